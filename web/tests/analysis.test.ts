import { beforeAll, describe, expect, test } from "vitest";
import { sumRows } from "../src/lib/analysis.svelte";
import { across, band, frameOf, line, placeAt, placeBefore, rounds, steps, up } from "../src/lib/curve";
import { figure, gain, percent, percentGain } from "../src/lib/figures";
import { i18n, LANGUAGES, makeBundle, type Language } from "../src/lib/i18n.svelte";
import { moveName, passKey } from "../src/lib/naming";
import { whyText } from "../src/lib/scoring";
import type { CurvePoint } from "../src/lib/wire";

const words = import.meta.glob<string>("../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
function speak(lang: Language): void {
  const read = Object.entries(words).filter(([path]) => path.includes(`/${lang}/`));
  i18n.bundle = makeBundle(
    lang,
    read.map(([, text]) => text),
  );
  i18n.lang = lang;
}
beforeAll(() => speak("en"));

describe("a move by name", () => {
  test("is something one could do", () => {
    expect(moveName({ move: "take 3", die: "y6" }, "take")).toBe("Take initiative card 3 (gold\u00A06)");
    expect(moveName({ move: "place r4 str", die: "r4" }, "place-starting")).toBe(
      "Place the red\u00A04 in Strength",
    );
    expect(moveName({ move: "swap str1 cha2", die: null, dice: ["k3", "y5"] }, "action")).toBe(
      "Exchange the black\u00A03 in Strength and the gold\u00A05 in Charisma",
    );
    expect(moveName({ move: "buy longbow drop longsword", die: null }, "market")).toBe(
      "Buy Longbow, drop Longsword",
    );
    expect(moveName({ move: "pass", die: null }, "action")).toBe("Skip");
    expect(moveName({ move: "pass", die: null }, "market")).toBe("End turn");
  });

  test.each(
    "race elf|class bard|order p6 g6|take 2|place str|place r6 str|flip dex1|swap str1 con2|raise con3|lower con3|reroll wis2|reroll 1 3|keep 5|align up|charisma|pass|buy reckless|buy longbow drop longsword|discard weak|gold|donate|return chain-helm|use knowledge|use diplomacy as knowledge|exchange str1 y|exchange str1 2|turn 2|move str2 dex|refresh knowledge|drop longsword".split(
      "|",
    ),
  )("%s has one in all four languages", (move) => {
    const named = (Object.keys(LANGUAGES) as Language[]).map((lang) => {
      speak(lang);
      return moveName({ move, die: "r6" }, "action");
    });
    speak("en");
    for (const name of named) expect(name).not.toMatch(/move-|-card|\{|undefined|attribute-|do-/);
    expect(new Set(named).size).toBeGreaterThan(1);
    expect(named).not.toContain(move);
  });

  test("giving up has the name of its button", () => {
    expect(["action", "last-call", "market", "ability"].map(passKey)).toEqual([
      "skip",
      "finish",
      "end-turn",
      "decline",
    ]);
  });
});

describe("figures", () => {
  test("are written as the language writes them, with a real minus", () => {
    expect([figure(34.06), gain(3.12), gain(-0.44), gain(0.01), percent(0.414)]).toEqual([
      "34.1",
      "+3.1",
      "−0.4",
      "0.0",
      "41%",
    ]);
    speak("de");
    expect([figure(-1.25), gain(3.12), percentGain(-0.07)]).toEqual(["−1,3", "+3,1", "−7\u00a0%"]);
    speak("en");
  });

  test("reasons are the scoring lines, in the order they came", () => {
    expect(
      whyText([
        { part: "traits", stars: 1.6 },
        { part: "class_color", stars: -0.4 },
      ]),
    ).toBe("Traits\u00a0+1.6; Dice in class color\u00a0−0.4");
    expect(whyText([])).toBe("no single category stands out");
  });
});

describe("the sum", () => {
  const sums = { start: 35.84, luck: -3.94, others: 0, loss: 3.84, drift: 3.94, result: 32, error: 3.7 };

  test("adds up as it is shown, to the tenth", () => {
    const rows = sumRows(sums, 1);
    expect(rows.map(({ key }) => key)).toEqual(["start", "luck", "loss", "drift", "result"]);
    const shown = rows.slice(0, -1).reduce((sum, { stars }) => sum + Math.round(10 * stars), 0);
    expect(shown).toBe(Math.round(10 * rows.at(-1)!.stars));
    expect(rows.map(({ stars }) => stars.toFixed(1))).toEqual(["35.8", "-3.9", "-3.8", "3.9", "32.0"]);
  });

  test("has a line for the others at a table, and every bar begins where the last one ended", () => {
    const rows = sumRows({ ...sums, others: 1.26, result: 33.26 }, 2);
    expect(rows.map(({ key }) => key)).toContain("others");
    const changes = rows.slice(1, -1);
    changes.forEach((row, place) => expect(row.from).toBeCloseTo(rows[place].to));
    expect(changes.at(-1)!.to).toBeCloseTo(rows.at(-1)!.stars);
  });
});

describe("the curve", () => {
  const curve: CurvePoint[] = [
    { event: 0, round: 0, stars: 30, spread: 1, win: null },
    { event: 4, round: 0, stars: 34, spread: 0, win: null },
    { event: 5, round: 1, stars: 32, spread: 0, win: null },
    { event: 8, round: 1, stars: 33, spread: 0, win: null },
    { event: 9, round: 2, stars: 31, spread: 0, win: null },
  ];
  const dots = curve.map(({ stars, spread }) => ({ value: stars, spread }));
  const frame = frameOf(dots, { left: 40, top: 10, width: 400, height: 200 });

  test("stays inside its frame, band and all", () => {
    for (const point of `${line(frame, dots)} ${band(frame, dots)}`.split(" ")) {
      const [x, y] = point.split(",").map(Number);
      expect(x).toBeGreaterThanOrEqual(40);
      expect(x).toBeLessThanOrEqual(440);
      expect(y).toBeGreaterThanOrEqual(10);
      expect(y).toBeLessThanOrEqual(210);
    }
    expect(up(frame, 34)).toBeLessThan(up(frame, 30));
    expect(across(frame, 4)).toBe(440);
  });

  test("a flat one can be drawn too", () => {
    const flat = frameOf([{ value: 5, spread: 0 }], { left: 0, top: 0, width: 10, height: 10 });
    expect(line(flat, [{ value: 5, spread: 0 }])).toBe("0.0,5.0");
  });

  test("steps are round and few", () => {
    expect(steps(27.2, 35.9)).toEqual([28, 30, 32, 34]);
    expect(steps(0.18, 1.02).map((step) => step.toFixed(1))).toEqual(["0.2", "0.4", "0.6", "0.8", "1.0"]);
    expect(steps(-3, 120)).toEqual([0, 50, 100]);
  });

  test("rounds begin where they begin, and a decision is marked where it was made", () => {
    expect(rounds(curve)).toEqual([
      { place: 2, round: 1 },
      { place: 4, round: 2 },
    ]);
    expect(placeBefore(curve, 5)).toBe(1);
    expect(placeAt(curve, 5)).toBe(2);
    expect(placeAt(curve, 7)).toBe(2);
    expect(placeAt(curve, 0)).toBe(0);
  });
});
