import { beforeAll, describe, expect, test } from "vitest";
import { signed, whole } from "../src/lib/figures";
import { dieName, format, i18n, LANGUAGES, makeBundle, spaceName, starCount } from "../src/lib/i18n.svelte";
import { keyOf } from "../src/lib/keyboard";
import { entries, standing } from "../src/lib/log";
import type { LogLine } from "../src/lib/wire";

const words = import.meta.glob<string>("../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const read = (lang: string) =>
  Object.entries(words)
    .filter(([path]) => path.includes(`/${lang}/`))
    .map(([, text]) => text);

beforeAll(() => {
  i18n.bundle = makeBundle("en", read("en"));
});

let number = 0;
const line = (text: string, seat: number | null = 0, more: Partial<LogLine> = {}): LogLine => ({
  number: ++number,
  seat,
  text,
  round: 1,
  phase: "dice",
  concerns: 0,
  die: null,
  gold: 0,
  stars: [0],
  ...more,
});
const word = (...lines: LogLine[]) => entries(lines, () => "Ana").map((entry) => entry.text);

describe("the log", () => {
  test("draws and rolls in a row are one sentence", () => {
    const dice = [
      line("drawn r", null),
      line("rolled 4", null, { die: "r4" }),
      line("drawn y", null),
      line("rolled 6", null, { die: "y6" }),
    ];
    expect(word(...dice)).toEqual(["Ana rolls: red\u00A04, gold\u00A06."]);
  });

  test("no line ends between a color and its value, or a row and its place", () => {
    expect(dieName("g4")).toBe("green\u00A04");
    expect(spaceName("con1")).toBe("Constitution\u00A01");
  });

  test("the rolls of two players are two sentences", () => {
    const rolls = [
      line("rolled 4", null, { die: "r4", concerns: 0 }),
      line("rolled 6", null, { die: "y6", concerns: 1 }),
    ];
    const found = entries(rolls, (seat) => ["Ana", "Bo"][seat]);
    expect(found.map((entry) => entry.text)).toEqual(["Ana rolls: red\u00A04.", "Bo rolls: gold\u00A06."]);
  });

  test("gold that several lines of one sentence bring is added up", () => {
    const dice = [line("drawn y", null, { gold: 2 }), line("drawn y", null, { gold: 2 })];
    expect(entries(dice, () => "Ana").map((entry) => entry.gold)).toEqual([4]);
  });

  test("whoever ends a market turn does not skip", () => {
    const asked = (prompt: string) => word(line("pass", 0, { prompt }))[0];
    expect(["action", "market", "last-call", "refresh"].map(asked)).toEqual([
      "Ana skips.",
      "Ana ends the turn.",
      "Ana is done.",
      "Ana skips.",
    ]);
  });

  test("a replay shows neither what was taken back nor the taking back", () => {
    number = 0;
    const lines = [line("take 2", 0), line("place str", 0), line("undone 1"), line("place dex", 0)];
    expect(standing(lines).map((one) => one.text)).toEqual(["take 2", "place dex"]);
  });

  test("what was taken back is marked", () => {
    number = 0;
    const found = entries(
      [line("take 2", 0, { die: "r4" }), line("place str", 0, { die: "r4" }), line("undone 1")],
      () => "Ana",
    );
    expect(found.map((entry) => entry.undone)).toEqual([false, true, false]);
  });

  test.each(
    "race elf|class bard|order p6 g6|take 2|place str|place r6 str|flip dex1|swap str1 con2|raise con3|lower con3|reroll wis2|reroll 1 3|keep 5|align up|charisma|pass|buy reckless|buy longbow drop longsword|discard weak|gold|donate|return chain-helm|use knowledge|use diplomacy as knowledge|exchange str1 y|exchange str1 2|turn 2|move str2 dex|refresh knowledge|drop longsword|undone 3".split(
      "|",
    ),
  )("%s is worded in every language", (text) => {
    for (const lang of Object.keys(LANGUAGES)) {
      i18n.bundle = makeBundle(lang, read(lang));
      const [worded] = word(line(text, 0, { die: "r6" }));
      expect(worded).toContain("Ana");
      expect(worded).not.toMatch(/…|\{|undefined/);
    }
    i18n.bundle = makeBundle("en", read("en"));
  });

  test.each(
    "start 0|drawn r|rolled 4|revealed reckless|dealt hunter|dealt hermit|discarded weak|trashed weak|enemy 3".split(
      "|",
    ),
  )("chance: %s", (text) => {
    const [worded] = word(line(text, null));
    expect(worded).toBeTruthy();
    expect(worded).not.toMatch(/…|\{|undefined/);
  });
});

test("every key that the page names in full exists", () => {
  const missing = new Set<string>();
  for (const source of Object.values(sources))
    for (const [, key] of source.matchAll(/\bt\(\s*"([\w-]+)"/g)) if (!i18n.has(key)) missing.add(key);
  expect(Object.keys(sources).length).toBeGreaterThan(40);
  expect([...missing]).toEqual([]);
});

test("every language has a folder, and every folder is listed", () => {
  const folders = new Set(Object.keys(words).map((path) => path.split("/").at(-2)!));
  expect([...folders].sort()).toEqual(Object.keys(LANGUAGES).sort());
});

test("a message that a language lacks is shown in English, and a key never", () => {
  const german = makeBundle("de", ["hello = Hallo"]);
  const english = makeBundle("en", ["hello = Hello\nbye = Bye"]);
  expect(format([german, english], "hello")).toBe("Hallo");
  expect(format([german, english], "bye")).toBe("Bye");
  expect(format([german, null], "bye")).toBe("…"); // English is on its way
});

test("one star is no stars", () => {
  for (const [lang, one, two] of [
    ["en", "1 star", "2 stars"],
    ["fr", "1\u00a0point de réputation", "2\u00a0points de réputation"],
    ["el", "1 Αστέρι Φήμης", "2 Αστέρια Φήμης"],
  ]) {
    i18n.bundle = makeBundle(lang, read(lang));
    expect(starCount(1)).toBe(one);
    expect(starCount(2)).toBe(two);
    for (const key of ["preview-says", "end-solo"]) {
      const told = format([i18n.bundle], key, { stars: starCount(1), change: "+1", rank: "" });
      expect(told).toContain(one);
      expect(told).not.toContain(two.slice(2));
    }
  }
  i18n.bundle = makeBundle("en", read("en"));
});

test("nothing has no minus, and a minus is a minus", () => {
  expect(signed(0)).toBe("±0");
  expect([signed(3), signed(-1), whole(-1), whole(12)]).toEqual(["+3", "−1", "−1", "12"]);
});

describe("keys by their place", () => {
  const key = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey });
  test.each([
    ["υ", "KeyU", "u"],
    ["σ", "KeyS", "s"],
    ["ς", "KeyW", "w"],
    ["Η", "KeyH", "h"],
    ["λ", "KeyL", "l"],
    ["π", "KeyP", "p"],
    ["γ", "KeyG", "g"],
    ["&", "Digit1", "1"],
    ["é", "Digit2", "2"],
    ['"', "Digit3", "3"],
    ["'", "Digit4", "4"],
  ])("%s on a Greek or French keyboard", (written, code, meant) => {
    expect(key(written, code)).toBe(meant);
  });
  test("a Latin letter counts as written, wherever it is", () => {
    expect(key("w", "KeyZ")).toBe("w"); // AZERTY
    expect(key("U", "KeyU", true)).toBe("u");
    expect(key("?", "Slash", true)).toBe("?");
    expect(key("!", "Digit1", true)).toBe("!");
    expect(key("Escape", "Escape")).toBe("escape");
  });
});
