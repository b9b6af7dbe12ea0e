/** A mistake in one plain sentence, and where on the board it is marked. */
import { beforeAll, expect, test } from "vitest";
import { i18n, makeBundle } from "../src/lib/i18n.svelte";
import { mainReason } from "../src/lib/scoring";
import { lessonOf, marksOf, roughly, tabOf } from "../src/lib/study.svelte";
import type { CostlyDecision } from "../src/lib/wire";

const words = import.meta.glob<string>("../../locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
beforeAll(() => {
  i18n.bundle = makeBundle("en", Object.values(words));
});

const decision = (more: Partial<CostlyDecision> = {}): CostlyDecision => ({
  event: 40,
  round: 4,
  kind: "place",
  played: { move: "place str", die: "k3" },
  best: { move: "place con", die: "k3" },
  loss: 2.3,
  error: 0.4,
  win_loss: null,
  difference: 2.1,
  difference_error: 0.5,
  rollouts: 200,
  why: [
    { part: "armor", stars: -0.2 },
    { part: "goals", stars: 2.1 },
  ],
  ...more,
});

test("the lesson names both moves, the stars and what they come from", () => {
  const said = lessonOf(decision());
  for (const part of ["Round 4", "Constitution", "Strength", "2 stars", "Attribute goals"])
    expect(said).toContain(part);
  expect(said).not.toMatch(/±|\d\.\d/);
});
test("without a clear reason the lesson claims none, and setup is no round", () => {
  const said = lessonOf(decision({ why: [], round: 0 }));
  expect(said).toMatch(/^Setup/);
  expect(said).not.toContain("through");
});
test("what no line of the score explains is not named as one", () => {
  expect(lessonOf(decision({ why: [{ part: "later", stars: 2 }] }))).not.toContain("through");
});
test("a costly decision has its reason in one plain sentence, or none", () => {
  expect(mainReason(decision().why)).toBe("It brings you closer to your attribute goals.");
  expect(mainReason([{ part: "later", stars: 2 }])).toBe("It leaves you better choices in later rounds.");
  expect(mainReason([{ part: "armor", stars: -0.2 }])).toBe("");
  expect(mainReason([])).toBe("");
});
test("a small loss is still a star", () => {
  expect(roughly(decision({ loss: 0.4 }))).toBe("1 star");
});
test("the board is marked where the moves differ", () => {
  expect(marksOf(decision())).toEqual({ "row:str": "played", "row:con": "better" });
  const swaps = decision({
    played: { move: "swap str1 dex2", die: null },
    best: { move: "swap str1 con3", die: null },
  });
  expect(marksOf(swaps)).toEqual({ "space:dex2": "played", "space:con3": "better" });
});
test("a phone shows the hero where a skill was better, or should have been left alone", () => {
  const [skill, buy, pass] = ["use move-silently", "buy reckless", "pass"].map((move) => ({
    move,
    die: null,
  }));
  expect(tabOf(decision({ played: pass, best: skill }))).toBe("hero");
  expect(tabOf(decision({ played: skill, best: pass }))).toBe("hero");
  expect(tabOf(decision({ played: skill, best: buy }))).toBeUndefined();
});
