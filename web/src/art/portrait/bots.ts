/** The eight bots by name, and the sign of their level on the head. */
import { BRASS, STEEL } from "./materials";
import { ellipse } from "./path";
import type { Cover } from "./face";
import type { Sitter } from "./sitter";
import type { Level, PortraitHero } from "./types";

/** Who is who: the name's key in the locales, and the body. Unique at a table. */
export const BOTS: Record<string, Pick<PortraitHero, "race" | "class" | "look">> = {
  borin: { race: "dwarf", class: "warrior", look: "b" },
  grusha: { race: "orc", class: "barbarian", look: "a" },
  ilvanor: { race: "elf", class: "ranger", look: "a" },
  pip: { race: "halfling", class: "thief", look: "a" },
  aldric: { race: "human", class: "paladin", look: "a" },
  zara: { race: "dragonkin", class: "sorcerer", look: "a" },
  maren: { race: "human", class: "cleric", look: "b" },
  tilly: { race: "halfling", class: "bard", look: "b" },
};
export const LEVELS: readonly Level[] = [
  "random",
  "apprentice",
  "novice",
  "adept",
  "expert",
  "hero",
  "champion",
];
const HELMED: readonly (Level | null)[] = ["apprentice", "novice", "hero", "champion"];
const FINEST: readonly Level[] = ["hero", "champion"];

/** The hero a bot is drawn as. Its own cards are drawn too, where the table knows them. */
export function botHero(name: string, level: Level | null, more: Partial<PortraitHero> = {}): PortraitHero {
  const body = BOTS[name] ?? BOTS.aldric;
  return { tier: level && FINEST.includes(level) ? 2 : 1, ...more, ...body, level };
}

export function levelCovers(s: Sitter): Cover | null {
  if (!s.level) return null;
  return { hat: HELMED.includes(s.level), hood: false };
}
const SIGNS: Record<Level, (s: Sitter) => void> = {
  random: blindfold,
  apprentice: paperHat,
  novice: cookingPot,
  adept: plainCirclet,
  expert: doubleCirclet,
  hero: plumedHelm,
  champion: crownedHelm,
};
/** Head frame, in the place of any headgear. */
export function drawLevel(s: Sitter): void {
  if (s.level) SIGNS[s.level](s);
}

