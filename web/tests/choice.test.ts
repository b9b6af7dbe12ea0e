import { beforeEach, expect, test } from "vitest";
import { Choice } from "../src/lib/table/choice.svelte";
import { Drag } from "../src/lib/table/drag.svelte";
import { Scene } from "../src/lib/table/scene.svelte";
import type { View } from "../src/lib/wire";

/** A seat at a real scene; what it plays is kept. */
class Seat extends Scene {
  pending = false;
  played: string[] = [];
  readonly choice = new Choice(this);
  readonly drag = new Drag(this);

  constructor(moves: string[], prompt: Record<string, unknown> = { kind: "take" }) {
    super();
    const position = { phase: "dice", heroes: [{}, {}], prompts: [prompt] };
    const view = { event: 5, mine: [0], turn: 0, moves: { 0: moves }, drops: {}, position, log: [] };
    this.take(view as unknown as View);
  }
  play(move: string): void {
    this.played.push(move);
  }
  playThen(first: string, second: string): void {
    this.played.push(first, second);
  }
}

let seat: Seat;
beforeEach(() => {
  seat = new Seat(["take 1", "take 2"]);
});

test("a click on what may be chosen plays it", () => {
  seat.choice.choose("init:2");
  expect(seat.played).toEqual(["take 2"]);
});

test("looking at another's sheet, a click on a dimmed card takes nothing", () => {
  seat.watching = 1;
  expect(seat.choice.can("init:2")).toBe(false);
  seat.choice.choose("init:2");
  expect(seat.played).toEqual([]);
});

test("while a move is on its way no other is made", () => {
  seat.pending = true;
  seat.choice.choose("init:2");
  expect(seat.played).toEqual([]);
});

test("revealing a card asks first; declining does not", () => {
  seat = new Seat(["reveal", "pass"], { kind: "offer-reveal" });
  seat.choice.choose("act:reveal");
  expect(seat.choice.toConfirm?.text).toBe("reveal");
  expect(seat.played).toEqual([]);
  seat.choice.clear();
  seat.choice.choose("act:pass");
  expect(seat.played).toEqual(["pass"]);
});

test("of two tied dice one click decides, of three two do", () => {
  seat = new Seat(["order y6 b6", "order b6 y6"], { kind: "order", cards: [2, 3] });
  seat.choice.choose("die:b6");
  expect(seat.played).toEqual(["order b6 y6"]);
  seat = new Seat(["order w4 w4 r4", "order w4 r4 w4", "order r4 w4 w4"], {
    kind: "order",
    cards: [1, 2, 3],
  });
  seat.choice.choose("die:r4");
  expect(seat.played).toEqual([]);
  seat.choice.choose("die:w4");
  expect(seat.played).toEqual(["order r4 w4 w4"]);
});
test("a die that was taken may be let go only over rows where it can be placed", () => {
  seat = new Seat(["place str", "place wis"], { kind: "place" });
  expect(seat.drag.can("hand")).toBe(true);
  expect(seat.drag.takes("hand", "row:str")).toBe(true);
  expect(seat.drag.takes("hand", "row:dex")).toBe(false);
  seat.drag.drop("hand", "row:wis");
  expect(seat.played).toEqual(["place wis"]);
});
test("a die of the center that is let go over a row is taken and placed", () => {
  expect(seat.drag.takes("init:2", "row:cha")).toBe(true);
  expect(seat.drag.takes("init:2", "init:1")).toBe(false);
  expect(seat.drag.takes("init:3", "row:cha")).toBe(false);
  seat.drag.drop("init:2", "row:cha");
  expect(seat.played).toEqual(["take 2", "place cha"]);
});
