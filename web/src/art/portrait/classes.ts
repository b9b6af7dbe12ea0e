/** The twelve classes: garment, sign, headgear, gesture of the free hand. A class is one entry of `CLASSES`. */
import { light, mix, shadow } from "../color";
import { between, ellipse, limb, star } from "./path";
import { shoulderBall, tilt, type Arm } from "./limbs";
import { BRASS, DARK_LEATHER, FUR, LINEN, STEEL } from "./materials";
import type { Sitter } from "./sitter";
import { blownHem, GROUND } from "./skeleton";
import { hood } from "./armor";
import { hemOf, hips } from "./torso";

export type Gesture =
  "down" | "hip" | "palm" | "bless" | "cast" | "book" | "salute" | "lute" | "fist" | "keys";

export interface ClassLook {
  color: string;
  /** length of the skirt below the waist */
  hem: number | "floor";
  flare?: number;
  hemmed?: boolean;
  quilted?: boolean;
  linen?: boolean; // already the poor shirt shows the class color
  bareChest?: boolean;
  bareArms?: boolean;
  sash?: boolean;
  /** where a trait hangs on the belt, in half waists from the middle */
  beltSpot?: number;
  caster?: boolean; // staffs carry a crystal
  wrist?: "straps" | "fur" | "wraps";
  /** trousers, where they are not the usual brown with a hint of the class */
  trousers?: string;
  gesture: Gesture;
  /** from a tier on another gesture takes its place */
  later?: { tier: number; gesture: Gesture };
  early?: Gesture; // what a beginner of this class does; `down` where nothing is said
  cloth: (s: Sitter) => string;
  sleeveColor?: (s: Sitter) => string | null;
  sleeve?: (s: Sitter, arm: Arm, color: string) => void;
  back?: (s: Sitter) => void;
  garment?: (s: Sitter) => void;
  onBelt?: (s: Sitter) => void;
  shoulders?: (s: Sitter) => void;
  /** headgear that leaves the hair in sight, drawn over it */
  brow?: (s: Sitter) => void;
  /** headgear that hides the hair */
  hat?: (s: Sitter) => void;
  hatFrom?: number; // tier
  /** before the face, after the head */
  face?: (s: Sitter) => void;
}

const ownColor = (s: Sitter) => s.color;
const linen = (s: Sitter) => mix(LINEN, s.classLook.color, 0.2);

export const CLASSES: Record<string, ClassLook> = {
  cleric: {
    color: "#e9e2d2",
    hem: "floor",
    flare: 24,
    hemmed: true,
    gesture: "bless",
    early: "bless",
    cloth: ownColor,
    sleeveColor: fromFirst,
    garment: stole,
    brow: circlet("#f6dc8c"),
  },
  paladin: {
    color: "#e9e2d2",
    hem: 58,
    quilted: true,
    gesture: "palm",
    cloth: paddedCloth,
    sleeveColor: padded,
    garment: paladinTabard,
    shoulders: mantle,
    brow: circlet("#4f86c8"),
  },
  druid: {
    color: "#3f7a43",
    hem: 74,
    flare: 20,
    hemmed: true,
    gesture: "palm",
    early: "palm",
    cloth: (s) => mix(s.color, "#5a4a2a", 0.3),
    sleeveColor: fromFirst,
    shoulders: leafMantle,
    brow: antlers,
  },
  ranger: {
    color: "#3f7a43",
    hem: 50,
    gesture: "hip",
    early: "hip",
    cloth: mossy,
    sleeveColor: (s) => (s.tier ? mossy() : null),
    back: quiver,
    garment: baldric,
    shoulders: capelet,
  },
  monk: {
    color: "#74459c",
    hem: 66,
    flare: 20,
    hemmed: true,
    bareArms: true,
    sash: true,
    beltSpot: -0.55,
    wrist: "wraps",
    gesture: "salute",
    early: "salute",
    cloth: ownColor,
    sleeve: capSleeve,
    garment: beads,
  },
  bard: {
    color: "#74459c",
    hem: 44,
    flare: 16,
    hemmed: true,
    trousers: "#a58bb0",
    gesture: "lute",
    early: "lute",
    cloth: ownColor,
    sleeveColor: fromFirst,
    sleeve: puffSleeve,
    garment: doublet,
    shoulders: ruff,
    hat: featherCap,
    hatFrom: 1,
  },
  rogue: {
    color: "#3a3440",
    hem: 54,
    flare: 12,
    trousers: "#54494e",
    gesture: "hip",
    cloth: ownColor,
    sleeveColor: fromFirst,
    garment: knives,
    hat: rogueHood,
    hatFrom: 1,
    face: scarf,
  },
  thief: {
    color: "#3a3440",
    hem: 38,
    flare: 8,
    bareArms: true,
    beltSpot: -0.1,
    trousers: "#54494e",
    gesture: "keys",
    early: "hip",
    cloth: linen,
    sleeve: shortSleeve,
    garment: vest,
    onBelt: keyRing,
    face: halfMask,
  },
  sorcerer: {
    color: "#2f5fa8",
    hem: 44,
    flare: 6,
    caster: true,
    gesture: "cast",
    early: "palm",
    cloth: (s) => mix("#e7dcc4", s.classLook.color, 0.08),
    sleeveColor: fromFirst,
    back: coatTails,
    garment: openCoat,
    shoulders: highCollar,
  },
  wizard: {
    color: "#2f5fa8",
    hem: "floor",
    flare: 18,
    hemmed: true,
    linen: true,
    caster: true,
    gesture: "book",
    early: "book",
    later: { tier: 2, gesture: "cast" },
    cloth: ownColor,
    sleeveColor: ownColor,
    garment: starPanel,
    hat: pointedHat,
    hatFrom: 0,
  },
  warrior: {
    color: "#a8352a",
    hem: 52,
    quilted: true,
    wrist: "straps",
    gesture: "hip",
    early: "hip",
    cloth: leatherish,
    sleeveColor: (s) => (s.tier ? leatherish() : null),
    garment: warriorTabard,
    brow: headband,
  },
  barbarian: {
    color: "#a8352a",
    hem: 40,
    bareChest: true,
    bareArms: true,
    wrist: "fur",
    trousers: "#6b4a33",
    gesture: "fist",
    early: "fist",
    cloth: ownColor,
    sleeveColor: (s) => s.skin,
    garment: chestStrap,
    shoulders: furMantle,
    brow: warPaint,
  },
};
/** A class nobody has drawn: a vest over a linen shirt. */
const ANY_CLASS: ClassLook = { color: "#5f6f7c", hem: 54, gesture: "hip", cloth: linen, garment: vest };

