// Written by `make wire` from src/rollplayer/server/wire; do not edit.

import type { HeroScore } from "./scores";

/** A seat that may decide before its turn, as it is after what it has decided so far. */
export interface SeatAhead {
  at: number;
  decided: string[];
  moves: string[];
  rule: string | null;
  prompt: Record<string, unknown> | null;
  hero: Record<string, unknown>;
  score: HeroScore;
}

/** Decides a move before one's turn; if the turn has come meanwhile, it is played. */
export interface Ahead {
  type: "ahead";
  id: number;
  seat: number;
  move: string;
  at: number;
}

/** Takes the seat's last decision ahead back, as long as it has not been played. */
export interface TakeBack {
  type: "take-back";
  id: number;
  seat: number;
  at: number;
}

export type AheadMessage = Ahead | TakeBack;
