/** Marks the elements of a recommended move: they glow, and an arrow leads to the last of them. */
import { ATTRIBUTES, wishes } from "./facts";
import { isSeen } from "./figures";
import { rowState } from "./goals";
import { t } from "./i18n.svelte";
import { parseMove } from "./moves";
import type { Hero } from "./position";
import { mainReason } from "./scoring";
import type { TableStore } from "./table.svelte";
import type { Hint } from "./wire";

/** The steps of the best move that are not taken yet. */
export function advisedSteps(table: TableStore): string[] {
  const best = table.hints.advice?.hints?.[0];
  if (!best || !table.isMine) return [];
  const { verb, steps } = parseMove(best.move.move);
  const left = steps.filter((step) => !table.choice.picked(step));
  return verb === "order" ? left.slice(0, 1) : left; // tied dice are clicked one by one
}

/** Keeps the mark on an element for as long as the move is recommended. */
export function markAdvised(table: TableStore, element: HTMLElement, step: string): void {
  $effect(() => {
    element.toggleAttribute("data-advised", advisedSteps(table).includes(step));
    return () => element.removeAttribute("data-advised");
  });
}

/** Whether chance alone could make the difference to the move it is compared with. */
export function isClose({ difference, difference_error: error }: Hint): boolean {
  return Math.abs(difference) <= error || !isSeen(difference);
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
  const reason = mainReason(hint.why);
  if (!reason || isClose(hint)) return t("hint-because-close");
  return verb === "pass" ? t("hint-because-pass") : reason;
}
