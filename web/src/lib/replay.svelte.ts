/** A game looked at again: the table of any event, read-only, with the views around kept ready. */
import { call, Failure } from "./api";
import { entries, type Entry } from "./log";
import { TableStore } from "./table.svelte";
import type { LogLine, View } from "./wire";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1400; // milliseconds a sentence at speed 1
const AHEAD = 4;
const KEPT = 300;

export class Replay extends TableStore {
  override readonly live = false;
  lines = $state.raw<LogLine[]>([]);
  place = $state(0); // among the stops
  playing = $state(false);
  speed = $state(1);
  problem = $state<string | null>(null);

  entries = $derived<Entry[]>(entries(this.lines, (seat) => this.name(seat)));
  /** The events where one may stop: before the first, and after each sentence of the log. */
  stops = $derived<number[]>([0, ...this.entries.map((entry) => entry.number)]);
  at = $derived(this.stops[this.place] ?? 0);
  entry = $derived<Entry | undefined>(this.entries[this.place - 1]);

  /** A moment seen with the eyes of the player to move, with some of the moves there were. */
  seen: { event: number; seat: number; moves: string[] } | null = null;

  /** What else views of the past are asked for. */
  protected readonly more: string = "";
  // A cache: nothing on the page depends on what it holds.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private views = new Map<number, Promise<View>>();
  private wanted: number | null;
  private timer = 0;

  constructor(id: string, event: number | null) {
    super(id, () => []);
    this.wanted = event;
  }

  /** The socket tells how far the game has got; what is shown comes from the past. */
  protected override see(view: View): void {
    this.lines = [
      ...this.lines.filter((line) => !view.log.some((one) => one.number === line.number)),
      ...view.log,
    ];
    this.log = this.lines;
    if (this.view) return;
    this.view = view;
    this.begin();
  }
  protected begin(): void {
    void this.go(this.placeOf(this.wanted ?? 0));
  }
  /** Shows the moment of an event, or will as soon as the game is here. */
  goTo(event: number): void {
    if (this.lines.length) void this.go(this.placeOf(event));
    else this.wanted = event;
  }
  placeOf(event: number): number {
    const found = this.stops.findIndex((stop) => stop >= event);
    return found < 0 ? this.stops.length - 1 : found;
  }

  private fetch(event: number): Promise<View> {
    let view = this.views.get(event);
    if (!view) {
      // Only the table is wanted: the log is here already.
      view = call<View>(`/api/tables/${this.id}/views/${event}?since=${event}${this.more}`);
      view.catch(() => this.views.delete(event));
      this.views.set(event, view);
      if (this.views.size > KEPT) this.views.delete(this.views.keys().next().value!);
    }
    return view;
  }

  async go(place: number): Promise<void> {
    this.place = Math.max(0, Math.min(place, this.stops.length - 1));
    const event = this.at;
    const view = await this.past(event);
    if (!view || this.at !== event) return;
    const seen = this.seen?.event === event ? this.seen : null;
    this.view = { ...view, mine: seen ? [seen.seat] : [], moves: seen ? { [seen.seat]: seen.moves } : {} };
    this.prefetch();
  }
  /** The table after an event; null, with the problem told, where it cannot be had. */
  protected async past(event: number): Promise<View | null> {
    try {
      const view = await this.fetch(event);
      this.problem = null;
      return view;
    } catch (failure) {
      this.problem = (failure as Failure).code;
      this.pause();
      return null;
    }
  }
  private prefetch(): void {
    for (let step = -1; step <= AHEAD; step++) {
      const event = this.stops[this.place + step];
      if (event !== undefined) void this.fetch(event).catch(() => {});
    }
  }

  toggle(): void {
    if (this.playing) this.pause();
    else {
      if (this.place === this.stops.length - 1) void this.go(0);
      this.playing = true;
      this.tick();
    }
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
  private tick(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (this.place >= this.stops.length - 1) this.pause();
      else void this.go(this.place + 1).then(() => this.playing && this.tick());
    }, PACE / this.speed);
  }
  /** What is over cannot be played. */
  override play(_move: string): void {}
  override close(): void {
    this.pause();
    super.close();
  }
}
