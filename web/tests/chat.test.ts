/** What people at a table say: who hears it, and when it is new. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasCompany, Hearing, isMuted, mute } from "../src/lib/chat.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { View } from "../src/lib/wire";

beforeEach(() => {
  const kept: Record<string, string> = {};
  vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => void (kept[key] = value) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.talk = true;
  mute("t", 1, false);
});

const seats = ["person", "person", "bot"].map((kind, seat) => ({ seat, kind }));
const view = (mine: number[], ...numbers: number[]) => {
  const said = numbers.map((number) => ({ seat: number % 2, phrase: "hello", number, at: "" }));
  return { table: "t", mine, seats, talk: { on: true, said } } as unknown as View;
};
const heard = (hearing: Hearing, ...numbers: number[]) =>
  hearing.fresh(view([0], ...numbers)).map(({ number }) => number);

test("what was said before one came is not heard, and nothing is heard twice", () => {
  const hearing = new Hearing();
  expect(heard(hearing, 3, 4)).toEqual([]);
  expect(heard(hearing, 3, 4, 5)).toEqual([5]);
  expect(heard(hearing, 4, 5)).toEqual([]);
  expect(heard(new Hearing())).toEqual([]);
});
test("whoever is muted, or wants no talk, hears nothing, then or later", () => {
  const hearing = new Hearing();
  heard(hearing);
  mute("t", 1, true);
  expect(isMuted("t", 1)).toBe(true);
  expect(isMuted("other", 1)).toBe(false);
  expect(heard(hearing, 1, 2)).toEqual([2]);
  settings.talk = false;
  expect(heard(hearing, 4)).toEqual([]);
  settings.talk = true;
  expect(heard(hearing, 4, 6)).toEqual([6]);
});
test("there is company where another person sits, or may yet", () => {
  expect(hasCompany(view([0]))).toBe(true);
  expect(hasCompany(view([0, 1]))).toBe(false);
  expect(hasCompany(view([]))).toBe(false);
});
