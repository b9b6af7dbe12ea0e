/** Each trait adds one small sign; the newest three show. A new trait is a line in `TRAITS`. */
import { mix } from "../color";
import { ellipse, star } from "./path";
import { BRASS, DARK_LEATHER, LEATHER, STEEL } from "./materials";
import type { Sitter } from "./sitter";
import { GROUND } from "./skeleton";
import { hips } from "./torso";

/** Where a sign sits: pinned to the chest, hung on the belt, on the face, on a shoulder, on the ground, at the ankles. */
export type TraitPlace = "chest" | "belt" | "face" | "shoulder" | "ground" | "ankles";
export interface TraitSign {
  place: TraitPlace;
  draw: (s: Sitter) => void;
}
const SHOWN = 3;

export const TRAITS: Record<string, TraitSign> = {
  steadfast: { place: "chest", draw: anchor },
  honorable: { place: "chest", draw: medal },
  nimble: { place: "ankles", draw: wing },
  proud: { place: "shoulder", draw: plume },
  weak: { place: "belt", draw: feather },
  clumsy: { place: "face", draw: plaster },
  foolish: { place: "belt", draw: bells },
  reckless: { place: "belt", draw: bomb },
  focused: { place: "face", draw: monocle },
  compassionate: { place: "chest", draw: heart },
  obsessed: { place: "chest", draw: eye },
  cunning: { place: "belt", draw: foxTail },
  greedy: { place: "belt", draw: fatPouch },
  honest: { place: "belt", draw: scales },
  loyal: { place: "ground", draw: dog },
  obnoxious: { place: "belt", draw: horn },
  dedicated: { place: "ground", draw: candle },
  courageous: { place: "chest", draw: lion },
  envious: { place: "shoulder", draw: snake },
  famous: { place: "chest", draw: laurel },
  "any-trait": { place: "chest", draw: brooch },
};
export function isTrait(card: string): boolean {
  return card in TRAITS;
}
/** The newest three traits, oldest first. */
export function shownTraits(cards: readonly string[]): string[] {
  return cards.filter(isTrait).slice(-SHOWN);
}

/** Draws the signs that belong to a place. Frames: the head's on the face, else the body's. */
export function drawTraits(s: Sitter, place: TraitPlace): void {
  shownTraits(s.cards)
    .filter((card) => TRAITS[card].place === place)
    .forEach((card, at) => s.fig.tagged(card, () => SPOTS[place](s, at, () => TRAITS[card].draw(s))));
}
type Spot = (s: Sitter, at: number, draw: () => void) => void;
const SPOTS: Record<TraitPlace, Spot> = {
  chest: (s, at, draw) => {
    const { shoulder } = s.body;
    s.fig.at(
      {
        x: shoulder.w * 0.46 - at * shoulder.w * 0.1,
        y: shoulder.y + (s.has("chain-gorget") ? 76 : 52) + at * 34,
        scale: s.body.size < 1 ? 0.95 : 1.22,
      },
      draw,
    );
  },
  belt: (s, at, draw) => {
    const { y, w } = s.body.waist;
    // beside what the class itself wears there, and clear of a hand on the hip
    const first = s.has("mystic-robes") ? 0.26 : (s.classLook.beltSpot ?? 0.44);
    s.fig.at(
      { x: hips(s) + w * (first - at * 0.5), y: y + 10 + at * 4, scale: s.body.size < 1 ? 0.94 : 1.14 },
      draw,
    );
  },
  face: (s, _at, draw) => s.fig.at({ x: 0, y: 0 }, draw),
  shoulder: (s, at, draw) => {
    const { shoulder } = s.body;
    s.fig.at({ x: (at ? -1 : 1) * shoulder.w * 0.8, y: shoulder.y - 4, wide: at ? 1 : -1 }, draw);
  },
  ground: (s, at, draw) =>
    s.fig.at({ x: at ? 62 : -s.body.shoulder.w - 26, y: GROUND + (at ? 34 : 14) }, draw),
  ankles: (s, _at, draw) => {
    const { gap, w } = s.body.leg;
    s.fig.at({ x: gap + w * 0.5 + 14 * s.stance.sway, y: GROUND - 40 }, draw);
    s.fig.at({ x: -gap - w * 0.5 - 3, y: GROUND - 34, wide: -1 }, draw);
  },
};

