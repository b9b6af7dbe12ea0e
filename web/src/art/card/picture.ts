/** The window of a card as SVG text: kind gradient, rays, glyph. The lower edge tells the kind without color. */
import { mix } from "../color";
import { glyphOf, type GlyphGroup } from "../glyphs";
import { ACCENTS, setLight } from "./accents";

export interface KindLook {
  color: string;
  deep: string;
  pale: string; // the glyph's light
}
export const KINDS: Readonly<Record<string, KindLook>> = {
  weapon: { color: "#8a2f25", deep: "#4d130f", pale: "#f3c9a8" },
  armor: { color: "#47596b", deep: "#1f2b38", pale: "#d5e0ea" },
  skill: { color: "#175d57", deep: "#0a332f", pale: "#bfe8d8" },
  trait: { color: "#6c3c78", deep: "#331739", pale: "#ecd0ef" },
  class: { color: "#8a5f1d", deep: "#432a08", pale: "#f6dfa6" },
  race: { color: "#6b4a2c", deep: "#332010", pale: "#ecd3b0" },
  backstory: { color: "#2f5576", deep: "#122438", pale: "#c9def2" },
  alignment: { color: "#5a5236", deep: "#292411", pale: "#e8deb4" },
};
export const kindLook = (kind: string): KindLook => KINDS[kind] ?? KINDS.skill;

/** On a field of 100 x 82. */
const EDGES: Readonly<Record<string, string>> = {
  weapon: "M0 0H100V58L50 80 0 58z",
  armor: "M0 0H100V54Q100 74 50 80 0 74 0 54z",
  skill: "M0 0H100V70L91 80H9L0 70z",
  trait: "M0 0H100V50Q100 82 50 82 0 82 0 50z",
  class: "M0 0H100V66Q75 66 50 80 25 66 0 66z",
  race: "M0 0H100V78H0z",
  backstory: "M0 0H100V72Q75 84 50 76 25 68 0 76z",
  alignment: "M0 0H100V62L84 78H16L0 62z",
};

function ray(at: number): string {
  const [from, to] = [at * 0.698 + 0.2, at * 0.698 + 0.42];
  const end = (angle: number) =>
    `${Math.round(50 + 90 * Math.cos(angle))} ${Math.round(40 + 90 * Math.sin(angle))}`;
  return `M50 40L${end(from)} ${end(to)}z`;
}
const RAYS = Array.from({ length: 9 }, (_, at) => ray(at)).join("");

