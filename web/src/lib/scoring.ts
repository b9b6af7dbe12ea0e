/** The lines of a score in words, and what a preview changes. */
import { gain, whole } from "./figures";
import type { HeroScore, PartStars, ScoreLine } from "./wire";
import { colorName, nameOf, t, textOf } from "./i18n.svelte";

export const PARTS = ["goals", "class_color", "alignment", "backstory", "armor", "traits", "gold"] as const;
export type Part = (typeof PARTS)[number];
export const PART_RULES: Record<Part, string> = {
  goals: "R8.1",
  class_color: "R8.2",
  alignment: "R8.3",
  backstory: "R8.4",
  armor: "R8.5",
  traits: "R8.6",
  gold: "R8.7",
};

export function partName(part: string): string {
  return t(`part-${part.replace("_", "-")}`);
}

/** The rank of a solo hero; the books of the first edition name one of them differently (R9.7). */
export function rankName(rank: string, edition: string): string {
  const isRenamed = edition === "first" && rank === "clan-leader";
  return t(isRenamed ? "rank-clan-leader-first" : `rank-${rank}`);
}

/** Why a line has its stars: "Strength: 16", "4 of 6 match". */
export function lineName(line: ScoreLine): string {
  if (line.part === "goals")
    return t("line-goal", { row: t(`attribute-${line.subject}`), have: whole(line.have) });
  if (line.part === "class_color")
    return t("line-color", { count: line.have, color: colorName(line.subject) });
  if (line.part === "alignment") return nameOf("alignment", line.subject);
  if (line.part === "backstory")
    return t("line-backstory", { name: nameOf("backstory", line.subject), count: line.have });
  if (line.part === "armor")
    return line.subject === "larger-set"
      ? t("line-larger")
      : t("line-armor", {
          set: textOf(`set-${line.subject}-full`) || nameOf("set", line.subject),
          count: line.have,
        });
  if (line.part === "gold") return t("line-gold", { count: line.have });
  return nameOf("card", line.subject);
}

export function parts(score: HeroScore): { part: Part; stars: number; lines: ScoreLine[] }[] {
  return PARTS.filter((part) => part !== "gold" || score.lines.some((line) => line.part === "gold")).map(
    (part) => ({
      part,
      stars: score[part],
      lines: score.lines.filter((line) => line.part === part),
    }),
  );
}

/** What a previewed score changes, by part, and by line for goals. */
export function changes(now: HeroScore, then: HeroScore): Record<string, number> {
  const found: Record<string, number> = { total: then.total - now.total };
  for (const part of PARTS) found[part] = then[part] - now[part];
  return found;
}

/** The lines of a part with what a preview changes in each; lines that would come are there too. */
export function lineChanges(now: ScoreLine[], then: ScoreLine[]): { line: ScoreLine; change: number }[] {
  const left = [...then];
  const found = now.map((line) => {
    const place = left.findIndex((other) => other.part === line.part && other.subject === line.subject);
    const [other] = place < 0 ? [] : left.splice(place, 1);
    return { line, change: (other?.stars ?? 0) - line.stars };
  });
  return [...found, ...left.map((line) => ({ line, change: line.stars }))];
}

/** The line of the score that speaks for a move most. */
export function mainPart(why: PartStars[]): string | undefined {
  const [best] = why.filter(({ stars }) => stars > 0).toSorted((one, two) => two.stars - one.stars);
  return best?.part;
}
/** The same in one plain sentence; empty if no line of the score does. */
export function mainReason(why: PartStars[]): string {
  const part = mainPart(why);
  return part ? t(`hint-because-${part.replace("_", "-")}`) : "";
}
/** The scoring lines of a difference: "Traits +1.6; Armor −0.4", since many languages write decimals with a comma. No line ends before a figure. */
export function whyText(why: PartStars[]): string {
  return (
    why.map(({ part, stars }) => `${partName(part)}\u00a0${gain(stars)}`).join("; ") || t("hint-no-line")
  );
}
