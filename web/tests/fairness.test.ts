/** The page checks dice as the published check does: same vectors, same verdicts. */
import { describe, expect, test } from "vitest";
import vectors from "../../docs/fair-dice/vectors.json";
import { fallsOn, faultOf, lot, type GameDice } from "../src/lib/fairness";
import { bytesOf, hashOf, hex, hmac, sha256 } from "../src/lib/sha256";

describe("SHA-256", () => {
  const known = async (bytes: Uint8Array<ArrayBuffer>) =>
    hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));

  test("of every length around a block", async () => {
    for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const bytes = new Uint8Array(length).map((_, place) => (place * 7) % 256);
      expect(hex(sha256(bytes))).toBe(await known(bytes));
    }
  });
  test("with a key of every length", async () => {
    const name = "HMAC";
    for (const length of [5, 64, 65, 200]) {
      const bytes = bytesOf("k".repeat(length));
      const key = await crypto.subtle.importKey("raw", bytes, { name, hash: "SHA-256" }, false, ["sign"]);
      const signed = await crypto.subtle.sign(name, key, bytesOf("outcome 3"));
      expect(hex(hmac(bytes, bytesOf("outcome 3")))).toBe(hex(new Uint8Array(signed)));
    }
  });
});

test.each(vectors)("the numbers of the seed $seed", ({ seed, seed_hash, lots }) => {
  expect(hashOf(seed)).toBe(seed_hash);
  for (const [k, number] of Object.entries(lots)) expect(lot(seed, Number(k))).toBe(number);
});

test.each(vectors)("the outcomes they fall on, seed $seed", ({ lots, falls }) => {
  for (const { weights, places } of falls)
    expect(Object.values(lots).map((number) => fallsOn(weights, number))).toEqual(places);
});

describe("a game", () => {
  const seed = `server+${"ab".repeat(16)}+${"cd".repeat(16)}`;
  const dice = `${hashOf("server")} 0:${hashOf("ab".repeat(16))} 1:- 2:${hashOf("cd".repeat(16))}`;
  // As docs/fair-dice/verify.mjs counts them.
  const draws = [0, 2, 2, 1, 0, 0].map((chosen) => ({
    outcomes: ["a", "b", "c"],
    weights: [3, 1, 2],
    chosen,
  }));
  const game: GameDice = { seed, dice, draws };

  test("that was fair is found fair", () => {
    expect(faultOf(game)).toBeNull();
    expect(faultOf({ ...game, dice: `practice ${dice}` })).toBeNull();
  });
  test("with an altered roll is caught", () => {
    const altered = draws.map((draw, k) => (k === 2 ? { ...draw, chosen: (draw.chosen + 1) % 3 } : draw));
    expect(faultOf({ ...game, draws: altered })).toEqual({ key: "dice-broken-draw", number: 3 });
  });
  test("with a late seed is caught", () => {
    expect(faultOf({ ...game, seed: seed.replace("server", "other") })?.key).toBe("dice-broken-seed");
  });
  test("with a share left out or changed is caught", () => {
    expect(faultOf({ ...game, seed: "server" })).toEqual({ key: "dice-broken-share", number: 3 });
    expect(faultOf({ ...game, seed: seed.replace("abab", "abac") })).toEqual({
      key: "dice-broken-share",
      number: 1,
    });
  });
});