export function classLook(slug: string): ClassLook {
  return CLASSES[slug] ?? ANY_CLASS;
}
export function gestureOf(s: Sitter): Gesture {
  const { gesture, later, early } = s.classLook;
  if (later && s.tier >= later.tier) return later.gesture;
  return s.tier === 0 ? (early ?? "down") : gesture;
}

function fromFirst(s: Sitter): string | null {
  return s.tier > 0 ? s.color : null;
}
function paddedCloth(s: Sitter): string {
  return mix("#b9ad95", s.classLook.color, 0.2);
}
function padded(s: Sitter): string | null {
  return s.tier > 0 ? paddedCloth(s) : null;
}
function mossy(): string {
  return mix(LINEN, "#5d6a3a", 0.45);
}
function leatherish(): string {
  return mix(LINEN, "#7a5a44", 0.35);
}
const measures = (s: Sitter) => ({
  sy: s.body.shoulder.y,
  sw: s.body.shoulder.w,
  wy: s.body.waist.y,
  ww: s.body.waist.w,
  hw: s.body.head.w,
  x: hips(s),
  mid: s.body.waist.y - s.body.shoulder.y,
});

// ---- garments (body frame, drawn turned and blown)

function tabard(s: Sitter, length: number): void {
  const { sy, wy, ww, x } = measures(s);
  const left = `M${-ww * 0.6},${sy - 8}C${-ww * 0.62},${sy + 60} ${-ww * 0.52 + x},${wy - 20} ${-ww * 0.54 + x},${wy}L${-ww * 0.62 + x},${wy + length}`;
  const right = `M${ww * 0.6},${sy - 8}C${ww * 0.62},${sy + 60} ${ww * 0.52 + x},${wy - 20} ${ww * 0.54 + x},${wy}L${ww * 0.62 + x},${wy + length}`;
  s.fig.part(
    `${left}L${x},${wy + length + 16}L${ww * 0.62 + x},${wy + length}L${ww * 0.54 + x},${wy}C${ww * 0.52 + x},${wy - 20} ${ww * 0.62},${sy + 60} ${ww * 0.6},${sy - 8}Z`,
    s.color,
    {
      dx: 9,
      inside: () => {
        s.fig.line(
          `M${-ww * 0.64 + x},${wy + length - 6}L${x},${wy + length + 9}L${ww * 0.64 + x},${wy + length - 6}`,
          6,
          s.trim,
        );
        s.fig.line(left + right, 5, s.trim);
      },
    },
  );
}
function warriorTabard(s: Sitter): void {
  const y = s.body.shoulder.y + 56;
  tabard(s, 70);
  s.fig.part(`M-18,${y - 17}h36v19q-4,19 -18,25q-14,-6 -18,-25z`, s.tier >= 2 ? "#f0d27a" : "#cfc4ae", {
    dx: 4,
    dy: 3,
    rim: 2,
    outline: false,
    contour: 1.8,
  });
  s.fig.line(`M-10,${y + 6}l10,-10l10,10M-8,${y + 14}l8,-8l8,8`, 3, "#8a2a22");
}
function paladinTabard(s: Sitter): void {
  const y = s.body.shoulder.y + 58;
  tabard(s, 82);
  s.fig.part(star(0, y, 30, 0.34, 4), s.tier >= 2 ? "#e0b04a" : "#b89a5a", {
    dx: 3,
    dy: 3,
    rim: 2,
    outline: false,
    contour: 1.8,
  });
  s.fig.stud(0, y, 8, s.tier >= 2 ? "#4f86c8" : "#d8c48f");
}
function stole(s: Sitter): void {
  const { sy, wy, ww, hw, x } = measures(s);
  const long = Math.min(76, hemOf(s) - 6);
  for (const side of [-1, 1]) {
    const at = side * ww * 0.34;
    s.fig.part(
      `M${side * hw * 0.42},${sy - 14}Q${at + side * 10},${sy + 20} ${at - 10 + side * 4 + x * 0.5},${wy}L${at - 14 + x},${wy + long}H${at + 14 + x}L${at + 10 + side * 4 + x * 0.5},${wy}Q${at + side * 26},${sy + 20} ${side * hw * 0.95},${sy - 10}Z`,
      "#b8382e",
      {
        dx: 6,
        outline: false,
        inside: () =>
          s.fig.line(
            `M${at - 20 + x},${wy + long - 16}H${at + 20 + x}M${at - 20 + x},${wy + long - 6}H${at + 20 + x}`,
            4,
            s.trim,
          ),
      },
    );
    s.fig.flat(star(at + x, wy + long - 30, 8, 0.4, 4), "#f3d27a");
  }
  s.fig.line(
    `M${-hw * 0.5},${sy - 4}L0,${sy + 44}L${hw * 0.5},${sy - 4}`,
    2.4,
    s.tier >= 2 ? "#8a5c14" : "#5f5648",
  );
  sun(s, 0, sy + 56, s.tier >= 2 ? 18 : 14);
}
function sun({ fig }: Sitter, x: number, y: number, radius: number): void {
  fig.part(star(x, y, radius * 1.2, 0.66, 10), "#e0b04a", {
    dx: 3,
    dy: 3,
    rim: 1.5,
    outline: false,
    contour: 1.8,
  });
  fig.stud(x, y, radius * 0.5, "#f6dc8c");
}
function beads(s: Sitter): void {
  const { sy, wy, ww, hw } = measures(s);
  const lapel = mix(s.color, "#f0e2c0", 0.72);
  for (const side of [-1, 1])
    s.fig.part(
      `M${side * hw * 0.7},${sy - 12}L${-side * ww * 0.62},${wy - 8}L${-side * ww * 0.3},${wy - 2}L${side * hw * 1.15},${sy - 8}Z`,
      lapel,
      { dx: 4, outline: false },
    );
  const count = 15;
  for (let at = 0; at <= count; at++) {
    const share = at / count;
    s.fig.stud(
      -hw * 0.9 + hw * 1.8 * share,
      sy - 8 + Math.sin(share * Math.PI) * 58,
      5.6,
      at === 7 || at === 8 ? BRASS : "#7a4a2c",
      1.5,
    );
  }
}
function vest(s: Sitter): void {
  const { sy, sw, wy, ww, hw, x } = measures(s);
  for (const side of [-1, 1])
    s.fig.part(
      `M${side * hw * 0.5},${sy - 12}C${side * sw * 0.8},${sy - 8} ${side * (sw - 6)},${sy + 20} ${side * (sw - 12)},${sy + 56}L${side * (ww - 1) + x},${wy + 2}L${side * (ww + 4) + x},${wy + 30}L${side * 16 + x},${wy + 22}L${side * 14},${sy + 60}Z`,
      s.color,
      { dx: 6 },
    );
  s.fig.line(`M-12,${sy + 64}l24,10M-12,${sy + 84}l24,8M12,${sy + 66}l-24,12`, 2.4, DARK_LEATHER);
}
function doublet(s: Sitter): void {
  const { sy, sw, wy, mid } = measures(s);
  s.fig.line(`M0,${sy + 6}V${wy - 10}`, 2, mix(s.color, "#1a1030", 0.5));
  for (const share of [0.3, 0.5, 0.7]) s.fig.stud(0, sy + mid * share, 4.6, s.trim, 1.4);
  for (const side of [-1, 1])
    for (const share of [0.34, 0.62])
      s.fig.flat(
        `M${side * sw * share},${sy + 22}q${side * 6},26 ${-side * 2},58q${-side * 8},-30 ${side * 2},-58z`,
        "#f0dfae",
        { contour: 1.6 },
      );
}
function strap(s: Sitter, width: number): void {
  const { sy, sw, wy, ww } = measures(s);
  s.fig.cord(`M${-sw * 0.56},${sy + 8}L${ww * 0.85},${wy - 12}`, width, DARK_LEATHER, 3.5);
}
function baldric(s: Sitter): void {
  strap(s, 7);
}
function knives(s: Sitter): void {
  const { sy, sw, ww, mid } = measures(s);
  strap(s, 7.5);
  for (const share of [0.35, 0.55, 0.75])
    s.fig.at(
      { x: -sw * 0.56 + (sw * 0.56 + ww * 0.85) * share, y: sy + 8 + (mid - 20) * share, turn: 8 },
      () => {
        s.fig.flat("M-4,-12h8v8h3v5h-14v-5h3z", STEEL, { contour: 1.5 });
        s.fig.flat("M-5,1h10l-2,16h-6z", "#4e2f1d", { contour: 1.5 });
      },
    );
}
function openCoat(s: Sitter): void {
  const { sy, sw, wy, ww, hw, x, mid } = measures(s);
  s.fig.part(`M-10,${sy - 10}L-26,${wy + 6}H26L10,${sy - 10}Z`, s.tier >= 2 ? "#8f2f3a" : "#7a5a44", {
    dx: 5,
    outline: false,
  });
  for (const share of [0.35, 0.55, 0.75]) s.fig.stud(0, sy + mid * share, 4.2, s.trim, 1.4);
  for (const side of [-1, 1])
    s.fig.part(
      `M${side * hw * 0.45},${sy - 16}C${side * sw * 0.8},${sy - 12} ${side * (sw - 2)},${sy + 10} ${side * (sw - 8)},${sy + 56}L${side * (ww + 2) + x},${wy}L${side * (ww + 20) + x},${wy + 96}L${side * (ww - 10) + x},${wy + 88}L${side * 24 + x},${wy}L${side * 26},${sy + 60}Z`,
      s.color,
      {
        dx: 8,
        inside: () =>
          s.fig.line(
            `M${side * hw * 0.45},${sy - 16}L${side * 26},${sy + 60}L${side * 24 + x},${wy}L${side * (ww - 10) + x},${wy + 88}`,
            7,
            s.trim,
          ),
      },
    );
}
function coatTails(s: Sitter): void {
  if (s.tier === 0) return;
  const { wy, ww } = measures(s);
  s.fig.bent(blownHem(wy, s.stance.wind), () =>
    s.fig.part(
      `M${-ww - 6},${wy - 10}C${-ww - 14},${wy + 60} ${-ww - 28},${GROUND - 60} ${-ww - 34},${GROUND - 34}Q${-ww - 6},${GROUND - 20} ${-ww + 20},${GROUND - 40}L0,${wy + 40}L${ww - 20},${GROUND - 40}Q${ww + 8},${GROUND - 20} ${ww + 36},${GROUND - 36}C${ww + 28},${GROUND - 60} ${ww + 14},${wy + 60} ${ww + 6},${wy - 10}Z`,
      mix(s.color, "#1a1030", 0.25),
      {
        dx: 10,
        inside: () =>
          s.fig.line(
            `M${-ww - 38},${GROUND - 36}Q${-ww - 6},${GROUND - 22} ${-ww + 24},${GROUND - 44}M${ww + 40},${GROUND - 38}Q${ww + 8},${GROUND - 22} ${ww - 24},${GROUND - 44}`,
            7,
            s.trim,
          ),
      },
    ),
  );
}
/** A dark panel down the front with stars. */
function starPanel(s: Sitter): void {
  const { sy, wy, hw, x } = measures(s);
  const low = wy + hemOf(s) - 3;
  s.fig.part(
    `M${-hw * 0.55},${sy - 12}L-13,${sy + 40}L${-19 + x},${low}Q${x},${low + 6} ${19 + x},${low}L13,${sy + 40}L${hw * 0.55},${sy - 12}L1,${sy + 16}Z`,
    mix(s.color, "#0d1440", 0.42),
    {
      dx: 4,
      outline: false,
      inside: () => {
        s.fig.line(
          `M${-hw * 0.55},${sy - 12}L-13,${sy + 40}L${-19 + x},${low}M${hw * 0.55},${sy - 12}L13,${sy + 40}L${19 + x},${low}`,
          5,
          s.trim,
        );
        if (s.tier >= 2)
          for (const [y, r] of [
            [sy + 56, 7],
            [sy + 86, 5],
            [wy + 40, 7],
            [wy + 72, 5],
          ])
            if (y < low - 8) s.fig.flat(star(y > wy ? x : 0, y, r), "#f0cf7a");
      },
    },
  );
}
function chestStrap(s: Sitter): void {
  if (s.has("chain-tunic")) return;
  const { sy, sw, wy, ww, mid } = measures(s);
  s.fig.part(
    `M${-sw * 0.78},${sy - 6}L${ww * 0.62},${wy - 8}L${ww * 0.96},${wy - 26}L${-sw * 0.46},${sy - 14}Z`,
    "#7a4a2c",
    { outline: false, dx: 4 },
  );
  s.fig.stud(-6, sy + mid * 0.48, 11, s.tier >= 2 ? BRASS : "#8d8f94", 2);
}

