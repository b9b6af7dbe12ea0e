/** The enemy of the solo game: gray hood, crowned skull mask, his die in the open palm. */
import { mix } from "../color";
import { Figure, type Paper } from "./figure";
import { CANVAS, svgText } from "./frame";
import { ellipse, limb, star } from "./path";
import type { Crop } from "./types";

export interface EnemyOptions {
  id?: string;
  crop?: Crop;
  title?: string;
  /** his die, as the notation writes it (`r4`); none lies in the palm without it */
  die?: string | null;
}
const CLOTH = "#4c4a57";
const DARK = "#2b2935";
const TRIM = "#8c2a22";
const DICE: Record<string, readonly [string, string]> = {
  r: ["#b52a20", "#ffe9c8"],
  b: ["#1f5fae", "#fff4e2"],
  g: ["#2f7d3b", "#fff4e2"],
  p: ["#6f3d9e", "#fff4e2"],
  k: ["#37323b", "#fff4e2"],
  w: ["#efe6d3", "#2b1d14"],
  y: ["#dba528", "#3a2206"],
};
const PIPS: Record<string, readonly (readonly [number, number])[]> = {
  1: [[0.5, 0.5]],
  2: [
    [0.25, 0.25],
    [0.75, 0.75],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  5: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  6: [
    [0.25, 0.2],
    [0.75, 0.2],
    [0.25, 0.5],
    [0.75, 0.5],
    [0.25, 0.8],
    [0.75, 0.8],
  ],
};

export function enemy({ id = "enemy", crop = "full", title, die = null }: EnemyOptions = {}): string {
  const fig = new Figure();
  fig.sheet(8);
  robe(fig);
  skull(fig);
  fig.sheet(6);
  openPalm(fig);
  if (die) dieInPalm(fig, die);
  const bust = { left: 98, right: 302, top: 44, bottom: 248 };
  const box = crop === "full" ? CANVAS : bust;
  const paper: Paper = { id: `${id}-`, crop: box, bold: crop === "small" ? 3 : 1 };
  return svgText(box, title, `${backdrop(id)}${fig.svg(paper)}`);
}

function backdrop(id: string): string {
  const trees = [
    [10, 330],
    [70, 250],
    [340, 260],
    [396, 340],
  ]
    .map(([x, h]) => `M${x},${480 - h}l30,90l-14,-4l30,90l-18,-6l36,120h-128l36,-120l-18,6l30,-90l-14,4z`)
    .join("");
  return `<defs><linearGradient id="${id}s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2a1020"/><stop offset=".55" stop-color="#6d1f2c"/><stop offset="1" stop-color="#b0492f"/></linearGradient></defs><rect x="-80" y="-90" width="560" height="760" fill="url(#${id}s)"/><circle cx="200" cy="170" r="150" fill="#c0402a" opacity=".45"/><circle cx="200" cy="170" r="122" fill="#e0603a" opacity=".4"/><path d="${trees}" fill="#3a0f1a"/><path d="M-80 492Q200 462 480 492V690H-80z" fill="#1c070f"/>`;
}
function robe(fig: Figure): void {
  fig.part(
    "M200,196C120,204 84,262 62,380C54,430 46,520 36,580Q120,600 200,590Q280,600 364,580C354,520 346,430 338,380C316,262 280,204 200,196Z",
    CLOTH,
    {
      dx: 16,
      dy: 8,
      inside: () => {
        fig.flat("M176,250L156,600H244L224,250Z", "#23212c");
        fig.line("M176,250L156,600M224,250L244,600", 5, TRIM);
      },
    },
  );
  fig.line("M110,300Q96,400 88,570M290,300Q306,400 312,570M140,330Q134,420 132,580", 2.2, DARK);
  fig.part("M200,34C116,66 102,150 110,238Q150,282 200,286Q250,282 290,238C298,150 284,66 200,34Z", CLOTH, {
    dx: 12,
    dy: 8,
    inside: () =>
      fig.line(
        "M200,70C146,90 132,150 140,216Q168,262 200,264Q232,262 260,216C268,150 254,90 200,70Z",
        8,
        TRIM,
      ),
  });
  fig.flat(
    "M200,76C150,94 138,150 144,214Q170,256 200,258Q230,256 256,214C262,150 250,94 200,76Z",
    "#120b16",
    { contour: 2.4 },
  );
}
function skull(fig: Figure): void {
  fig.part(
    "M152,150C150,118 176,112 200,112C224,112 250,118 248,150C248,172 240,182 232,188L230,214Q214,228 200,228Q186,228 170,214L168,188C160,182 152,172 152,150Z",
    "#e9dcc0",
    { dx: 9, dy: 4 },
  );
  fig.part(
    "M150,126L142,82L167,103L181,66L200,98L219,66L233,103L258,82L250,126Q200,110 150,126Z",
    "#d3a243",
    { dx: 5, dy: 4 },
  );
  fig.stud(200, 112, 6.5, "#c0283a");
  for (const x of [168, 232]) fig.stud(x, 115, 4, "#3b6ea0");
  for (const side of [-1, 1]) {
    const x = (dx: number) => 200 + side * dx;
    fig.flat(
      `M${x(10)},162Q${x(20)},140 ${x(40)},148Q${x(42)},170 ${x(26)},176Q${x(12)},176 ${x(10)},162Z`,
      "#160a0e",
      { contour: 2 },
    );
    fig.flat(ellipse(x(25), 160, 13), "#ff6a2a", { opacity: 0.35 });
    fig.flat(ellipse(x(25), 160, 7), "#ff8a3a");
    fig.flat(ellipse(x(25) - 1, 158.5, 3), "#ffe9b0");
  }
  fig.flat("M200,176l8,18q-8,5 -16,0z", "#160a0e");
  fig.line("M176,204v14M186,206v18M200,207v20M214,206v18M224,204v14M170,204Q200,212 230,204", 2.4, "#5a4632");
  fig.line("M228,128l-8,16l8,6l-6,8", 2.2, "#7a6850");
}
function openPalm(fig: Figure): void {
  fig.part(limb([262, 286], [356, 330], [300, 398], [60, 58, 46]), CLOTH, { dx: 8 });
  fig.part("M260,376L332,364L338,408Q298,430 256,412Z", DARK, {
    dx: 6,
    inside: () => fig.line("M258,380L332,368", 8, TRIM),
  });
  fig.part("M244,408Q234,394 250,390L300,398L348,384Q360,384 356,395L334,418Q300,440 264,430Z", "#d8cbb0", {
    dx: 5,
    dy: 4,
  });
  fig.line("M258,402l22,6M338,394l-18,12M270,418q30,10 54,-6", 2, "#6b5c44");
}
/** The die as it stands at rest: one face in front, two slivers with the light on the upper one. */
function dieInPalm(fig: Figure, die: string): void {
  const [color, pip] = DICE[die[0]] ?? DICE.r;
  fig.glow(300, 348, 62, "#ff8a4a", 0.2);
  fig.part("M300,300L342,318V364L300,386L258,364V318Z", mix(color, "#1a0c24", 0.4), {
    dx: 0,
    dy: 0,
    rim: 0,
    inside: () => {
      fig.flat("M258,318L300,338V386L258,364Z", color);
      fig.flat("M300,300L342,318L300,338L258,318Z", mix(color, "#fff2cf", 0.34));
    },
  });
  // the value on the left face, seen aslant
  for (const [u, v] of PIPS[die[1]] ?? [])
    fig.flat(ellipse(258 + u * 42, 318 + u * 20 + v * 47 + (v > 0.5 ? -1 : 0), 3.8, 4.8), pip);
  fig.flat(star(300, 319, 9, 0.5, 4), pip, { opacity: 0.8 });
  fig.line("M258,318L300,338L342,318M300,338V386", 1.8);
}
