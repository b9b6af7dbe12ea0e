/** Heads: face, hair, beard of six races and two looks. Frame: the head's center at 0,0. */
import { light, mix, shadow } from "../color";
import { ellipse, star, type Warp } from "./path";
import { BRASS, DARK_LEATHER } from "./materials";
import type { Sitter } from "./sitter";
import { blownHair } from "./skeleton";

/** What covers the head decides what hair is in sight. */
export interface Cover {
  hat: boolean; // a hat or helm sits on the hair
  hood: boolean; // and around the face too
}
interface Face {
  s: Sitter;
  w: number;
  h: number;
  neck: number; // way down to the shoulders
  cover: Cover;
  f: number; // how far the features look to the picture's right
  soft: boolean; // lashes, lips
}
const BLUSH = "#d9694f";

export function drawHead(s: Sitter, cover: Cover): void {
  const { w, h, y } = s.body.head;
  const face: Face = {
    s,
    w,
    h,
    neck: s.body.shoulder.y - y,
    cover,
    f: s.race === "orc" ? 3 : 4,
    soft: s.soft,
  };
  (HEADS[s.race] ?? smoothHead)(face);
}
const HEADS: Record<string, (face: Face) => void> = { dwarf: dwarfHead, dragonkin: dragonHead };

/** Shade of a brim or hood on the brow. */
function browShade({ s, w, cover }: Face): void {
  if (cover.hat || cover.hood)
    s.fig.flat(`M${-w - 4},-60H${w + 4}V-10Q0,-22 ${-w - 4},-14Z`, "#3a1430", { opacity: 0.34 });
}
interface EyeLook {
  dx: number;
  rx: number;
  ry: number;
  brow: string | null;
  thick: number;
  tilt: number;
  lash: boolean;
}
/** Eyes turned a little to the picture's right; the far one is narrower. */
function eyes(s: Sitter, x0: number, y: number, look: EyeLook): void {
  const { fig } = s;
  for (const side of [-1, 1]) {
    const x = x0 + side * look.dx;
    const rx = side > 0 ? look.rx * 0.92 : look.rx;
    const { ry } = look;
    fig.flat(
      `M${x - rx},${y}Q${x},${y - ry * 1.5} ${x + rx},${y}Q${x},${y + ry} ${x - rx},${y}Z`,
      "#fff7e6",
      { contour: 1.4 },
    );
    fig.flat(ellipse(x + 1.4, y - 0.5, ry * 0.76, ry * 0.82), s.iris);
    fig.flat(ellipse(x + 1.4, y - 0.5, ry * 0.38, ry * 0.42), "#1a1012");
    fig.flat(ellipse(x - 0.6, y - 2.2, 1.6), "#ffffff");
    fig.line(
      `M${x - rx - 1},${y - 0.5}Q${x},${y - ry * 1.7} ${x + rx + 1},${y - 0.5}`,
      look.lash ? 3.2 : 2.6,
    );
    if (look.lash)
      fig.line(
        `M${x + side * (rx + 1)},${y - 1}l${side * 4},-4M${x + side * (rx - 2)},${y - 4}l${side * 4},-4`,
        2,
      );
    if (look.brow) {
      const inner = look.tilt;
      fig.flat(
        `M${x - side * rx * 1.1},${y - ry - 5 + inner}Q${x},${y - ry - 11} ${x + side * (rx + 6)},${y - ry - 3 - inner * 0.6}Q${x},${y - ry - 4} ${x - side * rx * 1.1},${y - ry - 5 + look.thick + inner}Z`,
        look.brow,
        { contour: 1.6 },
      );
    }
  }
}
function blush({ s, w, f }: Face, y: number, strength: number): void {
  s.fig.flat(ellipse(f - w * 0.56, y, w * 0.22, 6.5) + ellipse(f + w * 0.54, y, w * 0.2, 6.5), BLUSH, {
    opacity: strength,
  });
}
const wind = (s: Sitter): Warp | null => blownHair(s.stance.wind);

