/** What the two hands do: hold weapons, or make the gesture of the class. Body frame. */
import { mix } from "../color";
import { gestureOf, type Gesture } from "./classes";
import { arm, drawArm, fist, palm, relaxedHand, salute, tilt } from "./limbs";
import { BRASS } from "./materials";
import { ellipse, star, type Frame } from "./path";
import type { Sitter } from "./sitter";
import { CENTER, GROUND } from "./skeleton";
import { hips } from "./torso";
import { WEAPONS, type Reach } from "./weapons";

function reachFrom(s: Sitter, y: number): Reach {
  const { head } = s.body;
  return { above: y - 20, down: GROUND - y + 2, head: y - Math.max(head.y - head.h - 44, 52) };
}
function weaponAt(s: Sitter, card: string, x: number, y: number, reach = reachFrom(s, y)): void {
  drawWeapon(s, card, { x, y }, reach);
}
const measures = (s: Sitter) => ({
  sy: s.body.shoulder.y,
  sw: s.body.shoulder.w,
  wy: s.body.waist.y,
  ww: s.body.waist.w,
  mid: s.body.waist.y - s.body.shoulder.y,
  x: hips(s),
});

export type LeftHand = Gesture | "grip" | "shield" | "across";

export function leftHandOf(s: Sitter): LeftHand {
  const { left, right } = s.weapons;
  if (left) return WEAPONS[left].hold === "forearm" ? "shield" : "grip";
  if (right && WEAPONS[right].hold === "across") return "across";
  return gestureOf(s);
}

/** Weapons for which no hand is left cross on the back, their ends above the shoulders. */
export function weaponsOnBack(s: Sitter): void {
  const { sy, sw } = measures(s);
  let crossed = 0;
  for (const card of s.weapons.back) {
    const side = crossed++ % 2 ? -1 : 1;
    if (card === "longbow")
      drawWeapon(
        s,
        card,
        { x: sw * 0.3 * side, y: sy + 66, turn: 22 * side },
        { above: 210, down: 190, head: 0 },
      );
    else if (card === "heavy-crossbow")
      drawWeapon(
        s,
        card,
        { x: sw * 0.5 * side, y: sy - 8, turn: -58 * side, wide: -side, scale: 1.05 * s.body.size },
        { above: 0, down: 0, head: 0 },
      );
    else drawWeapon(s, card, { x: 0, y: sy + 76, turn: 34 * side }, { above: 260, down: 170, head: 176 });
  }
}
function drawWeapon(s: Sitter, card: string, frame: Frame, reach: Reach): void {
  s.fig.tagged(card, () => s.fig.at(frame, () => WEAPONS[card].draw(s, reach)));
}

export function drawArms(s: Sitter): void {
  const hand = leftHandOf(s);
  s.fig.sheet(5);
  LEFT[hand](s);
  if (hand === "across") return acrossBelt(s);
  s.fig.sheet(5);
  if (s.weapons.right) rightWeapon(s, s.weapons.right);
  else rightFree(s, hand);
}