export interface PictureOptions {
  /** prefix of all ids: must differ for each card on a page */
  id: string;
  group?: GlyphGroup;
  /** more glyphs (`people`, `signs`), where the group needs them */
  glyphs?: Readonly<Record<string, string>>;
}
/** The background of the window; it stretches with the card. */
export function windowSvg(kind: string, { id }: PictureOptions): string {
  const { color, deep } = kindLook(kind);
  const edge = EDGES[kind] ?? EDGES.skill;
  return [
    `<svg viewBox="-1.5 -1.5 103 85" preserveAspectRatio="none" aria-hidden="true"><defs><radialGradient id="${id}w" cx=".3" cy=".18" r=".95"><stop stop-color="${mix(color, "#ffe6b0", 0.46)}"/><stop offset=".5" stop-color="${color}"/><stop offset="1" stop-color="${deep}"/></radialGradient><linearGradient id="${id}b" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#f4d484"/><stop offset=".5" stop-color="#d8ab52"/><stop offset="1" stop-color="#8a5c14"/></linearGradient><clipPath id="${id}e"><path d="${edge}"/></clipPath></defs>`,
    `<g clip-path="url(#${id}e)"><rect width="100" height="82" fill="url(#${id}w)"/><path d="${RAYS}" fill="#fff3cf" opacity=".08"/><ellipse cx="51" cy="67" rx="31" ry="5" fill="#000" opacity=".28"/><path d="${edge}" fill="none" stroke="${deep}" stroke-width="6" opacity=".5"/></g>`,
    `<path d="${edge}" fill="none" stroke="#3a2208" stroke-width="3"/><path d="${edge}" fill="none" stroke="url(#${id}b)" stroke-width="2.1"/></svg>`,
  ].join("");
}
/** The glyph, as if cut from a plate: dark below, light above, the kind's light over it. */
export function glyphSvg(
  kind: string,
  slug: string,
  { id, group = "market", glyphs }: PictureOptions,
): string {
  const { color, deep, pale: kindPale } = kindLook(kind);
  const pale = (kind === "armor" && setLight(slug)) || kindPale;
  const d = glyphOf(group, slug, kind, glyphs);
  const { behind = "", front = "", tint, rings, fades } = ACCENTS[`${group}:${slug}`] ?? {};
  const use = (attributes: string) => `<use href="#${id}p" ${attributes}/>`;
  const plate = [
    use(`x="9" y="12" fill="${deep}" stroke="${deep}" stroke-width="34" stroke-linejoin="round"`),
    use('x="-5" y="-6" fill="#fff8e2"'),
    use(`fill="url(#${id}g)"`),
    tint
      ? `<clipPath id="${id}t"><path d="${tint.area}"/></clipPath><g clip-path="url(#${id}t)">${use(`x="-4" y="-5" fill="${mix(tint.color, "#fff8e2", 0.66)}"`)}${use(`fill="${tint.color}"`)}</g>`
      : "",
    rings
      ? `<pattern id="${id}r" width="30" height="26" patternUnits="userSpaceOnUse"><path d="M0 0a15 15 0 0 0 30 0M-15 13a15 15 0 0 0 30 0M15 13a15 15 0 0 0 30 0" fill="none" stroke="${deep}" stroke-width="4"/></pattern>${use(`fill="url(#${id}r)" opacity=".55"`)}`
      : "",
  ].join("");
  const shown = fades
    ? `<linearGradient id="${id}f" x1="0" y1="1" x2="0" y2="0"><stop stop-color="#fff"/><stop offset=".35" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity=".3"/></linearGradient><mask id="${id}m" maskUnits="userSpaceOnUse" x="-40" y="-40" width="600" height="600"><rect x="-40" y="-40" width="600" height="600" fill="url(#${id}f)"/></mask><g mask="url(#${id}m)">${plate}</g>`
    : plate;
  return `<svg viewBox="-34 -34 590 590" aria-hidden="true"><defs><linearGradient id="${id}g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fffaea"/><stop offset=".5" stop-color="${pale}"/><stop offset="1" stop-color="${mix(pale, color, 0.55)}"/></linearGradient><path id="${id}p" d="${d}"/></defs>${behind}${shown}${front}</svg>`;
}

/** The back of all market cards: blue leather, brass lattice, a die. */
export function backSvg({ id }: PictureOptions): string {
  const brass = "#d8ab52";
  const die = glyphOf("mark", "die");
  const spark = (y: number) => `M50 ${y - 6}l2 4 4 2-4 2-2 4-2-4-4-2 4-2z`;
  const corners = [
    [14, 14],
    [86, 14],
    [14, 126],
    [86, 126],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.2" fill="#e6bf6a"/>`)
    .join("");
  return [
    `<svg viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true"><defs><radialGradient id="${id}k" cx=".35" cy=".25" r=".95"><stop stop-color="#3d5a78"/><stop offset=".6" stop-color="#233a57"/><stop offset="1" stop-color="#12203a"/></radialGradient><pattern id="${id}l" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M6 1l5 5-5 5-5-5z" fill="none" stroke="${brass}" stroke-width=".5" opacity=".35"/><circle cx="6" cy="6" r=".9" fill="${brass}" opacity=".45"/></pattern></defs>`,
    `<rect width="100" height="140" fill="url(#${id}k)"/><rect width="100" height="140" fill="url(#${id}l)"/><rect x="6" y="6" width="88" height="128" rx="4" fill="none" stroke="${brass}" stroke-width="1.6"/><rect x="8.5" y="8.5" width="83" height="123" rx="3" fill="none" stroke="${brass}" stroke-width=".6"/>`,
    `<circle cx="50" cy="70" r="30" fill="#14233c" stroke="${brass}" stroke-width="1.8"/><circle cx="50" cy="70" r="26.5" fill="none" stroke="${brass}" stroke-width=".6" stroke-dasharray="1.5 1.8"/><path d="${spark(20)}${spark(120)}" fill="#e6bf6a"/>${corners}`,
    `<g transform="translate(33 53) scale(.0664)"><path d="${die}" fill="#0b1626" transform="translate(14 18)"/><path d="${die}" fill="#e9c473"/></g></svg>`,
  ].join("");
}

/** A sign without words is hidden from screen readers rather than nameless. */
export const sign = (label?: string) =>
  label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": "true" } as const);
