/** The mistakes of a game, one after another: the table before each, with what was played and what was better. */
import { AnalysisStore } from "./analysis.svelte";
import { starCount, t } from "./i18n.svelte";
import { isOnHero, parseMove } from "./moves";
import { moveName } from "./naming";
import type { Replay } from "./replay.svelte";
import { mainPart, partName } from "./scoring";
import type { CostlyDecision } from "./wire";

const LATER = "later"; // what no line of the score explains

/** What a decision cost, as people say it: whole stars, at least one. */
export function roughly(decision: CostlyDecision): string {
  return starCount(Math.max(1, Math.round(decision.loss)));
}
/** A costly decision in one plain sentence. */
export function lessonOf(decision: CostlyDecision): string {
  const { round, kind, played, best, why } = decision;
  const part = mainPart(why);
  const words = {
    when: round ? t("analysis-round", { round }) : t("phase-setup"),
    better: moveName(best, kind),
    played: moveName(played, kind),
    stars: roughly(decision),
  };
  if (!part || part === LATER) return t("lesson-plain", words);
  return t("lesson", { ...words, part: partName(part) });
}

export type Mark = "played" | "better";
/** Which steps on the table a decision marks; what both moves share is marked as neither. */
export function marksOf({ played, best }: CostlyDecision): Record<string, Mark> {
  const [wrong, right] = [parseMove(played.move).steps, parseMove(best.move).steps];
  const marks: Record<string, Mark> = {};
  for (const step of wrong) if (!right.includes(step)) marks[step] = "played";
  for (const step of right) if (!wrong.includes(step)) marks[step] = "better";
  return marks;
}

/** The tab of a phone that shows the better move; what is asked decides where it is no skill. */
export function tabOf({ played, best }: CostlyDecision): "hero" | undefined {
  const shown = best.move === "pass" ? played : best;
  return isOnHero(parseMove(shown.move).steps) ? "hero" : undefined;
}

export class Study {
  /** The decision that is looked at, while the replay shows the table before it. */
  decision = $state.raw<CostlyDecision | null>(null);
  mistakes = $derived.by(() => (this.store.analysis?.costliest ?? []).toSorted((a, b) => a.event - b.event));
  events = $derived(this.mistakes.map(({ event }) => event));
  place = $derived(this.decision ? this.mistakes.indexOf(this.decision) : -1);

  constructor(
    readonly store: AnalysisStore,
    private readonly replay: Replay,
  ) {}

  /** Shows the table as it was when the decision was to be made. */
  look(decision: CostlyDecision): void {
    this.replay.pause();
    this.decision = decision;
    this.replay.seen = {
      event: decision.event - 1,
      seat: this.store.seat,
      moves: [decision.played.move, decision.best.move],
    };
    void this.replay.go(this.replay.placeOf(decision.event) - 1);
  }
  lookAt(event: number): void {
    const found = this.mistakes.find((mistake) => mistake.event === event);
    if (found) this.look(found);
  }
  step(by: number): void {
    const next = this.mistakes[this.place + by];
    if (next) this.look(next);
  }
  /** The replay has gone elsewhere: the decision is no longer what is shown. */
  follow(): void {
    const { decision, replay } = this;
    if (decision && replay.place !== replay.placeOf(decision.event) - 1) this.end();
  }
  end(): void {
    this.decision = null;
    this.replay.seen = null;
    void this.replay.go(this.replay.place);
  }
}
