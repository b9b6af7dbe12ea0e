/** Legs, arms and hands. All of these draw in the body's frame: x = 0 is the middle, y as on the canvas. */
import { light, mix, shadow } from "../color";
import { ellipse, heading, limb, type Point } from "./path";
import { GROUND } from "./skeleton";
import { BRASS, DARK_LEATHER, FUR, LEATHER, LINEN, MAIL, MYSTIC, STEEL } from "./materials";
import type { Sitter } from "./sitter";
import { rings } from "./armor";

interface Leg {
  hip: Point;
  knee: Point;
  ankle: Point;
  side: -1 | 1;
  ground: number;
  toe: number; // how far the toe reaches
  drop: number; // how much lower it lies than the heel
}

/** The near leg at the picture's left carries the weight; the other steps out. */
function legsOf({ body, stance }: Sitter): Leg[] {
  const { gap, w } = body.leg;
  const { sway } = stance;
  const shift = -5 * sway;
  const hipY = body.waist.y + 24;
  const kneeY = (hipY + GROUND) / 2 - 2;
  const step = (body.still ? 16 : 15) * sway;
  return [
    {
      side: 1,
      hip: [gap + shift, hipY],
      knee: [gap + 9 * sway, kneeY - 2 * sway],
      ankle: [gap + step, GROUND - 18 - 5 * sway],
      ground: GROUND - 5 * sway,
      toe: w * (0.56 + 0.1 * sway),
      drop: 2 * sway,
    },
    {
      side: -1,
      hip: [-gap + shift, hipY],
      knee: [-gap + shift * 0.6 - 2, kneeY + 3 * sway],
      ankle: [-gap - 3, GROUND - 16 + 4 * sway],
      ground: GROUND + 4 * sway,
      toe: w * (0.56 - 0.2 * sway),
      drop: 5 * sway,
    },
  ];
}

export function drawLegs(sitter: Sitter): void {
  for (const leg of legsOf(sitter)) drawLeg(sitter, leg);
}
function drawLeg(s: Sitter, leg: Leg): void {
  const cloth = s.has("chain-leggings")
    ? "#8791a0"
    : s.tier === 0
      ? "#7d6a52"
      : (s.classLook.trousers ??
        mix("#66513f", mix(s.classLook.color, "#2a2030", 0.35), s.tier === 1 ? 0.2 : 0.36));
  trouserLeg(s, leg, cloth);
  foot(s, leg, cloth);
  if (s.has("leather-greaves")) s.fig.tagged("leather-greaves", () => greave(s, leg));
}
function trouserLeg(s: Sitter, { hip, knee, ankle, side }: Leg, cloth: string): void {
  const { fig } = s;
  const w = s.body.leg.w;
  const [[x0, y0], [x1, y1], [x2, y2]] = [hip, knee, ankle];
  const d = `M${x0 - w * 0.6},${y0}C${x0 - w * 0.64},${y0 + 24} ${x1 - w * 0.54},${y1 - 18} ${x1 - w * 0.46},${y1}C${x1 - w * 0.58},${y1 + 16} ${x2 - w * 0.5},${y2 - 26} ${x2 - w * 0.36},${y2}H${x2 + w * 0.36}C${x2 + w * 0.48},${y2 - 26} ${x1 + w * 0.56},${y1 + 16} ${x1 + w * 0.47},${y1}C${x1 + w * 0.54},${y1 - 18} ${x0 + w * 0.64},${y0 + 24} ${x0 + w * 0.6},${y0}Z`;
  const mail = s.has("chain-leggings");
  fig.part(d, cloth, { dx: 9, inside: mail ? () => rings(s, d) : undefined });
  if (!mail) fig.line(`M${x1 - w * 0.34},${y1 - 2}q${w * 0.3},7 ${w * 0.6},1`, 1.8, shadow(cloth, 0.55));
  if (s.tier === 0 && side === 1 && !s.has("leather-greaves") && !mail) patch(s, x1 - 2, y1 + 2);
  if (mail && !s.has("leather-greaves"))
    fig.tagged("chain-leggings", () =>
      fig.part(
        `M${x1 - w * 0.46},${y1 - 8}Q${x1},${y1 - 22} ${x1 + w * 0.46},${y1 - 8}Q${x1 + w * 0.4},${y1 + 16} ${x1},${y1 + 18}Q${x1 - w * 0.4},${y1 + 16} ${x1 - w * 0.46},${y1 - 8}Z`,
        STEEL,
        { dx: 6, dy: 5 },
      ),
    );
}
/** A patch with its stitches, as the poor wear. */
export function patch({ fig }: Sitter, x: number, y: number): void {
  fig.flat(`M${x - 9},${y - 6}l18,-3l3,17l-19,3z`, "#a3875f", { contour: 1.5 });
  fig.line(
    `M${x - 12},${y - 2}l5,-1M${x - 11},${y + 6}l5,-1M${x + 7},${y - 4}l5,-1M${x + 9},${y + 5}l5,-1`,
    1.5,
  );
}

