/** Sheets of a real table: dice under a finger, and what the server is asked to count. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { blank, Companion, diceOf, type PaperHero } from "../src/lib/companion.svelte";

const asked: { solo: boolean; heroes: unknown[]; edition: string }[] = [];
const kept: Record<string, string> = {};
beforeEach(() => {
  asked.length = 0;
  for (const key of Object.keys(kept)) delete kept[key];
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  });
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return Response.json({ heroes: [], winners: [] });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ready = (): PaperHero => ({
  ...blank(),
  ...{ name: "Ann", race: "elf", class: "monk", backstory: "hunter", alignment: "hermit" },
});
async function count(companion: Companion): Promise<void> {
  companion.keep();
  await vi.advanceTimersByTimeAsync(200);
}

test("a die goes to the space that is touched, or next to the last of its row", () => {
  const companion = new Companion();
  companion.tap("str", 2);
  expect([...companion.hero.sheet.str]).toEqual(["r6"]);
  expect(diceOf(companion.hero)).toBe(1);
  companion.value = 2;
  companion.tap("str", 0);
  companion.tap("str", 1);
  expect([...companion.hero.sheet.str]).toEqual(["r2", "r2"]);
  companion.erasing = true;
  companion.tap("str", 0);
  expect([...companion.hero.sheet.str]).toEqual(["r2"]);
});

test("a solo game is one of a single sheet, and names stay in the browser", async () => {
  const companion = new Companion();
  companion.heroes = [ready()];
  companion.solo = true;
  await count(companion);
  companion.heroes = [ready(), { ...ready(), race: "orc" }];
  await count(companion);
  expect(asked.map(({ solo, heroes }) => [solo, heroes.length])).toEqual([
    [true, 1],
    [false, 2],
  ]);
  expect(JSON.stringify(asked)).not.toContain("Ann");
  expect(companion.scored).not.toBeNull();
});

test("sheets that are not finished are not counted, and what was counted goes", async () => {
  const companion = new Companion();
  companion.heroes = [ready()];
  await count(companion);
  expect(companion.scored).not.toBeNull();
  companion.heroes = [blank()];
  await count(companion);
  expect(asked).toHaveLength(1);
  expect(companion.scored).toBeNull();
});

test("the sheets are there again, without cards that are no longer in the box", async () => {
  const companion = new Companion();
  companion.heroes = [{ ...ready(), cards: ["longbow", "no-such-card"] }];
  companion.edition = "first";
  await count(companion);
  const again = new Companion();
  expect(again.hero.name).toBe("Ann");
  expect([...again.hero.cards]).toEqual(["longbow"]);
  expect(again.edition).toBe("first");
});

test("there is always a sheet, and never a fifth", () => {
  const companion = new Companion();
  for (let more = 0; more < 9; more++) companion.add();
  expect([companion.heroes.length, companion.at]).toEqual([4, 3]);
  for (let less = 0; less < 9; less++) companion.remove();
  expect([companion.heroes.length, companion.at]).toEqual([1, 0]);
});
