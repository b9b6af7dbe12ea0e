/** The finished hero as one SVG that needs nothing else: for keeping, printing and sending around. */
import { portrait, type Look as Side } from "../art/portrait";
import { PAINT, PIPS } from "./dice";
import { drawingOf, EMBLEMS } from "./emblems";
import { ATTRIBUTES, facts, letter, wishes, type Attribute, type Color } from "./facts";
import { rowState } from "./goals";
import { signed, whole } from "./figures";
import { nameOf, t } from "./i18n.svelte";
import type { Hero } from "./position";
import { partName, parts, rankName } from "./scoring";
import { sitting } from "./sitting";
import { escape, placed, tag } from "./svg";
import type { HeroScore } from "./wire";

const PAGE = { width: 800, height: 1060 };
const LEFT = 60; // where text and emblems begin
const FRAMES = [
  { x: 14, rx: 18, "stroke-width": 2 },
  { x: 20, rx: 14, "stroke-width": 1 },
];
const FACE = { x: 98, y: 100, r: 56 };
const HEAD = { x: 172, name: 92, kind: 122, past: 148, mostLetters: 24 };
const TOTAL = { star: { x: 668, y: 60, size: 44 }, x: 722, y: 98 };
const RANK = { x: 758, y: 132 };
const ROW = { x: 44, y: 180, width: 712, height: 74, step: 82, name: 102, baseline: 46 };
const DIE = { x: 318, y: 6, size: 52, step: 70 };
const MATCH = { x: 50, y: 9, r: 9, emblem: 12 }; // the check mark at a die that the backstory wants
const SUM = { x: 544 };
const GOAL = { x: 650, baseline: 34, star: { y: 42, size: 18, step: 22 } };
const PARTS = { y: 708, step: 32, stars: 350 };
const CARDS = { x: 410, y: 708, column: 180, step: 30, most: 18, emblem: 17, name: 24 };
const GRID = { y: 922, width: 34, height: 28, column: 38, row: 32, baseline: 20 };
const FOOT = { x: 400, y: 1016 };

const PAPER = "#fcf8ee";
const PANEL = "#f4ecdb";
const INK = "#2a221d";
const SOFT = "#5a4d42";
const LINE = "#b9a681";
const CELL_LINE = "#cbbc9f";
const RED = "#86291f";
const GOLD = "#b07a10";
const GREEN = "#2c6628";
const ON_RED = "#fff8ec";
const SERIF = { "font-family": "Alegreya, Georgia, serif", "font-weight": 700 };
const SANS = { "font-family": "'Alegreya Sans', Verdana, sans-serif" };
const BOLD = { "font-weight": 700 };
const TO_THE_LEFT = { "text-anchor": "end" };
const CENTERED = { "text-anchor": "middle" };

type Look = Record<string, string | number>;

function write(x: number, y: number, text: string, size: number, look: Look = {}): string {
  return tag("text", { x, y, ...SANS, "font-size": size, fill: INK, ...look }, escape(text));
}

const EMBLEM_GRID = 24;

function emblem(name: string, x: number, y: number, size: number, color: string): string {
  const drawing = drawingOf(name);
  const line = { fill: "none", stroke: color, "stroke-width": 1.8 };
  const look = drawing.startsWith("*")
    ? { fill: color }
    : { ...line, "stroke-linecap": "round", "stroke-linejoin": "round" };
  return placed(x, y, size / EMBLEM_GRID, tag("path", { d: drawing.replace("*", ""), ...look }));
}

/** A die is drawn 60 wide: a body with pips, and below it an edge with the sign of its color. */
const DIE_WIDTH = 60;
const DIE_EDGE = { x: 1.5, y: 3, width: 57, height: 69.5, rx: 12 };
const DIE_BODY = { x: 1.5, y: 1.5, width: 57, height: 54, rx: 12, "stroke-width": 2 };
const PIP = 5.6;
const MARK = { x: 23.1, y: 57, scale: 0.575 };

