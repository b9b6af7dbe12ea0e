/** The finished hero as one SVG that stands alone: for keeping, printing and sending around. */
import { ATTRIBUTES, facts, letter, wishes, type Color } from "./facts";
import { drawingOf, EMBLEMS } from "./emblems";
import { PAINT, PIPS } from "./dice";
import { rowState, signed } from "./goals";
import { nameOf, t } from "./i18n.svelte";
import type { Hero } from "./position";
import { partName, parts } from "./scoring";
import type { HeroScore } from "./wire";

const SERIF = "Alegreya, Georgia, serif";
const SANS = "'Alegreya Sans', Verdana, sans-serif";
const INK = "#2a221d";
const SOFT = "#5a4d42";

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
function write(x: number, y: number, text: string, size: number, more = ""): string {
  return `<text x="${x}" y="${y}" font-family="${SANS}" font-size="${size}" fill="${INK}" ${more}>${escape(text)}</text>`;
}
function emblem(name: string, x: number, y: number, size: number, color: string): string {
  const drawing = drawingOf(name);
  const look = drawing.startsWith("*")
    ? `fill="${color}"`
    : `fill="none" stroke="${color}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path transform="translate(${x} ${y}) scale(${size / 24})" d="${drawing.replace("*", "")}" ${look}/>`;
}
function die(code: string, x: number, y: number, size: number): string {
  const paint = PAINT[code[0] as Color];
  const pips = PIPS[Number(code[1])] ?? [];
  return `<g transform="translate(${x} ${y}) scale(${size / 60})"><rect x="1.5" y="3" width="57" height="69.5" rx="12" fill="${paint.edge}"/><rect x="1.5" y="1.5" width="57" height="54" rx="12" fill="${paint.body}" stroke="${paint.edge}" stroke-width="2"/>${pips.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="5.6" fill="${paint.pip}"/>`).join("")}<path transform="translate(23.1 57) scale(.575)" d="${EMBLEMS[`color-${code[0]}`].slice(1)}" fill="${paint.mark}"/></g>`;
}

/** The alignment grid with the token's place. */
function alignmentGrid(hero: Hero): string {
  const card = hero.alignment ? facts.alignments[hero.alignment.card] : undefined;
  if (!card || !hero.alignment) return "";
  const { row, column } = hero.alignment;
  const cells = card.grid.flatMap((values, r) =>
    values.map((value, c) => {
      const here = r === row && c === column;
      const x = 60 + c * 38;
      const y = 922 + r * 32;
      const box = `<rect x="${x}" y="${y}" width="34" height="28" rx="6" fill="${here ? "#86291f" : "#f4ecdb"}" stroke="#cbbc9f"/>`;
      const ink = here ? "#fff8ec" : INK;
      return `${box}<text x="${x + 17}" y="${y + 20}" text-anchor="middle" font-family="${SANS}" font-size="16" fill="${ink}">${value ? signed(value) : "0"}</text>`;
    }),
  );
  return cells.join("");
}

export function heroPicture(hero: Hero, name: string, score: HeroScore): string {
  const paint = PAINT[letter(facts.classes[hero.class ?? ""]?.color ?? "white")];
  const wanted = wishes(hero.backstory);
  const out: string[] = [];
  out.push(
    `<rect width="800" height="1060" fill="#fcf8ee"/><rect x="14" y="14" width="772" height="1032" rx="18" fill="none" stroke="#b9a681" stroke-width="2"/><rect x="20" y="20" width="760" height="1020" rx="14" fill="none" stroke="#b9a681"/>`,
  );
  out.push(
    `<circle cx="98" cy="100" r="52" fill="${paint.body}" stroke="${paint.edge}" stroke-width="3"/>${emblem(`class-${hero.class}`, 66, 68, 64, paint.pip)}`,
  );
  const shown = name.length > 24 ? `${name.slice(0, 23)}…` : name;
  out.push(
    `<text x="172" y="92" font-family="${SERIF}" font-weight="700" font-size="44" fill="${INK}">${escape(shown)}</text>`,
  );
  const who = [hero.race && nameOf("race", hero.race), hero.class && nameOf("class", hero.class)]
    .filter(Boolean)
    .join(" · ");
  const past = [
    hero.backstory && nameOf("backstory", hero.backstory),
    hero.alignment && nameOf("alignment", hero.alignment.card),
  ]
    .filter(Boolean)
    .join(" · ");
  out.push(write(172, 122, who, 22), write(172, 148, past, 18, `fill-opacity=".75"`));
  out.push(
    emblem("star", 668, 60, 44, "#b07a10"),
    `<text x="722" y="98" font-family="${SERIF}" font-weight="700" font-size="44" fill="${INK}">${score.total}</text>`,
  );
  if (score.rank) out.push(write(758, 132, t(`rank-${score.rank}`), 19, `text-anchor="end"`));
  ATTRIBUTES.forEach((row, place) => {
    const y = 180 + place * 82;
    const state = rowState(hero, row);
    out.push(
      `<rect x="44" y="${y}" width="712" height="74" rx="12" fill="#f4ecdb"/>`,
      emblem(`attr-${row}`, 60, y + 23, 28, "#86291f"),
    );
    out.push(
      `<text x="102" y="${y + 46}" font-family="${SERIF}" font-weight="700" font-size="24" fill="${INK}">${escape(t(`attribute-${row}`))}</text>`,
    );
    hero.sheet[row].forEach((code, at) => {
      const x = 318 + at * 70;
      out.push(die(code, x, y + 6, 52));
      const wish = wanted[`${row}${at + 1}`];
      if (wish === code[0])
        out.push(
          `<circle cx="${x + 50}" cy="${y + 9}" r="9" fill="#fcf8ee" stroke="${SOFT}"/>${emblem("check", x + 44, y + 3, 12, "#2c6628")}`,
        );
    });
    const total = `${state.total}${state.modifier ? ` (${signed(state.modifier)})` : ""}`;
    out.push(
      write(544, y + 46, total, 23, `font-weight="700"`),
      write(650, y + 34, state.goal?.text ?? "", 20),
    );
    const met = score.lines.some((line) => line.subject === row && line.stars > 0);
    for (let star = 0; star < (state.goal?.stars ?? 0); star++)
      out.push(emblem(met ? "star" : "star-line", 650 + star * 22, y + 42, 18, met ? "#b07a10" : SOFT));
  });
  parts(score).forEach(({ part, stars }, place) => {
    const y = 708 + place * 32;
    out.push(
      write(60, y, partName(part), 20),
      write(350, y, stars < 0 ? signed(stars) : String(stars), 20, `text-anchor="end" font-weight="700"`),
    );
  });
  const cards = [...hero.cards].sort((a, b) =>
    (facts.market[a]?.kind ?? "").localeCompare(facts.market[b]?.kind ?? ""),
  );
  cards.slice(0, 18).forEach((card, place) => {
    const x = 410 + (place % 2) * 180;
    const y = 708 + Math.floor(place / 2) * 30;
    out.push(
      emblem(`kind-${facts.market[card]?.kind ?? "skill"}`, x, y - 15, 17, "#86291f"),
      write(x + 24, y, nameOf("card", card), 17),
    );
  });
  out.push(alignmentGrid(hero));
  out.push(
    write(
      400,
      1016,
      "Roll Player · rollplayer, an unofficial edition",
      14,
      `text-anchor="middle" fill-opacity=".7"`,
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1060" width="800" height="1060" role="img" style="font-variant-numeric:lining-nums"><title>${escape(`${name}: ${who}`)}</title>${out.join("")}</svg>`;
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
