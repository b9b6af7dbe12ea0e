/** What would the move under the pointer change? */
import { wouldPlay } from "../moves";
import type { HeroScore } from "../wire";
import type { Choice } from "./choice.svelte";
import type { Connection } from "./connection.svelte";
import type { Scene } from "./scene.svelte";

const DELAY = 70; // milliseconds the pointer rests before the server is asked

interface Previewing extends Scene {
  readonly choice: Choice;
  readonly connection: Connection;
}

export class Preview {
  now = $state.raw<{ move: string; seat: number; scores: HeroScore[] } | null>(null);

  // Nothing on the page depends on what the map holds.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private readonly known = new Map<string, HeroScore[]>();
  private move = "";
  private step = "";
  private timer = 0;

  constructor(private readonly table: Previewing) {}

  /** The pointer or the focus is on a step. */
  hover(step: string): void {
    const { choice, moves } = this.table;
    if (!choice.can(step)) return;
    this.step = step;
    const move = wouldPlay(moves, choice.picks, step);
    if (move) this.hoverMove(move.text);
  }
  hoverMove(move: string): void {
    const { seat, live } = this.table;
    if (seat === null || !live) return;
    this.move = move;
    clearTimeout(this.timer);
    const known = this.known.get(`${seat}:${move}`);
    if (known) this.show(move, seat, known);
    else this.timer = window.setTimeout(() => this.ask(move, seat), DELAY);
  }
  /** The pointer or the focus has left; another step may have been entered since. */
  end(step?: string): void {
    if (step !== undefined && step !== this.step) return;
    this.move = "";
    clearTimeout(this.timer);
    this.now = null;
  }
  /** The game has gone on: what was known is known no longer. */
  clear(): void {
    this.known.clear();
    this.end();
  }

  private ask(move: string, seat: number): void {
    if (this.move !== move) return;
    this.table.connection.ask({ type: "preview", seat, move }, (answer) => {
      if (answer?.type !== "previewed") return;
      this.known.set(`${seat}:${move}`, answer.scores);
      if (move === this.move) this.show(move, seat, answer.scores);
    });
  }
  private show(move: string, seat: number, scores: HeroScore[]): void {
    this.now = scores.length ? { move, seat, scores } : null;
  }
}
