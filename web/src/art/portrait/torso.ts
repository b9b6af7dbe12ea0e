/** Shirt, belt, and the shape of the trunk that garments share. Body frame: x = 0 is the middle. */
import { mix, shadow } from "../color";
import { star } from "./path";
import { patch, tilt } from "./limbs";
import { DARK_LEATHER, LEATHER, LINEN, MAIL } from "./materials";
import type { Sitter } from "./sitter";
import { blownHem, GROUND, turned } from "./skeleton";
import { rings } from "./armor";

/** The hips' shift to the side of the leg that carries the weight. */
export const hips = (s: Sitter) => -5 * s.stance.sway;

/** The trunk with a skirt of length `hem` below the waist, `flare` wider than it. */
export function trunk(s: Sitter, hem: number, flare = 14): string {
  const { shoulder, waist } = s.body;
  const [sy, sw, wy, ww] = [shoulder.y, shoulder.w, waist.y, waist.w];
  const [t, x] = [tilt(s), hips(s)];
  return `M${-sw * 0.46},${sy - 14}C${-sw * 0.9},${sy - 10 + t} ${-sw - 2},${sy + 12 + t} ${-sw + 8},${sy + 54 + t}C${-sw + 14},${sy + 84 + t} ${-ww + x - 3},${wy - 34} ${-ww + x},${wy}C${-ww - 4 + x},${wy + hem * 0.5} ${-ww - flare + x},${wy + hem * 0.8} ${-ww - flare + x},${wy + hem}Q${x},${wy + hem + 16} ${ww + flare + x},${wy + hem}C${ww + flare + x},${wy + hem * 0.8} ${ww + 4 + x},${wy + hem * 0.5} ${ww + x},${wy}C${ww + x + 3},${wy - 34} ${sw - 14},${sy + 84 - t} ${sw - 8},${sy + 54 - t}C${sw + 2},${sy + 12 - t} ${sw * 0.9},${sy - 10 - t} ${sw * 0.46},${sy - 14}Z`;
}
/** A line along the hem, to be drawn inside the trunk. */
export function hemLine(s: Sitter, hem: number, color: string, width = 7, flare = 14): void {
  const { y, w } = s.body.waist;
  const x = hips(s);
  s.fig.line(
    `M${-w - flare - 20 + x},${y + hem - 7}Q${x},${y + hem + 9} ${w + flare + 20 + x},${y + hem - 7}`,
    width,
    color,
  );
}
export function folds(s: Sitter, hem: number, color: string): void {
  const { y, w } = s.body.waist;
  const x = hips(s);
  s.fig.line(
    `M${-w * 0.55 + x},${y + 26}L${-w * 0.66 + x},${y + hem - 6}M${w * 0.5 + x},${y + 26}L${w * 0.6 + x},${y + hem - 6}`,
    2,
    mix(color, "#1a1030", 0.5),
  );
}
/** What is worn on chest and hips turns with the body and moves with the wind. */
export function worn(s: Sitter, draw: () => void): void {
  s.fig.bent(blownHem(s.body.waist.y + 4, s.stance.wind), () =>
    s.fig.bent(turned(s.body, s.stance.turn), draw),
  );
}
export function hemOf(s: Sitter): number {
  const { hem } = s.classLook;
  const floor = GROUND - s.body.waist.y - 40;
  // long skirts are tucked up where there is something to show below
  const shown = s.has("chain-leggings") || s.has("leather-greaves");
  const most = shown ? (GROUND - s.body.waist.y) / 2 - 8 : floor;
  const full = Math.min(hem === "floor" ? floor : hem, most);
  return s.tier === 0 ? Math.min(58, full) : full;
}