function foot(s: Sitter, leg: Leg, cloth: string): void {
  const { fig } = s;
  const frame = { x: leg.ankle[0], y: leg.ground, wide: leg.side };
  if (!s.bootless) fig.tagged("leather-boots", () => fig.at(frame, () => boot(s, leg)));
  else if (s.race === "halfling" || s.race === "dragonkin") fig.at(frame, () => bareFoot(s, leg, cloth));
  else fig.at(frame, () => shoe(s, leg));
}
/** The outline of foot and ankle: up to `top`, with the toe to the right. */
function footPath(w: number, top: number, toe: number, drop: number, grown = 0): string {
  const tip = w * 0.42 + toe + grown;
  return `M${-w * 0.44 - grown},${-top}H${w * 0.44 + grown}L${w * 0.43 + grown},-26C${w * 0.43 + toe * 0.55},-23 ${tip},${-18 + drop} ${tip},${1 + drop}Q${tip * 0.3},${4 + drop} ${-w * 0.5 - grown},2C${-w * 0.53 - grown},-10 ${-w * 0.44 - grown},-20 ${-w * 0.44 - grown},${-top}Z`;
}
function sole(s: Sitter, w: number, toe: number, drop: number): void {
  const tip = w * 0.42 + toe;
  s.fig.flat(
    `M${-w * 0.52},-3Q${tip * 0.3},${-1 + drop} ${tip + 1},${-3 + drop}V${3 + drop}Q${tip * 0.3},${6 + drop} ${-w * 0.52},4Z`,
    "#3a2317",
    { contour: 1.6 },
  );
}
function boot(s: Sitter, { toe, drop }: Leg): void {
  const { fig } = s;
  const w = s.body.leg.w;
  fig.part(footPath(w, 56, toe + 3, drop), DARK_LEATHER, { dx: 6 });
  sole(s, w, toe + 3, drop);
  fig.part(`M${-w * 0.57},-66Q0,-59 ${w * 0.57},-66L${w * 0.53},-45Q0,-37 ${-w * 0.53},-45Z`, LEATHER, {
    dx: 5,
  });
  fig.line(`M${-w * 0.42},-27Q0,-20 ${w * 0.44},-28`, 3.4, "#45291a");
  fig.stud(w * 0.16, -24, 4, BRASS);
}
function shoe(s: Sitter, { toe, drop }: Leg): void {
  const w = s.body.leg.w;
  const color = s.tier === 0 ? "#8a7358" : s.tier === 1 ? "#6f5138" : "#5f4030";
  s.fig.part(footPath(w, 32, toe, drop), color, { dx: 5 });
  if (s.tier >= 2) {
    sole(s, w, toe, drop);
    s.fig.part(
      `M${-w * 0.46},-36Q0,-30 ${w * 0.46},-36L${w * 0.44},-25Q0,-19 ${-w * 0.44},-25Z`,
      mix(color, "#b08a5a", 0.3),
      { dx: 4, dy: 3, rim: 2 },
    );
    s.fig.part(`M${w * 0.1},-19h12v10h-12z`, s.trim, { dx: 2, dy: 2, rim: 0, outline: false, contour: 1.6 });
  } else s.fig.line(`M${-w * 0.36},-24l${w * 0.7},8M${-w * 0.36},-15l${w * 0.7},-9`, 2, shadow(color, 0.5));
}
function bareFoot(s: Sitter, { toe, drop }: Leg, cloth: string): void {
  const { fig, race, skin, hair } = s;
  const w = s.body.leg.w;
  const reach = toe + w * 0.24;
  const tip = w * 0.42 + reach;
  fig.part(footPath(w * 0.86, 32, reach, drop), skin, { dx: 5 });
  if (race === "dragonkin")
    for (const back of [2, 14, 26])
      fig.part(`M${tip - back - 9},${-9 + drop}h9l4,12h-14z`, "#efe0b8", {
        dx: 2,
        dy: 2,
        rim: 0,
        contour: 1.5,
      });
  else {
    fig.line(
      `M${tip - 9},${-8 + drop}v8M${tip - 17},${-9 + drop}v8M${tip - 25},${-9 + drop}v8`,
      1.8,
      shadow(skin, 0.6),
    );
    fig.part("M-10,-32q4,10 2,14q6,-4 7,-10q3,8 7,10q0,-8 4,-14z", hair, {
      dx: 2,
      dy: 2,
      rim: 1,
      contour: 1.4,
      outline: false,
    });
  }
  fig.part(`M${-w * 0.47},-46Q0,-40 ${w * 0.47},-46L${w * 0.45},-29Q0,-22 ${-w * 0.45},-29Z`, cloth, {
    dx: 4,
  });
}
function greave(s: Sitter, { knee, ankle, ground }: Leg): void {
  const { fig } = s;
  const w = s.body.leg.w;
  const [[x1, y1], [x2]] = [knee, ankle];
  const low = Math.max(ground - (s.bootless ? 30 : 54), y1 + 14);
  fig.part(
    `M${x1 - w * 0.54},${y1 + 2}Q${x1},${y1 - 28} ${x1 + w * 0.54},${y1 + 2}L${x2 + w * 0.46},${low}Q${x2},${low + 10} ${x2 - w * 0.46},${low}Z`,
    LEATHER,
    { dx: 8 },
  );
  fig.line(`M${x1},${y1 - 9}L${x2},${low + 2}`, 2, "#5a3520");
  fig.line(
    `M${x1 - w * 0.5},${y1 + 14}Q${x1},${y1 + 22} ${x1 + w * 0.5},${y1 + 14}M${x2 - w * 0.47},${low - 14}Q${x2},${low - 6} ${x2 + w * 0.47},${low - 14}`,
    3.4,
    "#4e2f1d",
  );
  fig.stud(x1, y1 - 2, 4, BRASS);
}

