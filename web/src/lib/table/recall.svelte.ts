/** What the others did since my last move: kept as it was seen, and shown again on the board. */
import type { LogLine, View } from "../wire";
import { BEATS } from "./pace";
import type { Scene } from "./scene.svelte";

const MOST = 60; // views; more happens only where somebody was away for long

interface Recalling extends Scene {
  /** Puts a view on the board that is not the newest. */
  display(view: View): void;
}

export class Recall {
  /** Whether the board shows the past just now. */
  playing = $state(false);
  /** The moves of others since my last one. */
  lines = $derived.by(() => sinceMine(this.table.log, this.table.view?.mine ?? []));
  /** Whether all of them were seen here, so that they can be shown again. */
  can = $derived.by(() => this.lines.length > 0 && this.seen.length > 1);

  private seen = $state.raw<View[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Recalling) {}

  /** A new view is on the board. */
  keep(view: View): void {
    const isMine = view.log.some((line) => line.seat !== null && view.mine.includes(line.seat));
    if (isMine || !this.seen.length) this.seen = [view];
    else if (view.log.length) this.seen = [...this.seen, view].slice(-MOST);
  }
  play(): void {
    if (!this.can) return;
    this.playing = true;
    this.step(0);
  }
  /** Back to the present; a click or a key does it. */
  stop(): void {
    if (!this.playing) return;
    clearTimeout(this.timer);
    this.playing = false;
    this.table.watching = null;
    this.table.display(this.seen[this.seen.length - 1]);
  }

  private step(place: number): void {
    const view = this.seen[place];
    if (!view || place === this.seen.length - 1) return this.stop();
    this.table.watching = this.seen[place + 1].log.find((line) => line.seat !== null)?.seat ?? null;
    // Nothing can be done in the past.
    this.table.display({ ...view, moves: {}, drops: {}, undo: [], thinking: null });
    this.timer = setTimeout(() => this.show(place + 1), BEATS.fast);
  }
  /** The next move, before it is looked where the one after it leads. */
  private show(place: number): void {
    this.table.display({ ...this.seen[place], moves: {}, drops: {}, undo: [], thinking: null });
    this.timer = setTimeout(() => this.step(place), BEATS.normal);
  }
}

/** The lines after the last move of one's own: other players' moves alone. */
export function sinceMine(log: readonly LogLine[], mine: readonly number[]): LogLine[] {
  const isMine = (line: LogLine) => line.seat !== null && mine.includes(line.seat);
  const last = log.findLastIndex(isMine);
  if (last < 0 || !mine.length) return [];
  return log.slice(last + 1).filter((line) => line.seat !== null && !/^(pass|undone)\b/.test(line.text));
}
