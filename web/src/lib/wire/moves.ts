// Written by `make wire` from src/rollplayer/server/wire; do not edit.

/** A move with what a reader needs to word it. */
export interface NamedMove {
  move: string;
  die: string | null;
  dice?: string[];
}

/** An event with what a reader needs to word it. */
export interface LogLine {
  number: number;
  seat: number | null;
  text: string;
  round: number;
  phase: string;
  concerns: number | null;
  die: string | null;
  gold: number;
  stars: number[];
  dice?: string[];
  discarded?: string[];
  trashed?: string[];
  prompt?: string;
}
