/** Bots by name, portraits from a position, and views that follow one another at a beat. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BOTS } from "../src/art/portrait/bots";
import { BOT_SLUGS, botAt, isNamedBot } from "../src/lib/bots";
import type { Hero } from "../src/lib/position";
import { sitting } from "../src/lib/sitting";
import { Pace } from "../src/lib/table/pace";
import type { View } from "../src/lib/wire";

describe("bots", () => {
  test("every name has a face", () => {
    expect([...BOT_SLUGS].sort()).toEqual(Object.keys(BOTS).sort());
  });
  test("no two at a table share a name", () => {
    for (const table of ["a", "kq3x", "another-table"]) {
      const names = [0, 1, 2, 3].map((seat) => botAt(table, seat));
      expect(new Set(names).size).toBe(4);
    }
  });
  test("a bot that plays for somebody keeps the name of that player", () => {
    expect(isNamedBot({ kind: "bot", name: "adept", bot: "adept" })).toBe(true);
    expect(isNamedBot({ kind: "bot", name: "Ann", bot: "adept" })).toBe(false);
    expect(isNamedBot({ kind: "person", name: "adept", bot: "" })).toBe(false);
  });
});

test("a hero grows with full rows that meet their goal, not with rows on the way", () => {
  const hero: Hero = {
    race: "human",
    class: "ranger",
    backstory: null,
    alignment: { card: "sociopath", row: 0, column: 2 },
    gold: 0,
    charisma: 0,
    sheet: { str: ["r5", "b5", "b5"], dex: [], con: ["w6", "b6"], int: [], wis: [], cha: [] },
    cards: ["longsword"],
    exhausted: [],
    initiative: null,
    placed: null,
  };
  expect(sitting(hero, "b")).toMatchObject({
    look: "b",
    goalsMet: 1,
    cards: ["longsword"],
    token: { row: 0, column: 2 },
  });
});

describe("the beat of the bots", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const view = (event: number, seat: number) =>
    ({ event, log: [{ seat }], seats: [{ kind: "person" }, { kind: "bot" }] }) as unknown as View;

  test("moves of bots come one after another, in order", () => {
    const seen: number[] = [];
    const pace = new Pace(({ event }) => seen.push(event));
    for (const event of [1, 2, 3]) pace.take(view(event, 1));
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(700);
    expect(seen).toEqual([1, 2]);
    vi.advanceTimersByTime(700);
    expect(seen).toEqual([1, 2, 3]);
  });
  test("a click shows everything at once, and nothing twice", () => {
    const seen: number[] = [];
    const pace = new Pace(({ event }) => seen.push(event));
    for (const event of [1, 2, 3]) pace.take(view(event, 1));
    pace.hurry();
    expect(seen).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual([1, 2, 3]);
  });
  test("a person's move never waits, but never overtakes either; a bot answers it after a beat", () => {
    const seen: number[] = [];
    const pace = new Pace(({ event }) => seen.push(event));
    pace.take(view(1, 0));
    pace.take(view(2, 0));
    expect(seen).toEqual([1, 2]);
    for (const event of [3, 4]) pace.take(view(event, 1));
    pace.take(view(5, 0));
    expect(seen).toEqual([1, 2]);
    vi.advanceTimersByTime(700);
    expect(seen).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(1400);
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });
});
