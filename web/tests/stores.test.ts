/** The stores of a table: what a view changes, what is asked, and what is kept in the browser. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { whySpace } from "../src/lib/asked";
import { allKeys, keep } from "../src/lib/keys";
import { settings } from "../src/lib/settings.svelte";
import { Socket } from "../src/lib/socket";
import type { TableStore } from "../src/lib/table.svelte";
import { Choice } from "../src/lib/table/choice.svelte";
import type { Connection } from "../src/lib/table/connection.svelte";
import { Hints } from "../src/lib/table/hints.svelte";
import { Notes } from "../src/lib/table/notes.svelte";
import { Pace } from "../src/lib/table/pace";
import { Preview } from "../src/lib/table/preview.svelte";
import { Scene } from "../src/lib/table/scene.svelte";
import type { HeroScore, LogLine, View } from "../src/lib/wire";

type Answered = (answer: unknown) => void;

/** A table whose server is the test: what is asked waits for an answer. */
class Table extends Scene {
  pending = false;
  played: string[] = [];
  asked: { request: { type: string; move?: string }; answered: Answered }[] = [];
  readonly connection = {
    ask: (request: { type: string }, answered: Answered) => this.asked.push({ request, answered }) > 0,
  } as unknown as Connection;
  readonly choice = new Choice(this);
  readonly notes = new Notes(this);
  readonly preview = new Preview(this);
  readonly hints = new Hints(this);

  see(event: number, more: Record<string, unknown> = {}): void {
    const position = { phase: "dice", heroes: [{}, {}], prompts: [{ kind: "take" }], trash: [] };
    const plain = {
      event,
      mine: [0],
      turn: 0,
      moves: { 0: ["take 1"] },
      drops: {},
      log: [],
      hints: true,
      ahead: {},
    };
    this.take({ ...plain, position, ...more } as unknown as View);
  }
  play(move: string): void {
    this.played.push(move);
  }
}
const line = (number: number, text = "take 1", seat: number | null = 0) =>
  ({ number, text, seat }) as unknown as LogLine;

let table: Table;
beforeEach(() => {
  table = new Table();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.confirm = true;
});

describe("a view", () => {
  test("that goes back in time takes later lines out of the log", () => {
    table.see(3, { log: [line(1), line(2), line(3)] });
    table.see(2, { log: [] });
    expect(table.log.map((one) => one.number)).toEqual([1, 2]);
  });
  test("that is the first has no news: the past is not announced", () => {
    table.see(2, { log: [line(1), line(2)] });
    expect(table.fresh).toEqual([]);
    table.see(3, { log: [line(3)] });
    expect(table.fresh.map((one) => one.number)).toEqual([3]);
  });
  test("calls a player who looks at another sheet back only on their own turn", () => {
    table.see(1);
    table.watching = 1;
    table.see(2, { turn: 1 });
    expect(table.watching).toBe(1);
    table.see(3);
    expect(table.watching).toBeNull();
  });
  test("names the card that the enemy took, and none when he took none", () => {
    table.see(1);
    table.see(2, { log: [line(2, "enemy 6", null)] });
    expect(table.lost).toBeNull();
    table.see(3, { log: [{ ...line(3, "enemy 1", null), trashed: ["longbow"] }] });
    expect(table.lost).toBe("longbow");
  });
});

describe("choosing", () => {
  test("players who want no questions are not asked before a final move", () => {
    table.see(1, { moves: { 0: ["reveal", "pass"] } });
    settings.confirm = false;
    table.choice.choose("act:reveal");
    expect(table.played).toEqual(["reveal"]);
  });
  test("“why not?” asks about the action that was chosen", () => {
    table.see(1, { moves: { 0: ["flip str1", "reroll str1"] } });
    expect(whySpace(table as unknown as TableStore, "con1")).toBe("flip con1");
    table.choice.choose("mode:reroll");
    expect(whySpace(table as unknown as TableStore, "con1")).toBe("reroll con1");
  });
});

