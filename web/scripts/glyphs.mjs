/**
 * Writes src/art/glyphs/{market,people,signs,credits}.ts from scripts/glyphs.csv: of the game-icons
 * set (CC BY 3.0) only the glyphs that are used, as short as they can be written. `npm run glyphs`
 * after a change of the table. A glyph named `own` is our drawing in src/art/glyphs/own.ts.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "..", "src", "art", "glyphs");
const { icons } = JSON.parse(
  readFileSync(join(here, "..", "node_modules", "@iconify-json", "game-icons", "icons.json"), "utf8"),
);
const [, ...lines] = readFileSync(join(here, "glyphs.csv"), "utf8").trim().split("\n");
const rows = lines
  .map((line) => line.split(","))
  .map(([group, slug, glyph, author]) => ({ group, slug, glyph, author }));

const FILES = {
  market: ["market", "mark"],
  people: ["class", "race", "backstory", "alignment"],
  signs: ["attribute", "action", "bot"],
};
const COUNTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Splits path text into commands with their numbers; the flags of arcs may stand without blanks. */
function commands(d) {
  const out = [];
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const code = letter.toUpperCase();
    const numbers = [];
    let text = rest;
    const next = (pattern) => {
      const found = pattern.exec(text);
      if (!found) return false;
      numbers.push(Number(found[1]));
      text = text.slice(found[0].length);
      return true;
    };
    const NUMBER = /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/;
    const FLAG = /^[\s,]*([01])/;
    while (next(code === "A" && [3, 4].includes(numbers.length % 7) ? FLAG : NUMBER));
    if (code === "Z") out.push([letter, []]);
    for (let at = 0; at < numbers.length; at += COUNTS[code])
      out.push([
        code === "M" && at ? (letter === "m" ? "l" : "L") : letter,
        numbers.slice(at, at + COUNTS[code]),
      ]);
  }
  return out;
}
function joined(values) {
  return values
    .map(String)
    .reduce((text, value) => (text && !value.startsWith("-") ? `${text} ${value}` : text + value), "");
}
/** The same path in whole numbers, relative, without rounding errors adding up. */
function short(d) {
  let [x, y, rx, ry, startX, startY, startRx, startRy] = [0, 0, 0, 0, 0, 0, 0, 0]; // true and rounded places
  let out = "";
  let last = "";
  for (const [letter, numbers] of commands(d)) {
    const code = letter.toUpperCase();
    const relative = letter !== code;
    if (code === "Z") {
      out += "z";
      last = "z";
      [x, y, rx, ry] = [startX, startY, startRx, startRy];
      continue;
    }
    const [fromX, fromY] = relative ? [x, y] : [0, 0];
    let values;
    if (code === "H") {
      x = fromX + numbers[0];
      values = [Math.round(x) - rx];
      rx = Math.round(x);
    } else if (code === "V") {
      y = fromY + numbers[0];
      values = [Math.round(y) - ry];
      ry = Math.round(y);
    } else if (code === "A") {
      [x, y] = [fromX + numbers[5], fromY + numbers[6]];
      values = [
        ...numbers.slice(0, 2).map((value) => Math.round(value * 10) / 10),
        Math.round(numbers[2]),
        numbers[3],
        numbers[4],
        Math.round(x) - rx,
        Math.round(y) - ry,
      ];
      [rx, ry] = [Math.round(x), Math.round(y)];
    } else {
      const absolute = numbers.map((value, at) => value + (at % 2 ? fromY : fromX));
      values = absolute.map((value, at) => Math.round(value) - (at % 2 ? ry : rx));
      [x, y] = absolute.slice(-2);
      [rx, ry] = [Math.round(x), Math.round(y)];
    }
    if (code === "M") [startX, startY, startRx, startRy] = [x, y, rx, ry];
    if (code === "L" && !values[0] && !values[1]) continue;
    let name = code.toLowerCase();
    if (code === "M" && !out) [name, values] = ["M", [rx, ry]];
    const text = joined(values);
    out += name === last && name !== "m" ? (text.startsWith("-") ? text : ` ${text}`) : name + text;
    last = name;
  }
  return out;
}
function pathOf(glyph) {
  const body = icons[glyph]?.body;
  const paths = [...(body ?? "").matchAll(/ d="([^"]*)"/g)];
  if (paths.length !== 1) throw new Error(`${glyph}: ${paths.length} paths`);
  return short(paths[0][1]);
}

const HEAD = "// Written by `npm run glyphs` from scripts/glyphs.csv; never by hand.\n";
for (const [file, groups] of Object.entries(FILES)) {
  const entries = rows
    .filter(({ group, glyph }) => groups.includes(group) && glyph !== "own")
    .map(({ group, slug, glyph }) => `  "${group}:${slug}": "${pathOf(glyph)}",`);
  writeFileSync(
    join(target, `${file}.ts`),
    `${HEAD}/** Filled paths on a field of 512 x 512, by group and slug. */\nexport const ${file.toUpperCase()}: Readonly<Record<string, string>> = {\n${entries.join("\n")}\n};\n`,
  );
}
const used = new Map(rows.filter(({ glyph }) => glyph !== "own").map(({ glyph, author }) => [glyph, author]));
const authors = [...new Set(used.values())].sort((a, b) => a.localeCompare(b, "en"));
const credit = (author) =>
  `  { author: ${JSON.stringify(author)}, glyphs: ${JSON.stringify(
    [...used]
      .filter(([, by]) => by === author)
      .map(([glyph]) => glyph)
      .sort(),
  )} },`;
writeFileSync(
  join(target, "credits.ts"),
  `${HEAD}export interface Credit {\n  author: string;\n  glyphs: readonly string[];\n}\n/** Whom to name for the glyphs of game-icons.net; we changed them (rounded, colored, shaded). */\nexport const LICENSE = { name: "CC BY 3.0", address: "https://creativecommons.org/licenses/by/3.0/", source: "https://game-icons.net", changed: true } as const;\nexport const CREDITS: readonly Credit[] = [\n${authors.map(credit).join("\n")}\n];\n`,
);
console.log(`${used.size} glyphs of ${authors.length} authors`);
