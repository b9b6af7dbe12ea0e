/** The six bodies: where head, shoulders, waist, legs and hands are. Gear hangs on these points. */
import type { Point, Warp } from "./path";
import type { Look } from "./types";

export interface Skeleton {
  head: { y: number; w: number; h: number }; // center, half width, half height
  shoulder: { y: number; w: number };
  waist: { y: number; w: number };
  leg: { w: number; gap: number };
  arm: number; // width
  grip: Point; // where the hand at the picture's right holds a weapon
  size: number; // of hand weapons
  still?: boolean; // stout bodies sway less
}
export const GROUND = 512;
export const CENTER = 200;

export const SKELETONS: Record<string, Skeleton> = {
  dwarf: {
    head: { y: 190, w: 50, h: 52 },
    shoulder: { y: 248, w: 90 },
    waist: { y: 362, w: 70 },
    leg: { w: 46, gap: 34 },
    arm: 44,
    grip: [114, 340],
    size: 1,
    still: true,
  },
  human: {
    head: { y: 140, w: 38, h: 46 },
    shoulder: { y: 200, w: 72 },
    waist: { y: 330, w: 50 },
    leg: { w: 38, gap: 25 },
    arm: 34,
    grip: [100, 320],
    size: 1,
  },
  elf: {
    head: { y: 124, w: 34, h: 46 },
    shoulder: { y: 184, w: 62 },
    waist: { y: 318, w: 42 },
    leg: { w: 32, gap: 21 },
    arm: 29,
    grip: [94, 310],
    size: 1,
  },
  orc: {
    head: { y: 150, w: 48, h: 48 },
    shoulder: { y: 212, w: 98 },
    waist: { y: 350, w: 66 },
    leg: { w: 46, gap: 33 },
    arm: 52,
    grip: [126, 340],
    size: 1.06,
  },
  halfling: {
    head: { y: 232, w: 42, h: 44 },
    shoulder: { y: 286, w: 58 },
    waist: { y: 392, w: 50 },
    leg: { w: 34, gap: 25 },
    arm: 32,
    grip: [92, 380],
    size: 0.8,
  },
  dragonkin: {
    head: { y: 142, w: 42, h: 50 },
    shoulder: { y: 206, w: 84 },
    waist: { y: 344, w: 54 },
    leg: { w: 42, gap: 29 },
    arm: 42,
    grip: [112, 330],
    size: 1,
  },
};
export interface Complexion {
  skin: string;
  hair: string;
  iris: string;
  soft?: boolean; // lashes and lips; a band across a bare chest
}
export const COMPLEXIONS: Record<string, Record<Look, Complexion>> = {
  dwarf: {
    a: { skin: "#d99a74", hair: "#b5502a", iris: "#3b6ea0" },
    b: { skin: "#c98a66", hair: "#a39c92", iris: "#5c7a4a" },
  },
  human: {
    a: { skin: "#d9a27c", hair: "#6a4228", iris: "#4a6a86" },
    b: { skin: "#8f5a3a", hair: "#33211c", iris: "#6a3f1e", soft: true },
  },
  elf: {
    a: { skin: "#e8bd98", hair: "#e3be62", iris: "#3f8f62", soft: true },
    b: { skin: "#a9744c", hair: "#2c2732", iris: "#8a6ac0" },
  },
  orc: {
    a: { skin: "#7f9a55", hair: "#2b2420", iris: "#d0901e" },
    b: { skin: "#6d8f6a", hair: "#2b2420", iris: "#d0901e" },
  },
  halfling: {
    a: { skin: "#dfa880", hair: "#8a5a2c", iris: "#6a4a2a" },
    b: { skin: "#ecc09a", hair: "#b8622e", iris: "#4d8a55", soft: true },
  },
  dragonkin: {
    a: { skin: "#b5492f", hair: "#6b2a22", iris: "#ffd23f" },
    b: { skin: "#b98a3a", hair: "#7a4a1c", iris: "#8fe0b0" },
  },
};

/** How the body stands: 0 upright and symmetric (lawful), 1 at ease. */
export interface Stance {
  sway: number; // weight on one leg, shoulders aslant
  turn: number; // of chest and hips to the picture's right
  wind: number; // in hem and hair
  lean: number; // degrees
  frown: number;
}

function halfWidth(body: Skeleton, y: number): number {
  const share = Math.max(0, Math.min(1, (y - body.shoulder.y) / (body.waist.y - body.shoulder.y)));
  const below = Math.max(0, y - body.waist.y) * 0.2;
  return body.shoulder.w + (body.waist.w - body.shoulder.w) * share + below;
}
/** Turns what is worn on chest and hips: the middle moves aside, the edges stay. */
export function turned(body: Skeleton, turn: number): Warp | null {
  if (!turn) return null;
  return (x, y) => {
    const w = halfWidth(body, y);
    const share = x / w;
    return Math.abs(share) >= 1 ? [x, y] : [x + turn * w * (1 - share * share), y];
  };
}
/** Wind in a hem: the further below `top`, the further aside and up. */
export function blownHem(top: number, wind: number): Warp | null {
  if (!wind) return null;
  return (x, y) => {
    const fall = Math.max(0, y - top) / 150;
    return [
      x - wind * 34 * fall ** 1.5 + wind * 5 * Math.sin(y / 22) * Math.min(1, fall * 2),
      y - wind * 9 * fall * fall * (x < 0 ? 1.6 : 0.3),
    ];
  };
}
/** Wind in hair: the further from the root above, the further aside. */
export function blownHair(wind: number): Warp | null {
  if (!wind) return null;
  return (x, y) => {
    const fall = Math.max(0, y + 6) / 90;
    return [
      x - wind * (26 * fall ** 1.4 + 5 * Math.sin(y / 13) * Math.min(1, fall)),
      y - wind * 10 * fall * fall,
    ];
  };
}
