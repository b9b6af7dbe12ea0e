/** Every card of the game as an entry of the library, with what is on record and what is ours. */
import { facts, type MarketFact } from "./facts";
import { nameOf, t, textOf } from "./i18n.svelte";

export const SHELVES = [
  "weapon",
  "armor",
  "skill",
  "trait",
  "class",
  "race",
  "backstory",
  "alignment",
] as const;
export type Shelf = (typeof SHELVES)[number];
export type Source = "record" | "ours" | "partly";
export interface Volume {
  slug: string;
  shelf: Shelf;
  name: string;
  text: string;
}

export function library(): Volume[] {
  const market = Object.entries(facts.market).map(([slug, card]) => ({
    slug,
    shelf: card.kind as Shelf,
    name: nameOf("card", slug),
    text: textOf(`card-${slug}-rule`),
  }));
  const classes = Object.keys(facts.classes).map((slug) => ({
    slug,
    shelf: "class" as const,
    name: nameOf("class", slug),
    text: `${textOf(`class-${slug}-ability`)}. ${textOf(`class-${slug}-rule`)}`,
  }));
  const others = (
    [
      ["race", facts.races],
      ["backstory", facts.backstories],
      ["alignment", facts.alignments],
    ] as const
  ).flatMap(([shelf, cards]) =>
    Object.keys(cards).map((slug) => ({
      slug,
      shelf,
      name: nameOf(shelf, slug),
      text: textOf(`${shelf}-${slug}-story`),
    })),
  );
  const place = (volume: Volume) => SHELVES.indexOf(volume.shelf);
  return [...market, ...classes, ...others].sort((a, b) => place(a) - place(b));
}

/** Fields a card may have; whatever else `house` names is a detail of its rule. */
const FIELDS = ["cost", "hands", "arrow", "timing", "rule"];

export function sourceOf(card: MarketFact, field: string): Source {
  const house = card.house ?? [];
  if (house.includes(field)) return "ours";
  if (field === "rule" && house.some((name) => !FIELDS.includes(name))) return "partly";
  return "record";
}
export function abilitySource(slug: string): Source {
  const said = facts.classes[slug]?.ability_source;
  if (said === "house") return "ours";
  return said?.includes("house") ? "partly" : "record";
}

/** What stands on a market card beside its rule: the word, the value and its source. */
export function factsOf(card: MarketFact): { name: string; value: string; source: Source }[] {
  const found = [
    { name: t("term-cost"), value: String(card.cost), source: sourceOf(card, "cost") },
    { name: t("fact-dots"), value: String(card.dots), source: "record" as Source },
  ];
  if (card.hands)
    found.push({ name: t("fact-hands"), value: String(card.hands), source: sourceOf(card, "hands") });
  if (card.arrow)
    found.push({
      name: t("fact-arrow"),
      value: t(`direction-${card.arrow}`),
      source: sourceOf(card, "arrow"),
    });
  if (card.timing)
    found.push({
      name: t("fact-timing"),
      value: t(`fact-timing-${card.timing}`),
      source: sourceOf(card, "timing"),
    });
  return found;
}
