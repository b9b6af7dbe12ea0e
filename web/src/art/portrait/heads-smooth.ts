/** The heads of human, elf, orc and halfling. */
import { mix, shadow } from "../color";
import { ellipse } from "./path";
import { BRASS } from "./materials";
import type { Sitter } from "./sitter";
import { BLUSH, browShade, eyes, blush, wind, braid, type Face } from "./face";
import { HAIR, elfCirclet } from "./hair";

const JAWS: Record<string, number> = { orc: 0.9, elf: 0.44, halfling: 0.72 };
const CHINS: Record<string, number> = { orc: 4, halfling: 0 };

export function smoothHead(face: Face): void {
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
