/** This browser's shares of the dice: kept for the seat they were promised with, shown to whom it holds. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hashOf } from "../src/lib/sha256";
import { drawShare, dueShares, keepShare } from "../src/lib/shares";
import type { View } from "../src/lib/wire";

beforeEach(() => {
  const kept: Record<string, string> = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const made = (...seats: number[]) => ({
  table: "t",
  invite: "i",
  keys: seats.map((seat) => ({ seat, token: `token ${seat}` })),
});
const view = (mine: number[], awaited: number[], promises: Record<number, string>) =>
  ({ table: "t", mine, dice: { awaited, promises } }) as unknown as View;

test("a share is kept for the first seat that was taken, and shown when it is awaited", () => {
  const own = drawShare();
  expect(own.promise).toBe(hashOf(own.share));
  keepShare(made(2, 1), own);
  const promises = { 1: own.promise };
  expect(dueShares(view([1, 2], [1], promises))).toEqual([{ seat: 1, share: own.share }]);
  expect(dueShares(view([1, 2], [], promises))).toEqual([]);
});

test("a seat that this browser no longer holds shows nothing, nor does a promise made elsewhere", () => {
  const own = drawShare();
  keepShare(made(1), own);
  expect(dueShares(view([0], [0, 1], { 1: own.promise }))).toEqual([]);
  expect(dueShares(view([1], [1], { 1: drawShare().promise }))).toEqual([]);
});
