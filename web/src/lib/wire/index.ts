// Written by `make wire` from src/rollplayer/server/wire; do not edit.

export type * from "./advice";
export type * from "./ahead";
export type * from "./chat";
export type * from "./dice";
export type * from "./house";
export type * from "./lobby";
export type * from "./moves";
export type * from "./refusals";
export type * from "./scores";
export type * from "./seats";
export type * from "./socket";
export type * from "./table";
