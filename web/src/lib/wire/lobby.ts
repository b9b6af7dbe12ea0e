// Written by `make wire` from src/rollplayer/server/wire; do not edit.

import type { SeatInfo } from "./seats";

/** Who sits on a seat: the maker of the table (hot-seat: several times), an open seat, a bot. */
export interface SeatWish {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
  promise?: string;
}

/** POST /api/tables */
export interface NewTable {
  seats: SeatWish[];
  edition?: "first" | "second";
  variants?: string[];
  classes?: "drawn" | "reverse" | "in-turn";
  seed?: string | null;
  pack?: string | null;
  public?: boolean;
  hints?: boolean | null;
  pace?: "live" | "slow";
}

/** The secret that holds a seat. Whoever has it may act for the seat. */
export interface SeatKey {
  seat: number;
  token: string;
}

/** The answer to making, joining, branching or a rematch. */
export interface TableMade {
  table: string;
  invite: string;
  keys: SeatKey[];
}

/** POST /api/join/{invite}; without a seat the first open one is taken. */
export interface Join {
  name: string;
  seat?: number | null;
  promise?: string;
}

/** As much of a hero as a small portrait shows. */
export interface HeroGlance {
  race: string | null;
  class: string | null;
  cards: string[];
}

/** A table in the lobby (GET /api/tables) or among my games (POST /api/mine). */
export interface TableSummary {
  table: string;
  invite: string | null;
  seats: SeatInfo[];
  edition: string;
  variants: string[];
  classes: string;
  cards: string;
  round: number;
  rounds: number;
  phase: string;
  turn: number | null;
  stars: number[];
  winners: number[] | null;
  made: string;
  changed: string;
  seed_chosen?: boolean;
  pace?: string;
  closed?: boolean;
  host?: number | null;
  heroes?: HeroGlance[];
  choosing?: number[];
}

/** POST /api/mine: the summaries of the tables whose seats I hold. */
export interface Mine {
  tokens: string[];
}

/** POST /api/records: a record to look at; the answer is TableMade without keys. */
export interface Upload {
  record: string;
  pack?: string | null;
}

/** POST /api/tables/{table}/branch: play on from an event as a new game. */
export interface Branch {
  event: number;
  seats: SeatWish[];
  seed?: string | null;
}

/**
 * POST /api/tables/{table}/rematch: same options and seats; others join by its invite link.
 *
 * Whoever asks once there is a rematch gets their own seat in it.
 */
export interface Rematch {
  token: string;
  others?: string[];
  promise?: string;
}
