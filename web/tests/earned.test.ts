import { expect, test } from "vitest";
import { deedsOf, earned } from "../src/lib/earned";
import { facts } from "../src/lib/facts";
import { lineChanges } from "../src/lib/scoring";
import type { LogLine, ScoreLine } from "../src/lib/wire";

/** Lines as "seat text [die] [gold]"; `*` is chance and concerns seat 0. */
function log(...texts: string[]): LogLine[] {
  return texts.map((text, place) => {
    const [, who, what, , die, gold] = /^(\d|\*) ([^[(]+?)( \[(\w\d)\])?(?: \((.+)\))?$/.exec(text)!;
    const seat = who === "*" ? null : Number(who);
    return {
      number: place + 1,
      seat,
      text: what,
      round: 1,
      phase: "dice",
      concerns: seat ?? 0,
      die: die ?? null,
      gold: Number(gold ?? 0),
      stars: [0],
    };
  });
}
const score = (part: string, subject: string): ScoreLine => ({
  rule: "R8",
  part,
  subject,
  have: 1,
  stars: 1,
});
const game = log(
  "0 race elf", // 1
  "* dealt hunter", // 2
  "0 place r6 str [r6]", // 3
  "1 place r6 str [r6]", // 4
  "0 place g2 dex [g2]", // 5
  "0 take 2 [r3] (1)", // 6
  "0 place str [r3]", // 7
  "0 flip str2 [r4]", // 8
  "0 swap str1 dex1", // 9
  "0 undone 8", // 10
  "0 swap str2 dex1", // 11
  "0 buy chain-helm (-3)", // 12
  "0 buy reckless (-2)", // 13
  "0 discard weak (2)", // 14
  "0 reroll dex1 [r4]", // 15
  "* rolled 5 [r5]", // 16
  "0 keep 5 [r5]", // 17
  "0 exchange str1 y [y6]", // 18
  "0 align up", // 19
  "0 align up", // 20: the token is at the edge of the grid
);
const mine = deedsOf(game, 0);
const of = (part: string, subject: string, cards = ["chain-helm", "reckless"]) =>
  earned(mine, score(part, subject), cards);

test("a goal shows what was placed and changed in its row, without what was taken back", () => {
  expect(of("goals", "str")).toEqual([3, 7, 8, 11, 18]);
  expect(of("goals", "dex")).toEqual([5, 11, 15, 17]);
  expect(of("goals", "cha")).toEqual([]);
});

test("class color shows where its dice came from, exchanged ones too", () => {
  expect(of("class_color", "red")).toEqual([7]);
  expect(of("class_color", "gold")).toEqual([18]);
  expect(of("class_color", "green")).toEqual([5]);
});

test("backstory shows what brought each matching die to its space", () => {
  expect(mine.sheet.str.map((die) => [die.color, die.here])).toEqual([
    ["y", 18],
    ["g", 11],
  ]);
  expect(mine.sheet.dex.map((die) => [die.color, die.here])).toEqual([["r", 11]]);
  expect(of("backstory", "nobody")).toEqual([]);
  const wishing = Object.entries(facts.backstories).filter(
    ([, wish]) => wish.str.space === 2 && wish.str.color === "green",
  );
  expect(wishing).not.toEqual([]);
  for (const [slug] of wishing) expect(of("backstory", slug)).toContain(11);
});

test("alignment, armor, traits and gold show steps, purchases and gains", () => {
  expect(of("alignment", "hermit")).toContain(19);
  expect(of("alignment", "hermit")).not.toContain(20);
  expect(of("armor", "chain")).toEqual([12]);
  expect(of("armor", "chain", [])).toEqual([]); // no longer owned
  expect(of("traits", "reckless")).toEqual([13]);
  expect(of("gold", "gold")).toEqual([6, 14]);
});

test("other seats' moves earn nothing here", () => {
  expect(earned(deedsOf(game, 1), score("goals", "str"), [])).toEqual([4]);
});

test("a die that fits in one row only has no line of its own: taking it counts", () => {
  const rows = ["str", "dex", "con", "int", "wis"];
  const full = rows.flatMap((row) => [1, 2, 3].map(() => `0 place b1 ${row} [b1]`));
  const last = log(...full, "0 place b1 cha [b1]", "0 place b2 cha [b2]", "0 take 1 [k5]", "0 pass");
  expect(earned(deedsOf(last, 0), score("goals", "cha"), [])).toEqual([16, 17, 18]);
  expect(earned(deedsOf(last, 0), score("class_color", "black"), [])).toEqual([18]);
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