// ---- pinned to the chest

function brooch({ fig }: Sitter): void {
  fig.stud(0, 0, 11, BRASS, 2);
  fig.stud(0, 0, 5, "#6c3c78");
}
function anchor({ fig }: Sitter): void {
  fig.stud(0, 0, 15, "#3c5a78", 2);
  fig.line("M0,-8V9M-5,-4H5M-8,3Q-7,9 0,9Q7,9 8,3", 2.6, "#f3e7cc");
  fig.line(ellipse(0, -9, 2), 2, "#f3e7cc");
}
function medal({ fig }: Sitter): void {
  fig.flat("M-9,-14H9L6,6H-6Z", "#b8382e", { contour: 1.7 });
  fig.flat("M-3,-14H3L2,6H-2Z", "#f3e7cc");
  fig.part(star(0, 14, 12, 0.55, 8), BRASS, { dx: 2, dy: 2, rim: 0, outline: false, contour: 1.6 });
  fig.stud(0, 14, 5, "#f6dc8c", 1.2);
}
function heart({ fig }: Sitter): void {
  fig.glow(0, 0, 22, "#ffd0c0", 0.3);
  fig.part("M0,13C-18,0 -12,-13 -5,-12C-2,-12 0,-9 0,-6C0,-9 2,-12 5,-12C12,-13 18,0 0,13Z", "#d8423a", {
    dx: 3,
    dy: 3,
    rim: 2,
    outline: false,
  });
}
function eye({ fig }: Sitter): void {
  fig.part("M-16,0Q0,-16 16,0Q0,16 -16,0Z", "#efe0f4", { dx: 3, dy: 3, rim: 0, outline: false });
  fig.stud(0, 0, 7, "#8a3aa0", 1.4);
  fig.flat(ellipse(0, 0, 2.4), "#1a1012");
}
function lion({ fig }: Sitter): void {
  fig.part(star(0, 0, 17, 0.78, 9), "#c9822e", { dx: 3, dy: 3, rim: 0, outline: false });
  fig.flat("M-8,-5Q0,-12 8,-5Q9,6 0,10Q-9,6 -8,-5Z", "#f0c878", { contour: 1.4 });
  fig.line("M-4,-2h.1M4,-2h.1M-2,3h4M0,3v4", 2.4, "#4a2a10");
}
function laurel({ fig }: Sitter): void {
  fig.both(() => {
    fig.line("M0,14Q14,10 12,-10", 2.2, "#7a5a14");
    for (const [x, y, turn] of [
      [6, 13, 70],
      [11, 7, 40],
      [14, 0, 18],
      [13, -8, 0],
    ])
      fig.at({ x, y, turn }, () => fig.flat("M0,-7Q5,0 0,6Q-5,0 0,-7Z", "#e0b04a", { contour: 1.3 }));
  });
  fig.flat(star(0, 0, 7), "#f6dc8c", { contour: 1.3 });
}

// ---- on the belt (hanging down from 0,0)