// ---- arms

export interface Arm {
  side: -1 | 1;
  shoulder: Point;
  elbow: Point;
  wrist: Point;
}
export function arm(s: Sitter, side: -1 | 1, elbow: Point, wrist: Point): Arm {
  const { shoulder } = s.body;
  return { side, shoulder: [side * (shoulder.w - 19), shoulder.y + 18 - side * tilt(s)], elbow, wrist };
}
export const tilt = (s: Sitter) => 4 * s.stance.sway;

/** An arm with its sleeve and what is worn on the wrist; gives the turn of the hand. */
export function drawArm(s: Sitter, it: Arm): number {
  const { fig, body } = s;
  const bareArm = s.classLook.bareArms && !s.has("mystic-robes") && !s.has("chain-tunic");
  const sleeve = sleeveColor(s);
  const color = bareArm ? s.skin : sleeve;
  const d = limb(it.shoulder, it.elbow, it.wrist, [body.arm + 6, body.arm, body.arm * 0.68]);
  const mail = s.has("chain-tunic") && !s.has("mystic-robes");
  fig.part(d, color, { dx: 8, inside: mail ? () => rings(s, d) : undefined });
  armFolds(s, it, color, bareArm === true);
  s.classLook.sleeve?.(s, it, sleeve);
  if (s.tier >= 3 && !s.has("mystic-robes")) armRing(s, it);
  const turn = heading(it.elbow, it.wrist);
  fig.at({ x: it.wrist[0], y: it.wrist[1], turn }, () => drawWrist(s, color, bareArm === true));
  return turn;
}
export function sleeveColor(s: Sitter): string {
  if (s.has("mystic-robes")) return MYSTIC;
  if (s.has("chain-tunic")) return MAIL;
  return (
    s.classLook.sleeveColor?.(s) ??
    (s.tier === 0 ? mix(LINEN, s.classLook.color, 0.1) : mix(LINEN, s.classLook.color, 0.2))
  );
}
function armFolds({ fig, body }: Sitter, { side, elbow, shoulder }: Arm, color: string, bare: boolean): void {
  if (bare)
    fig.line(
      `M${shoulder[0] + side * 4},${shoulder[1] + 34}q${side * 8},8 ${side * 2},18`,
      1.8,
      shadow(color, 0.5),
    );
  else if (body.arm > 30)
    fig.line(
      `M${elbow[0] - side * 14},${elbow[1] - 6}q${side * 10},7 ${side * 20},3`,
      1.8,
      shadow(color, 0.55),
    );
}
/** A gold ring on the upper arm: a legend's. */
function armRing({ fig, body }: Sitter, { shoulder, elbow }: Arm): void {
  const [x, y] = [
    shoulder[0] + (elbow[0] - shoulder[0]) * 0.66,
    shoulder[1] + (elbow[1] - shoulder[1]) * 0.66,
  ];
  const w = body.arm * 0.54;
  fig.at({ x, y, turn: heading(shoulder, elbow) }, () => {
    fig.part(`M${-w},-7Q0,-2 ${w},-7V6Q0,11 ${-w},6Z`, "#f0c650", { dx: 4, dy: 3, rim: 2, contour: 1.8 });
    fig.stud(0, 2, 4, "#c53b4e");
  });
}
/** Drawn with the wrist at 0,0 and the forearm above it. */
function drawWrist(s: Sitter, color: string, bare: boolean): void {
  const w = s.body.arm * 0.5;
  const { fig } = s;
  if (s.has("chain-vambraces") && !s.has("mystic-robes")) fig.tagged("chain-vambraces", () => vambrace(s, w));
  if (s.has("mystic-robes")) fig.tagged("mystic-robes", () => wideCuff(s, w));
  if (s.has("chain-vambraces") && s.has("mystic-robes"))
    fig.tagged("chain-vambraces", () =>
      fig.part(`M${-w * 0.86},-9Q0,-3 ${w * 0.86},-9L${w * 0.78},5Q0,11 ${-w * 0.78},5Z`, STEEL, {
        dx: 4,
        dy: 3,
        rim: 2,
      }),
    );
  if (s.has("leather-gloves"))
    fig.tagged("leather-gloves", () =>
      fig.part(
        s.has("mystic-robes")
          ? `M${-w * 0.8},-4Q0,3 ${w * 0.8},-4L${w * 0.7},6H${-w * 0.7}Z`
          : `M${-w * 0.98},-28Q0,-22 ${w * 0.98},-28L${w * 0.72},0H${-w * 0.72}Z`,
        DARK_LEATHER,
        { dx: 5 },
      ),
    );
  else if (!s.has("chain-vambraces") && !s.has("mystic-robes") && s.tier > 0) bareWrist(s, w, color, bare);
}
function vambrace({ fig, tier }: Sitter, w: number): void {
  fig.part(`M${-w},-52Q0,-58 ${w},-52L${w * 0.82},-4Q0,2 ${-w * 0.82},-4Z`, STEEL, { dx: 6 });
  fig.line(
    `M${-w * 0.94},-42Q0,-36 ${w * 0.94},-42M${-w * 0.82},-14Q0,-8 ${w * 0.82},-14`,
    3.4,
    tier >= 2 ? "#b98a34" : "#5a6470",
  );
  fig.line("M0,-36V-14", 2, "#66717e");
}
function wideCuff({ fig }: Sitter, w: number): void {
  fig.part(`M${-w * 0.95},-36H${w * 0.95}L${w * 1.45},2Q0,16 ${-w * 1.45},2Z`, MYSTIC, {
    dx: 6,
    inside: () => fig.line(`M${-w * 1.6},-2Q0,11 ${w * 1.6},-2`, 7, BRASS),
  });
}
function bareWrist(s: Sitter, w: number, color: string, bare: boolean): void {
  const { fig } = s;
  if (s.classLook.wrist === "straps")
    for (const y of [-30, -19, -8])
      fig.part(
        `M${-w * 0.88},${y}Q0,${y + 5} ${w * 0.88},${y}V${y + 8}Q0,${y + 13} ${-w * 0.88},${y + 8}Z`,
        LEATHER,
        { dx: 4, dy: 3, rim: 2, contour: 1.6 },
      );
  else if (s.classLook.wrist === "fur")
    fig.part(
      `M${-w},-34l6,6l6,-8l7,8l6,-8l8,8l${w * 2 - 34},-4L${w * 0.86},-6l-6,8l-6,-7l-7,8l-6,-8l-6,6Z`,
      FUR,
      { dx: 4 },
    );
  else if (s.classLook.wrist === "wraps")
    for (const y of [-24, -15, -6]) fig.line(`M${-w * 0.74},${y}Q0,${y + 5} ${w * 0.74},${y}`, 6, "#efe2c4");
  else if (!bare)
    fig.part(
      `M${-w * 0.8},-16Q0,-10 ${w * 0.8},-16V-2Q0,5 ${-w * 0.8},-2Z`,
      s.tier >= 2 ? s.trim : mix(color, "#5a4632", 0.35),
      { dx: 4, dy: 3, rim: 2 },
    );
}

