/** Something is dragged over the table. */
import { nextSteps } from "../moves";
import type { Choice } from "./choice.svelte";
import type { Scene } from "./scene.svelte";

interface Dragging extends Scene {
  readonly choice: Choice;
  playThen(first: string, second: string): void;
}

export class Drag {
  /** The step that is dragged, and the one it is held over. */
  from = $state<string | null>(null);
  over = $state<string | null>(null);

  constructor(private readonly table: Dragging) {}

  can(step: string): boolean {
    const { choice, prompt, isMine } = this.table;
    return choice.can(step) || (step === "hand" && prompt?.kind === "place" && isMine);
  }
  /** Whether what is dragged may be let go over a step. */
  takes(from: string, to: string): boolean {
    const { choice, moves } = this.table;
    if (from === "hand") return choice.can(to);
    if (this.isTaking(from)) return to.startsWith("row:");
    const first = choice.picked(from) ? choice.picks : [from];
    return nextSteps(moves, first).has(to);
  }
  /** A die of the center that is let go on a row is taken and placed: two moves. */
  drop(from: string, to: string): void {
    const { choice } = this.table;
    if (this.isTaking(from) && to.startsWith("row:")) {
      this.table.playThen(`take ${from.slice(5)}`, `place ${to.slice(4)}`);
      return;
    }
    if (from !== "hand" && !choice.picked(from)) choice.choose(from);
    choice.choose(to);
  }
  private isTaking(step: string): boolean {
    return step.startsWith("init:") && this.table.moves.some((move) => move.text === `take ${step.slice(5)}`);
  }
}