const LEFT: Record<LeftHand, (s: Sitter) => void> = {
  hip: (s) => {
    const { sw, ww, wy, sy, mid, x } = measures(s);
    drawArm(s, arm(s, -1, [-sw - 34, sy + mid * 0.6], [-ww - 10 + x, wy - 14]));
    fist(s, -ww + 2 + x, wy - 4, 1, 58);
  },
  keys: (s) => {
    const { sw, sy, mid } = measures(s);
    const [x, y] = [-sw - 24, sy + 62];
    drawArm(s, arm(s, -1, [-sw - 14, sy + mid * 0.76], [x + 3, y + 14]));
    if (s.tier >= 1) dangledKey(s, x, y);
    fist(s, x, y, 1, -8);
  },
  palm: (s) => raised(s, "palm"),
  bless: (s) => raised(s, "bless"),
  cast: (s) => raised(s, "cast"),
  salute: (s) => {
    const { sw, sy, mid } = measures(s);
    drawArm(s, arm(s, -1, [-sw - 20, sy + mid * 0.72], [-18, sy + mid * 0.62]));
    salute(s, -4, sy + mid * 0.48);
  },
  book: (s) => {
    const { sw, wy, sy, mid } = measures(s);
    const [x, y] = [-sw - 6, wy - 2];
    drawArm(s, arm(s, -1, [-sw - 26, sy + mid * 0.5], [x - 10, y - 2]));
    book(s, x - 14, y - 4);
    fist(s, x - 6, y + 26, 1, -8);
  },
  lute: (s) => {
    const { sw, wy, sy, mid } = measures(s);
    lute(s, -sw * 0.5, wy - 14);
    drawArm(s, arm(s, -1, [-sw - 24, sy + mid * 0.56], [-sw * 0.78, wy - 28]));
    relaxedHand(s, -sw * 0.76, wy - 28, -64, -1);
  },
  fist: (s) => {
    const { sw, wy, sy, mid } = measures(s);
    const [x, y] = [-sw - 12, wy + 10];
    drawArm(s, arm(s, -1, [-sw - 24, sy + mid * 0.56], [x, y - 12]));
    fist(s, x, y + 2, 1, 8);
  },
  down: (s) => {
    const { sw, wy, sy, mid } = measures(s);
    const [x, y] = [-sw - 8, wy + 4];
    const turn = drawArm(s, arm(s, -1, [-sw - 18, sy + mid * 0.56 + tilt(s)], [x, y - 8]));
    relaxedHand(s, x, y, turn * 0.7, -1);
  },
  grip: (s) => {
    const { sw, wy, sy, mid } = measures(s);
    const [x, y] = [-sw - 10, wy + 2];
    drawArm(s, arm(s, -1, [-sw - 18, sy + mid * 0.56 + tilt(s)], [x + 2, y - 12]));
    const card = s.weapons.left!;
    weaponAt(s, card, x, y);
    fist(s, x, y, 1);
  },
  shield: (s) => {
    const { sw, wy, sy, mid } = measures(s);
    const [x, half] = [-sw - 10, (GROUND - 64 - sy) / 2];
    drawArm(s, arm(s, -1, [-sw - 18, sy + mid * 0.56], [x + 10, wy - 20]));
    weaponAt(s, s.weapons.left!, x, (sy + wy) / 2 + 34, { above: 0, down: half, head: 0 });
  },
  across: (s) => {
    const { sw, wy, ww, sy, mid } = measures(s);
    drawArm(s, arm(s, -1, [-sw - 20, sy + mid * 0.64], [-ww * 0.5, wy - 6]));
  },
};

function acrossBelt(s: Sitter): void {
  const { sw, wy, ww, sy, mid } = measures(s);
  drawArm(s, arm(s, 1, [sw + 14, sy + mid * 0.62], [ww * 0.8, wy + 2]));
  s.fig.sheet(6);
  s.fig.tagged("heavy-crossbow", () =>
    s.fig.at({ x: 4, y: wy - 6, turn: -14, scale: s.body.size === 0.8 ? 1 : 1.24 }, () =>
      WEAPONS["heavy-crossbow"].draw(s, reachFrom(s, wy)),
    ),
  );
  fist(s, ww * 0.86, wy - 8, 1, -90);
  fist(s, -ww * 0.5, wy + 10, -1, -90);
}
function rightWeapon(s: Sitter, card: string): void {
  const { sw, sy, mid } = measures(s);
  const [x, y] = s.body.grip;
  drawArm(s, arm(s, 1, [sw + 12, sy + mid * 0.66], [x - 4, y + 4]));
  s.fig.sheet(6);
  weaponAt(s, card, x + 5, y);
  fist(s, x + 5, y, -1);
}
function rightFree(s: Sitter, left: LeftHand): void {
  const { sw, wy, ww, sy, mid, x } = measures(s);
  if (left === "lute") {
    drawArm(s, arm(s, 1, [sw + 18, sy + mid * 0.7], [ww * 0.66, wy - 40]));
    fist(s, ww * 0.5, wy - 46, 1, -64);
  } else if (["hip", "fist", "bless", "down", "book"].includes(left)) {
    const [hx, hy] = [sw + 8, wy + 2];
    const turn = drawArm(s, arm(s, 1, [sw + 14, sy + mid * 0.56 - tilt(s)], [hx, hy - 8]));
    if (left === "fist") fist(s, hx, hy + 4, -1);
    else relaxedHand(s, hx, hy, turn * 0.7, 1);
  } else {
    drawArm(s, arm(s, 1, [sw + 30, sy + mid * 0.6], [ww + 8 + x, wy - 14]));
    fist(s, ww - 2 + x, wy - 4, -1, -58);
  }
}

