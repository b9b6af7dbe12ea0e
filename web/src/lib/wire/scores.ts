// Written by `make wire` from src/rollplayer/server/wire; do not edit.

/** One reason for stars; the client words it (R8). */
export interface ScoreLine {
  rule: string;
  part: string;
  subject: string;
  have: number;
  stars: number;
}

/** A hero's stars as they would be now. */
export interface HeroScore {
  goals: number;
  class_color: number;
  alignment: number;
  backstory: number;
  armor: number;
  traits: number;
  gold: number;
  total: number;
  rank: string | null;
  lines: ScoreLine[];
  dropped: string[];
}

/** POST /api/score: a finished sheet from a real table (one or several heroes). */
export interface Sheet {
  heroes: (Record<string, unknown>)[];
  solo?: boolean;
  edition?: "first" | "second";
}

/** The answer to POST /api/score, as `rollplayer score --json` counts. */
export interface Scored {
  heroes: HeroScore[];
  winners: number[];
}
