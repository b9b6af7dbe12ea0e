// Written by `make wire` from src/rollplayer/server/wire; do not edit.

/**
 * Where the dice come from, and what was promised about them before the first roll.
 *
 * `practice`: the maker of the table chose the seed and can foresee every roll. `server`: the seed
 * is the server's. `shared`: every person with a promise adds a share that nobody knew before.
 */
export interface Dice {
  kind: "practice" | "server" | "shared" | "none";
  seed_hash: string | null;
  promises: Record<string, string>;
  shares: Record<string, string>;
  awaited: number[];
}

/** Shows the share of the dice that a seat has promised, once every seat is taken. */
export interface Reveal {
  type: "reveal";
  id: number;
  seat: number;
  share: string;
}