// ---- raised hands and what they hold

function raised(s: Sitter, what: "palm" | "bless" | "cast"): void {
  const { sw, sy, mid } = measures(s);
  const [x, y] = [Math.max(-sw - 34, 34 - CENTER), sy + 50];
  drawArm(s, arm(s, -1, [-sw - 16, sy + mid * 0.74], [x + 3, y + 26]));
  if (what === "cast") flame(s, x, y - 8);
  if (s.class === "druid" && s.tier >= 2) leaves(s, x, y);
  palm(s, x, y, what === "bless");
}
function flame({ fig, tier }: Sitter, x: number, y: number): void {
  if (tier === 0) return;
  const scale = tier >= 3 ? 1.2 : 1;
  fig.glow(x, y - 50, 44 * scale, "#bfe6ff", 0.2);
  fig.grouped('class="flame"', () =>
    fig.at({ x, y: y - 40, scale }, () => {
      fig.part(
        "M0,-34C4,-22 19,-16 17,0C16,12 -15,14 -17,0C-18,-10 -8,-14 -9,-22C-3,-18 -1,-24 0,-34Z",
        "#6fc6f2",
        { dx: 3, dy: 2, rim: 0, shadow: "#3f8fd0", outline: false },
      );
      fig.flat("M0,-18C3,-12 9,-8 8,-1C7,5 -8,6 -8,-1C-8,-6 -2,-10 0,-18Z", "#f2fbff");
    }),
  );
}
function leaves({ fig }: Sitter, x: number, y: number): void {
  fig.glow(x, y - 60, 34, "#d8f0a0", 0.26);
  for (const [dx, dy, turn] of [
    [-14, -54, -30],
    [12, -62, 34],
    [-2, -82, 6],
  ])
    fig.at({ x: x + dx, y: y + dy, turn, scale: 0.62 }, () => {
      fig.part("M0,-18C16,-8 16,12 0,22C-16,12 -16,-8 0,-18Z", "#8fc85a", {
        dx: 4,
        dy: 3,
        rim: 2,
        outline: false,
      });
      fig.line("M0,-10V16", 1.8, "#2f5a24");
    });
}
function dangledKey({ fig }: Sitter, x: number, y: number): void {
  fig.at({ x: x - 4, y: y - 10, turn: -12 }, () => {
    fig.cord(ellipse(0, -26, 9), 4, BRASS, 3);
    fig.part("M-3,-17H3V-8H10V-3H3V6H-3Z", BRASS, { dx: 2, dy: 2, rim: 0 });
  });
}
function book({ fig, race }: Sitter, x: number, y: number): void {
  fig.at({ x, y, scale: race === "halfling" ? 1 : 1.24 }, () => {
    fig.part("M-28,-28L22,-36L28,22L-22,30Z", "#7c2f2a", { dx: 6 });
    fig.flat("M-22,30l50,-8l1,6l-49,8z", "#f0e3c4", { contour: 1.5, outline: true });
    fig.line("M-20,-26l5,54", 2, "#4d1a17");
    fig.flat(star(4, -8, 11), BRASS);
    fig.flat("M22,-36l-9,2l10,9z", BRASS, { contour: 1.4 });
  });
}
function lute({ fig }: Sitter, x: number, y: number): void {
  fig.at({ x, y, turn: -62 }, () => {
    fig.part("M-8,-30L-6,-128H6L8,-30Z", "#6a4326", { dx: 4 });
    fig.part("M-7,-126L-22,-146L-8,-156L8,-132Z", "#6d4327", { dx: 3 });
    for (const at of [0, 1, 2]) fig.stud(-20 + at * 7, -138 - at * 7, 3.2, BRASS, 1.2);
    fig.part(
      "M0,-46C26,-40 42,-14 40,14C38,40 20,52 0,52C-20,52 -38,40 -40,14C-42,-14 -26,-40 0,-46Z",
      "#c98a45",
      { dx: 9 },
    );
    fig.flat(ellipse(0, 2, 13), "#4a2a18", { contour: 2 });
    fig.line("M-21,30H21", 4, "#4a2a18");
    fig.line("M-4,-128L-5,30M0,-128V30M4,-128L5,30", 1.1, mix("#fff0cf", "#c98a45", 0.15));
  });
}
