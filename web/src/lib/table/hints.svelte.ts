/** Good moves for the player to move, asked for by a button. */
import { deciding } from "../ahead";
import type { Hint } from "../wire";
import type { Connection } from "./connection.svelte";
import type { Notes } from "./notes.svelte";
import type { Scene } from "./scene.svelte";

/** Good moves for the position after an event; null while they are worked out. */
export interface Advice {
  event: number;
  seat: number;
  hints: Hint[] | null;
}

interface Advised extends Scene {
  readonly connection: Connection;
  readonly notes: Notes;
}

export class Hints {
  advice = $state.raw<Advice | null>(null);
  allowed = $derived.by(() => {
    const { live, myTurn, isMine, view } = this.table;
    return live && myTurn && isMine && !!view?.hints && !deciding(view);
  });

  constructor(private readonly table: Advised) {}

  /** Asks for good moves, or puts them away. */
  toggle(): void {
    const { seat, view, connection, notes } = this.table;
    if (this.advice || !this.allowed || seat === null || !view) return this.clear();
    const { event } = view;
    notes.note = null;
    const sent = connection.ask({ type: "hint", seat, at: event }, (answer) => {
      if (this.advice?.event !== event || this.advice.seat !== seat) return;
      if (answer?.type === "hinted") this.advice = { event, seat, hints: answer.hints };
      else this.clear();
      // A stale answer is thrown away: the game has gone on.
      if (answer?.type === "refused" && answer.code !== "stale") notes.refuse(answer, "hint");
    });
    if (sent) this.advice = { event, seat, hints: null };
  }
  clear(): void {
    this.advice = null;
  }
}