/** A braid from one point to another: links that overlap downward, a tie, a tuft. */
function braid(
  s: Sitter,
  from: readonly [number, number],
  to: readonly [number, number],
  links: number,
  w: number,
  tie: string,
): void {
  const { fig, hair } = s;
  const step = (to[1] - from[1]) / links;
  const [x1, y1] = to;
  fig.part(
    `M${x1 - w * 0.7},${y1}Q${x1 - w},${y1 + step} ${x1 + 1},${y1 + step * 1.9}Q${x1 + w},${y1 + step} ${x1 + w * 0.7},${y1}Z`,
    hair,
    { dx: 3, dy: 3, rim: 0 },
  );
  for (let at = links - 1; at >= 0; at--) {
    const share = at / links;
    const [x, y, k] = [
      from[0] + (x1 - from[0]) * share,
      from[1] + (y1 - from[1]) * share,
      w * (1 - 0.22 * share),
    ];
    fig.part(
      `M${x - k},${y}C${x - k * 1.1},${y + step} ${x - k * 0.2},${y + step * 1.1} ${x},${y + step * 1.45}C${x + k * 0.2},${y + step * 1.1} ${x + k * 1.1},${y + step} ${x + k},${y}C${x + k * 0.6},${y - step * 0.4} ${x - k * 0.6},${y - step * 0.4} ${x - k},${y}Z`,
      hair,
      { dx: 3, dy: 2, rim: 0, contour: 1.6 },
    );
    fig.line(`M${x},${y + step * 0.25}V${y + step * 1.3}`, 1.6, shadow(hair, 0.6));
  }
  fig.part(`M${x1 - w * 0.8},${y1 - 2}h${w * 1.6}v9h${-w * 1.6}z`, tie, {
    dx: 2,
    dy: 2,
    rim: 1.5,
    contour: 1.6,
  });
}

// ---- behind the body

export function hairBack(s: Sitter, cover: Cover): void {
  const { fig, hair } = s;
  const { w, h, y } = s.body.head;
  const neck = s.body.shoulder.y - y;
  const back = (d: string, color = shadow(hair, 0.17)) => fig.bent(wind(s), () => fig.part(d, color));
  if (cover.hood && !(s.race === "elf" && s.look === "a")) return;
  if (s.race === "elf" && s.look === "a")
    back(
      `M${-w - 6},-20C${-w - 26},40 ${-w - 30},${neck + 30} ${-w - 16},${neck + 66}Q-10,${neck + 78} ${w + 6},${neck + 58}C${w + 22},${neck + 20} ${w + 20},40 ${w + 6},-20Z`,
    );
  if (s.race === "elf" && s.look === "b" && !cover.hat)
    back(`M4,${-h - 2}C40,${-h - 30} 66,-20 58,40C56,60 66,74 74,80C48,82 38,56 36,20Z`, hair);
  if (s.race === "human" && s.look === "b")
    back(
      `M${-w - 4},-14C${-w - 16},20 ${-w - 10},44 ${-w + 6},52H${w - 6}C${w + 8},44 ${w + 12},20 ${w + 4},-14Z`,
    );
  if (s.race === "halfling" && s.look === "a")
    back(
      `M${-w - 10},-16C${-w - 22},10 ${-w - 14},36 ${-w + 6},38H${w - 6}C${w + 14},36 ${w + 22},10 ${w + 10},-16Z`,
    );
  if (s.race === "halfling" && s.look === "b")
    back(
      `M${-w - 6},-10C${-w - 12},14 ${-w - 6},30 ${-w + 8},32H${w - 8}C${w + 6},30 ${w + 12},14 ${w + 6},-10Z`,
    );
}

// ---- dwarf

const BEARDS = [104, 116, 124, 134];

