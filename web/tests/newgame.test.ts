/** A wish for a new table, as the server gets it. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { hashOf } from "../src/lib/sha256";
import type { NewTable } from "../src/lib/wire";

const store = new Map<string, string>();
const asked: NewTable[] = [];

let NewGame: (typeof import("../src/lib/newgame.svelte"))["NewGame"];
const none = () => {};

beforeAll(async () => {
  // The router looks at the browser as soon as it is there.
  vi.stubGlobal("location", { pathname: "/", search: "" });
  vi.stubGlobal("addEventListener", none);
  ({ NewGame } = await import("../src/lib/newgame.svelte"));
}, 60_000);

beforeEach(() => {
  asked.length = 0;
  store.clear();
  vi.stubGlobal("location", { pathname: "/", search: "" });
  vi.stubGlobal("history", { pushState: none });
  vi.stubGlobal("scrollTo", none);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  vi.stubGlobal("fetch", async (path: string, { body }: { body?: string }) => {
    if (path === "/api/bots")
      return Response.json([
        { name: "adept", characters: ["wily"] },
        { name: "hero", characters: [] },
      ]);
    asked.push(JSON.parse(body!));
    return Response.json({ table: "t1", invite: "i", keys: [{ seat: 0, token: "secret" }] });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function made(change: (game: InstanceType<typeof NewGame>) => void): Promise<NewTable> {
  const game = new NewGame();
  change(game);
  await game.make();
  expect(game.problem).toBeNull();
  return asked[0];
}

test("an open table gets this browser's share of the dice, promised and kept", async () => {
  const wish = await made((game) => game.set("online"));
  expect(wish.seats.map(({ kind }) => kind)).toEqual(["me", "open"]);
  const kept = JSON.parse(store.get("rp.shares")!)["t1/0"] as string;
  expect(kept).toMatch(/^[0-9a-f]{64}$/);
  expect(wish.seats.map(({ promise }) => promise)).toEqual([hashOf(kept), ""]);
});

test("nobody is asked for a share where no stranger sits", async () => {
  for (const way of ["solo", "bots", "screen"] as const) {
    const wish = await made((game) => game.set(way));
    expect(wish.seats.every(({ promise }) => promise === "")).toBe(true);
    expect(store.has("rp.shares")).toBe(false);
    asked.length = 0;
  }
});

test("strangers may have hints only where the maker allows them", async () => {
  expect((await made((game) => game.set("online"))).hints).toBe(false);
  asked.length = 0;
  expect((await made((game) => game.set("bots"))).hints).toBeNull();
});

test("a bot has the usual level, and a character only where its level can have one", async () => {
  const wish = await made((game) => {
    game.set("bots", 3);
    game.seats[1].character = "wily";
    game.seats[2] = { ...game.seats[2], bot: "hero", character: "wily" };
  });
  expect(wish.seats.map(({ bot }) => bot)).toEqual(["", "adept:wily", "hero"]);
});
