/** Why a hint is good, in one plain sentence that its numbers bear out. */
import { beforeAll, expect, test } from "vitest";
import { reasonOf } from "../src/lib/advised.svelte";
import { i18n, makeBundle } from "../src/lib/i18n.svelte";
import { moveName } from "../src/lib/naming";
import type { Hero } from "../src/lib/position";
import type { Hint } from "../src/lib/wire";

const words = import.meta.glob<string>("../../locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
beforeAll(() => {
  i18n.bundle = makeBundle("en", Object.values(words));
});

const nobody = {} as Hero; // only placing a die looks at the hero
const hint = (move: string, difference: number, difference_error: number): Hint => ({
  move: { move, die: null },
  stars: 38,
  error: 0.4,
  against: { move: "discard weak", die: null },
  difference,
  difference_error,
  why: [
    { part: "later", stars: -1 },
    { part: "armor", stars: 1.8 },
  ],
});

test("a difference that chance alone could make is called close", () => {
  expect(reasonOf(hint("take 1", 0.8, 0.3), nobody)).toBe("It builds up your armor.");
  for (const [difference, error] of [
    [0.3, 0.3],
    [0.02, 0],
  ])
    expect(reasonOf(hint("take 1", difference, error), nobody)).toContain("close call");
});

test("doing nothing is advised without the claim that it builds up armor", () => {
  expect(reasonOf(hint("pass", 0.8, 0.3), nobody)).toBe("Anything else would probably cost you stars.");
});

test("what is advised names the die that comes out, and does not thank anybody", () => {
  const flipped = moveName({ move: "flip cha2", die: "p6" }, "action").replaceAll("\u00a0", " ");
  expect(flipped).toBe("Turn over the die at Charisma 2 to get a purple 6");
  expect(moveName({ move: "pass", die: null }, "refresh")).toBe("Decline");
  expect(moveName({ move: "pass", die: null }, "market")).toBe("End turn");
});
