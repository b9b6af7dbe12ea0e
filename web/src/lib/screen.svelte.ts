/** Which layout the window has room for; layout.css draws the same lines. */
import { MediaQuery } from "svelte/reactivity";

/** Three columns: the players have a place in the right one. */
export const wide = new MediaQuery("(min-width: 1180px)");
/** A phone lying down: center and market lie beside the sheet. */
export const low = new MediaQuery("(min-width: 640px) and (max-width: 1179px) and (max-height: 500px)");
