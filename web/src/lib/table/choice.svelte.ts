/** Choosing a move step by step: what was clicked so far, and what may be clicked next. */
import type { MoveVerb } from "../kinds";
import { complete, isSubset, nextSteps, type Move } from "../moves";
import { settings } from "../settings.svelte";
import type { Scene } from "./scene.svelte";

export interface Player extends Scene {
  /** Whether a move is on its way to the server. */
  pending: boolean;
  play(move: string): void;
}

/** Moves that cannot be taken back; `confirm-` plus the verb asks once more. `pass` only at the end. */
export const FINAL: readonly MoveVerb[] = ["reveal", "drop", "pass"];

export class Choice {
  picks = $state<string[]>([]);
  toConfirm = $state.raw<Move | null>(null);
  steps = $derived.by(() => nextSteps(this.table.moves, this.picks));

  constructor(private readonly table: Player) {}

  can(step: string): boolean {
    return !this.table.pending && this.table.isMine && this.steps.has(step);
  }
  picked(step: string): boolean {
    return this.picks.includes(step);
  }
  /** A click on something: the next step of a move, or taking the last step back. */
  choose(step: string): void {
    if (this.table.pending || !this.table.isMine) return;
    if (this.picks.includes(step)) {
      this.picks = this.picks.filter((pick) => pick !== step);
      return;
    }
    if (!this.steps.has(step)) {
      // Another first step instead of a second one: start over with it.
      if (!nextSteps(this.table.moves, []).has(step)) return this.table.stray(step);
      this.picks = [];
    }
    const picks = [...this.picks, step];
    const move = complete(this.table.moves, picks);
    if (move && !isSubset(move)) this.commit(move);
    else this.picks = picks;
  }
  /** `reroll 1 3`: the cards picked are all. */
  get subset(): Move | undefined {
    const move = complete(this.table.moves, this.picks);
    return move && isSubset(move) ? move : undefined;
  }
  /** Takes the last step back; false if there is none. */
  unpick(): boolean {
    if (this.picks.length === 0 && !this.toConfirm) return false;
    this.toConfirm = null;
    this.picks = this.picks.slice(0, -1);
    return true;
  }
  clear(): void {
    this.picks = [];
    this.toConfirm = null;
  }

  /** Plays a move, after asking where it cannot be taken back. */
  commit(move: Move): void {
    if (settings.confirm && this.isFinal(move)) this.toConfirm = move;
    else this.table.play(move.text);
  }
  private isFinal(move: Move): boolean {
    if (move.verb === "pass") return this.table.prompt?.kind === "last-call";
    return FINAL.includes(move.verb);
  }
}
