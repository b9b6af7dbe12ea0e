import { beforeAll, describe, expect, test } from "vitest";
import { i18n, makeBundle } from "../src/lib/i18n.svelte";
import { entries } from "../src/lib/log";
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
    expect(word(...dice)).toEqual(["Ana rolls: red 4, gold 6."]);
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
  )("%s is worded in all four languages", (text) => {
    for (const lang of ["en", "de", "fr", "el"]) {
      i18n.bundle = makeBundle(lang, read(lang));
      const [worded] = word(line(text, 0, { die: "r6" }));
      expect(worded).toContain("Ana");
      expect(worded).not.toMatch(/log-|\{|undefined|card-|attribute-/);
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
    expect(worded).not.toMatch(/log-|\{|undefined/);
  });
});

test("every key that the page names in full exists", () => {
  const missing = new Set<string>();
  for (const source of Object.values(sources))
    for (const [, key] of source.matchAll(/\bt\(\s*"([\w-]+)"/g)) if (!i18n.has(key)) missing.add(key);
  expect(Object.keys(sources).length).toBeGreaterThan(40);
  expect([...missing]).toEqual([]);
});