export function drawTrunk(s: Sitter): void {
  const hem = hemOf(s);
  if (s.classLook.bareChest) bareChest(s);
  else if (s.tier === 0) linenShirt(s, hem);
  else worn(s, () => classShirt(s, hem));
  if (s.has("chain-tunic")) s.fig.tagged("chain-tunic", () => worn(s, () => mailShirt(s)));
}
function linenShirt(s: Sitter, hem: number): void {
  const { fig, body } = s;
  const cloth = s.classLook.linen ? s.color : mix(LINEN, s.classLook.color, 0.12);
  worn(s, () => {
    fig.part(trunk(s, hem, 12), cloth, { dx: 12 });
    folds(s, hem, cloth);
    patch(s, body.waist.w * 0.52, body.waist.y + 30);
    const y = body.shoulder.y;
    fig.flat(`M-11,${y - 4}L1,${y + 32}L12,${y - 4}Z`, shadow(s.skin, 0.12), { contour: 1.8 });
    fig.line(`M-6,${y + 12}l12,6M-3,${y + 22}l7,3`, 2, "#7d6744");
  });
}
function classShirt(s: Sitter, hem: number): void {
  const { fig, classLook, trim } = s;
  const cloth = classLook.cloth(s);
  const flare = classLook.flare ?? 14;
  fig.part(trunk(s, hem, flare), cloth, {
    dx: 12,
    inside: classLook.hemmed ? () => hemLine(s, hem, trim, 7, flare) : undefined,
  });
  folds(s, hem, cloth);
  if (classLook.quilted) quilting(s, cloth);
}
function quilting({ fig, body }: Sitter, cloth: string): void {
  const { shoulder, waist } = body;
  const rows = [0.2, 0.4, 0.6, 0.8].map(
    (share) =>
      `M${-shoulder.w + 18},${shoulder.y + 10 + share * (waist.y - shoulder.y)}q${shoulder.w - 18},8 ${shoulder.w * 2 - 36},0`,
  );
  fig.line(rows.join(""), 1.6, shadow(cloth, 0.3));
}
function bareChest(s: Sitter): void {
  const { fig, body, skin } = s;
  const [sy, sw, wy, ww] = [body.shoulder.y, body.shoulder.w, body.waist.y, body.waist.w];
  const x = hips(s);
  fig.part(trunk(s, 30, 4), skin, { dx: 12 });
  fig.bent(turned(body, s.stance.turn), () =>
    fig.line(
      `M${-sw * 0.5},${sy + 54}Q${-sw * 0.26},${sy + 66} -3,${sy + 54}M${sw * 0.5},${sy + 52}Q${sw * 0.26},${sy + 64} 3,${sy + 54}M0,${sy + 26}V${sy + 54}M-2,${sy + 70}V${wy - 14}M-16,${sy + 84}q16,5 32,0M-15,${sy + 102}q15,5 30,0`,
      1.9,
      shadow(skin, 0.55),
    ),
  );
  if (s.soft) fig.bent(turned(body, s.stance.turn), () => chestBand(s));
  const kilt = s.tier === 0 ? "#8a7658" : "#7a5738";
  fig.bent(blownHem(wy + 4, s.stance.wind), () => {
    fig.part(
      `M${-ww - 6 + x},${wy - 4}H${ww + 6 + x}L${ww + 14 + x},${wy + 54}l-14,-8l-10,18l-16,-12l-14,18l-16,-14l-14,16l-14,-14l-16,12l-10,-16L${-ww - 14 + x},${wy + 54}Z`,
      kilt,
      { dx: 8 },
    );
    fig.line(`M-30,${wy + 20}l-3,18M-4,${wy + 22}l-1,22M24,${wy + 20}l3,18`, 2, "#4d3320");
  });
}
function chestBand({ fig, body, tier }: Sitter): void {
  const { y, w } = body.shoulder;
  const color = tier === 0 ? "#c2aa82" : "#7a4a2c";
  fig.part(
    `M${-w + 9},${y + 34}Q0,${y + 44} ${w - 9},${y + 32}L${w - 12},${y + 72}Q0,${y + 86} ${-w + 12},${y + 74}Z`,
    color,
    { dx: 9, outline: false },
  );
  fig.line(
    `M${-w * 0.6},${y + 50}q${w * 0.3},8 ${w * 0.52},2M${w * 0.1},${y + 52}q${w * 0.3},5 ${w * 0.5},-3`,
    2,
    shadow(color, 0.5),
  );
}
function mailShirt(s: Sitter): void {
  const d = trunk(s, 58, 14);
  s.fig.part(d, MAIL, {
    dx: 12,
    inside: () => {
      rings(s, d);
      hemLine(s, 58, s.trim, 6, 14);
    },
  });
}

// ---- belt and pouch

export function drawBelt(s: Sitter): void {
  if (s.tier === 0) rope(s);
  else if (s.classLook.sash) worn(s, () => sash(s));
  else worn(s, () => belt(s));
}
function band(s: Sitter, high: number, low: number): string {
  const { y, w } = s.body.waist;
  const x = hips(s);
  return `M${-w - 5 + x},${y - high}Q${x},${y - high + 14} ${w + 5 + x},${y - high}L${w + 6 + x},${y + low}Q${x},${y + low + 14} ${-w - 6 + x},${y + low}Z`;
}
function rope(s: Sitter): void {
  const { y } = s.body.waist;
  s.fig.part(band(s, 8, 4), "#a48a5c", { dx: 4, dy: 3 });
  s.fig.cord(`M10,${y + 10}q6,18 -2,32M16,${y + 10}q10,12 8,26`, 4, "#b99c68", 2);
}
function belt(s: Sitter): void {
  const { fig, trim } = s;
  const { y, w } = s.body.waist;
  const x = hips(s);
  fig.part(band(s, 10, 8), DARK_LEATHER, { dx: 4, dy: 3 });
  fig.part(`M${-15 + x},${y - 10}h30v28h-30z`, trim, { dx: 4, dy: 3, outline: false });
  fig.flat(`M${-7 + x},${y - 3}h14v14h-14z`, DARK_LEATHER, { contour: 1.6 });
  if (s.tier >= 3) fig.flat(star(x, y + 4, 8, 0.45, 5), "#f6dc8c");
  fig.part(`M${-w + 2 + x},${y + 8}h22q6,20 -2,31h-20q-8,-12 0,-31z`, LEATHER, { dx: 4, outline: false });
  fig.line(`M${-w + x},${y + 19}h24`, 2, "#4e2f1d");
  s.classLook.onBelt?.(s);
}
function sash(s: Sitter): void {
  const { fig } = s;
  const { y, w } = s.body.waist;
  const x = hips(s);
  const cloth = "#d99a2e";
  fig.part(band(s, 16, 14), cloth, { dx: 5, dy: 4 });
  fig.line(`M${-w + x},${y - 4}Q${x},${y + 10} ${w + x},${y - 4}`, 1.8, "#8a5c14");
  fig.part(
    `M14,${y + 12}C24,${y + 50} 18,${y + 80} 30,${y + 104}L10,${y + 106}C4,${y + 70} 4,${y + 40} 2,${y + 14}Z`,
    cloth,
    { dx: 4 },
  );
  fig.part(
    `M20,${y + 12}C40,${y + 36} 44,${y + 60} 58,${y + 78}L40,${y + 86}C30,${y + 60} 18,${y + 36} 10,${y + 14}Z`,
    cloth,
    { dx: 4 },
  );
  fig.part(`M0,${y + 8}q10,-18 20,0q-10,20 -20,0z`, "#e6ad45", { dx: 3, dy: 3, outline: false });
}
