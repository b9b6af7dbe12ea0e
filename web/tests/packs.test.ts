import { afterEach, beforeAll, expect, test } from "vitest";
import { facts, type Facts } from "../src/lib/facts";
import base from "../src/lib/facts.json";
import { rowState } from "../src/lib/goals";
import { i18n, LANGUAGES, makeBundle, nameOf, textOf } from "../src/lib/i18n.svelte";
import { laid } from "../src/lib/activeCards.svelte";
import type { Hero } from "../src/lib/position";

const words = import.meta.glob<string>("../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const read = (lang: string) =>
  Object.entries(words)
    .filter(([path]) => path.includes(`/${lang}/`))
    .map(([, text]) => text);
beforeAll(() => {
  i18n.bundle = makeBundle("de", read("de"));
});
afterEach(() => laid.clear());

const BASE = base as unknown as Facts;
const pack: Facts = {
  ...BASE,
  market: {
    ...BASE.market,
    longsword: { ...BASE.market.longsword, cost: 9 },
    "butterfly-net": {
      no: 60,
      kind: "weapon",
      dots: 1,
      cost: 2,
      hands: 1,
      effects: [{ type: "rows-count-more", rows: ["str"], by: 2 }],
    },
  },
  classes: { ...BASE.classes, warrior: { ...BASE.classes.warrior, str: { goal: "5+", stars: 7 } } },
  words: { "card-butterfly-net": "Butterfly Net", "card-pickpocket-rule": "Gain 3 gold." },
};
const hero: Hero = {
  race: "human",
  class: "warrior",
  backstory: null,
  alignment: null,
  gold: 0,
  charisma: 0,
  sheet: { str: ["r3"], dex: [], con: [], int: [], wis: [], cha: [] },
  cards: ["butterfly-net"],
  exhausted: [],
  initiative: null,
  placed: null,
};

test("a table of the base asks for nothing", async () => {
  await laid.lay("t", "base", () => Promise.reject(new Error("asked")));
  expect(facts.market).toBe(BASE.market);
});

test("a table with a pack shows the pack's figures, names and texts", async () => {
  const asked: string[] = [];
  const fetch = (path: string) => (asked.push(path), Promise.resolve(pack));
  await laid.lay("t", "example", fetch);
  await laid.lay("t", "example", fetch);
  expect(asked).toEqual(["/api/tables/t/cards"]);
  expect(facts.market.longsword.cost).toBe(9);
  expect(rowState(hero, "str")).toMatchObject({ extra: 2, goal: { low: 5, stars: 7 }, state: "met" });
  expect(nameOf("card", "butterfly-net")).toBe("Butterfly Net");
  expect(nameOf("card", "longsword")).toBe("Langschwert");
  expect(textOf("card-pickpocket-rule")).toBe("Gain 3 gold.");
  laid.clear();
  expect(facts.market.longsword.cost).toBe(BASE.market.longsword.cost);
  expect(textOf("card-pickpocket-rule")).not.toBe("Gain 3 gold.");
});

test("cards that come too late, or not at all, change nothing", async () => {
  let come = (_: Facts) => {};
  const late = laid.lay("t", "example", () => new Promise((resolve) => (come = resolve)));
  laid.clear();
  come(pack);
  await late;
  expect(facts.market).toBe(BASE.market);
  await laid.lay("t", "example", () => Promise.reject(new Error("offline")));
  await laid.lay("t", "example", () => Promise.resolve(pack));
  expect(facts.market).toBe(pack.market);
});

/** Files that are about certain cards: the tutorial's record, and the drawings of cards. */
const ABOUT_CARDS = /\/(learn|art)\/|\/lib\/(emblems|lesson\.svelte)\.ts$/;
const WORDS_TOO = new Set(["search"]); // a card's slug, but also the emblem of a search field

test("no card is named in code", () => {
  const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const shelves = [facts.market, facts.classes, facts.races, facts.backstories, facts.alignments];
  const slugs = new Set(
    shelves.flatMap((shelf) => Object.keys(shelf)).filter((slug) => !WORDS_TOO.has(slug)),
  );
  const named = Object.entries(sources)
    .filter(([path]) => !ABOUT_CARDS.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(/["'`]([a-z]+(?:-[a-z]+)*)["'`]/g)]
        .filter(([, word]) => slugs.has(word))
        .map(([, word]) => `${path}: ${word}`),
    );
  expect(named).toEqual([]);
});

test.each(Object.keys(LANGUAGES))("a changed effect changes the sentence in %s", (lang) => {
  i18n.bundle = makeBundle(lang, read(lang));
  const before = textOf("card-courageous-rule");
  laid.facts = { ...BASE, numbers: { ...BASE.numbers, "card-courageous-rule": { stars: 7 } } };
  expect(before).toMatch(/^3/);
  expect(textOf("card-courageous-rule")).toMatch(/^7/);
});
