/** My games on the home page: which comes first, what each is called, and how it ended. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { i18n, makeBundle } from "../src/lib/i18n.svelte";
import { heading, inOrder, outcome, stage, when, whoseTurn } from "../src/lib/mygames";
import { terms } from "../src/lib/terms";
import type { SeatInfo, TableSummary } from "../src/lib/wire";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
const words = import.meta.glob<string>("../../locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
beforeAll(() => {
  i18n.bundle = makeBundle("en", Object.values(words));
});

const seat = (number: number, name: string, kind: SeatInfo["kind"] = "person"): SeatInfo => ({
  seat: number,
  kind,
  name,
  bot: "",
  here: false,
});
const game = (more: Partial<TableSummary> = {}): TableSummary => ({
  table: "t1",
  invite: null,
  seats: [seat(0, "Ann"), seat(1, "Bob")],
  edition: "second",
  variants: [],
  classes: "drawn",
  cards: "base",
  round: 4,
  rounds: 12,
  phase: "dice",
  turn: 1,
  stars: [20, 22],
  winners: null,
  made: "2026-11-01T10:00:00+00:00",
  changed: "2026-11-01T10:00:00+00:00",
  ...more,
});

describe("a running game", () => {
  test("says round, whose turn it is and who plays along", () => {
    expect(stage(game())).toBe("Round 4 of 12");
    expect(whoseTurn(game(), [1])).toBe("Your turn");
    expect(whoseTurn(game(), [0])).toBe("Bob to move");
    expect(heading(game(), [0])).toBe("With Bob");
  });
  test("is mine to go on with where all decide at the same time", () => {
    expect(whoseTurn(game({ choosing: [1, 0] }), [0])).toBe("Your turn");
    expect(whoseTurn(game({ choosing: [1] }), [0])).toBe("Bob to move");
  });
  test("never names an open seat as a player", () => {
    const waiting = game({ seats: [seat(0, "Ann"), seat(1, "", "open")], turn: null });
    expect(heading(waiting, [0])).toBe("2 players");
    expect(stage(waiting)).toBe("Waiting for players");
  });
  test("comes first where it is my turn, then the latest", () => {
    const [old, fresh, asked] = ["2026-01-01", "2026-03-01", "2026-02-01"].map((changed, place) =>
      game({ table: `t${place}`, changed, turn: place === 2 ? 0 : 1 }),
    );
    expect(inOrder([old, fresh, asked], () => [0]).map(({ table }) => table)).toEqual(["t2", "t1", "t0"]);
  });
});

describe("a finished game", () => {
  const over = (winners: number[]) => game({ winners, turn: null });
  test("says who won, and with how many stars", () => {
    expect(outcome(over([1]), [1])).toBe("You won: 22 stars");
    expect(outcome(over([1]), [0])).toBe("Bob won: 22 stars. You: 20");
    expect(outcome(over([1]), [0, 1])).toBe("Bob won: 22 stars");
  });
  test("names the rank of a solo game", () => {
    const solo = game({ seats: [seat(0, "Ann")], stars: [35], winners: [0] });
    expect(outcome(solo, [0])).toBe("Clan Leader: 35 stars");
  });
  test("may have been closed", () => {
    expect(outcome(game({ closed: true }), [0])).toBe("Closed before the end");
  });
});

test("the time of the last move is told as people say it", () => {
  const now = Date.parse("2026-11-15T12:00:00Z");
  const at = (iso: string) => when(iso, now, "en");
  expect(at("2026-11-15T11:59:40Z")).toBe("just now");
  expect(at("2026-11-15T11:50:00Z")).toBe("10 minutes ago");
  expect(at("2026-11-15T09:00:00Z")).toBe("3 hours ago");
  expect(at("2026-11-14T11:00:00Z")).toBe("yesterday");
  expect(at("2026-10-01T11:00:00Z")).toBe("Oct 1, 2026");
});

test("an invitation says what is played", () => {
  expect(terms(game())).toEqual(["2 players", "Second edition"]);
  expect(terms(game({ variants: ["short"], classes: "reverse", cards: "mine", pace: "slow" }))).toEqual([
    "2 players",
    "Second edition",
    "Short Game",
    "Classes chosen, start player last",
    "Card pack",
    "One turn at a time, over several days",
  ]);
});
