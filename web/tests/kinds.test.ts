import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { onSpace, SECOND } from "../src/lib/asked";
import { facts } from "../src/lib/facts";
import { i18n, LANGUAGES, makeBundle } from "../src/lib/i18n.svelte";
import { MOVES, OUTCOMES, PROMPTS, type Argument, type Kind, type ValueType } from "../src/lib/kinds";
import { entries } from "../src/lib/log";
import { dieVerb, parseMove, placeOf } from "../src/lib/moves";
import { moveName, nameKey } from "../src/lib/naming";
import { phraseOf, takeApart } from "../src/lib/said";
import { FINAL } from "../src/lib/table/choice.svelte";
import type { LogLine } from "../src/lib/wire";

const words = import.meta.glob<string>("../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../src/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
const markup = Object.values(sources).join("");
const bundles = Object.fromEntries(
  Object.keys(LANGUAGES).map((lang) => {
    const own = Object.entries(words).filter(([path]) => path.includes(`/${lang}/`));
    return [
      lang,
      makeBundle(
        lang,
        own.map(([, text]) => text),
      ),
    ];
  }),
);
const speak = (lang: string) => (i18n.bundle = bundles[lang]);
beforeAll(() => void speak("en"));
afterEach(() => void speak("en"));

/** One value of each type; a new type does not compile until it has one. */
const VALUES: Record<ValueType, string[]> = {
  alignment: Object.keys(facts.alignments).slice(0, 1),
  backstory: Object.keys(facts.backstories).slice(0, 1),
  card: Object.keys(facts.market).slice(0, 2),
  class: Object.keys(facts.classes).slice(0, 1),
  race: Object.keys(facts.races).slice(0, 1),
  amount: ["2"],
  attributes: ["str"],
  color: ["y"],
  colors: ["y"],
  count: ["1"],
  dice: ["r6"],
  die: ["r6"],
  direction: ["up"],
  flag: ["yes"],
  initiative: ["1", "3"],
  "initiative-card": ["2"],
  pile: ["single"],
  row: ["str"],
  seat: ["1"],
  space: ["str1", "con2"],
  "tied-dice": ["p6", "g6"],
  value: ["5"],
  values: ["5"],
};
const valuesOf = ({ type, several }: Argument, nth: number) =>
  several ? VALUES[type] : [VALUES[type][nth] ?? VALUES[type][0]];

/** A text of each phrase of a kind: `buy longsword`, `buy longsword drop longbow`. */
function texts(kind: Kind): [phrase: string, text: string][] {
  return kind.phrases.map((phrase) => {
    const said = kind.arguments.flatMap((argument, nth) => {
      if (!argument.word) return valuesOf(argument, nth);
      return phrase.endsWith(`-${argument.name}`) ? [argument.word, ...valuesOf(argument, nth)] : [];
    });
    return [phrase, [kind.verb, ...said].join(" ")];
  });
}
const moves = (MOVES as readonly Kind[]).flatMap((kind) =>
  texts(kind).map(([phrase, text]) => ({ kind, phrase, text })),
);
const outcomes = (OUTCOMES as readonly Kind[]).flatMap((kind) =>
  texts(kind).map(([phrase, text]) => ({ kind, phrase, text })),
);
const line = (text: string, seat: number | null): LogLine => ({
  number: 1,
  seat,
  text,
  round: 1,
  phase: "dice",
  concerns: 0,
  die: "r6",
  gold: 0,
  stars: [0],
});
const WHOLE = /^(?!.*(…|\{|undefined|\$))./;

describe.each(moves)("$phrase", ({ kind, phrase, text }) => {
  test(`“${text}” is taken apart as ${phrase}`, () => {
    const said = takeApart(text);
    expect(said.kind.slug).toBe(kind.slug);
    expect(phraseOf(said)).toBe(phrase);
  });

  test(`moves.ts: ${phrase} has steps, and asked.ts asks for each after the first`, () => {
    const { steps } = parseMove(text);
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps.slice(1))
      expect(SECOND, `${phrase}: ${step}`).toHaveProperty(step.split(":")[0]);
  });

  test(`“why not?” on a space asks about ${phrase} there`, () => {
    const move = parseMove(text);
    if (!dieVerb(move)) return;
    const asked = takeApart(onSpace(move, "wis3"));
    expect(asked.kind.slug).toBe(kind.slug);
    expect(Object.values(asked.given).flat()).toContain("wis3");
  });

  test(`a step of ${phrase} can be clicked somewhere`, () => {
    const places = kind.arguments.length ? kind.arguments.map((one) => placeOf(kind, one)) : ["act"];
    // Written out, or built from a list of verbs that names it.
    for (const place of places)
      expect(
        markup.includes(`${place}:`) || markup.includes(`"${place}"`),
        `no component offers ${place}:`,
      ).toBe(true);
  });

  test.each(Object.keys(LANGUAGES))(`log.ts and naming.ts word ${phrase} in %s`, (lang) => {
    speak(lang);
    const [entry] = entries([line(text, 0)], () => "Ana");
    expect(entry.text, `log-${phrase}`).toMatch(WHOLE);
    expect(entry.text).toContain("Ana");
    const name = moveName({ move: text, die: "r6" }, "action");
    expect(name, nameKey(takeApart(text), "action")).toMatch(WHOLE);
  });

  test.each(Object.keys(LANGUAGES))(`what ${phrase} does to a die has words in %s`, (lang) => {
    speak(lang);
    const verb = dieVerb(parseMove(text));
    if (verb) expect(i18n.has(`verb-${verb}`) && i18n.has(`does-${verb}`), verb).toBe(true);
  });
});

describe.each(outcomes)("chance: $phrase", ({ phrase, text }) => {
  test.each(Object.keys(LANGUAGES))(`log.ts words “${text}” in %s`, (lang) => {
    speak(lang);
    const [entry] = entries([line(text, null)], () => "Ana");
    expect(entry.text, `log-${phrase}`).toMatch(WHOLE);
  });
});

test.each(PROMPTS.filter((prompt) => !prompt.chance))("asked.ts asks for $kind", ({ kind }) => {
  for (const lang of Object.keys(LANGUAGES)) {
    speak(lang);
    for (const voice of ["ask", "do"])
      expect(i18n.has(`${voice}-${kind}`), `${voice}-${kind} in ${lang}`).toBe(true);
  }
});

test("“why not?” about a second space names the first one too", () => {
  expect(onSpace(parseMove("swap str1 con2"), "wis3", "dex1")).toBe("swap dex1 wis3");
  expect(onSpace(parseMove("exchange str1 y"), "wis3", "str1")).toBe("exchange wis3 y");
});

test.each(FINAL)("“%s” cannot be taken back, and says so before it is played", (verb) => {
  for (const lang of Object.keys(LANGUAGES)) {
    speak(lang);
    expect(i18n.has(`confirm-${verb}`), `confirm-${verb} in ${lang}`).toBe(true);
  }
});

test("what is optional may be left out, and what is left over fits no kind", () => {
  expect(takeApart("raise con3").given).toEqual({ space: ["con3"], amount: ["1"] });
  expect(takeApart("exchange str1 2").kind.slug).toBe("exchange-center");
  expect(takeApart("reroll str1").kind.slug).toBe("reroll");
  expect(() => takeApart("flip str1 str2")).toThrow("flip str1 str2");
  expect(() => takeApart("juggle 3")).toThrow("juggle 3");
  expect(() => takeApart("buy longbow with longsword")).toThrow("buy longbow with longsword");
  // Both are dealt; which pile a card is from tells them apart.
  expect(takeApart("dealt hunter").kind.slug).toBe("dealt-backstory");
  expect(takeApart("dealt hermit").kind.slug).toBe("dealt-alignment");
});
