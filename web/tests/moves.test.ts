import { describe, expect, test } from "vitest";
import { complete, nextSteps, parseMove, parseMoves, rest, wouldPlay } from "../src/lib/moves";

const steps = (texts: string[], picks: string[] = []) => [...nextSteps(parseMoves(texts), picks)].sort();

describe("steps of a move", () => {
  test.each([
    ["take 2", ["init:2"]],
    ["place str", ["row:str"]],
    ["place r6 str", ["die:r6", "row:str"]],
    ["flip dex1", ["space:dex1"]],
    ["swap str1 con2", ["space:str1", "space:con2"]],
    ["raise con3", ["space:con3", "raise:1"]],
    ["raise con3 2", ["space:con3", "raise:2"]],
    ["lower con3", ["space:con3", "lower:1"]],
    ["reroll wis2", ["space:wis2"]],
    ["reroll 1 3", ["init:1", "init:3"]],
    ["exchange str1 y", ["space:str1", "bag:y"]],
    ["exchange str1 2", ["space:str1", "init:2"]],
    ["move str2 dex", ["space:str2", "row:dex"]],
    ["order w4 w4 r4", ["die:w4", "die:w4#2", "die:r4"]],
    ["buy longbow", ["buy:longbow"]],
    ["buy longbow drop jeweled-dagger longsword", ["buy:longbow", "drops:jeweled-dagger longsword"]],
    ["use diplomacy as knowledge", ["use:diplomacy", "as:knowledge"]],
    ["pass", ["act:pass"]],
  ])("%s", (text, expected) => {
    expect(parseMove(text).steps).toEqual(expected);
  });
});

describe("choosing", () => {
  test("a swap takes its dice in either order", () => {
    const moves = parseMoves(["swap str1 con2", "swap str1 dex1"]);
    expect(rest(moves[0], ["space:con2"])).toEqual(["space:str1"]);
    expect([...nextSteps(moves, ["space:con2"])]).toEqual(["space:str1"]);
    expect(complete(moves, ["space:con2", "space:str1"])?.text).toBe("swap str1 con2");
  });

  test("only what is listed can be chosen", () => {
    expect(steps(["take 1", "take 3", "use climb"])).toEqual(["init:1", "init:3", "use:climb"]);
    expect(steps(["exchange str1 y", "exchange str1 2"], ["space:str1"])).toEqual(["bag:y", "init:2"]);
  });

  test("two things to do to one die ask which", () => {
    expect(steps(["flip str1", "reroll str1", "align up"])).toEqual(["align:up", "mode:flip", "mode:reroll"]);
  });

  test("equal dice of one color are ordered one after the other", () => {
    const moves = parseMoves(["order w4 w4 r4", "order w4 r4 w4", "order r4 w4 w4"]);
    expect([...nextSteps(moves, ["die:w4"])].sort()).toEqual(["die:r4", "die:w4#2"]);
    expect(complete(moves, ["die:w4", "die:r4", "die:w4#2"])?.text).toBe("order w4 r4 w4");
  });

  test("a reroll of the center is never complete by itself", () => {
    const moves = parseMoves(["reroll 1", "reroll 3", "reroll 1 3"]);
    expect(wouldPlay(moves, [], "init:1")).toBeUndefined();
    expect(complete(moves, ["init:3", "init:1"])?.text).toBe("reroll 1 3");
  });
});
