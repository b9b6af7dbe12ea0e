/** The tutorial's table: a record step by step, where the learner makes the recorded moves. */
import { STEPS } from "../learn/steps";
import { nextSteps, parseMoves, type Move } from "./moves";
import { Replay } from "./replay.svelte";
import type { View } from "./wire";

const KEY = "rp.lesson";

export class Lesson extends Replay {
  step = $state(0);
  astray = $state(false); // a choice that the record does not make
  private opening = 0;
  private legal = $state.raw<Move[]>([]);
  protected override readonly more = "&moves";
  now = $derived(STEPS[this.step]);
  last = $derived(this.step === STEPS.length - 1);

  constructor(table: string) {
    super(table, 0);
    this.step = kept();
  }

  protected override begin(): void {
    void this.open(this.step);
  }

  async open(step: number): Promise<void> {
    const to = Math.max(0, Math.min(step, STEPS.length - 1));
    const { at, does } = STEPS[to];
    this.opening = to;
    this.pending = true;
    const past = await this.past(at);
    if (this.opening !== to) return; // a quicker hand is further on
    this.pending = false;
    if (!past) return;
    // The words and the table change together.
    this.step = to;
    sessionStorage.setItem(KEY, String(to));
    this.astray = false;
    this.choice.clear();
    this.log = this.lines.filter((line) => line.number <= at);
    this.legal = parseMoves(past.moves[0] ?? []);
    this.view = does ? this.asked(past) : { ...past, mine: [0], turn: null, moves: {} };
  }
  /** The view with the recorded move to make; of races and classes all may be tried. */
  private asked(past: View): View {
    const [verb] = this.recorded.split(" ");
    const all = verb === "race" || verb === "class";
    const moves = all ? (past.moves[0] ?? []) : [this.recorded];
    return { ...past, mine: [0], turn: 0, moves: { 0: moves }, drops: {} };
  }
  private get recorded(): string {
    return this.lines.find((line) => line.number === this.now.at + 1)?.text ?? "";
  }

  /** The words tell of all that the rules allow; only the recorded move can be made. */
  override get allowed(): Move[] {
    return this.legal;
  }
  override stray(step: string): void {
    if (nextSteps(this.legal, []).has(step)) this.astray = true;
  }
  override play(move: string): void {
    this.choice.clear();
    if (move === this.recorded) this.next();
    else this.astray = true;
  }
  override undo(): void {
    this.back();
  }
  next(): void {
    void this.open(this.step + 1);
  }
  back(): void {
    void this.open(this.step - 1);
  }
}

function kept(): number {
  const step = Number(sessionStorage.getItem(KEY));
  return Number.isInteger(step) && step > 0 && step < STEPS.length ? step : 0;
}