function feather({ fig }: Sitter): void {
  fig.part("M0,0C-12,14 -12,34 2,48C12,34 12,14 0,0Z", "#f3ead6", { dx: 4, dy: 3 });
  fig.line("M1,2Q-1,26 2,56M0,22l-6,-5M0,32l7,-6", 1.8, "#8a7a63");
}
function bells({ fig }: Sitter): void {
  fig.part("M-20,0H20L12,18L8,4L0,22L-8,4L-12,18Z", "#74459c", { dx: 3, dy: 3, rim: 2, outline: false });
  for (const [x, y] of [
    [-12, 20],
    [0, 25],
    [12, 20],
  ])
    fig.stud(x, y, 5, BRASS);
}
function bomb({ fig }: Sitter): void {
  fig.part(ellipse(0, 26, 15), "#3a3640", { dx: 5, dy: 4, rim: 2 });
  fig.flat("M-5,8h10v7h-10z", STEEL, { contour: 1.5 });
  fig.cord("M0,9Q4,-2 13,2", 2.6, "#d8c49a", 2);
  fig.flat(star(15, 1, 9, 0.4, 6), "#ff9a3a", { contour: 1.2 });
  fig.flat(ellipse(15, 1, 3), "#fff0b0");
}
function foxTail({ fig }: Sitter): void {
  fig.part("M-5,0H6C20,22 22,46 4,70C-14,52 -14,24 -5,0Z", "#c9682a", {
    dx: 5,
    dy: 4,
    inside: () => fig.flat("M-16,52l8,-6l6,8l7,-8l6,7l8,-5V76H-16Z", "#f6ead2"),
  });
}
function fatPouch({ fig }: Sitter): void {
  fig.part("M-12,4Q0,-2 12,4C30,22 28,48 0,50C-28,48 -30,22 -12,4Z", LEATHER, { dx: 6, dy: 5 });
  fig.line("M-12,10Q0,16 12,10", 3.4, "#e0cfa4");
  for (const [x, y] of [
    [-9, 2],
    [0, -3],
    [9, 2],
  ])
    fig.stud(x, y, 6.5, "#e8b93c", 1.5);
  fig.flat(ellipse(0, 31, 9), "#a06a16", { opacity: 0.5 });
}
function scales({ fig }: Sitter): void {
  fig.cord("M0,0V34M-20,10H20", 2.6, BRASS, 2.4);
  fig.line("M-20,10l-7,16M-20,10l7,16M20,10l-7,16M20,10l7,16", 1.6);
  for (const x of [-20, 20])
    fig.part(`M${x - 10},26h20q-3,9 -10,9q-7,0 -10,-9z`, BRASS, { dx: 2, dy: 2, rim: 0 });
}
function horn({ fig }: Sitter): void {
  fig.part("M-20,4C-20,34 -2,46 22,34L17,22C4,28 -6,20 -8,2Z", "#e6d3a8", { dx: 4, dy: 4 });
  fig.part("M14,20L25,38L31,33L20,16Z", BRASS, { dx: 2, dy: 2, rim: 1 });
  fig.line("M-21,6Q-14,9 -8,5", 3, "#8a5c14");
}

// ---- on the face (head frame)

function plaster(s: Sitter): void {
  const { w } = s.body.head;
  s.fig.at(
    { x: -w * 0.5, y: s.race === "dwarf" ? -30 : s.race === "dragonkin" ? -30 : 16, turn: -28 },
    () => {
      s.fig.flat("M-13,-5H13Q17,0 13,5H-13Q-17,0 -13,-5Z", "#f0d2a4", { contour: 1.8 });
      s.fig.flat("M-5,-5H5V5H-5Z", "#fbeed6", { contour: 1.2 });
    },
  );
}
function monocle(s: Sitter): void {
  const { w } = s.body.head;
  const x = s.race === "dragonkin" ? 24 : 4 + w * 0.43;
  const y = s.race === "dragonkin" ? -6 : 1;
  s.fig.flat(ellipse(x, y, 13), "#dff2fa", { opacity: 0.35 });
  s.fig.cord(ellipse(x, y, 13), 2.6, BRASS, 2.4);
  s.fig.line(`M${x + 8},${y + 11}q6,14 2,34`, 1.8, "#8a5c14");
}

// ---- on a shoulder

