/**
 * Pictures of cards and signs as filled paths on a field of 512 x 512.
 *
 *   glyphOf("market", "longsword")      a market card's; a pack's unknown card gets its kind's
 *   (await import("./people")).PEOPLE   classes, races, backstories, alignments: loaded where needed
 */
import { MARKET } from "./market";
import { OWN } from "./own";

export type GlyphGroup =
  "market" | "mark" | "class" | "race" | "backstory" | "alignment" | "attribute" | "action" | "bot";

/** What stands for a card that nobody has drawn yet. */
const KIND_GLYPHS: Readonly<Record<string, string>> = {
  weapon: "market:longsword",
  armor: "market:chain-tunic",
  skill: "market:concentrate",
  trait: "market:famous",
  class: "mark:hero",
  race: "mark:hero",
  backstory: "market:knowledge",
  alignment: "market:honest",
};

/** Looks in `more` too, where the caller has loaded another file of glyphs. */
export function glyphOf(
  group: GlyphGroup,
  slug: string,
  kind = "skill",
  more: Readonly<Record<string, string>> = {},
): string {
  const key = `${group}:${slug}`;
  const any = KIND_GLYPHS[kind] ?? KIND_GLYPHS.skill;
  return OWN[key] ?? MARKET[key] ?? more[key] ?? OWN[any] ?? MARKET[any];
}
export function hasGlyph(
  group: GlyphGroup,
  slug: string,
  more: Readonly<Record<string, string>> = {},
): boolean {
  const key = `${group}:${slug}`;
  return key in OWN || key in MARKET || key in more;
}
