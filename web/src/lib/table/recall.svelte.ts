/** What the others did since my last move, shown again on the board. The server has all of it. */
import { askedAt } from "../ahead";
import { call, type Failure } from "../api";
import { standing } from "../log";
import { sayFailure } from "../refusalWords";
import type { LogLine, View } from "../wire";
import { BEATS } from "./pace";
import type { Scene } from "./scene.svelte";

const MOST = 40; // moves; more happen only where somebody's bot played for long

interface Recalling extends Scene {
  readonly id: string;
  readonly notes: { tell(sentences: readonly string[]): void };
  /** Puts a view on the board that is not news, with what is to be seen moving. */
  display(view: View, fresh?: LogLine[]): void;
}
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export class Recall {
  /** Whether the board shows the past just now. */
  playing = $state(false);
  /** The moves of others since my last one. */
  lines = $derived.by(() => sinceMine(this.table.log, this.table.view?.mine ?? []).slice(-MOST));

  private now: View | null = null; // the present, to come back to
  private run = 0; // which showing this is: a stopped one goes no further

  constructor(private readonly table: Recalling) {}

  toggle(): void {
    if (this.playing) return this.stop();
    if (!this.lines.length || !this.table.view) return;
    this.now = this.table.view;
    this.playing = true;
    void this.show(this.lines, this.now, ++this.run);
  }
  /** Whether the showing goes on when a view comes: it does where nothing has happened since it began. */
  outlasts(view: View): boolean {
    if (!this.playing || !this.now) return false;
    if (view.log.length || askedAt(view) !== askedAt(this.now)) return false;
    this.now = view;
    return true;
  }
  /** Back to the present. */
  stop(): void {
    if (!this.playing || !this.now) return;
    this.run++;
    this.playing = false;
    this.table.watching = null;
    this.table.display(this.now);
  }

  /** Each move in turn: the sheet of its player before it, then what it changed. */
  private async show(lines: readonly LogLine[], now: View, run: number): Promise<void> {
    // After a move comes what it led to, up to the next move that is shown.
    const stops = [...lines.map((line) => line.number - 1), now.event];
    const views = stops.map((event, place) => () => this.past(event, stops[place - 1] ?? event, now));
    try {
      let before = await views[0]();
      for (const [place, line] of lines.entries()) {
        const next = views[place + 1](); // on its way while the one before it is looked at
        if (this.run !== run) return;
        this.table.watching = line.seat;
        this.table.display(before);
        const [after] = await Promise.all([next, pause(BEATS.fast)]);
        if (this.run !== run) return;
        this.table.display(after, after.log);
        await pause(BEATS.normal);
        before = after;
      }
      if (this.run === run) this.stop();
    } catch (failure) {
      if (this.run !== run) return;
      this.stop();
      this.table.notes.tell([sayFailure(failure as Failure)]);
    }
  }
  /** The table after an event, with what happened since another; nothing can be done in the past. */
  private async past(event: number, since: number, now: View): Promise<View> {
    const then = await call<View>(`/api/tables/${this.table.id}/views/${event}?since=${since}`);
    return { ...then, mine: now.mine, invite: now.invite, number: now.number };
  }
}

/** The lines after the last move of one's own that stands: other players' moves alone. */
export function sinceMine(log: readonly LogLine[], mine: readonly number[]): LogLine[] {
  const lines = standing([...log]);
  const isMine = (line: LogLine) => line.seat !== null && mine.includes(line.seat);
  const last = lines.findLastIndex(isMine);
  if (last < 0 || !mine.length) return [];
  return lines.slice(last + 1).filter((line) => line.seat !== null && line.text !== "pass");
}