function die(code: string, x: number, y: number, size: number): string {
  const paint = PAINT[code[0] as Color];
  const pips = (PIPS[Number(code[1])] ?? []).map(([cx, cy]) =>
    tag("circle", { cx, cy, r: PIP, fill: paint.pip }),
  );
  const sign = tag("path", { d: EMBLEMS[`color-${code[0]}`].slice(1), fill: paint.mark });
  return placed(
    x,
    y,
    size / DIE_WIDTH,
    tag("rect", { ...DIE_EDGE, fill: paint.edge }),
    tag("rect", { ...DIE_BODY, fill: paint.body, stroke: paint.edge }),
    ...pips,
    placed(MARK.x, MARK.y, MARK.scale, sign),
  );
}

function background(): string {
  const frames = FRAMES.map(({ x, ...look }) => {
    const size = { width: PAGE.width - 2 * x, height: PAGE.height - 2 * x };
    return tag("rect", { x, y: x, ...size, ...look, fill: "none", stroke: LINE });
  });
  return tag("rect", { ...PAGE, fill: PAPER }) + frames.join("");
}

const named = (...names: (string | null | undefined)[]) => names.filter(Boolean).join(" · ");

function kindOf(hero: Hero): string {
  return named(hero.race && nameOf("race", hero.race), hero.class && nameOf("class", hero.class));
}
function pastOf(hero: Hero): string {
  return named(
    hero.backstory && nameOf("backstory", hero.backstory),
    hero.alignment && nameOf("alignment", hero.alignment.card),
  );
}

function face(hero: Hero, look: Side, stars: number): string {
  const { x, y, r } = FACE;
  const place = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  const bust = portrait(sitting(hero, look, stars), { id: "face", crop: "bust", facts: facts.market, place });
  const paint = PAINT[letter(facts.classes[hero.class ?? ""]?.color ?? "white")];
  return [
    tag("clipPath", { id: "round" }, tag("circle", { cx: x, cy: y, r })),
    tag("g", { "clip-path": "url(#round)" }, bust),
    tag("circle", { cx: x, cy: y, r, fill: "none", stroke: paint.edge, "stroke-width": 4 }),
  ].join("");
}

function head(hero: Hero, name: string, score: HeroScore, look: Side, edition: string): string {
  const shown = name.length > HEAD.mostLetters ? `${name.slice(0, HEAD.mostLetters - 1)}…` : name;
  const { star } = TOTAL;
  return [
    face(hero, look, score.total),
    write(HEAD.x, HEAD.name, shown, 44, SERIF),
    write(HEAD.x, HEAD.kind, kindOf(hero), 22),
    write(HEAD.x, HEAD.past, pastOf(hero), 18, { "fill-opacity": 0.75 }),
    emblem("star", star.x, star.y, star.size, GOLD),
    write(TOTAL.x, TOTAL.y, whole(score.total), 44, SERIF),
    score.rank ? write(RANK.x, RANK.y, rankName(score.rank, edition), 19, TO_THE_LEFT) : "",
  ].join("");
}

/** A row of the sheet: its dice, its sum, and the goal with its stars. */
function row(hero: Hero, score: HeroScore, attribute: Attribute, place: number): string {
  const y = ROW.y + place * ROW.step;
  const { total, modifier, goal } = rowState(hero, attribute);
  const sum = `${whole(total)}${modifier ? ` (${signed(modifier)})` : ""}`;
  return [
    tag("rect", { x: ROW.x, y, width: ROW.width, height: ROW.height, rx: 12, fill: PANEL }),
    emblem(`attr-${attribute}`, LEFT, y + 23, 28, RED),
    write(ROW.name, y + ROW.baseline, t(`attribute-${attribute}`), 24, SERIF),
    ...hero.sheet[attribute].map((code, at) => dieInRow(hero, code, attribute, at, y)),
    write(SUM.x, y + ROW.baseline, sum, 23, BOLD),
    write(GOAL.x, y + GOAL.baseline, goal?.text ?? "", 20),
    goalStars(score, attribute, goal?.stars ?? 0, y + GOAL.star.y),
  ].join("");
}
function dieInRow(hero: Hero, code: string, attribute: Attribute, at: number, y: number): string {
  const x = DIE.x + at * DIE.step;
  const drawn = die(code, x, y + DIE.y, DIE.size);
  if (wishes(hero.backstory)[`${attribute}${at + 1}`] !== code[0]) return drawn;
  const [cx, cy, half] = [x + MATCH.x, y + MATCH.y, MATCH.emblem / 2];
  const disc = tag("circle", { cx, cy, r: MATCH.r, fill: PAPER, stroke: SOFT });
  return drawn + disc + emblem("check", cx - half, cy - half, MATCH.emblem, GREEN);
}
function goalStars(score: HeroScore, attribute: Attribute, stars: number, y: number): string {
  const met = score.lines.some((line) => line.subject === attribute && line.stars > 0);
  const one = (_: unknown, star: number) =>
    emblem(met ? "star" : "star-line", GOAL.x + star * GOAL.star.step, y, GOAL.star.size, met ? GOLD : SOFT);
  return Array.from({ length: stars }, one).join("");
}

