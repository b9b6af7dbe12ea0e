/** What is on the table: the latest view, the log, and whose sheet is looked at. */
import { askedAt, decisions, unseen } from "../ahead";
import { seatName } from "../bots";
import { parseMoves, type Move } from "../moves";
import type { Hero, Position, Prompt } from "../position";
import type { LogLine, View } from "../wire";

export class Scene {
  /** Whether people are at this table now; a replay looks at the past. */
  readonly live: boolean = true;
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  fresh = $state.raw<LogLine[]>([]); // what the last view brought
  lost = $state.raw<string | null>(null); // the market card that the enemy has just taken
  watching = $state<number | null>(null);

  position = $derived(this.view?.position as unknown as Position | undefined);
  prompt = $derived<Prompt | undefined>(this.position?.prompts[0]);
  /** The seat this browser acts for now. */
  seat = $derived.by(() => this.actingSeat());
  /** The seat whose sheet is shown large. */
  shown = $derived(this.watching ?? this.seat ?? this.view?.turn ?? 0);
  hero = $derived<Hero | undefined>(this.position?.heroes[this.shown]);
  moves = $derived(parseMoves(this.seat === null ? [] : (this.view?.moves[this.seat] ?? [])));
  drops = $derived(parseMoves(this.seat === null ? [] : (this.view?.drops[this.seat] ?? [])));
  isMine = $derived(this.seat !== null && this.shown === this.seat);
  myTurn = $derived(this.seat !== null && this.view?.turn === this.seat);
  over = $derived(this.position?.phase === "over");

  /** What the rules allow, to word it; at a live table it is what may be chosen. */
  get allowed(): Move[] {
    return this.moves;
  }
  /** Something was clicked that is no step of a move. */
  stray(_step: string): void {}

  name(seat: number): string {
    const info = this.view?.seats[seat];
    return (info && seatName(this.view!.table, info)) || `#${seat + 1}`;
  }

  /** Takes a view in; true if anything happened since the last one that its player acts on. */
  protected take(view: View): boolean {
    const before = this.view;
    this.view = view;
    const kept = this.log.filter(
      (line) => line.number <= view.event && !view.log.some((one) => one.number === line.number),
    );
    this.log = [...kept, ...view.log].sort((a, b) => a.number - b.number);
    this.fresh = before ? [...unseen(before, view), ...decisions(before, view)] : [];
    this.lost = this.fresh.find((line) => line.text.startsWith("enemy "))?.trashed?.[0] ?? null;
    const happened = !before || askedAt(before) !== askedAt(view);
    // Whoever looks at another sheet is called back when it is their turn.
    if (happened && view.turn !== null && view.mine.includes(view.turn)) this.watching = null;
    return happened;
  }

  private actingSeat(): number | null {
    const view = this.view;
    if (!view || view.mine.length === 0) return null;
    if (this.watching !== null && view.mine.includes(this.watching)) return this.watching;
    if (view.turn !== null && view.mine.includes(view.turn)) return view.turn;
    return view.mine[0];
  }
}