// ---- sleeves

function capSleeve(s: Sitter, { shoulder, elbow }: Arm): void {
  if (s.tier === 0 || s.has("mystic-robes") || s.has("chain-tunic")) return;
  const w = s.body.arm;
  s.fig.part(
    limb(shoulder, between(shoulder, elbow, 0.2), between(shoulder, elbow, 0.42), [w + 10, w + 10, w + 12]),
    s.color,
    { dx: 7 },
  );
}
function shortSleeve(s: Sitter, { shoulder, elbow }: Arm, color: string): void {
  if (s.has("mystic-robes") || s.has("chain-tunic")) return;
  const w = s.body.arm;
  s.fig.part(
    limb(shoulder, between(shoulder, elbow, 0.4), between(shoulder, elbow, 0.78), [w + 8, w + 6, w + 6]),
    color,
    { dx: 7 },
  );
}
function puffSleeve(s: Sitter, it: Arm): void {
  if (s.tier === 0 || s.has("mystic-robes") || s.has("chain-tunic")) return;
  const [x, y] = it.shoulder;
  shoulderBall(s, it, s.color, () =>
    s.fig.flat(
      `M${x - 6},${y - 20}q6,30 0,64h8q6,-34 0,-64zM${x + it.side * 14},${y - 14}q8,30 2,60h7q6,-34 0,-60z`,
      "#f0dfae",
    ),
  );
}