function blindfold({ fig, body }: Sitter): void {
  const { w } = body.head;
  fig.part(`M${-w - 3},-14Q3,-24 ${w + 3},-14L${w + 2},10Q3,18 ${-w - 2},10Z`, "#8f2f3a", {
    dx: 6,
    dy: 4,
    outline: false,
  });
  fig.line(`M${-w * 0.7},-4Q0,-10 ${w * 0.8},-3M${-w * 0.5},5Q4,2 ${w * 0.6},6`, 2, "#571922");
  fig.part(`M${w},-8q16,-4 24,-20q3,12 -4,20q10,2 14,12q-18,6 -34,-2z`, "#8f2f3a", { dx: 3, dy: 3 });
}
function cookingPot({ fig, body }: Sitter): void {
  const { w, h } = body.head;
  fig.part(`M${w + 4},${-h - 2}L${w + 40},${-h - 12}L${w + 42},${-h - 3}L${w + 5},${-h + 9}Z`, "#5a3a26", {
    dx: 3,
    dy: 2,
  });
  fig.part(
    `M${-w - 8},-18C${-w - 10},${-h - 34} ${w + 10},${-h - 34} ${w + 8},-18Q0,-32 ${-w - 8},-18Z`,
    "#6a6f78",
    { dx: 10, dy: 5 },
  );
  fig.part(`M${-w - 13},-15Q0,-34 ${w + 13},-15V-23Q0,-42 ${-w - 13},-23Z`, "#8b929c", { dx: 5, dy: 3 });
  fig.line(`M${-w * 0.5},${-h - 4}q10,-12 26,-14`, 3.4, "#c3ccd6");
  fig.stud(-w - 6, -18, 3, "#c3ccd6");
}
function plainCirclet({ fig, body }: Sitter): void {
  const { w } = body.head;
  fig.cord(`M${-w - 1},-18Q3,-36 ${w + 1},-18`, 5.5, BRASS, 3.4);
  fig.part("M4,-44l8,13l-8,12l-8,-12z", "#3f9a6a", { dx: 2, dy: 2, rim: 1.5, outline: false, contour: 1.7 });
}
function paperHat({ fig, body }: Sitter): void {
  const { w, h } = body.head;
  fig.part(`M${-w - 14},-16L2,${-h - 52}L${w + 16},-16Q2,-30 ${-w - 14},-16Z`, "#e9e2cf", { dx: 9, dy: 5 });
  fig.part(`M${-w - 14},-14Q2,-30 ${w + 16},-14L${w + 10},-30Q2,-44 ${-w - 8},-30Z`, "#d8cfb6", {
    dx: 5,
    dy: 3,
  });
  fig.line(`M2,${-h - 48}L0,-36`, 2, "#a99d7c");
}
function doubleCirclet(sitter: Sitter): void {
  const { fig, body } = sitter;
  const { w } = body.head;
  fig.cord(`M${-w - 1},-26Q3,-46 ${w + 1},-26`, 5.5, BRASS, 3.4);
  fig.cord(`M${-w - 1},-16Q3,-34 ${w + 1},-16`, 5.5, BRASS, 3.4);
  fig.part("M4,-54l9,14l-9,15l-9,-15z", "#b23a48", { dx: 2, dy: 2, rim: 1.5, outline: false, contour: 1.7 });
}
function crownedHelm(sitter: Sitter): void {
  plumedHelm(sitter);
  const { fig, body } = sitter;
  const { w, h } = body.head;
  const [left, right, top] = [-w - 10, w + 10, -h - 34];
  fig.part(
    `M${left},-20L${left - 2},${top + 8}L${left / 2},${top + 26}L0,${top - 12}L${right / 2},${top + 26}L${right + 2},${top + 8}L${right},-20Q0,-40 ${left},-20Z`,
    BRASS,
    { dx: 6, dy: 4 },
  );
  fig.stud(0, top + 4, 4, "#c53b4e");
}
function plumedHelm({ fig, body }: Sitter): void {
  const { w, h } = body.head;
  fig.part(
    `M2,${-h - 18}C-20,${-h - 58} ${w},${-h - 78} ${w + 26},${-h - 52}C${w + 44},${-h - 34} ${w + 30},${-h + 6} ${w + 22},12C${w + 18},-18 ${w + 8},${-h - 14} 2,${-h - 18}Z`,
    "#b52a20",
    { dx: 7, dy: 5 },
  );
  fig.line(
    `M18,${-h - 34}Q${w},${-h - 46} ${w + 14},${-h - 18}M${w * 0.7},${-h - 26}Q${w + 16},${-h - 10} ${w + 18},-16`,
    2,
    "#6d130d",
  );
  fig.part(
    `M${-w - 9},-14C${-w - 12},${-h - 14} -24,${-h - 26} 0,${-h - 28}C24,${-h - 26} ${w + 12},${-h - 14} ${w + 9},-14L${w + 10},22Q${w + 2},30 ${w - 4},22L${w - 5},-12Q0,-28 ${-w + 5},-12L${-w + 4},22Q${-w - 2},30 ${-w - 10},22Z`,
    STEEL,
    { dx: 9, dy: 5 },
  );
  fig.part(`M${-w - 10},-10Q0,-30 ${w + 10},-10V-23Q0,-42 ${-w - 10},-23Z`, BRASS, { dx: 5, dy: 3 });
  fig.part(ellipse(3, -27, 7), "#c53b4e", { dx: 2, dy: 2, rim: 1.5, outline: false });
}
