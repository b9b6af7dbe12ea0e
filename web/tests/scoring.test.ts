import { expect, test } from "vitest";
import { lineChanges } from "../src/lib/scoring";
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
