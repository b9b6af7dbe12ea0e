/** Lets views follow one another at a beat, so that eyes can follow what bots do. */
import { lessMotion, settings } from "../settings.svelte";
import type { View } from "../wire";

/** Milliseconds between two moves of bots. */
export const BEATS = { slow: 1200, normal: 700, fast: 350, now: 0 } as const;
export type Beat = keyof typeof BEATS;

export class Pace {
  private waiting: View[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity;

  constructor(private readonly show: (view: View) => void) {}

  /** Shows a view now, or when those before it have been seen. The order never changes. */
  take(view: View): void {
    const beat = lessMotion() ? 0 : BEATS[settings.beat];
    const wait = this.last + beat - performance.now();
    if (!this.waiting.length && (wait <= 0 || !movedByBot(view))) return this.pass(view);
    this.waiting.push(view);
    this.timer ??= setTimeout(() => this.next(beat), Math.max(0, wait));
  }
  /** A click or a key ends the waiting: the newest position is shown at once. */
  hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const view of this.waiting.splice(0)) this.pass(view);
  }

  private next(beat: number): void {
    this.timer = undefined;
    const view = this.waiting.shift();
    if (view) this.pass(view);
    if (this.waiting.length) this.timer = setTimeout(() => this.next(beat), beat);
  }
  private pass(view: View): void {
    if (view.log.length) this.last = performance.now();
    this.show(view);
  }
}

function movedByBot(view: View): boolean {
  return view.log.some((line) => line.seat !== null && view.seats[line.seat]?.kind === "bot");
}