function scoreParts(score: HeroScore): string {
  return parts(score)
    .map(({ part, stars }, place) => {
      const y = PARTS.y + place * PARTS.step;
      const figure = whole(stars);
      const name = write(LEFT, y, partName(part), 20);
      return name + write(PARTS.stars, y, figure, 20, { ...TO_THE_LEFT, ...BOLD });
    })
    .join("");
}

/** The cards in two columns, kind by kind. */
function cards(hero: Hero): string {
  const kind = (card: string) => facts.market[card]?.kind ?? "skill";
  const sorted = [...hero.cards].sort((a, b) => Number(kind(a) > kind(b)) - Number(kind(a) < kind(b)));
  return sorted
    .slice(0, CARDS.most)
    .map((card, place) => {
      const x = CARDS.x + (place % 2) * CARDS.column;
      const y = CARDS.y + Math.floor(place / 2) * CARDS.step;
      const sign = emblem(`kind-${kind(card)}`, x, y - 15, CARDS.emblem, RED);
      return sign + write(x + CARDS.name, y, nameOf("card", card), 17);
    })
    .join("");
}

/** The alignment grid with the token's cell filled. */
function alignmentGrid(hero: Hero): string {
  const card = hero.alignment ? facts.alignments[hero.alignment.card] : undefined;
  if (!card || !hero.alignment) return "";
  const { row, column } = hero.alignment;
  const cell = (value: number, r: number, c: number) => {
    const here = r === row && c === column;
    const [x, y] = [LEFT + c * GRID.column, GRID.y + r * GRID.row];
    const { width, height } = GRID;
    const box = { x, y, width, height, rx: 6, fill: here ? RED : PANEL, stroke: CELL_LINE };
    const look = { ...CENTERED, fill: here ? ON_RED : INK };
    const figure = value ? signed(value) : "0";
    return tag("rect", box) + write(x + width / 2, y + GRID.baseline, figure, 16, look);
  };
  return card.grid.flatMap((values, r) => values.map((value, c) => cell(value, r, c))).join("");
}

export function heroPicture(
  hero: Hero,
  name: string,
  score: HeroScore,
  look: Side,
  edition = "second",
): string {
  const { width, height } = PAGE;
  return tag(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: "img",
      style: "font-variant-numeric:lining-nums",
    },
    tag("title", {}, escape(`${name}: ${kindOf(hero)}`)),
    background(),
    head(hero, name, score, look, edition),
    ...ATTRIBUTES.map((attribute, place) => row(hero, score, attribute, place)),
    scoreParts(score),
    cards(hero),
    alignmentGrid(hero),
    write(FOOT.x, FOOT.y, "Roll Player · rollplayer, an unofficial edition", 14, {
      ...CENTERED,
      "fill-opacity": 0.7,
    }),
  );
}
/** The picture with our fonts inside, so that it looks the same wherever it is opened. */
export async function withFonts(picture: string): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map((rule) => inside(rule.cssText, sheet.href ?? location.href)),
  );
  const style = (await Promise.all(faces)).join("");
  return picture.replace("</title>", `</title><style>${style}</style>`);
}
/** A font face with its file in it; nothing where the file cannot be had. */
async function inside(face: string, base: string): Promise<string> {
  const [, path] = /url\("?([^")]+)"?\)/.exec(face) ?? [];
  try {
    const bytes = new Uint8Array(await (await fetch(new URL(path, base))).arrayBuffer());
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return face.replace(/url\([^)]*\)/, `url(data:font/woff2;base64,${text})`);
  } catch {
    return "";
  }
}
