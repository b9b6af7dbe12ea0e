import { describe, expect, test } from "vitest";
import { keepPlaces } from "../src/lib/tray";

describe("the tray of starting dice", () => {
  test("begins with the dice in their order", () => {
    expect(keepPlaces([], ["r1", "w5", "w5"])).toEqual(["r1", "w5", "w5"]);
  });
  test("a die that left leaves a gap, and no other die moves", () => {
    expect(keepPlaces(["k5", "w4", "b2", "w5"], ["w4", "b2", "w5"])).toEqual([null, "w4", "b2", "w5"]);
    expect(keepPlaces([null, "w4", "b2", "w5"], ["w4", "w5"])).toEqual([null, "w4", null, "w5"]);
  });
  test("of two equal dice one stays", () => {
    expect(keepPlaces(["w5", "r1", "w5"], ["r1", "w5"])).toEqual(["w5", "r1", null]);
  });
  test("a move undone brings the die back into the gap", () => {
    expect(keepPlaces([null, "w4"], ["k5", "w4"])).toEqual(["k5", "w4"]);
  });
  test("another player's dice are a new hand", () => {
    expect(keepPlaces([null, null, "r1"], ["b1", "b2", "b3", "b4"])).toEqual(["b1", "b2", "b3", "b4"]);
  });
});