// ---- hands

const handScale = (s: Sitter) => Math.max(0.84, Math.min(1.2, s.body.arm / 38));

export function relaxedHand(s: Sitter, x: number, y: number, turn: number, side: -1 | 1): void {
  const { fig, glove } = s;
  fig.at({ x, y, turn, scale: handScale(s), wide: side }, () => {
    fig.part("M-12,-8H12C17,4 18,12 16,20C17,30 12,37 5,36C0,41 -9,38 -11,30C-16,22 -16,4 -12,-8Z", glove, {
      dx: 5,
      dy: 4,
    });
    fig.line("M-4,20L-3,33M4,20L5,33M11,18L12,28", 1.7, shadow(glove, 0.6));
    fig.part("M9,-2C19,4 22,14 17,25C12,27 9,22 10,16C7,12 6,6 5,2Z", glove, {
      dx: 3,
      dy: 3,
      rim: 1.5,
      contour: 1.8,
    });
    claws(s, "M-9,32l1,7l4,-4zM-1,36l2,6l4,-5z");
  });
}
export function fist(s: Sitter, x: number, y: number, side: -1 | 1 = 1, turn = 0): void {
  const { fig, glove } = s;
  fig.at({ x, y, turn, scale: handScale(s), wide: side }, () => {
    fig.part(
      "M-14,-18C-4,-22 10,-22 15,-18C20,-15 20,-10 17,-8C21,-5 21,0 17,2C20,5 20,10 16,12C17,17 14,21 8,21C0,23 -11,21 -15,15C-19,8 -19,-12 -14,-18Z",
      glove,
      { dx: 5, dy: 4 },
    );
    fig.line("M17,-8H0M17,2H-1M16,12H0", 1.8, shadow(glove, 0.6));
    fig.part("M-15,-10C-9,-16 4,-16 8,-11C9,-5 2,-3 -3,-3C-6,2 -12,3 -16,1Z", light(glove, 0.1), {
      dx: 3,
      dy: 3,
      rim: 1.5,
      contour: 1.8,
      outline: false,
    });
  });
}
const OPEN_PALM =
  "M-14,22C-19,8 -20,-4 -23,-16Q-20,-23 -15,-18L-10,-6L-10,-28Q-6,-35 -2,-29L0,-8L3,-30Q8,-36 11,-30L9,-6L15,-20Q20,-24 22,-18L16,0L24,-4Q30,-2 26,4Q19,16 13,22Z";
