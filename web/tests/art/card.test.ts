import { describe, expect, test } from "vitest";
import facts from "../../src/lib/facts.json";
import { ACCENTS } from "../../src/art/card/accents";
import { hasGlyph } from "../../src/art/glyphs";
import { backSvg, glyphSvg, KINDS, windowSvg } from "../../src/art/card/picture";
import { mix } from "../../src/art/color";
import {
  DICE,
  DIE_EMBLEMS,
  dieShades,
  FACE_TURNS,
  PIP_PLACES,
  VALUE_TURNS,
  type DieColor,
} from "../../src/art/dice";
import { cornerSvg, woodSvg, woodUrl } from "../../src/art/wood";
import source from "../../src/art/card/CardPicture.svelte?raw";
import { expectSound } from "./svg";

const market = facts.market as Record<string, { kind: string }>;

describe("a card's picture", () => {
  test("each card's window and glyph are sound and differ", () => {
    const drawn = Object.entries(market).filter(([slug]) => hasGlyph("market", slug));
    const seen = new Set(drawn.map(([slug, { kind }]) => glyphSvg(kind, slug, { id: "c" })));
    seen.forEach(expectSound);
    expect(seen.size).toBe(drawn.length);
  });

  test("the lower edge tells the kind without color", () => {
    const edges = Object.keys(KINDS).map(
      (kind) => /<clipPath id="ce"><path d="([^"]*)"/.exec(windowSvg(kind, { id: "c" }))?.[1],
    );
    expect(new Set(edges).size).toBe(Object.keys(KINDS).length);
    for (const kind of Object.keys(KINDS)) expectSound(windowSvg(kind, { id: "c" }));
  });

  test("a card that nobody has drawn shows the glyph of its kind, whole", () => {
    for (const kind of Object.keys(KINDS)) {
      const svg = glyphSvg(kind, "undrawn", { id: "c" });
      expectSound(svg);
      expect(glyphSvg(kind, "undrawn-too", { id: "c" })).toBe(svg);
    }
  });

  test("unknown kinds and cards are whole cards too", () => {
    expectSound(windowSvg("relic", { id: "c" }));
    expectSound(glyphSvg("relic", "orb", { id: "c" }));
    expectSound(backSvg({ id: "c" }));
  });

  test("accents belong to cards that exist", () => {
    for (const key of Object.keys(ACCENTS)) expect(market).toHaveProperty(key.replace("market:", ""));
  });

  test("the component has no words of its own", () => {
    let markup = source.slice(source.indexOf("</script>") + 9, source.indexOf("<style>"));
    for (let before = ""; before !== markup;) [before, markup] = [markup, markup.replace(/\{[^{}]*\}/g, "")];
    expect(markup.replace(/<[^>]*>/g, "")).not.toMatch(/\p{L}{2,}/u);
  });
});

describe("dice", () => {
  test("six faces, as many pips as the value, opposite faces add up to 7", () => {
    for (let value = 1; value <= 6; value++) expect(PIP_PLACES[value]).toHaveLength(value);
    const opposite: Record<string, string> = {
      "rotateY(0deg)": "rotateY(180deg)",
      "rotateX(90deg)": "rotateX(-90deg)",
      "rotateY(90deg)": "rotateY(-90deg)",
    };
    for (const value of [1, 2, 3]) expect(FACE_TURNS[7 - value]).toBe(opposite[FACE_TURNS[value]]);
  });

  test("turning to a value undoes where its face sits", () => {
    const angle = (turn: string) => Number(/(-?\d+)deg/.exec(turn)![1]);
    for (let value = 1; value <= 6; value++)
      expect((angle(FACE_TURNS[value]) + angle(VALUE_TURNS[value])) % 360).toBeCloseTo(0);
  });

  test("each color has paint, emblem and shades", () => {
    expect(Object.keys(DIE_EMBLEMS).sort()).toEqual(Object.keys(DICE).sort());
    for (const color of Object.keys(DICE) as DieColor[])
      for (const shade of Object.values(dieShades(color))) expect(shade).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe("materials", () => {
  test("wood is one sound SVG, the same each time, small enough for a style", () => {
    expectSound(woodSvg());
    expect(woodSvg()).toBe(woodSvg());
    expect(woodSvg(1600, 1000, true)).not.toBe(woodSvg());
    expect(woodUrl().length).toBeLessThan(16_000);
    expectSound(cornerSvg());
  });

  test("colors mix", () => {
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
    expect(mix("#000", "#fff", 1)).toBe("#ffffff");
  });
});
