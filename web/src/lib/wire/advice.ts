// Written by `make wire` from src/rollplayer/server/wire; do not edit.

import type { NamedMove } from "./moves";

/** What one scoring line (R8), or `later` for rounds yet to come, adds to a difference. */
export interface PartStars {
  part: string;
  stars: number;
}

/** A good move: the stars to expect after it, and how it compares with another. */
export interface Hint {
  move: NamedMove;
  stars: number;
  error: number;
  against: NamedMove | null;
  difference: number;
  difference_error: number;
  why: PartStars[];
}

/** Which moves are good now? For the seat that is asked at event `at`. */
export interface AskHint {
  type: "hint";
  id: number;
  seat: number;
  at: number;
}

/** Up to three moves, the best first, for the seat asked at `event`. */
export interface Hinted {
  type: "hinted";
  id: number;
  seat: number;
  event: number;
  hints: Hint[];
}

/** POST /api/tables/{table}/analysis: begins it, says how far it is, or brings it. */
export interface Analyse {
  seat: number;
}

/** start + luck + others - loss + drift = result, in stars; `error` says what drift may be. */
export interface Sums {
  start: number;
  luck: number;
  others: number;
  loss: number;
  drift: number;
  result: number;
  error: number;
}

/** The stars expected after an event, their spread, and at a table the chance to win. */
export interface CurvePoint {
  event: number;
  round: number;
  stars: number;
  spread: number;
  win: number | null;
}

/** A decision that gave up stars, and what was better. */
export interface CostlyDecision {
  event: number;
  round: number;
  kind: string;
  played: NamedMove;
  best: NamedMove;
  loss: number;
  error: number;
  win_loss: number | null;
  difference: number;
  difference_error: number;
  rollouts: number;
  why: PartStars[];
}

/** Events of chance, and what they brought over the expected. */
export interface StrokeOfLuck {
  first: number;
  last: number;
  round: number;
  stars: number;
  error: number;
  win: number | null;
}

/** Where the stars of one seat came from (docs/analysis.md). */
export interface Analysis {
  seat: number;
  players: number;
  work: number;
  finished: boolean;
  sums: Sums;
  curve: CurvePoint[];
  costliest: CostlyDecision[];
  luckiest: StrokeOfLuck[];
}

/** The answer to Analyse: so many pieces of work are done of so many. */
export interface Analyzed {
  done: number;
  total: number;
  analysis: Analysis | null;
}
