// Written by `make wire` from src/rollplayer/server/wire; do not edit.

/**
 * GET /api/bots: a list of these, weakest first.
 *
 * `stars` are the mean of solo games, `rating` is in Elo points; null where not measured. With one
 * of its `characters`, the bot of a seat is `name:character`.
 */
export interface BotInfo {
  name: string;
  characters: string[];
  stars: number | null;
  stars_error: number | null;
  rating: number | null;
  rating_error: number | null;
}

/** GET /api/packs: the card packs that come with the game; `pack` goes into NewTable. */
export interface PackInfo {
  name: string;
  pack: string;
}

/** GET /api/server */
export interface Server {
  name: string;
  version: string;
  rules: string;
}