function dwarfHead(face: Face): void {
  const { s, w, h, cover } = face;
  const { fig, skin, hair } = s;
  if (!cover.hood)
    fig.part(
      `M${-w - 6},-20C${-w - 26},20 ${-w - 16},56 ${-w + 6},64H${w - 6}C${w + 16},56 ${w + 26},20 ${w + 6},-20Z`,
      mix(hair, "#2a0f16", 0.18),
    );
  fig.both(() => fig.part(ellipse(w + 1, 6, 11, 15), skin, { dx: 3, dy: 3 }));
  fig.part(
    `M${-w},-14Q${-w + 2},${-h} 0,${-h}Q${w - 2},${-h} ${w},-14V20Q${w - 6},48 0,50Q${-w + 6},48 ${-w},20Z`,
    skin,
    { dx: 10, dy: 2, inside: () => browShade(face) },
  );
  blush(face, 20, 0.36);
  if (!cover.hat && !cover.hood)
    fig.part(
      `M${-w - 4},-2C${-w - 8},${-h - 14} -10,${-h - 24} 14,${-h - 16}C${w + 6},${-h - 8} ${w + 8},-20 ${w + 3},0C${w - 6},-24 ${w - 22},-32 6,-30C-10,-22 ${-w + 10},-30 ${-w - 4},-2Z`,
      hair,
    );
  eyes(s, 3, 2, { dx: 21, rx: 10, ry: 7, brow: null, thick: 0, tilt: 0, lash: false });
  const down = s.stance.frown;
  for (const side of [-1, 1])
    fig.part(
      `M${3 + side * 6},${-8 + down}C${3 + side * 14},${-24 + down * 0.5} ${3 + side * 34},-24 ${2 + side * 42},${-4 - down * 0.5}C${3 + side * 33},-11 ${3 + side * 20},${-9 + down} ${3 + side * 6},${-1 + down}Z`,
      hair,
      { dx: 3, dy: 3, rim: 2, contour: 1.8, outline: false },
    );
  if (s.look === "a") fullBeard(face);
  else sideBraids(face);
  fig.at({ x: 3 }, () =>
    fig.part("M-6,-2C-8,8 -17,14 -16,24C-14,34 14,34 16,24C17,14 8,8 6,-2Z", mix(skin, BLUSH, 0.22), {
      dx: 5,
      dy: 3,
      outline: false,
      contour: 1.8,
    }),
  );
}
function fullBeard({ s, w }: Face): void {
  const { fig, hair, tier } = s;
  const long = BEARDS[tier];
  fig.bent(wind(s), () => {
    fig.flat(
      `M${-w + 2},60L${-w + 16},104L-14,${long + 10}L8,${long + 34}L34,${long + 4}L${w + 6},108L${w + 16},60Z`,
      "#1c0f2c",
      { opacity: 0.3 },
    );
    fig.part(
      `M${-w - 2},8C${-w - 14},46 ${-w - 8},78 ${-w + 8},96C${-w + 6},104 ${-w + 16},${long - 8} -24,${long - 14}C-20,${long} -8,${long + 14} 2,${long + 20}C8,${long + 8} 22,${long} 26,${long - 16}C${w - 12},${long - 10} ${w - 6},104 ${w - 8},96C${w + 8},78 ${w + 14},46 ${w + 2},8C${w - 8},32 26,38 0,36C-26,38 ${-w + 8},32 ${-w - 2},8Z`,
      hair,
      { dx: 14, dy: 4 },
    );
    fig.line(
      `M-36,56C-34,76 -30,90 -22,${long - 30}M-16,64C-14,86 -8,100 -6,${long - 4}M14,64C12,86 10,100 8,${long - 6}M36,54C36,76 30,90 24,${long - 30}`,
      2,
      shadow(hair, 0.55),
    );
    fig.line("M-46,40C-46,60 -42,74 -36,84M-27,60C-26,76 -22,90 -18,96", 2.4, light(hair, 0.4));
    for (const [x, y] of tier >= 3
      ? [
          [-22, long - 30],
          [23, long - 30],
          [1, long - 6],
        ]
      : tier >= 2
        ? [
            [-22, long - 30],
            [23, long - 30],
          ]
        : [])
      fig.part(`M${x - 9},${y}h19v13h-19z`, s.trim, { dx: 3, dy: 2, outline: false, contour: 1.8 });
  });
  fig.flat("M-10,43Q2,50 14,43Q2,57 -10,43Z", "#6d2a26", { contour: 1.4 });
  fig.part(
    "M2,30C-12,24 -34,30 -50,58C-34,54 -10,56 2,42C14,56 36,54 50,58C36,30 16,24 2,30Z",
    light(hair, 0.14),
    { dx: 3, dy: 5, outline: false },
  );
}
function sideBraids({ s, w }: Face): void {
  const { fig, skin, tier } = s;
  fig.line("M-10,38Q5,44 18,36", 2.8, "#7a3026");
  fig.line("M-4,44q8,3 14,0", 1.8, shadow(skin, 0.5));
  for (const side of [-1, 1]) {
    fig.part(
      `M${side * (w + 3)},-8C${side * (w + 14)},20 ${side * (w + 8)},44 ${side * (w - 8)},58C${side * (w - 22)},56 ${side * (w - 24)},40 ${side * (w - 16)},28C${side * (w - 6)},18 ${side * (w - 4)},4 ${side * (w + 3)},-8Z`,
      s.hair,
      { dx: 5 },
    );
    fig.bent(wind(s), () =>
      braid(
        s,
        [side * (w - 12), 54],
        [side * (w - 18), tier >= 2 ? 134 : 118],
        5,
        13,
        tier >= 2 ? s.trim : DARK_LEATHER,
      ),
    );
  }
}

// ---- dragonkin

