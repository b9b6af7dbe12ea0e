/** The twelve classes: garment, sign, headgear, gesture of the free hand. A class is one entry of `CLASSES`. */
import { mix } from "../color";
import { DICE, type DieColor } from "../dice";
import type { Arm } from "./limbs";
import { LINEN } from "./materials";
import type { Sitter } from "./sitter";
import {
  baldric,
  beads,
  chestStrap,
  coatTails,
  doublet,
  keyRing,
  knives,
  openCoat,
  paladinTabard,
  starPanel,
  stole,
  vest,
  warriorTabard,
} from "./garments";
import {
  capSleeve,
  capelet,
  furMantle,
  highCollar,
  leafMantle,
  mantle,
  puffSleeve,
  quiver,
  ruff,
  shortSleeve,
} from "./mantles";
import {
  antlers,
  circlet,
  featherCap,
  halfMask,
  headband,
  pointedHat,
  rogueHood,
  scarf,
  warPaint,
} from "./headgear";

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
/** A class nobody has drawn: a vest in its color over a linen shirt. */
const ANY_CLASS: ClassLook = { color: "#5f6f7c", hem: 54, gesture: "hip", cloth: linen, garment: vest };

export function classLook(slug: string, color: DieColor | null = null): ClassLook {
  return CLASSES[slug] ?? (color ? { ...ANY_CLASS, color: DICE[color].body } : ANY_CLASS);
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