const BLESSING =
  "M-14,22C-19,8 -18,-4 -14,-8L-12,-34Q-8,-40 -4,-34L-3,-12L0,-12L1,-36Q6,-41 9,-35L9,-8Q17,-8 17,0L21,-4Q27,-2 24,5Q19,16 13,22Z";
export function palm(s: Sitter, x: number, y: number, blessing = false): void {
  const { fig, glove } = s;
  fig.at({ x, y, turn: -6, scale: handScale(s) }, () => {
    fig.part(blessing ? BLESSING : OPEN_PALM, glove, { dx: 4, dy: 4 });
    fig.line(
      blessing ? "M-2,-6q8,3 10,10M4,-2q6,-1 11,2" : "M-8,2q8,8 16,2M-6,10q6,4 12,1",
      1.5,
      shadow(glove, 0.5),
    );
    claws(s, blessing ? "M-11,-34l3,-9l4,8z" : "M-9,-27l3,-9l4,8zM4,-29l3,-9l4,8z");
  });
}
function claws(s: Sitter, d: string): void {
  if (s.race === "dragonkin" && s.glove === s.skin) s.fig.flat(d, "#efe0b8", { contour: 1.3 });
}
/** The flat hand before the chest of a monk's greeting. */
export function salute(s: Sitter, x: number, y: number): void {
  const { fig, glove } = s;
  fig.at({ x, y, turn: 8, scale: handScale(s) }, () => {
    fig.part("M-13,22C-16,8 -14,-8 -10,-20Q-6,-34 0,-34Q7,-34 8,-20L10,-4L18,2Q20,10 10,20Z", glove, {
      dx: 4,
      dy: 4,
    });
    fig.line("M-2,-28L-1,-6M4,-24L4,-6", 1.6, shadow(glove, 0.6));
  });
}
export const shoulderBall = (s: Sitter, it: Arm, color: string, inside?: () => void) =>
  s.fig.part(
    ellipse(it.shoulder[0] + it.side * 8, it.shoulder[1] + 16, s.body.arm * 0.66, s.body.arm * 0.74),
    color,
    { dx: 7, inside },
  );
