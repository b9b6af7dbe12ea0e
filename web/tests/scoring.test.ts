import { expect, test } from "vitest";
import german from "../../locales/de/cards.ftl?raw";
import { i18n, makeBundle } from "../src/lib/i18n.svelte";
import { lineChanges, rankName } from "../src/lib/scoring";
import type { ScoreLine } from "../src/lib/wire";

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

test("only the first edition calls the Clan Leader by its own name", () => {
  i18n.bundle = makeBundle("de", [german]);
  expect(rankName("clan-leader", "first")).toBe("Gildenleiter");
  expect(rankName("clan-leader", "second")).toBe("Clan-Anführer");
  expect(rankName("npc", "first")).toBe(rankName("npc", "second"));
});
