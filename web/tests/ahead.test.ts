/** Starting dice placed before one's turn: what the page makes of it. */
import { describe, expect, test } from "vitest";
import { askedAt, decisions, isReady, lookAhead, stillChoosing, unseen } from "../src/lib/ahead";
import { flightsOf } from "../src/lib/flights";
import type { LogLine, SeatAhead, View } from "../src/lib/wire";

const SHEET = { str: [], dex: [], con: [], int: [], wis: [], cha: [] };
const hero = (gold: number, str: string[] = []) => ({ race: "elf", gold, sheet: { ...SHEET, str } });
const DICE = ["r1", "b6", "g2"];

/** Seat 0 is to move, this page holds seat 1; some of its dice are placed ahead. */
function view(placed: number, more: Partial<View> = {}): View {
  const decided = DICE.slice(0, placed).map((die) => `place ${die} str`);
  const left = DICE.slice(placed);
  const own = {
    at: placed,
    decided,
    moves: left.map((die) => `place ${die} str`),
    rule: left.length ? "R2.12" : null,
    prompt: left.length ? { kind: "place-starting", seat: 1, dice: left } : null,
    hero: hero(placed === 3 ? 6 : 5, DICE.slice(0, placed)),
    score: { total: placed, lines: [] },
  } as unknown as SeatAhead;
  const position = {
    round: 0,
    phase: "setup",
    heroes: [hero(5), hero(5)],
    prompts: [{ kind: "place-starting", seat: 0 }],
  };
  const seats = ["Ann", "Bob", "Cleo"].map((name, seat) => ({ seat, kind: "person", name, bot: "" }));
  return {
    ...{ table: "t", event: 30, mine: [1], turn: 0, rule: "R2.12", moves: { 1: [] }, undo: [], log: [] },
    ...{ seats, position, scores: [0, 0].map(() => ({ total: 0, lines: [] })), choosing: [0, 1] },
    ahead: { 1: own },
    ...more,
  } as unknown as View;
}
const line = (number: number, seat: number, text: string) => ({ number, seat, text }) as unknown as LogLine;

describe("a seat that may decide before its turn", () => {
  test("is to move on its own page, with its own moves, sheet and stars", () => {
    const seen = lookAhead(view(1));
    expect(seen).toMatchObject({ turn: 1, rule: "R2.12", moves: { 1: ["place b6 str", "place g2 str"] } });
    expect(seen.position.heroes).toMatchObject([hero(5), hero(5, ["r1"])]);
    expect(seen.position.prompts).toMatchObject([{ seat: 1 }, { seat: 0 }]);
    expect(seen.scores.map(({ total }) => total)).toEqual([0, 1]);
    expect(seen.undo).toEqual([1]);
  });
  test("waits with its dice on its sheet once all are placed, and may still take back", () => {
    const seen = lookAhead(view(3, { choosing: [0] }));
    expect(seen).toMatchObject({ turn: 0, undo: [1] });
    expect(seen.position.heroes).toMatchObject([hero(5), hero(6, DICE)]);
    expect(isReady(seen)).toBe(true);
  });
  test("comes after another seat of the same screen that is to move", () => {
    expect(lookAhead(view(0, { mine: [0, 1] })).turn).toBe(0);
    expect(isReady(view(0))).toBe(false);
  });
  test("keeps a move half chosen while others play on", () => {
    const [before, after] = [view(1), view(1, { event: 31 })].map(lookAhead);
    expect(askedAt(after)).toBe(askedAt(before));
    expect(askedAt(lookAhead(view(2)))).not.toBe(askedAt(before));
  });
});

describe("a decision ahead", () => {
  test("is told and flies when it is made, with the gold of a full row", () => {
    const [before, after] = [view(2), view(3)].map(lookAhead);
    expect(decisions(before, after)).toMatchObject([{ seat: 1, text: "place g2 str", die: "g2", gold: 1 }]);
    const [die, coin] = flightsOf(before, after);
    expect(die).toMatchObject({ kind: "die", die: "g2", to: ["space:1:str3", "mini:1:str3"] });
    expect(coin).toMatchObject({ kind: "coin", amount: 1 });
  });
  test("that was made before the page came back is not told again", () => {
    const before = lookAhead(view(0, { mine: [], ahead: {} })); // before the seat was taken up again
    const after = lookAhead(view(2));
    expect(decisions(before, after)).toEqual([]);
    expect(flightsOf(before, after)).toEqual([]);
  });
  test("neither flies nor is told again when it is played", () => {
    const before = lookAhead(view(3));
    const log = DICE.map((die, place) => line(32 + place, 1, `place ${die} str`));
    const played = view(3, { event: 34, ahead: {}, log: [line(31, 0, "place k1 dex"), ...log] });
    played.position.heroes = [hero(5), hero(6, DICE)];
    expect(unseen(before, played).map(({ seat }) => seat)).toEqual([0]);
    expect(flightsOf(before, played)).toEqual([]);
  });
  test("that is taken back brings no news", () => {
    const [before, after] = [view(3), view(2)].map(lookAhead);
    expect(decisions(before, after)).toEqual([]);
    expect(flightsOf(before, after)).toEqual([]);
  });
});

test("the page names the others who still choose, and bots only when it is their turn", () => {
  expect(stillChoosing(view(0, { choosing: [0, 1, 2] }))).toEqual(["Ann", "Cleo"]);
  const seats = view(0).seats.map((seat) => ({ ...seat, kind: seat.seat === 1 ? "person" : "bot" }) as const);
  expect(stillChoosing(view(0, { choosing: [0, 1, 2], seats })).length).toBe(1);
  expect(stillChoosing(view(0, { choosing: [1, 2], seats }))).toEqual([]);
});
