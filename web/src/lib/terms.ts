/** What is played at a table, in a few words each: how many, which edition, which variants. */
import { t } from "./i18n.svelte";
import type { TableSummary } from "./wire";

const USUAL_CLASSES = "drawn";
const BASE_CARDS = "base";

export function terms(table: TableSummary): string[] {
  return [
    t("player-count", { count: table.seats.length }),
    t(`edition-${table.edition}`),
    ...table.variants.map((variant) => t(`variant-${variant}`)),
    ...(table.classes === USUAL_CLASSES ? [] : [t(`classes-${table.classes}`)]),
    ...(table.cards === BASE_CARDS ? [] : [t("own-cards")]),
    ...(table.pace === "slow" ? [t("pace-slow")] : []),
  ];
}