function dragonHead(face: Face): void {
  const { s, neck, cover } = face;
  const { fig, skin, look } = s;
  const belly = mix(skin, "#f5deaa", 0.58);
  if (look === "a") horns(s, cover);
  else if (!cover.hood) frill(s);
  fig.part(
    `M-26,26H26C28,${neck - 14} 34,${neck} 40,${neck + 12}Q0,${neck + 30} -40,${neck + 12}C-34,${neck} -28,${neck - 14} -26,26Z`,
    skin,
    {
      shadow: shadow(skin, 0.5),
      dx: 6,
      dy: -4,
      inside: () => {
        fig.flat(`M-12,40H12L16,${neck + 30}H-16Z`, belly);
        fig.line(`M-14,${neck - 6}h28M-15,${neck + 6}h30`, 2, shadow(belly, 0.4));
      },
    },
  );
  fig.part(
    "M-41,-16C-40,-48 -22,-58 0,-58C24,-58 42,-46 41,-14C42,4 34,10 34,28C34,50 20,62 3,62C-18,62 -32,50 -33,28C-33,10 -42,4 -41,-16Z",
    skin,
    {
      dx: 9,
      dy: 4,
      inside: () => {
        fig.flat("M-40,44Q0,60 40,44V70H-40Z", belly);
        browShade(face);
      },
    },
  );
  fig.at({ x: 3 }, () => dragonFace(face));
}
function horns(s: Sitter, cover: Cover): void {
  const { fig, skin } = s;
  fig.both(() => {
    fig.part("M16,-40C22,-74 50,-96 84,-84C72,-76 62,-62 58,-44C54,-28 46,-18 36,-14Z", "#e6d3a8", {
      dx: 4,
      dy: 4,
    });
    fig.line("M30,-58q10,2 17,14M44,-74q10,4 14,16", 2, "#8a744a");
    if (!cover.hood)
      fig.part("M34,-8L70,-22L60,0L76,10L57,18L62,38L32,32Z", mix(skin, "#5a1630", 0.35), { dx: 4, dy: 3 });
  });
}
function frill(s: Sitter): void {
  const { fig, skin } = s;
  const teal = "#2f8f86";
  fig.both(() => {
    fig.part("M20,-46C50,-92 72,-66 66,-46C90,-50 90,-14 72,-4C88,8 76,40 56,34L30,40Z", teal, {
      dx: 5,
      dy: 4,
    });
    fig.line("M30,-34L58,-56M36,-14L74,-28M34,10L70,18", 3, mix(skin, "#3a2a10", 0.2));
  });
  fig.part("M-14,-44C-12,-84 4,-98 22,-96C12,-80 16,-62 16,-44Z", teal, { dx: 4, dy: 4 });
}
function dragonFace({ s, cover }: Face): void {
  const { fig, skin } = s;
  const dark = mix(skin, "#3a0f18", 0.4);
  const down = s.stance.frown;
  fig.part(
    "M-12,-10C-18,6 -28,16 -28,32C-26,44 -12,46 0,46C14,46 27,44 28,32C28,16 18,6 12,-10Q0,-18 -12,-10Z",
    mix(skin, "#ffb870", 0.2),
    { dx: 6, dy: 4, outline: false },
  );
  fig.line("M-30,42C-17,54 15,54 32,40", 2.8);
  fig.line("M-6,8q6,4 12,0M-8,17q8,5 16,0", 1.8, shadow(skin, 0.5));
  if (s.class === "thief" && s.tier > 0 && !cover.hat) {
    fig.flat("M-44,-24Q0,-32 38,-24L35,6Q19,12 14,2Q0,-4 -14,2Q-23,12 -41,6Z", "#2c2733", { contour: 2 });
    fig.line("M-41,-21Q-11,-28 11,-27", 2.2, "#6a6078");
  }
  for (const side of [-1, 1]) {
    fig.flat(`M${side * 9},30q${side * 8},-7 ${side * 11},2q${-side * 6},4 ${-side * 11},-2z`, "#2a0d10");
    fig.flat(
      `M${side * 11},-2C${side * 16},-15 ${side * 28},-16 ${side * 34},-10C${side * 30},2 ${side * 18},4 ${side * 11},-2Z`,
      s.iris,
      { contour: 2.2 },
    );
    fig.flat(`M${side * 22},-14q4,8 0,14q-4,-6 0,-14z`, "#1a0a08");
    fig.flat(ellipse(side * 22 - 3, -10, 1.7), "#fff");
    fig.part(
      `M${side * 6},${-4 + down}C${side * 12},-24 ${side * 30},-28 ${side * 40},-22C${side * 30},-18 ${side * 18},-14 ${side * 9},${1 + down}Z`,
      dark,
      { dx: 2, dy: 2, rim: 2, outline: false, contour: 1.8 },
    );
    fig.flat(`M${side * 19},46l${side * 2},9l${side * 5},-10z`, "#fff4da", { contour: 1.3 });
    fig.line(`M${side * 33},8q${-side * 5},4 ${-side * 3},9`, 1.7, shadow(skin, 0.5));
  }
  if (!cover.hat && !cover.hood && s.look === "a")
    for (const [y, w] of [
      [-50, 9],
      [-38, 8],
      [-26, 7],
    ])
      fig.part(`M${-w},${y + 6}L0,${y - 9}L${w},${y + 6}Z`, dark, {
        dx: 2,
        dy: 2,
        rim: 1.5,
        outline: false,
        contour: 1.6,
      });
  if (s.look === "b") fig.line("M-8,-36q8,-5 16,0M-6,-27q6,-4 12,0", 2.2, shadow(skin, 0.5));
}

