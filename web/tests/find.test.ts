import { expect, test } from "vitest";
import { matches, plain, ruleNumber, withRules } from "../src/lib/find";

test("searching does not mind accents, case or the final sigma", () => {
  expect(plain("Épée ΚΆΡΤΑΣ Großschild")).toBe("epee καρτασ grossschild");
  expect(matches("Δερμάτινα Γάντια", "δερματινα γαντ")).toBe(true);
  expect(matches("Bâton de Combat", "baton combat")).toBe(true);
  expect(matches("Longsword", "bow")).toBe(false);
  expect(matches("Longsword", "long bow")).toBe(false); // every word must be there
});

test("the numbers of rules are those the rules are cited by", () => {
  expect(ruleNumber("rule-R3-2-a")).toBe("R3.2a");
  expect(ruleNumber("rule-R3-4-1")).toBe("R3.4.1");
  expect(ruleNumber("rule-V2")).toBe("V2");
});

test("rules cited in a text stand apart", () => {
  const parts = withRules("as R4.7 says (R3.2c), not R");
  expect(parts.filter((part) => part.rule).map((part) => part.text)).toEqual(["R4.7", "R3.2c"]);
  expect(parts.map((part) => part.text).join("")).toBe("as R4.7 says (R3.2c), not R");
});