// ---- on the belt

function keyRing(s: Sitter): void {
  const { wy, ww, x } = measures(s);
  const [cx, cy] = [ww * 0.62 + x, wy + 20];
  s.fig.cord(ellipse(cx, cy, 10), 2.8, BRASS, 3);
  for (const turn of [-24, 4, 30])
    s.fig.at({ x: cx, y: cy + 8, turn }, () =>
      s.fig.flat("M-3,0h6v22h7v5h-7v4h6v5h-12z", turn === 4 ? STEEL : BRASS, { contour: 1.6, outline: true }),
    );
}

// ---- shoulders

function leafMantle(s: Sitter): void {
  const { sy, sw } = measures(s);
  const greens = ["#4f8f3f", "#6aa348", "#3f7a43"];
  for (const row of [1, 0])
    for (let at = -4; at <= 4; at++)
      s.fig.at(
        {
          x: at * sw * 0.25 + (row ? sw * 0.1 : 0),
          y: sy - 10 + row * 20 + Math.abs(at) * 3.2 - at * tilt(s) * 0.2,
          turn: -at * 9,
        },
        () => {
          s.fig.part(
            "M0,-12C18,-4 20,22 0,44C-20,22 -18,-4 0,-12Z",
            s.tier === 1 ? mix(greens[(at + 8 + row) % 3], LINEN, 0.15) : greens[(at + 8 + row) % 3],
            { dx: 5, dy: 4, rim: 0 },
          );
          s.fig.line("M0,-4V32M0,10l6,-5M0,20l-6,-5", 1.3, "#24451f");
        },
      );
  if (s.tier >= 3) s.fig.stud(0, sy + 16, 9, BRASS, 2);
}
function capelet(s: Sitter): void {
  const { sy, sw, hw } = measures(s);
  const t = tilt(s);
  s.fig.part(
    `M${-sw - 12},${sy + 54 + t}C${-sw - 10},${sy - 10} ${-hw},${sy - 26} 0,${sy - 14}C${hw},${sy - 26} ${sw + 10},${sy - 10} ${sw + 12},${sy + 52 - t}Q${sw * 0.6},${sy + 38} 22,${sy + 62}L4,${sy + 20}L-22,${sy + 66}Q${-sw * 0.6},${sy + 40} ${-sw - 12},${sy + 54 + t}Z`,
    s.color,
    {
      dx: 9,
      inside: () =>
        s.fig.line(
          `M${-sw - 12},${sy + 48 + t}Q${-sw * 0.6},${sy + 34} -22,${sy + 60}M${sw + 12},${sy + 46 - t}Q${sw * 0.6},${sy + 32} 22,${sy + 56}`,
          5,
          s.trim,
        ),
    },
  );
  s.fig.part(
    `M${-hw - 8},${sy + 8}C${-hw - 10},${sy - 22} ${hw + 10},${sy - 22} ${hw + 8},${sy + 6}Q0,${sy + 26} ${-hw - 8},${sy + 8}Z`,
    mix(s.color, "#1a1030", 0.25),
    { dx: 5, outline: false },
  );
  s.fig.stud(3, sy + 20, 8, s.trim, 2);
}
function furMantle(s: Sitter): void {
  const { sy, sw } = measures(s);
  const t = tilt(s);
  let d = `M${-sw - 10},${sy + 20 + t}C${-sw - 8},${sy - 30} -34,${sy - 34} 0,${sy - 12}C34,${sy - 34} ${sw + 8},${sy - 30} ${sw + 10},${sy + 20 - t}`;
  for (let at = 8; at >= -8; at--)
    d += `L${(at * (sw + 6)) / 8.5},${sy + 14 + Math.abs(at) * 1.2 + (at % 2 ? 20 : 4)}`;
  s.fig.part(`${d}Z`, s.tier >= 2 ? FUR : "#8a7d6a", { dx: 6 });
  s.fig.line(
    [-6, -4, -2, 2, 4, 6].map((at) => `M${(at * sw) / 7},${sy - 4 + Math.abs(at)}l${at},10`).join(""),
    2,
    "#5c5142",
  );
  if (s.tier >= 3)
    for (const at of [-1, 0, 1])
      s.fig.flat(`M${at * 16 - 5},${sy + 8}h10l-5,18z`, "#efe0b8", { contour: 1.6 });
}
function mantle(s: Sitter): void {
  if (s.has("mystic-cloak")) return;
  const { sy, hw } = measures(s);
  s.fig.part(
    `M${-hw - 14},${sy + 4}Q0,${sy - 30} ${hw + 14},${sy + 2}Q${hw},${sy + 20} 0,${sy + 24}Q${-hw},${sy + 20} ${-hw - 14},${sy + 4}Z`,
    s.color,
    { dx: 6, inside: () => s.fig.line(`M${-hw - 14},${sy}Q0,${sy + 34} ${hw + 14},${sy - 2}`, 5, s.trim) },
  );
}
function highCollar(s: Sitter): void {
  const { sy, hw } = measures(s);
  s.fig.both(() =>
    s.fig.part(
      `M8,${sy + 10}L${hw * 0.5},${sy - 18}L${hw + 16},${sy - 34}Q${hw + 26},${sy - 4} ${hw + 8},${sy + 22}L22,${sy + 44}Z`,
      s.color,
      {
        dx: 5,
        inside: () => s.fig.line(`M8,${sy + 10}L${hw * 0.5},${sy - 18}L${hw + 16},${sy - 34}`, 7, s.trim),
      },
    ),
  );
}
function ruff(s: Sitter): void {
  const { sy, hw } = measures(s);
  s.fig.part(
    `M${-hw - 6},${sy - 2}l10,-14h${hw * 2 - 8}l10,12l-8,16l-12,-4l-8,12l-14,-6l-8,10l-10,-10l-14,6l-8,-12l-12,6z`,
    "#f2e6c8",
    { dx: 4 },
  );
}
/** Arrows over the shoulder; the longbow brings it, and a ranger has it from the start. */
export function quiver(s: Sitter): void {
  if (s.class === "ranger" && s.tier === 0 && !s.has("longbow")) return;
  const { fig } = s;
  const { sy, sw } = measures(s);
  fig.at({ x: -sw * 0.62, y: sy + 2, turn: -24 }, () => {
    for (const [x, y, color] of [
      [-9, -52, "#e9e0c8"],
      [1, -62, "#b8453a"],
      [10, -50, "#e9e0c8"],
    ] as const) {
      fig.cord(`M${x},${y + 8}V0`, 2, "#7d5433", 2.4);
      fig.part(
        `M${x},${y - 6}L${x + 7},${y + 2}V${y + 22}L${x},${y + 16}L${x - 7},${y + 22}V${y + 2}Z`,
        color,
        { dx: 2, dy: 2, rim: 0, contour: 1.6 },
      );
    }
    fig.part("M-18,-22H18L14,90H-14Z", DARK_LEATHER, { dx: 7 });
    fig.part("M-19,-24H19V-10H-19Z", s.tier >= 2 ? BRASS : "#8c5a34", { dx: 4 });
  });
}

