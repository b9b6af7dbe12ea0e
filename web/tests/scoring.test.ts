import { expect, test } from "vitest";
import german from "../../locales/de/cards.ftl?raw";
import { i18n, makeBundle } from "../src/lib/i18n.svelte";
import { changes, lineChanges, parts, rankName } from "../src/lib/scoring";
import type { HeroScore, ScoreLine } from "../src/lib/wire";

const score = (part: string, subject: string): ScoreLine => ({
  rule: "R8",
  part,
  subject,
  have: 1,
  stars: 1,
});

test("a preview changes lines, and brings new ones", () => {
  const now = [score("traits", "reckless"), score("traits", "reckless")];
  const then = [
    { ...score("traits", "reckless"), stars: 3 },
    score("traits", "reckless"),
    score("traits", "weak"),
  ];
  expect(lineChanges(now, then).map(({ change }) => change)).toEqual([2, 0, 1]);
  expect(lineChanges(now, []).map(({ change }) => change)).toEqual([-1, -1]);
});

test("of two cards that a preview changes each shows its own stars", () => {
  const now = [score("traits", "reckless"), score("traits", "weak")];
  const then = [{ ...score("traits", "weak"), stars: 4 }, score("traits", "reckless")];
  expect(lineChanges(now, then).map(({ change }) => change)).toEqual([0, 3]);
});

const hero = (stars: number, lines: ScoreLine[] = []): HeroScore => ({
  total: stars,
  goals: stars,
  class_color: 0,
  alignment: 0,
  backstory: 0,
  armor: 0,
  traits: 0,
  gold: 0,
  rank: null,
  dropped: [],
  lines,
});

test("a preview that brings stars shows a plus", () => {
  expect(changes(hero(3), hero(5))).toMatchObject({ total: 2, goals: 2, traits: 0 });
});

test("stars for gold are a part of the solo game alone", () => {
  expect(parts(hero(1)).map(({ part }) => part)).not.toContain("gold");
  expect(parts(hero(1, [score("gold", "gold")])).map(({ part }) => part)).toContain("gold");
});

test("only the first edition calls the Clan Leader by its own name", () => {
  i18n.bundle = makeBundle("de", [german]);
  expect(rankName("clan-leader", "first")).toBe("Gildenleiter");
  expect(rankName("clan-leader", "second")).toBe("Clan-Anführer");
  expect(rankName("npc", "first")).toBe(rankName("npc", "second"));
});
