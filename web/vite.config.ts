import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vitest/config";

const CARDS = resolve(import.meta.dirname, "../src/rollplayer/cards");
const SERVER = process.env.RP_SERVER ?? "http://127.0.0.1:8000";

type Table = Record<string, unknown>;

/** The card facts of the engine's own TOML files, without what the page does not show. */
function facts(): Plugin {
  const id = "virtual:facts";
  const read = (name: string) => parse(readFileSync(`${CARDS}/${name}.toml`, "utf8")) as Record<string, Table>;
  const without = (tables: Record<string, Table>, drop: string[]) =>
    Object.fromEntries(
      Object.entries(tables).map(([slug, table]) => [
        slug,
        Object.fromEntries(Object.entries(table).filter(([field]) => !drop.includes(field))),
      ]),
    );
  // Of the effects only those are kept that a running total shows: what weapons add to a row.
  const shown = ["dice-count-more", "rows-count-more"];
  const withWeapons = (cards: Record<string, Table>) => {
    for (const card of Object.values(cards)) {
      const kept = ((card.effects as Table[] | undefined) ?? []).filter((effect) => shown.includes(effect.type as string));
      if (kept.length) card.effects = kept;
      else delete card.effects;
    }
    return cards;
  };
  return {
    name: "rollplayer-facts",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      const { "armor-sets": armor, ...market } = read("market");
      const value = {
        armor,
        market: withWeapons(without(market, ["name", "rule"])),
        classes: without(read("classes"), ["name", "ability", "ability_rule", "effects"]),
        races: without(read("races"), ["name"]),
        backstories: without(read("backstories"), ["name"]),
        alignments: without(read("alignments"), ["name"]),
      };
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
    },
  };
}

export default defineConfig({
  plugins: [facts(), svelte()],
  build: {
    outDir: "../src/rollplayer/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