// ---- heads (frame: the head's center at 0,0)

function circlet(stone: string): (s: Sitter) => void {
  return (s) => {
    if (s.tier < 2) return;
    const { w } = s.body.head;
    s.fig.cord(`M${-w},-20Q3,-37 ${w},-20`, 5, s.trim, 3);
    s.fig.part("M4,-44l8,14l-8,12l-8,-12z", stone, { dx: 2, dy: 2, rim: 1.5, outline: false, contour: 1.7 });
  };
}
function antlers(s: Sitter): void {
  const { fig } = s;
  const { w, h } = s.body.head;
  fig.both(() => {
    const d =
      s.tier >= 2
        ? `M${w * 0.42},${-h + 4}C${w * 0.6},${-h - 30} ${w + 16},${-h - 34} ${w + 14},${-h - 72}C${w + 24},${-h - 60} ${w + 24},${-h - 44} ${w + 19},${-h - 32}Q${w + 32},${-h - 40} ${w + 38},${-h - 54}Q${w + 42},${-h - 30} ${w + 12},${-h - 18}C${w + 4},${-h - 12} ${w * 0.8},${-h - 2} ${w * 0.72},${-h + 12}Z`
        : `M${w * 0.42},${-h + 4}C${w * 0.6},${-h - 24} ${w + 8},${-h - 26} ${w + 8},${-h - 50}Q${w + 20},${-h - 30} ${w + 2},${-h - 14}C${w * 0.9},${-h - 8} ${w * 0.8},${-h - 2} ${w * 0.72},${-h + 12}Z`;
    fig.part(d, "#c9a878", { dx: 4, dy: 3 });
    if (s.tier >= 2)
      fig.part(
        `M${w * 0.86},${-h - 20}Q${w * 0.5},${-h - 36} ${w * 0.56},${-h - 60}Q${w * 0.74},${-h - 46} ${w * 1.06},${-h - 30}Z`,
        "#c9a878",
        { dx: 4, dy: 3 },
      );
  });
  for (let at = -3; at <= 3; at++)
    fig.at({ x: at * w * 0.31 + 2, y: -h + 14 + Math.abs(at) * Math.abs(at) * 1.6, turn: at * 24 }, () =>
      fig.part("M0,-12C10,-5 10,6 0,13C-10,6 -10,-5 0,-12Z", at % 2 ? "#6aa348" : "#4f8f3f", {
        dx: 3,
        dy: 2,
        rim: 0,
        contour: 1.6,
      }),
    );
}
function headband(s: Sitter): void {
  const { w } = s.body.head;
  const y = s.race === "dragonkin" ? -20 : 0;
  s.fig.part(
    `M${-w - 2},${y - 24}Q3,${y - 38} ${w + 2},${y - 24}V${y - 13}Q3,${y - 27} ${-w - 2},${y - 13}Z`,
    s.color,
    { dx: 4, dy: 3, outline: false, rim: 2 },
  );
  s.fig.part(`M${-w - 2},${y - 22}q-14,4 -20,22q8,-4 11,0q2,-12 10,-14z`, s.color, {
    dx: 3,
    dy: 3,
    rim: 1.5,
  });
  if (s.tier >= 2)
    s.fig.part(star(4, y - 27, 9, 0.6, 4), BRASS, { outline: false, rim: 1, dx: 1, dy: 1, contour: 1.5 });
}
function warPaint(s: Sitter): void {
  if (s.tier < 2 || (s.race === "orc" && s.look === "b")) return;
  const { w } = s.body.head;
  s.fig.line(
    `M${-w * 0.74},12l${w * 0.36},5M${-w * 0.7},20l${w * 0.3},4M${w * 0.46},17l${w * 0.36},-5M${w * 0.48},24l${w * 0.3},-4`,
    3.4,
    "#a8352a",
    0.85,
  );
}
function halfMask(s: Sitter): void {
  const { w } = s.body.head;
  const f = s.race === "dwarf" ? 2 : 4;
  const eye = w * 0.43;
  if (s.race === "dragonkin") return; // drawn below the brow ridges, with the head
  s.fig.at({ x: f, y: 1 }, () => {
    // the eyes' holes run the other way round
    s.fig.flat(
      `M${-w - f + 1},-10Q0,-18 ${w - f - 1},-10L${w - f - 2},8Q${w * 0.5},16 5,8Q0,4 -5,8Q${-w * 0.5},16 ${-w - f + 2},8ZM${-eye - 10.5},0Q${-eye},11 ${-eye + 10.5},0Q${-eye},-12 ${-eye - 10.5},0ZM${eye - 10.5},0Q${eye},11 ${eye + 10.5},0Q${eye},-12 ${eye - 10.5},0Z`,
      "#2c2733",
      { contour: 2 },
    );
    s.fig.line(`M${-w - f + 3},-8Q0,-15 ${w * 0.4},-12`, 2.4, "#6a6078");
  });
}
function rogueHood(s: Sitter): void {
  const color = mix(s.color, "#6a6080", 0.18);
  hood(s, s.body.shoulder.y - s.body.head.y, color, mix(color, "#c9b8e0", 0.3), 6);
}
function scarf(s: Sitter): void {
  if (s.race === "dwarf" || s.has("chain-helm") || s.has("mystic-cowl")) return;
  const { w, h } = s.body.head;
  const neck = s.body.shoulder.y - s.body.head.y;
  const low = s.race === "dragonkin" ? 0.96 : 0.5;
  s.fig.part(
    `M${w * 0.3},${neck + 20}C${w * 0.7},${neck + 44} ${w * 0.5},${neck + 66} ${w * 0.9},${neck + 88}L${w * 0.3},${neck + 92}C${w * 0.2},${neck + 66} 0,${neck + 44} -2,${neck + 24}Z`,
    "#8f2f3a",
    { dx: 5, dy: 4 },
  );
  s.fig.part(
    `M${-w + 2},${h * low}C${-w * 0.3},${h * (low + 0.16)} ${w * 0.4},${h * (low + 0.16)} ${w},${h * (low - 0.04)}C${w + 6},${h + 2} ${w + 16},${neck + 2} ${w + 18},${neck + 12}Q0,${neck + 40} ${-w - 16},${neck + 14}C${-w - 12},${neck} ${-w - 4},${h} ${-w + 2},${h * low}Z`,
    "#8f2f3a",
    { dx: 6, dy: 5 },
  );
  s.fig.line(
    `M${-w * 0.6},${h - 2}Q0,${h + 16} ${w * 0.8},${h - 4}M${-w * 0.8},${neck + 2}Q0,${neck + 24} ${w * 0.7},${neck + 2}`,
    2,
    "#571922",
  );
}
function featherCap(s: Sitter): void {
  const { fig } = s;
  const { w, h } = s.body.head;
  const tier1 = s.tier < 2;
  fig.at({ y: -h + 12, x: 2, scale: (w / 50) * 1.04, turn: -7 }, () => {
    fig.part(
      tier1
        ? "M20,-20C34,-46 60,-64 82,-62C78,-42 60,-22 36,-8Z"
        : "M20,-20C40,-60 78,-84 104,-78C100,-52 74,-26 40,-8Z",
      "#d8423a",
      { dx: 5 },
    );
    fig.line(
      tier1
        ? "M30,-14C46,-34 60,-48 76,-57"
        : "M30,-14C54,-44 76,-62 98,-74M52,-42l14,2M66,-54l14,2M46,-34l-2,-14M60,-50l-2,-12",
      2,
      "#8a1f22",
    );
    fig.part("M-56,8C-60,-30 -30,-50 4,-46C38,-42 58,-22 56,4Q20,-10 -56,8Z", s.color, { dx: 8 });
    fig.part(
      "M-62,14C-66,2 -52,-4 -34,-6C0,-10 40,-10 60,0C70,6 66,14 58,14C30,4 -20,6 -62,14Z",
      mix(s.color, "#f0dfae", 0.78),
      { dx: 5, dy: 4 },
    );
    fig.stud(38, -6, 8, s.trim, 2);
  });
}
const CONES = [
  "M-52,-14C-46,-50 -30,-78 -2,-84C22,-86 46,-70 62,-48C46,-54 44,-46 52,-14Q0,-2 -52,-14Z",
  "M-54,-14C-44,-60 -24,-104 8,-116C30,-120 54,-104 64,-84C46,-88 38,-78 54,-14Q0,0 -54,-14Z",
  "M-54,-14C-44,-64 -26,-118 -4,-142C4,-152 30,-152 46,-134C28,-134 24,-122 34,-92C42,-66 50,-40 54,-14Q0,0 -54,-14Z",
];
function pointedHat(s: Sitter): void {
  const { fig, tier } = s;
  const cloth = tier === 0 ? "#8a7a63" : tier >= 3 ? "#3b3a92" : s.color;
  const { w, y } = s.body.head;
  const room = (y - 12) / 152; // the tip stays in the picture
  fig.at({ x: 2, y: -30, scale: Math.min(room, (w / 50) * (s.race === "dwarf" ? 1 : 1.12)) }, () => {
    fig.part(
      tier === 0
        ? "M-84,2Q-60,-22 0,-24Q66,-22 86,10Q40,-2 0,2Q-44,0 -84,2Z"
        : "M-96,6Q-60,-24 0,-26Q60,-24 96,2Q50,10 0,10Q-50,12 -96,6Z",
      cloth,
      { dx: 10, dy: 4 },
    );
    fig.part(CONES[Math.min(tier, 2)], cloth, { dx: 14, dy: 4, inside: () => hatSigns(s) });
    fig.line("M-18,-18Q-20,-44 -8,-70M26,-16Q26,-40 20,-60", 2, shadow(cloth, 0.55));
    fig.part(
      "M-55,-16Q0,-1 55,-16L53,-30Q0,-15 -53,-30Z",
      tier === 0 ? "#5f503c" : tier === 1 ? DARK_LEATHER : s.trim,
      { dx: 5, dy: 3, outline: false },
    );
    if (tier >= 2)
      fig.part("M0,-34L12,-20L0,-4L-12,-20Z", tier >= 3 ? "#e5566a" : "#4fb0d8", {
        dx: 4,
        dy: 3,
        outline: false,
        rim: 2,
      });
  });
}
function hatSigns({ fig, tier }: Sitter): void {
  if (tier === 0) fig.flat("M-30,-50l18,-6l4,16l-18,6z", "#6f604c", { contour: 1.4 });
  if (tier >= 2)
    fig.flat(
      [
        [-16, -58, 9],
        [14, -84, 7],
        [22, -44, 6],
        [-4, -108, 5],
      ]
        .map(([x, y, r]) => star(x, y, r))
        .join(""),
      light("#e9c56a", 0.2),
    );
}