describe("what is asked", () => {
  test("a hint that comes too late is no mistake of the player", () => {
    table.see(1);
    table.hints.toggle();
    table.asked[0].answered({ type: "refused", id: 1, code: "stale", reason: "stale", params: {} });
    expect(table.notes.note).toBeNull();
    table.hints.toggle();
    table.asked[1].answered({ type: "refused", id: 2, code: "too-many", reason: "too-many", params: {} });
    expect(table.notes.note?.code).toBe("too-many");
  });
  test("a hint for a moment that has gone does not come up in the next one", () => {
    table.see(1);
    table.hints.toggle();
    table.hints.clear();
    table.see(2);
    table.hints.toggle();
    table.asked[0].answered({ type: "hinted", hints: [{ stars: 1 }] });
    expect(table.hints.advice).toEqual({ event: 2, seat: 0, hints: null });
    table.asked[1].answered({ type: "hinted", hints: [] });
    expect(table.hints.advice).toEqual({ event: 2, seat: 0, hints: [] });
  });
  test("what a move would bring is asked anew once the game has gone on", () => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    table.see(1);
    const rest = () => {
      table.preview.hoverMove("take 1");
      vi.advanceTimersByTime(100);
      table.preview.end();
    };
    rest();
    table.asked[0].answered({ type: "previewed", scores: [{ total: 1 }] });
    rest();
    expect(table.asked).toHaveLength(1);
    table.preview.clear();
    rest();
    expect(table.asked).toHaveLength(2);
  });
  test("what something on the table means takes the place of a refusal", () => {
    table.see(1);
    const refused = { type: "refused", id: 1, code: "stale", reason: "stale", params: {} } as const;
    table.notes.refuse(refused as never);
    table.notes.tell(["This is the bag."]);
    expect([table.notes.note, table.notes.told]).toEqual([null, ["This is the bag."]]);
    table.notes.refuse(refused as never);
    expect(table.notes.told).toBeNull();
  });
  test("a preview that comes late does not replace that of the move under the pointer", () => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    const scores = (total: number) => [{ total }] as HeroScore[];
    table.see(1);
    table.preview.hoverMove("take 1");
    vi.advanceTimersByTime(100);
    table.preview.hoverMove("take 2");
    vi.advanceTimersByTime(100);
    table.asked[1].answered({ type: "previewed", scores: scores(2) });
    table.asked[0].answered({ type: "previewed", scores: scores(1) });
    expect(table.preview.now).toMatchObject({ move: "take 2", scores: scores(2) });
  });
});

test("bots do not keep a player waiting who wants less motion", () => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const seen: number[] = [];
  const pace = new Pace(({ event }) => seen.push(event));
  const seats = [{ kind: "bot" }];
  for (const event of [1, 2, 3]) pace.take({ event, log: [{ seat: 0 }], seats } as unknown as View);
  expect(seen).toEqual([1, 2, 3]);
});

/** A browser's memory. */
function memory(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  };
}

describe("what the browser keeps", () => {
  test("a second seat at the same table does not cost the first", () => {
    vi.stubGlobal("localStorage", memory());
    keep({ table: "t", invite: "", keys: [{ seat: 0, token: "a" }] });
    keep({ table: "t", invite: "", keys: [{ seat: 1, token: "b" }] });
    expect(allKeys()).toEqual({ t: { 0: "a", 1: "b" } });
  });
  test("settings of an older visit get the usual value of what was not there yet", async () => {
    vi.stubGlobal("localStorage", memory({ "rp.settings": '{"theme": "dark"}' }));
    vi.resetModules();
    const fresh = await import("../src/lib/settings.svelte");
    expect(fresh.settings).toMatchObject({ theme: "dark", confirm: true, volume: 0.4 });
  });
});

const LOST = 1006; // the code of a connection that ended without a word
const ASKED_BACK = 1012;

/** How long a page waits before each new try, where every connection lasts this many milliseconds. */
function waitsOf(lasting: number, duration: number, code = LOST): number[] {
  vi.useFakeTimers();
  const tried: number[] = [];
  class Brief {
    static readonly OPEN = 1;
    readyState = 3;
    onopen: () => void = () => {};
    onclose: (event: { code: number }) => void = () => {};
    constructor() {
      tried.push(Date.now());
      if (lasting) setTimeout(() => this.onopen());
      setTimeout(() => this.onclose({ code }), lasting);
    }
    send(): void {}
    close(): void {}
  }
  vi.stubGlobal("WebSocket", Brief);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { href: "http://localhost/" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {}, removeEventListener: () => {}, hidden: false });
  const socket = new Socket(
    "/socket",
    () => ({ type: "hello", tokens: [], since: 0 }) as never,
    () => {},
    () => {},
  );
  vi.advanceTimersByTime(duration);
  socket.close();
  return tried.slice(1).map((moment, place) => moment - tried[place] - lasting);
}

test("a lost connection is tried again at least every five seconds", () => {
  const waits = waitsOf(0, 120_000);
  expect(waits[0]).toBeLessThanOrEqual(601);
  expect(Math.max(...waits)).toBeLessThanOrEqual(5001);
  expect(waits.at(-1)).toBeGreaterThan(2400);
});

test("a player whose server was replaced is back at once, each time", () => {
  const waits = waitsOf(60_000, 600_000, ASKED_BACK);
  expect(waits.length).toBeGreaterThan(8);
  expect(Math.max(...waits)).toBeLessThanOrEqual(1);
});

test("players whose server was killed are back soon, but not all in the same moment", () => {
  const waits = waitsOf(60_000, 600_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(601);
  expect(new Set(waits).size).toBeGreaterThan(1);
});

test("a page that is refused each time does not keep knocking", () => {
  const waits = waitsOf(10, 120_000);
  expect(waits.at(-1)).toBeGreaterThan(2400);
});