function plume({ fig }: Sitter): void {
  for (const [turn, color] of [
    [-34, "#2f7d6a"],
    [-8, "#c9433a"],
    [18, "#e0a03a"],
  ] as const)
    fig.at({ turn }, () => {
      fig.part("M0,4C-14,-16 -12,-40 2,-56C14,-38 12,-14 0,4Z", color, { dx: 4, dy: 3 });
      fig.line("M0,0Q-2,-26 2,-46", 1.6, mix(color, "#1a1012", 0.5));
    });
  fig.stud(0, 4, 8, BRASS, 2);
}
function snake({ fig }: Sitter): void {
  fig.cord(
    "M26,16C10,26 -8,18 -6,2C-4,-14 18,-10 14,4C12,14 -20,14 -20,-10C-20,-22 -12,-30 -6,-34",
    9,
    "#5f9a3a",
    4,
  );
  fig.part("M-14,-30C-14,-42 2,-48 8,-40C12,-34 4,-26 -4,-26C-10,-26 -14,-26 -14,-30Z", "#6fae44", {
    dx: 3,
    dy: 3,
    rim: 2,
  });
  fig.stud(0, -38, 2.6, "#f0d23a", 1.2);
  fig.line("M9,-38l10,-2l4,-4M19,-40l5,2", 1.8, "#b8282a");
}

// ---- on the ground (standing on 0,0)

function dog({ fig }: Sitter): void {
  const coat = "#b9793f";
  fig.flat(ellipse(0, 1, 34, 6), "#120a14", { opacity: 0.4 });
  fig.part("M-24,-8C-38,-12 -42,-30 -32,-36C-32,-24 -22,-22 -14,-20Z", coat, { dx: 3, dy: 3 });
  fig.part("M-24,0C-30,-30 -14,-52 2,-58L18,-46C22,-30 20,-14 20,0Z", coat, {
    dx: 6,
    dy: 4,
    inside: () => fig.flat("M4,-50Q20,-44 20,0H8Q10,-26 4,-50Z", "#f3e3c4"),
  });
  fig.line("M6,0V-20M-8,0Q-10,-14 -20,-14", 2, "#6a3f1c");
  fig.part(
    "M-8,-58C-14,-82 6,-94 20,-86C28,-84 30,-78 38,-74C42,-70 40,-62 32,-60C24,-56 14,-50 2,-50C-4,-50 -8,-52 -8,-58Z",
    coat,
    { dx: 5, dy: 4, inside: () => fig.flat("M20,-70Q34,-76 42,-70V-58H18Z", "#f3e3c4") },
  );
  fig.part("M-8,-82C-18,-80 -18,-60 -10,-54C-2,-58 2,-72 2,-82Z", "#7a4a24", { dx: 3, dy: 3 });
  fig.flat(ellipse(16, -76, 3), "#1a1012");
  fig.flat(ellipse(37, -72, 4.5, 3.6), "#1a1012");
  fig.line("M34,-63Q26,-58 20,-61", 1.8);
  fig.part("M-8,-52Q6,-44 20,-50L21,-43Q6,-36 -8,-45Z", "#b8382e", { dx: 2, dy: 2, rim: 0 });
  fig.stud(8, -40, 4, BRASS);
}
function candle({ fig }: Sitter): void {
  fig.glow(0, -58, 40, "#ffe0a0", 0.22);
  fig.part("M-16,0Q0,6 16,0L12,-8H-12Z", BRASS, { dx: 3, dy: 3 });
  fig.part("M-8,-6V-38Q-3,-42 0,-38Q5,-43 8,-38V-6Z", "#f6ead2", { dx: 4, dy: 3 });
  fig.line("M0,-40V-46", 2.4);
  fig.part("M0,-70C6,-60 10,-54 7,-48C4,-43 -5,-43 -7,-48C-9,-54 -4,-60 0,-70Z", "#ffb13d", {
    dx: 2,
    dy: 2,
    rim: 0,
    outline: false,
  });
  fig.flat("M0,-58C3,-53 4,-50 3,-48C1,-45 -2,-45 -3,-48C-4,-51 -1,-54 0,-58Z", "#fff3c4");
}

// ---- at the ankles

function wing({ fig }: Sitter): void {
  fig.part("M0,8C10,8 34,-2 38,-26C30,-20 28,-22 30,-30C22,-24 20,-26 20,-34C10,-28 2,-14 0,8Z", "#f3ead6", {
    dx: 3,
    dy: 3,
    rim: 2,
  });
  fig.line("M6,0Q16,-6 22,-18M10,3Q24,-2 30,-14", 1.6, DARK_LEATHER);
}
