/** The library: what is on record, what is ours, and what is a little of both. */
import { expect, test } from "vitest";
import { facts } from "../src/lib/facts";
import { abilitySource, factsOf, sourceOf } from "../src/lib/library";

const card = (slug: string) => facts.market[slug];

test("a rule of which we chose a detail is partly ours; one that we wrote is ours", () => {
  expect(card("search").house).toContain("an exchange that keeps the value");
  expect(sourceOf(card("search"), "rule")).toBe("partly");
  expect(card("weak").house).toContain("rule");
  expect(sourceOf(card("weak"), "rule")).toBe("ours");
  expect(card("steadfast").house).toEqual(["cost", "arrow"]);
  expect(sourceOf(card("steadfast"), "rule")).toBe("record");
});

test("a field is ours where the card says so, whatever else is", () => {
  expect(sourceOf(card("search"), "cost")).toBe("ours");
  expect(sourceOf(card("diplomacy"), "arrow")).toBe("record");
  expect(sourceOf({ ...card("search"), house: undefined }, "rule")).toBe("record");
  const found = factsOf(card("search")).map(({ value, source }) => [value, source]);
  expect(found).toHaveLength(4);
  expect(found[0]).toEqual([String(card("search").cost), "ours"]);
  expect(found[1]).toEqual([String(card("search").dots), "record"]);
});

test("an ability of a class is on record, ours, or a little of both", () => {
  expect(abilitySource("druid")).toBe("record");
  expect(abilitySource("cleric")).toBe("ours");
  expect(abilitySource("thief")).toBe("partly");
});