// ---- human, elf, orc, halfling

const JAWS: Record<string, number> = { orc: 0.9, elf: 0.44, halfling: 0.72 };
const CHINS: Record<string, number> = { orc: 4, halfling: 0 };

function smoothHead(face: Face): void {
  const { s } = face;
  neckAndEars(face);
  skull(face);
  if (s.race === "orc" && s.look === "b") facePaint(face);
  faceEyes(face);
  nose(face);
  mouth(face);
  if (s.race === "human" && s.look === "a") shortBeard(face);
  if (!face.cover.hood) HAIR[`${s.race}-${s.look}`]?.(face);
  if (s.race === "human" && s.look === "b")
    s.fig.bent(wind(s), () =>
      braid(s, [-face.w - 1, 30], [-face.w + 2, face.neck + 66], 6, 11, s.tier >= 2 ? s.trim : BRASS),
    );
  if (s.race === "elf" && s.tier >= 2 && !face.cover.hat && !face.cover.hood && !s.classLook.brow)
    elfCirclet(face);
}
function neckAndEars({ s, w, h, neck }: Face): void {
  const { fig, skin, race, look } = s;
  fig.part(
    `M${-w * 0.46},${h * 0.5}H${w * 0.46}C${w * 0.46},${neck - 12} ${w * 0.7},${neck} ${w * 0.8},${neck + 4}Q0,${neck + 26} ${-w * 0.8},${neck + 4}C${-w * 0.7},${neck} ${-w * 0.46},${neck - 12} ${-w * 0.46},${h * 0.5}Z`,
    skin,
    {
      shadow: shadow(skin, 0.45),
      dx: 6,
      dy: -5,
      inside: () =>
        fig.flat(`M${-w},${h * 0.4}H${w}V${h + 8}Q4,${h + 20} ${-w},${h + 2}Z`, "#2a1440", { opacity: 0.34 }),
    },
  );
  fig.both((side) => {
    if (race === "elf") {
      fig.part(
        `M${w - 4},-6C${w + 10},-14 ${w + 26},-28 ${w + 40},-32C${w + 34},-8 ${w + 16},12 ${w - 2},16Z`,
        skin,
        { dx: 3, dy: 3 },
      );
      fig.line(`M${w + 4},2Q${w + 20},-8 ${w + 28},-20`, 1.8, shadow(skin, 0.5));
    } else if (race === "orc") {
      fig.part(
        `M${w - 4},-12C${w + 10},-20 ${w + 22},-24 ${w + 32},-22C${w + 28},0 ${w + 12},14 ${w - 2},16Z`,
        skin,
        { dx: 3, dy: 3 },
      );
      fig.line(`M${w + 2},0q12,-4 18,-12`, 1.8, shadow(skin, 0.5));
      if (side < 0 || look === "b") fig.cord(ellipse(w + 8, 15, 6), 2.4, BRASS, 2.4);
    } else {
      const tip = race === "halfling" ? 6 : 0;
      fig.part(
        `M${w - 3},-8C${w + 6},-14 ${w + 10 + tip},${-10 - tip} ${w + 10 + tip},${-4 - tip}C${w + 9},8 ${w + 4},16 ${w - 3},15Z`,
        skin,
        { dx: 3, dy: 3 },
      );
      if (race === "human" && look === "b") fig.stud(w + 4, 20, 4.6, BRASS);
    }
  });
}
function skull(face: Face): void {
  const { s, w, h, f } = face;
  const jaw = s.race === "human" ? (s.look === "b" ? 0.48 : 0.66) : JAWS[s.race];
  const chin = CHINS[s.race] ?? 3;
  s.fig.part(
    `M${-w},-14C${-w - 1},${-h * 0.8} ${-w * 0.6},${-h} 0,${-h}C${w * 0.6},${-h} ${w + 1},${-h * 0.8} ${w},-14C${w},2 ${w - 2},16 ${w * jaw + 3},${h - 15}Q${w * 0.34 + f},${h + chin} ${f},${h + chin}Q${-w * 0.3},${h + chin} ${-w * jaw},${h - 13}C${-w + 1},18 ${-w},4 ${-w},-14Z`,
    s.skin,
    { dx: 9, dy: 3, inside: () => browShade(face) },
  );
  blush(face, 17, s.race === "orc" ? 0.12 : s.race === "halfling" ? 0.46 : 0.28);
}
function facePaint({ s, h, f }: Face): void {
  for (const side of [-1, 1])
    s.fig.flat(
      `M${f + side * 10},8L${f + side * 36},2L${f + side * 35},11L${f + side * 12},15ZM${f + side * 14},19L${f + side * 34},15L${f + side * 32},22L${f + side * 16},25Z`,
      "#e9dcc0",
    );
  s.fig.flat(`M${f - 6},${-h + 6}L${f + 6},${-h + 6}L${f + 3},-16L${f - 3},-16Z`, "#b8382e");
}
function faceEyes({ s, w, f, soft }: Face): void {
  const { race } = s;
  const size: Record<string, readonly [number, number]> = {
    halfling: [10, 8],
    elf: [9.5, 6.8],
    orc: [9, 5.2],
  };
  const [rx, ry] = size[race] ?? [9, 6.8];
  const slant = race === "orc" ? 4 : race === "elf" ? -1 : race === "halfling" ? -2 : 0;
  eyes(s, f, 1, {
    dx: w * 0.43,
    rx,
    ry,
    brow: race === "orc" ? "#25331c" : shadow(s.hair, 0.2),
    thick: race === "orc" ? 9 : soft ? 3.4 : 5,
    tilt: slant + s.stance.frown,
    lash: soft,
  });
}
function nose({ s, f }: Face): void {
  const { fig, skin, race } = s;
  fig.at({ x: f }, () => {
    if (race === "orc") {
      fig.part("M-8,0C-10,6 -18,10 -17,17C-14,24 14,24 18,17C18,10 10,6 8,0Z", mix(skin, "#c98a5a", 0.14), {
        dx: 4,
        outline: false,
        contour: 1.8,
      });
      fig.flat(ellipse(-6, 18, 3, 2) + ellipse(8, 18, 3, 2), "#2c3a1c");
    } else if (race === "halfling")
      fig.part("M-4,6C-11,10 -11,21 1,21C13,21 13,10 6,6Z", mix(skin, BLUSH, 0.25), {
        dx: 3,
        dy: 3,
        rim: 2,
        outline: false,
        contour: 1.8,
      });
    else {
      fig.flat("M1,-4L10,15Q6,20 -5,18Q2,12 1,-4Z", shadow(skin, 0.2));
      fig.line("M3,1L10,15Q6,20 -5,18", 2.2, shadow(skin, 0.66));
    }
  });
}
function mouth({ s, f, soft }: Face): void {
  s.fig.at({ x: f }, () => {
    if (s.race === "orc") orcMouth(s);
    else if (s.race === "halfling") grin(s);
    else if (soft || s.race === "elf") {
      s.fig.flat("M-10,30Q-3,26 1,28.5Q6,26 12,29Q2,39 -10,30Z", mix(s.skin, "#a8303a", 0.5));
      s.fig.line(smile(s), 2, "#6a2a26");
    } else s.fig.line(smile(s), 2.6, "#7a3026");
  });
}
/** Wider for the good, a crooked one for the evil. */
function smile({ stance }: Sitter): string {
  if (stance.frown > 0) return "M-11,32Q0,31 13,25L15,23";
  return stance.frown < 0 ? "M-14,27Q2,37 16,25" : "M-12,28Q1,35 14,26";
}
function orcMouth(s: Sitter): void {
  const { fig, skin, look } = s;
  fig.line("M-27,37Q0,29 27,36", 3);
  fig.line("M-10,43q10,3 20,0", 1.8, shadow(skin, 0.5));
  for (const side of [-1, 1])
    fig.part(
      `M${side * 26},38Q${side * 30},24 ${side * 24},${look === "b" ? 18 : 12}Q${side * 17},24 ${side * 14},36Z`,
      "#f5ead0",
      { dx: 2, dy: 2, rim: 0, outline: false },
    );
  if (look === "a") fig.line("M24,-16L35,14M25,-4l8,-4M28,5l8,-4", 2.2, shadow(skin, 0.55));
}
function grin({ fig, look }: Sitter): void {
  fig.flat("M-15,26Q0,31 16,25Q12,38 0,38Q-11,38 -15,26Z", "#7a2a26", { contour: 2 });
  fig.flat("M-12,27Q0,31 13,26L11,31Q0,34 -10,31Z", "#fff4e0");
  if (look === "b")
    fig.flat(
      [
        [-20, 12],
        [-15, 17],
        [-24, 18],
        [17, 12],
        [22, 17],
        [26, 12],
        [-3, 9],
        [7, 9],
      ]
        .map(([x, y]) => ellipse(x, y, 1.7, 1.5))
        .join(""),
      "#a85a34",
    );
}
function shortBeard({ s, w, h, f }: Face): void {
  const { fig, hair } = s;
  const lips = `M${f - 11},29Q${f + 2},27 ${f + 13},28Q${f + 8},37 ${f + 1},37Q${f - 6},37 ${f - 11},29Z`;
  fig.part(
    `M${-w + 1},6C${-w + 1},26 ${-w * 0.7},${h} ${f - 12},${h + 10}Q${f + 2},${h + 17} ${f + 14},${h + 9}C${w * 0.78},${h - 4} ${w},24 ${w - 1},6C${w - 6},20 ${f + 22},24 ${f + 14},22Q${f + 2},19 ${f - 12},23C${f - 20},26 ${-w + 7},22 ${-w + 1},6Z`,
    hair,
    { dx: 5 },
  );
  fig.flat(lips, "#b5645a", { contour: 1.6 });
  fig.line(`M${f - 16},38l3,9M${f + 1},42v9M${f + 17},37l-3,9`, 1.8, shadow(hair, 0.6));
}

