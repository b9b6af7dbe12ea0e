// Written by `make wire` from src/rollplayer/server/wire; do not edit.

import type { AskHint, Hinted } from "./advice";
import type { Ahead, TakeBack } from "./ahead";
import type { AllowTalk, Say } from "./chat";
import type { Reveal } from "./dice";
import type { Refused } from "./refusals";
import type { Close, Free, Look, Resign } from "./seats";
import type { Delta, Play, Preview, Previewed, Propose, Undo, View, Why } from "./table";

/** The first message of a client, and again after a lost connection. */
export interface Hello {
  type: "hello";
  tokens: string[];
  since?: number;
  deltas?: boolean;
}

export interface Ping {
  type: "ping";
  id: number;
}

/** The request with this id is carried out and durable. */
export interface Done {
  type: "done";
  id: number;
  event: number;
}

export interface Pong {
  type: "pong";
  id: number;
}

export type ClientMessage = Hello | Play | Undo | Ahead | TakeBack | Preview | Why | AskHint | Propose | Resign | Free | Close | Look | Reveal | Say | AllowTalk | Ping;

export type ServerMessage = View | Delta | Done | Refused | Previewed | Hinted | Pong;
