/** A second color on some glyphs, as the art direction asks: places are on the glyph's field of 512 x 512. */

export interface Accent {
  /** SVG text behind the glyph */
  behind?: string;
  /** a part of the glyph in another color */
  tint?: { area: string; color: string };
  /** SVG text over the glyph */
  front?: string;
  /** mail: the ring pattern over the glyph */
  rings?: boolean;
  /** the glyph fades from bottom to top, as a trail does */
  fades?: boolean;
}
const ALL = "M0 0H512V512H0z";
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const RED = "#e8564a";
const GOLD = "#f4c95c";

export const ACCENTS: Readonly<Record<string, Accent>> = {
  "market:blessed-mace": {
    behind: `<path d="M392 120L300-20 350-30zM392 120L528-16 548 40zM392 120L540 190 520 240z" fill="#ffe9a0" opacity=".75"/>`,
  },
  "market:jeweled-dagger": { tint: { area: circle(52, 50, 52), color: "#f0506a" } },
  "market:proud": { tint: { area: circle(384, 46, 58) + circle(428, 152, 36), color: "#ff7a66" } },
  "market:honorable": { tint: { area: "M0 0H512V236H0z", color: RED } },
  "market:focused": { tint: { area: circle(258, 250, 62), color: RED } },
  "market:compassionate": { tint: { area: circle(256, 262, 150), color: "#ff9a92" } },
  "market:obsessed": { tint: { area: circle(262, 252, 92), color: "#ffd86a" } },
  "market:greedy": { tint: { area: ALL, color: GOLD } },
  "market:famous": { tint: { area: ALL, color: GOLD } },
  "market:envious": { tint: { area: ALL, color: "#a8dd7c" } },
  "market:dedicated": { tint: { area: "M0 0H512V246H0z", color: "#ffb347" } },
  "market:intimidate": { tint: { area: ALL, color: "#ffcf6a" } },
  "market:move-silently": { fades: true },
  "market:search": {
    front: `<g transform="rotate(-14 306 178)"><rect x="254" y="126" width="104" height="104" rx="20" fill="#c8372c" stroke="#3a0d0a" stroke-width="10"/><path d="${circle(282, 154, 11)}${circle(306, 178, 11)}${circle(330, 202, 11)}" fill="#fff4e2"/></g>`,
  },
  "market:mystic-robes": { tint: { area: "M0 440H512V512H0z", color: GOLD } },
  "market:mystic-cloak": {
    front: `<path d="${circle(256, 66, 30)}" fill="${GOLD}" stroke="#4a3208" stroke-width="9"/><path d="${circle(256, 66, 13)}" fill="#d23a50"/>`,
  },
  "market:mystic-cowl": {
    front: `<path d="${circle(214, 262, 17)}${circle(298, 262, 17)}" fill="#9ff0ff" stroke="#123a5a" stroke-width="8"/>`,
  },
  "market:chain-gorget": {},
  "market:chain-vambraces": { rings: true },
  "market:chain-helm": { rings: true },
  "market:chain-tunic": { rings: true },
  "market:chain-leggings": { rings: true },
};
/** Each armor set has its own light, so that pieces are told apart by set. */
export const SET_LIGHTS: Readonly<Record<string, string>> = {
  chain: "#d5e0ea",
  leather: "#eac292",
  mystic: "#cfc4ff",
};
export const setLight = (slug: string): string | undefined => SET_LIGHTS[slug.split("-")[0]];