const HAIR: Record<string, (face: Face) => void> = {
  "human-a": ({ s, w, h, cover }) => {
    if (cover.hat) return sideHair(s, w);
    s.fig.part(
      `M${-w - 3},6C${-w - 12},-20 ${-w - 8},${-h - 4} -14,${-h - 12}C0,${-h - 26} 34,${-h - 22} ${w + 2},${-h + 4}C${w + 12},-24 ${w + 6},-8 ${w + 3},6C${w},-6 ${w - 3},-14 ${w - 8},-20C12,-16 -8,-22 -18,-34C-22,-24 ${-w + 6},-16 ${-w + 2},-8Z`,
      s.hair,
    );
    s.fig.line(`M-10,${-h - 6}Q6,-34 26,-30M6,${-h - 14}Q22,-44 34,-36`, 2, shadow(s.hair, 0.55));
    s.fig.line(`M-22,${-h}Q-12,${-h - 8} 0,${-h - 12}`, 2.6, light(s.hair, 0.35));
  },
  "human-b": ({ s, w, h }) => {
    s.fig.part(
      `M${-w - 5},16C${-w - 14},-26 ${-w},${-h - 12} 0,${-h - 12}C${w},${-h - 12} ${w + 14},-26 ${w + 5},14C${w + 1},-8 ${w - 8},-26 10,-36C-6,-24 ${-w + 8},-16 ${-w - 5},16Z`,
      s.hair,
    );
    s.fig.line(`M10,-36Q4,${-h - 2} 2,${-h - 10}M-10,${-h + 2}Q-26,-28 ${-w},-6`, 2, shadow(s.hair, 0.6));
    s.fig.line(`M-22,${-h + 2}Q-34,-26 ${-w},-16`, 2.4, light(s.hair, 0.3));
  },
  "elf-a": ({ s, w, h, neck }) => {
    s.fig.part(
      `M${-w - 6},30C${-w - 18},-20 ${-w - 4},${-h - 16} 4,${-h - 14}C${w + 6},${-h - 14} ${w + 16},-16 ${w + 5},26C${w + 4},-2 ${w - 6},-22 8,${-h + 12}C-8,-26 ${-w + 6},-14 ${-w - 6},30Z`,
      s.hair,
    );
    s.fig.bent(blownHair(s.stance.wind), () =>
      s.fig.part(
        `M${-w + 2},-6C${-w - 14},26 ${-w - 2},60 ${-w - 8},${neck + 52}C${-w + 10},${neck + 40} ${-w + 14},50 ${-w + 6},24Z`,
        s.hair,
        { dx: 4, dy: 3 },
      ),
    );
    s.fig.line(
      `M8,${-h + 12}Q4,${-h} 5,${-h - 12}M-12,${-h + 2}Q-28,-24 ${-w - 2},0`,
      2,
      shadow(s.hair, 0.5),
    );
  },
  "elf-b": ({ s, w, h, cover }) => {
    if (cover.hat) return sideHair(s, w);
    s.fig.part(ellipse(4, -h - 16, 18, 16), s.hair, { dx: 5, dy: 4 });
    s.fig.cord(`M-24,${-h - 26}L32,${-h - 4}`, 2.6, BRASS, 2.4);
    s.fig.part(
      `M${-w - 2},4C${-w - 8},-28 ${-w + 6},${-h - 8} 2,${-h - 8}C${w - 4},${-h - 8} ${w + 8},-28 ${w + 2},4C${w - 2},-18 18,-30 4,-31C-12,-30 ${-w + 4},-18 ${-w - 2},4Z`,
      s.hair,
    );
    s.fig.line(`M-8,-34L-2,${-h - 6}M14,-33L8,${-h - 6}`, 1.8, light(s.hair, 0.25));
  },
  "orc-a": ({ s, h, cover }) => {
    if (cover.hat) return;
    s.fig.part(
      `M-14,${-h + 8}C-26,${-h - 34} -2,${-h - 58} 12,${-h - 58}C12,${-h - 50} 22,${-h - 54} 38,${-h - 46}C32,${-h - 40} 38,${-h - 34} 44,${-h - 22}C32,${-h - 22} 30,${-h - 8} 18,${-h + 9}Q2,${-h - 2} -14,${-h + 8}Z`,
      s.hair,
    );
    s.fig.line(
      `M-4,${-h - 2}Q-6,${-h - 30} 6,${-h - 44}M8,${-h}Q12,${-h - 20} 24,${-h - 32}`,
      2.2,
      light(s.hair, 0.28),
    );
  },
  "orc-b": ({ s, h, cover }) => {
    if (!cover.hat) s.fig.line(`M-22,${-h + 6}q10,-8 20,-9`, 3, light(s.skin, 0.4));
  },
  "halfling-a": ({ s, w, cover }) => {
    const curls = [
      [-w - 2, 4, 12],
      [w + 2, 2, 12],
      [-w - 3, -14, 14],
      [w + 2, -16, 14],
      [-w + 8, -32, 16],
      [w - 8, -34, 16],
      [-14, -44, 17],
      [14, -46, 17],
      [0, -38, 15],
      [-24, -30, 13],
      [24, -31, 12],
    ];
    for (const [x, y, r] of curls) {
      if (cover.hat && y < -20) continue;
      s.fig.part(ellipse(x, y, r, r * 0.92), s.hair, { dx: 4, dy: 4, rim: 2.4 });
      s.fig.line(
        `M${x - r * 0.4},${y + r * 0.1}q${r * 0.4},${-r * 0.6} ${r * 0.8},0q0,${r * 0.5} ${-r * 0.4},${r * 0.4}`,
        1.7,
        shadow(s.hair, 0.55),
      );
    }
  },
  "halfling-b": ({ s, w, h, cover }) => {
    if (!cover.hat) {
      s.fig.part(ellipse(-2, -h - 20, 21, 19), s.hair, { dx: 5, dy: 5 });
      s.fig.line(
        `M-14,${-h - 22}q12,-14 24,0q-4,12 -14,8M-10,${-h - 10}q10,6 20,-2`,
        2,
        shadow(s.hair, 0.55),
      );
      s.fig.part(`M-16,${-h - 6}q14,7 28,0v8q-14,7 -28,0z`, "#3f7a63", { dx: 3, dy: 2 });
    }
    s.fig.part(
      `M${-w - 4},12C${-w - 12},-28 ${-w + 2},${-h - 8} 0,${-h - 8}C${w - 2},${-h - 8} ${w + 12},-28 ${w + 4},10C${w - 1},-8 ${w - 8},-18 ${w - 14},-24C10,-18 -14,-20 -20,-32C-26,-20 ${-w + 2},-12 ${-w - 4},12Z`,
      s.hair,
    );
    s.fig.line(`M-14,${-h + 2}Q-4,-30 18,-26`, 2, shadow(s.hair, 0.5));
  },
};
/** What shows of short hair below a hat. */
function sideHair(s: Sitter, w: number): void {
  s.fig.both(() =>
    s.fig.part(
      `M${w - 8},-26H${w + 4}C${w + 6},-10 ${w + 4},0 ${w + 2},10C${w - 2},2 ${w - 6},-10 ${w - 8},-26Z`,
      s.hair,
      { dx: 2, dy: 2, rim: 1.5 },
    ),
  );
}
function elfCirclet({ s, w, f }: Face): void {
  s.fig.cord(`M${-w + 1},-18Q4,-36 ${w - 1},-18`, 2.8, BRASS, 2.4);
  s.fig.part(star(f, -28, 7, 0.6, 4), "#5cc08a", { outline: false, rim: 1, dx: 1, dy: 1 });
}
