/** Marks the elements of a recommended move: they glow, and an arrow leads to the last of them. */
import { ATTRIBUTES, wishes } from "./facts";
import { rowState } from "./goals";
import { t } from "./i18n.svelte";
import { parseMove } from "./moves";
import type { Hero } from "./position";
import type { TableStore } from "./table.svelte";
import type { Hint } from "./wire";

/** The steps of the best move that are not taken yet. */
export function advisedSteps(table: TableStore): string[] {
  const best = table.hints.advice?.hints?.[0];
  if (!best || !table.isMine) return [];
  return parseMove(best.move.move).steps.filter((step) => !table.choice.picked(step));
}

/** Keeps the mark on an element for as long as the move is recommended. */
export function markAdvised(table: TableStore, element: HTMLElement, step: string): void {
  $effect(() => {
    element.toggleAttribute("data-advised", advisedSteps(table).includes(step));
  });
}

/** Why the best move is good, in one plain sentence. */
export function reasonOf(hint: Hint, hero: Hero): string {
  const { verb, given } = parseMove(hint.move.move);
  const row = ATTRIBUTES.find((one) => one === given.row?.[0]);
  if (verb === "place" && row && hint.move.die) {
    const then = { ...hero, sheet: { ...hero.sheet, [row]: [...hero.sheet[row], hint.move.die] } };
    const { dice, state } = rowState(then, row);
    if (dice === 3 && state === "met") return t("hint-because-completes", { row: t(`attribute-${row}`) });
    if (wishes(hero.backstory)[`${row}${dice}`] === hint.move.die[0]) return t("hint-because-backstory");
  }
  const best = [...hint.why].sort((one, two) => two.stars - one.stars)[0];
  if (!best || best.stars <= 0 || hint.difference <= hint.difference_error) return t("hint-because-close");
  return t(`hint-because-${best.part.replace("_", "-")}`);
}
