import { describe, expect, test } from "vitest";
import { glyphOf, hasGlyph, type GlyphGroup } from "../../src/art/glyphs";
import { CREDITS, LICENSE } from "../../src/art/glyphs/credits";
import { MARKET } from "../../src/art/glyphs/market";
import { OWN } from "../../src/art/glyphs/own";
import { PEOPLE } from "../../src/art/glyphs/people";
import { SIGNS } from "../../src/art/glyphs/signs";
import table from "../../scripts/glyphs.csv?raw";

const files = import.meta.glob<string>("../../../src/rollplayer/cards/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const toml = (name: string) => Object.entries(files).find(([path]) => path.endsWith(`/${name}.toml`))![1];
const slugsOf = (name: string) =>
  [...toml(name).matchAll(/^\[([\w-]+)\]/gm)].map(([, slug]) => slug).filter((slug) => slug !== "armor-sets");
const rows = table
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split(","));
const more = { ...PEOPLE, ...SIGNS };

describe("a picture for everything", () => {
  const groups: [GlyphGroup, string][] = [
    ["market", "market"],
    ["class", "classes"],
    ["race", "races"],
    ["backstory", "backstories"],
    ["alignment", "alignments"],
  ];
  test.each(groups)("%s: pictures are those of cards, each another", (group, file) => {
    const slugs = slugsOf(file);
    const drawn = rows.filter(([of]) => of === group).map(([, slug]) => slug);
    expect(drawn.filter((slug) => !slugs.includes(slug))).toEqual([]);
    expect(drawn.filter((slug) => !hasGlyph(group, slug, more))).toEqual([]);
    expect(new Set(drawn.map((slug) => glyphOf(group, slug, "skill", more))).size).toBe(drawn.length);
  });

  test("attributes, actions and levels", () => {
    for (const slug of ["str", "dex", "con", "int", "wis", "cha"])
      expect(hasGlyph("attribute", slug, more)).toBe(true);
    for (const slug of ["random", "novice", "adept", "hero"]) expect(hasGlyph("bot", slug, more)).toBe(true);
    for (const slug of [
      "flip",
      "swap",
      "raise-lower",
      "reroll",
      "move-alignment",
      "discount",
      "enemy",
      "hint",
      "undo",
    ])
      expect(hasGlyph("action", slug, more)).toBe(true);
  });

  test("a pack's card shows the glyph of its kind", () => {
    expect(glyphOf("market", "claymore", "weapon")).toBe(MARKET["market:longsword"]);
    expect(glyphOf("market", "claymore", "nothing")).toBe(MARKET["market:concentrate"]);
  });

  test("paths are paths", () => {
    for (const d of Object.values({ ...MARKET, ...OWN, ...more }))
      expect(d).toMatch(/^M[-\d.\sMmLlHhVvCcSsQqTtAaZz]+$/);
  });
});

describe("credits", () => {
  test("every glyph of the table has its author named, and no other", () => {
    const named = new Map(
      CREDITS.flatMap(({ author, glyphs }) => glyphs.map((glyph) => [glyph, author] as const)),
    );
    const used = new Map(
      rows.filter(([, , glyph]) => glyph !== "own").map(([, , glyph, author]) => [glyph, author] as const),
    );
    expect([...named].sort()).toEqual([...used].sort());
    expect(LICENSE.name).toBe("CC BY 3.0");
  });

  test("the generated files hold what the table lists", () => {
    const listed = rows.filter(([, , glyph]) => glyph !== "own").map(([group, slug]) => `${group}:${slug}`);
    expect(Object.keys({ ...MARKET, ...more }).sort()).toEqual(listed.sort());
    const own = rows.filter(([, , glyph]) => glyph === "own").map(([group, slug]) => `${group}:${slug}`);
    expect(Object.keys(OWN).sort()).toEqual(own.sort());
  });
});
