import { afterEach, expect, test } from "vitest";
import { laid } from "../src/lib/activeCards.svelte";
import { i18n, LANGUAGES, makeBundle, type Language } from "../src/lib/i18n.svelte";
import { say, type Reason } from "../src/lib/refusalWords";

const words = import.meta.glob<string>("../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const speak = (lang: string) => {
  i18n.lang = lang as Language;
  i18n.bundle = makeBundle(
    lang,
    Object.entries(words)
      .filter(([path]) => path.includes(`/${lang}/`))
      .map(([, text]) => text),
  );
};
afterEach(() => laid.clear());

const because = (reason: string, params: Reason["params"] = {}): Reason => ({
  reason,
  params,
  message: "as in English",
});
const names = (seat: number) => ["Ada", "Bo"][seat];

test("a purchase that is too dear says price, gold and tokens with the card's name", () => {
  const reason = because("too-dear", { card: "heavy-crossbow", price: 5, gold: 1, tokens: 1 });
  speak("en");
  expect(say(reason, names)).toBe("Heavy Crossbow costs 5; you have 1 gold and 1 Charisma token.");
  speak("de");
  expect(say(reason, names)).toBe("„Schwere Armbrust“ kostet 5; du hast 1 Gold und 1 Charismamarker.");
  speak("fr");
  expect(say(reason, names)).toContain("vous avez 1 pièce d’or et 1 jeton Charisme.");
  speak("el");
  expect(say(reason, names)).toContain("έχετε 1 Χρυσό νόμισμα και 1 δείκτη Χαρίσματος.");
});

test("seats, rows, spaces, dice and prompts get their names", () => {
  speak("en");
  expect(say(because("other-turn", { seat: 1 }), names)).toBe("It’s Bo’s turn.");
  expect(say(because("other-turn", { seat: 1 }))).toBe("It’s Player 2’s turn.");
  expect(say(because("row-full", { attribute: "str" }))).toBe("There’s no free space in Strength.");
  expect(say(because("no-die", { space: "cha3" }))).toBe("There’s no die on Charisma\u00A03.");
  expect(say(because("not-starting-die", { die: "r6" }))).toContain("red\u00A06");
  expect(say(because("something-first", { prompt: "place-starting" }))).toBe("First place a starting die.");
});

test("a skill that cannot be borrowed is called by its name", () => {
  speak("en");
  const said = say(because("cannot-borrow", { card: "diplomacy", other: "sleight-of-hand" }));
  expect(said).toContain("Sleight of Hand");
});

test("a place is told before the reason, from the outside in", () => {
  speak("en");
  const reason = because("card-gone", { number: 5, line: 12, quote: "0 take 5", rule: "R3.2a" });
  expect(say(reason)).toBe("Line 12: “0 take 5”: Initiative card 5 isn’t in the center. (R3.2a)");
});

test("a card pack's own name is used, and an unknown reason falls back to English", () => {
  speak("de");
  laid.facts = { ...laid.facts, words: { "card-longsword": "Toothpick" } };
  expect(say(because("not-yours", { card: "longsword" }))).toBe("Du hast „Toothpick“ nicht.");
  expect(say(because("from-the-future"))).toBe("as in English");
});

test.each(Object.keys(LANGUAGES))("every reason has its sentence in %s", (lang) => {
  speak(lang);
  const keys = i18n.keys("why-").filter((key) => !["why-not", "why-mode"].includes(key));
  expect(keys.length).toBeGreaterThan(150);
});
