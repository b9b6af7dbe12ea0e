// Written by `make wire` from src/rollplayer/server/wire; do not edit.

/** The last thing that a seat said. */
export interface Remark {
  seat: number;
  phrase: "smile" | "laugh" | "wow" | "sad" | "think" | "cheer" | "hello" | "good-luck" | "nice-move" | "thanks" | "sorry" | "one-moment" | "your-turn" | "well-played";
  number: number;
  at: string;
}

/** Whether the host lets people talk, and the last thing each seat said. */
export interface Talk {
  on: boolean;
  said: Remark[];
}

/** Says a phrase to everybody at the table. */
export interface Say {
  type: "say";
  id: number;
  seat: number;
  phrase: "smile" | "laugh" | "wow" | "sad" | "think" | "cheer" | "hello" | "good-luck" | "nice-move" | "thanks" | "sorry" | "one-moment" | "your-turn" | "well-played";
}

/** The host lets people talk, or not. */
export interface AllowTalk {
  type: "talk";
  id: number;
  seat: number;
  on: boolean;
}

export type TalkMessage = Say | AllowTalk;
