// Written by `make wire` from src/rollplayer/server/wire; do not edit.

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: "person" | "open" | "bot";
  name: string;
  bot: string;
  here: boolean;
  reserved?: boolean;
  stand_in?: boolean;
  look?: string;
}

/** POST /api/tables/{table}/handover: a one-time code that moves a seat to another device. */
export interface HandOver {
  token: string;
}

/** The answer: whoever sends the code first gets the seat, and the old token ends. */
export interface HandOverCode {
  code: string;
  seconds: number;
}

/**
 * POST /api/handover; the answer is TableMade with the seat's new token.
 *
 * The share of the dice stayed on the old device. As long as nobody has shown theirs and seats
 * are open, the new device may promise one of its own.
 */
export interface TakeOver {
  code: string;
  promise?: string;
}

/** Gives a seat up for good: a bot plays it to the end. */
export interface Resign {
  type: "resign";
  id: number;
  seat: number;
}

/** The host frees a seat before the game has begun: a kept one, or somebody else's. */
export interface Free {
  type: "free";
  id: number;
  seat: number;
  target: number;
}

/** The host closes a table that has not begun; later the others have to agree (`propose`). */
export interface Close {
  type: "close";
  id: number;
  seat: number;
}

/** Chooses a side of the character sheet (R2.2); everybody sees the hero so. */
export interface Look {
  type: "look";
  id: number;
  seat: number;
  look: "a" | "b";
}

export type SeatMessage = Resign | Free | Close | Look;
