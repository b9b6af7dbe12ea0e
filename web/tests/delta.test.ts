import { describe, expect, it } from "vitest";
import { merged } from "../src/lib/delta";
import type { Delta, View } from "../src/lib/wire";

const view = {
  type: "view",
  number: 4,
  event: 10,
  turn: 0,
  moves: { "0": ["take 1"] },
  position: { round: 2, market: ["longsword"], heroes: [{ gold: 3 }, { gold: 5 }] },
  scores: [{ total: 1 }, { total: 2 }],
  log: [{ number: 10 }],
} as unknown as View;

const delta = {
  type: "delta",
  after: 4,
  number: 5,
  view: { event: 11, turn: 1, moves: { "0": [] } },
  position: { market: [] },
  heroes: { "1": { gold: 4 } },
  scores: { "1": { total: 3 } },
  log: [{ number: 11 }],
} as unknown as Delta;

describe("a delta", () => {
  it("replaces what it names and keeps the rest", () => {
    expect(merged(view, delta)).toEqual({
      type: "view",
      number: 5,
      event: 11,
      turn: 1,
      moves: { "0": [] },
      position: { round: 2, market: [], heroes: [{ gold: 3 }, { gold: 4 }] },
      scores: [{ total: 1 }, { total: 3 }],
      log: [{ number: 11 }],
    });
  });

  it("leaves the view before as it was", () => {
    merged(view, delta);
    expect(view.position.heroes).toEqual([{ gold: 3 }, { gold: 5 }]);
  });

  it("does not fit another view, or none", () => {
    expect(merged({ ...view, number: 3 }, delta)).toBeNull();
    expect(merged(null, delta)).toBeNull();
  });
});
