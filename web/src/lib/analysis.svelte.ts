/** The analysis of a game: asked for, waited for with its progress, and kept while the page is open. */
import { call, Failure } from "./api";
import type { Analyzed, Analysis, Sums } from "./wire";

const PAUSE = 400; // milliseconds between two questions how far it is

export class AnalysisStore {
  seat = $state(0);
  done = $state(0);
  total = $state(0);
  problem = $state<string | null>(null);
  private found = $state.raw<Record<number, Analysis>>({});
  analysis = $derived<Analysis | undefined>(this.found[this.seat]);
  private timer = 0;

  constructor(readonly table: string) {}

  /** Shows a seat's analysis, now or as soon as the server has it. */
  show(seat: number): void {
    this.stop();
    this.seat = seat;
    this.done = this.total = 0;
    this.problem = null;
    if (!this.analysis) void this.ask(seat);
  }
  stop(): void {
    clearTimeout(this.timer);
  }

  private async ask(seat: number): Promise<void> {
    try {
      const { done, total, analysis } = await call<Analyzed>(`/api/tables/${this.table}/analysis`, { seat });
      if (analysis) this.found = { ...this.found, [seat]: analysis };
      if (seat !== this.seat || analysis) return;
      Object.assign(this, { done, total });
      this.timer = window.setTimeout(() => this.ask(seat), PAUSE);
    } catch (failure) {
      if (seat === this.seat) this.problem = (failure as Failure).code;
    }
  }
}

export interface SumRow {
  key: "start" | "luck" | "others" | "loss" | "drift" | "result";
  stars: number; // as shown
  from: number; // where its bar begins and ends
  to: number;
}

/** The sum as it is shown: tenths that add up. What rounding leaves is unexplained too. */
export function sumRows(sums: Sums, players: number): SumRow[] {
  const tenth = (value: number) => Math.round(10 * value) / 10;
  const start = tenth(sums.start);
  const result = tenth(sums.result);
  const changes: [SumRow["key"], number][] = [
    ["luck", tenth(sums.luck)],
    ["others", players > 1 ? tenth(sums.others) : 0],
    ["loss", tenth(-sums.loss)],
  ];
  const known = changes.reduce((sum, [, stars]) => sum + stars, start);
  changes.push(["drift", tenth(result - known)]);
  const rows: SumRow[] = [{ key: "start", stars: start, from: 0, to: start }];
  for (const [key, stars] of changes) {
    const from = rows.at(-1)!.to;
    if (key !== "others" || players > 1) rows.push({ key, stars, from, to: from + stars });
  }
  return [...rows, { key: "result", stars: result, from: 0, to: result }];
}
