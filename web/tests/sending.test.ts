/** What messages of the server do at the table: to a move on its way, a die in the hand, a look back. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableStore } from "../src/lib/table.svelte";
import type { ClientMessage, ServerMessage, View } from "../src/lib/wire";

/** The other end of the line: it says what the test says. */
class Line {
  static readonly OPEN = 1;
  readyState = 1;
  sent: ClientMessage[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    lines.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {}
  says(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message as ServerMessage) });
  }
}

const lines: Line[] = [];
let line: Line;
let table: TableStore;
const none = () => {};
beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { href: "http://localhost/" });
  vi.stubGlobal("addEventListener", none);
  vi.stubGlobal("removeEventListener", none);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("document", { addEventListener: none, removeEventListener: none, hidden: false });
  table = new TableStore("t", () => []);
  line = lines.pop()!;
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

const moves = (dice: string[]) => dice.map((die) => `place ${die} str`);
const prompt = (dice: string[]) => ({ kind: "place-starting", seat: 1, dice });

/** Seat 0 is to move; seat 1 of this page decides ahead, with these dice left. */
function ahead(event: number, at: number, dice: string[]): View {
  const own = {
    at,
    decided: [],
    moves: moves(dice),
    rule: "R2.12",
    prompt: prompt(dice),
    hero: {},
    score: {},
  };
  const choosing = { kind: "place-starting", seat: 0 };
  return view(event, 0, {}, [choosing], { 1: own });
}
/** The turn has come to seat 1. */
function mine(event: number, dice: string[]): View {
  return view(event, 1, { 1: moves(dice) }, [prompt(dice)], {});
}
function view(event: number, turn: number, listed: object, prompts: object[], own: object): View {
  const position = { round: 0, phase: "setup", heroes: [{}, {}], prompts };
  const seats = [0, 1].map((seat) => ({ seat, kind: "person", name: `${seat}`, bot: "", look: "a" }));
  return {
    ...{ type: "view", table: "t", event, mine: [1], turn, moves: listed, drops: {}, undo: [], log: [] },
    ...{ seats, scores: [{}, {}], choosing: [], ahead: own, position },
  } as unknown as View;
}

test("a die in the hand stays there when the others are done", () => {
  line.says(ahead(7, 0, ["r1", "b6"]));
  table.choice.choose("die:r1");
  expect(table.choice.picks).toEqual(["die:r1"]);
  line.says(mine(8, ["r1", "b6"]));
  expect(table.choice.picks).toEqual(["die:r1"]);
  line.says(mine(9, ["b6"]));
  expect(table.choice.picks).toEqual([]);
});

test("a move on its way when the turn comes stays so until it is seen", () => {
  line.says(ahead(7, 0, ["r1", "b6", "g2"]));
  table.play("place r1 str");
  expect(table.pending).toBe(true);
  line.says(mine(8, ["r1", "b6", "g2"])); // from before the move
  expect(table.pending).toBe(true);
  const [{ id }] = line.sent.slice(-1) as { id: number }[];
  line.says({ type: "done", id, event: 9 });
  expect(table.pending).toBe(true);
  line.says(mine(9, ["b6", "g2"]));
  expect(table.pending).toBe(false);
});

test("a decision ahead is seen before or after its answer", () => {
  line.says(ahead(7, 0, ["r1", "b6"]));
  for (const [at, first] of ["done", "view"].entries()) {
    const dice = ["r1", "b6", "g2"].slice(at + 1);
    table.play(moves(dice)[0]);
    const [{ id }] = line.sent.slice(-1) as { id: number }[];
    const messages = [{ type: "done", id, event: 7 }, ahead(7, at + 1, dice)];
    for (const message of first === "done" ? messages : messages.reverse()) {
      expect(table.pending).toBe(true);
      line.says(message);
    }
    expect(table.pending).toBe(false);
  }
});

test("a look back at what the others did is not cut short when nothing has happened since", () => {
  vi.stubGlobal("fetch", () => new Promise(none)); // the past is on its way
  const moved = { number: 8, seat: 0, text: "take 1" };
  const own = { number: 7, seat: 1, text: "take 2" };
  line.says({ ...mine(8, ["r1", "b6"]), log: [own, moved] });
  table.recall.toggle();
  const again = { ...mine(8, ["r1", "b6"]), number: 2 }; // the connection is back, somebody comes to watch
  line.says(again);
  expect(table.recall.playing).toBe(true);
  table.recall.stop();
  expect(table.view?.number).toBe(2);
  table.recall.toggle();
  line.says(mine(9, ["b6"]));
  expect(table.recall.playing).toBe(false);
  expect(table.view?.event).toBe(9);
});

test("a look back ends when another has moved, even while this player's choice stays the same", () => {
  vi.stubGlobal("fetch", () => new Promise(none));
  const own = { number: 6, seat: 1, text: "place r1 str" };
  const moved = { number: 7, seat: 0, text: "place w1 str" };
  line.says({ ...ahead(7, 0, ["r1", "b6"]), log: [own, moved] });
  table.recall.toggle();
  expect(table.recall.playing).toBe(true);
  line.says({ ...ahead(8, 0, ["r1", "b6"]), log: [{ ...moved, number: 8, text: "place w2 str" }] });
  expect(table.recall.playing).toBe(false);
  expect(table.view?.event).toBe(8);
});

test("a change of a view that never came is answered by asking for the whole", () => {
  line.says({ ...mine(7, ["r1", "b6"]), number: 3 });
  const delta = { type: "delta", heroes: {}, scores: {}, position: {}, log: [] };
  line.says({ ...delta, after: 3, number: 4, view: { event: 8 } });
  expect(table.view?.event).toBe(8);
  expect(line.sent).toEqual([]);
  line.says({ ...delta, after: 5, number: 6, view: { event: 10 } });
  expect(table.view?.event).toBe(8);
  expect(line.sent).toMatchObject([{ type: "hello", deltas: true }]);
});
