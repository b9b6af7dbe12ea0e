import { expect, test } from "vitest";
import { flightsOf } from "../src/lib/flights";
import { sinceMine } from "../src/lib/table/recall.svelte";
import type { LogLine, View } from "../src/lib/wire";

const EMPTY = { str: [], dex: [], con: [], int: [], wis: [], cha: [] };
const hero = (gold: number, sheet: Record<string, string[]> = {}) => ({
  race: "elf",
  gold,
  placed: null,
  sheet: { ...EMPTY, ...sheet },
});
const line = (number: number, text: string, more: Partial<LogLine> = {}): LogLine =>
  ({
    number,
    seat: 0,
    text,
    round: 1,
    phase: "dice",
    concerns: null,
    die: null,
    gold: 0,
    ...more,
  }) as LogLine;
function view(event: number, heroes: object[], log: LogLine[] = [], lines: object[] = []): View {
  const position = { heroes };
  return { event, position, log, ahead: {}, scores: heroes.map(() => ({ lines })) } as unknown as View;
}

test("gold of an initiative card flies from that card to the purse, with its amount", () => {
  const flights = flightsOf(
    view(4, [hero(3)]),
    view(5, [hero(5)], [line(5, "take 2", { die: "r4", gold: 2 })]),
  );
  expect(flights.map(({ kind }) => kind)).toEqual(["die", "coin"]);
  const [die, coin] = flights;
  expect(die).toMatchObject({ die: "r4", from: ["init:2"], to: ["hand:0", "seat:0"] });
  expect(coin).toMatchObject({ amount: 2, to: ["purse:0", "seat:0"] });
  expect(coin.from[0]).toBe("init:2");
});

test("a bought card flies to its owner, the gold back to the market", () => {
  const flights = flightsOf(
    view(4, [hero(3), hero(6)]),
    view(5, [hero(3), hero(2)], [line(5, "buy longbow", { seat: 1, gold: -4 })]),
  );
  expect(flights).toMatchObject([
    { kind: "card", card: "longbow", from: ["market:longbow", "pile:deck"], to: ["mat:1", "seat:1"] },
    { kind: "coin", amount: -4, from: ["purse:1", "seat:1"], to: ["market:longbow", "pile:discard"] },
  ]);
});

test("a placed die flies to the space it lies on, or to the small sheet of its player", () => {
  const [die] = flightsOf(
    view(4, [hero(0, { dex: ["r1"] })]),
    view(5, [hero(0, { dex: ["r1", "b5"] })], [line(5, "place dex", { die: "b5" })]),
  );
  expect(die).toMatchObject({ kind: "die", die: "b5", to: ["space:0:dex2", "mini:0:dex2"] });
});

test("dice that somebody decided on beforehand land each on its own space", () => {
  const lines = [3, 4, 5].map((number) => line(number, "place r1 str", { die: "r1" }));
  const flights = flightsOf(view(2, [hero(5)]), view(5, [hero(5, { str: ["r1", "r1", "r1"] })], lines));
  expect(flights.map(({ to }) => to[0])).toEqual(["space:0:str1", "space:0:str2", "space:0:str3"]);
});

test("starting dice leave the tray of the player to move here, those of others their faces", () => {
  const before = { ...view(2, [hero(5), hero(5)]), turn: 0 };
  const lines = [0, 1].map((seat) => line(3 + seat, "place r1 str", { seat, die: "r1" }));
  const flights = flightsOf(before, view(4, [hero(5, { str: ["r1"] }), hero(5, { str: ["r1"] })], lines));
  expect(flights.map(({ from }) => from[0])).toEqual(["tray:r1", "hand:1"]);
});

test("stars rise where they were earned", () => {
  const goal = { part: "goals", subject: "dex", stars: 3, have: 17, rule: "R8.1" };
  const [star] = flightsOf(
    view(4, [hero(0)], [], [{ ...goal, stars: 0 }]),
    view(5, [hero(0)], [line(5, "pass")], [goal]),
  );
  expect(star).toMatchObject({ kind: "star", amount: 3, from: ["goal:0:dex"], to: ["stars:0"] });
});

test("nothing flies when moves are taken back, or when the page comes to a game in its middle", () => {
  const [before, after] = [view(5, [hero(5)]), view(4, [hero(3)], [line(4, "take 2")])];
  expect(flightsOf(before, after)).toEqual([]);
  expect(flightsOf(view(4, [hero(3)]), view(40, [hero(9)], [line(40, "pass")]))).toEqual([]);
});

test("since my last turn: the moves of the others after my own last one, without passing", () => {
  const log = [
    line(1, "take 1", { seat: 1 }),
    line(2, "take 2", { seat: 0 }),
    line(3, "rolled 4", { seat: null }),
    line(4, "take 3", { seat: 1 }),
    line(5, "pass", { seat: 1 }),
    line(6, "place dex", { seat: 1 }),
  ];
  expect(sinceMine(log, [0]).map(({ number }) => number)).toEqual([4, 6]);
  expect(sinceMine(log, [])).toEqual([]);
  // A move of mine that was taken back was not my last one.
  const back = [...log, line(7, "take 1"), line(8, "undone 6")];
  expect(sinceMine(back, [0]).map(({ number }) => number)).toEqual([4, 6]);
});
