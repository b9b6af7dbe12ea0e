// Written by `make wire` from src/rollplayer/server/wire; do not edit.

import type { SeatAhead } from "./ahead";
import type { Talk } from "./chat";
import type { Dice } from "./dice";
import type { LogLine } from "./moves";
import type { HeroScore } from "./scores";
import type { SeatInfo } from "./seats";

/** Something that all other people at the table must agree to. */
export interface Proposal {
  what: "undo" | "bot" | "recall" | "kick" | "close" | "begin";
  seat: number;
  bot: string;
  event: number;
  agreed: number[];
  waiting: number[];
}

/** The whole table as one viewer sees it; sent whenever anything changes. */
export interface View {
  type: "view";
  table: string;
  invite: string | null;
  event: number;
  position: Record<string, unknown>;
  rounds: number;
  seats: SeatInfo[];
  mine: number[];
  turn: number | null;
  rule: string | null;
  moves: Record<string, string[]>;
  drops: Record<string, string[]>;
  prices: Record<string, Record<string, number>>;
  undo: number[];
  scores: HeroScore[];
  winners: number[] | null;
  log: LogLine[];
  proposals: Proposal[];
  thinking: number | null;
  seed_hash: string | null;
  seed: string | null;
  next: string | null;
  seed_chosen: boolean;
  hints: boolean;
  ended: boolean;
  dice: Dice | null;
  own_cards: boolean;
  closed: string | null;
  host: number | null;
  pace: string;
  earned: number[][][];
  talk: Talk;
  number: number;
  choosing: number[];
  ahead: Record<string, SeatAhead>;
}

/**
 * What has changed since the view with the number `after`; for clients that asked for deltas.
 *
 * Whoever has that view replaces what is named here and adds the log lines. Whoever has another
 * says `hello` again and gets a whole view.
 */
export interface Delta {
  type: "delta";
  after: number;
  number: number;
  view: Record<string, unknown>;
  position: Record<string, unknown>;
  heroes: Record<string, Record<string, unknown>>;
  scores: Record<string, HeroScore>;
  log: LogLine[];
}

/** A move that answers event `at`; stale or doubled ones are refused with a fresh view. */
export interface Play {
  type: "play";
  id: number;
  seat: number;
  move: string;
  at: number;
}

export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  at: number;
}

/** What would a move change? */
export interface Preview {
  type: "preview";
  id: number;
  seat: number;
  move: string;
}

/** The scores after a move, before what chance brings then. */
export interface Previewed {
  type: "previewed";
  id: number;
  seat: number;
  scores: HeroScore[];
}

/** Why can a move not be chosen? */
export interface Why {
  type: "why";
  id: number;
  seat: number;
  move: string;
}

/**
 * Proposes, agrees or declines what needs the others' consent.
 *
 * `undo`: the seat's last move is taken back. `bot`: a bot stands in for a player who went away,
 * and gives the seat back as soon as they return. `recall`: the stand-in stops, the seat waits.
 * `kick`: the seat is a bot's for good. `close`: the table ends here. `begin`: without the share
 * of the dice that the seat has not shown.
 */
export interface Propose {
  type: "propose";
  id: number;
  seat: number;
  what: "undo" | "bot" | "recall" | "kick" | "close" | "begin";
  target: number;
  bot?: string;
  agree?: boolean;
}
