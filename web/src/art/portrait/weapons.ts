/** The weapons, drawn at the grip (0,0) and pointing up. A new weapon is a line in `WEAPONS`. */
import { mix } from "../color";
import { ellipse, star } from "./path";
import { BRASS, BRIGHT_STEEL, DARK_LEATHER, STEEL, WOOD } from "./materials";
import type { Sitter } from "./sitter";

/** How far it is from the grip: up to the top of the picture, down to the ground, up to the hair. */
export interface Reach {
  above: number;
  down: number;
  head: number;
}
export interface WeaponLook {
  /** how it is held: in a fist, on the forearm, or across the belt with both hands */
  hold: "fist" | "forearm" | "across";
  draw: (s: Sitter, reach: Reach) => void;
}
const BLADE_SHADOW = "#8692a3";

export const WEAPONS: Record<string, WeaponLook> = {
  longsword: { hold: "fist", draw: longsword },
  "blessed-mace": { hold: "fist", draw: mace },
  "jeweled-dagger": { hold: "fist", draw: dagger },
  longbow: { hold: "fist", draw: longbow },
  "tower-shield": { hold: "forearm", draw: towerShield },
  "ancient-spear": { hold: "fist", draw: spear },
  quarterstaff: { hold: "fist", draw: quarterstaff },
  "heavy-crossbow": { hold: "across", draw: crossbow },
};
export function isWeapon(card: string): boolean {
  return card in WEAPONS;
}

function longsword({ fig, body }: Sitter, { above }: Reach): void {
  const tip = -Math.min(250 * body.size, above);
  fig.part(`M-11,-34L-9,${tip + 24}L0,${tip}L9,${tip + 24}L11,-34Z`, BRIGHT_STEEL, {
    dx: 9,
    dy: 0,
    shadow: BLADE_SHADOW,
  });
  fig.line(`M0,${tip + 26}V-40`, 2, "#7d8997");
  fig.line(`M-5,${tip + 40}V${tip + 92}`, 2.4, "#f6fafc");
  fig.part("M-36,-36Q-40,-44 -32,-44Q0,-38 32,-44Q40,-44 36,-36Q20,-26 0,-27Q-20,-26 -36,-36Z", BRASS, {
    dx: 4,
    dy: 3,
  });
  fig.part("M-5,-27h10v58h-10z", DARK_LEATHER, { dx: 3 });
  fig.part(ellipse(0, 36, 9), BRASS, { dx: 2, dy: 2 });
  fig.stud(0, -36, 5, "#4f86c8");
}
function mace({ fig, body }: Sitter): void {
  const top = -118 * body.size;
  fig.glow(0, top, 54, "#ffe9a0", 0.2);
  fig.part(`M-6,${top}H6V44H-6Z`, WOOD, { dx: 3, dy: 0 });
  fig.part("M-8,40h16v12h-16z", BRASS, { dx: 3, dy: 2 });
  fig.line("M-6,-22l12,6M-6,24l12,6M-6,32l12,6", 2, "#4e2f1d");
  fig.both(() => {
    fig.part(
      `M4,${top - 33}C14,${top - 35} 20,${top - 30} 24,${top - 23}L40,${top - 5}V${top + 5}L24,${top + 25}C19,${top + 31} 12,${top + 33} 4,${top + 33}Z`,
      STEEL,
      { dx: 6, dy: 5 },
    );
    fig.line(`M20,${top - 22}L26,${top}L20,${top + 23}`, 2, "#66717e");
  });
  fig.part(`M-9,${top - 34}H9L12,${top}L9,${top + 32}H-9L-12,${top}Z`, BRIGHT_STEEL, { dx: 5 });
  fig.part(`M-10,${top + 28}h20v10h-20z`, BRASS, { dx: 3, dy: 2 });
  fig.part(`M0,${top - 52}L7,${top - 34}H-7Z`, BRASS, { dx: 2, dy: 2 });
  fig.flat(star(0, top, 12, 0.4, 4), "#f6d47c", { contour: 1.6 });
}
function dagger({ fig }: Sitter): void {
  fig.part("M-8,24L-7,78L0,98L8,78L9,24Z", BRIGHT_STEEL, { dx: 6, dy: 0, shadow: BLADE_SHADOW });
  fig.line("M0,30V82", 1.8, "#7d8997");
  fig.part("M-22,16Q0,24 22,16L24,25Q0,33 -24,25Z", BRASS, { dx: 3, dy: 2 });
  fig.part(star(0, 24, 9, 0.7, 4), "#c53b4e", { outline: false, rim: 1, dx: 1, dy: 1 });
  fig.part("M-5,-24h10v38h-10z", DARK_LEATHER, { dx: 3 });
  fig.part(ellipse(0, -29, 10), "#c53b4e", { dx: 3, dy: 3, rim: 2, light: "#ffb0b8" });
}
function longbow({ fig, body }: Sitter, { above, down }: Reach): void {
  const top = -Math.min(190 * body.size, above - 14);
  const low = Math.min(170 * body.size, down - 14);
  fig.cord(`M-30,${top}L-30,${low}`, 1.6, "#f3e7cc", 2);
  fig.part(
    `M-34,${top - 8}C-10,${top + 14} 14,-70 7,-22V22C14,70 -10,${low - 14} -34,${low + 8}L-28,${low + 10}C0,${low - 4} 28,70 19,24V-24C28,-70 0,${top + 4} -28,${top - 10}Z`,
    "#9a6636",
    { dx: 4 },
  );
  fig.part("M3,-26h18v52h-18z", DARK_LEATHER, { dx: 4 });
  for (const [y, way] of [
    [top + 30, 1],
    [low - 30, -1],
  ])
    fig.part(`M-16,${y - 5}l17,${6 * way}v9l-17,${-6 * way}z`, BRASS, { dx: 2, dy: 2, rim: 1, contour: 1.5 });
}
function spear({ fig }: Sitter, { down, head }: Reach): void {
  const top = -head - 24;
  fig.part(`M-5,${top + 60}h11V${down}h-11z`, WOOD, { dx: 4, dy: 0 });
  fig.part(
    `M0,${top}Q24,${top + 34} 16,${top + 62}L0,${top + 80}L-16,${top + 62}Q-24,${top + 34} 0,${top}Z`,
    "#aeb7b9",
    { dx: 6 },
  );
  fig.line(`M0,${top + 12}V${top + 66}M-8,${top + 34}l8,8M8,${top + 44}l-8,8`, 1.8, "#66706f");
  fig.part(`M-6,${top + 90}q-18,16 -13,44q13,-10 17,-42z`, "#e6d3a8", { dx: 3, dy: 3 });
  fig.part(`M6,${top + 90}q16,18 11,40q-13,-10 -15,-40z`, "#c9433a", { dx: 3, dy: 3 });
  fig.part(`M-9,${top + 74}h19v18h-19z`, "#a8352a", { dx: 4 });
  fig.line("M-5,-30l11,5M-5,30l11,5M-5,38l11,5", 2.2, "#4e2f1d");
}
/** Plain, with caps; in a spell-caster's hand it carries a crystal. */
function quarterstaff(s: Sitter, { down, head }: Reach): void {
  const { fig, tier } = s;
  const magic = s.classLook.caster === true;
  const top = -head - (magic ? 46 : 6);
  const metal = tier >= 2 ? BRASS : STEEL;
  fig.part(`M-6,${top + 30}H6L7,${down}H-7Z`, WOOD, {
    dx: 4,
    dy: 0,
    inside: () => fig.flat(`M-8,${top + 110}l18,14v8l-18,-14zM-8,40l18,14v8l-18,-14z`, "#5a3a22"),
  });
  fig.part(`M-9,${down - 18}h19v20h-19z`, metal, { dx: 4 });
  if (!magic) {
    fig.part(`M-10,${top + 14}Q0,${top + 4} 10,${top + 14}V${top + 38}H-10Z`, metal, { dx: 4 });
    fig.part(`M-9,${top + 62}h18v9h-18z`, metal, { dx: 4 });
    fig.line("M-6,-34l12,6M-6,-26l12,6M-6,26l12,6M-6,34l12,6", 2.4, "#e0cfa4");
    return;
  }
  fig.part(`M-9,${top + 76}h19v12h-19z`, metal, { dx: 4 });
  fig.part(
    `M-5,${top + 72}C-40,${top + 60} -38,${top + 16} -10,${top + 6}C-20,${top + 24} -18,${top + 40} 0,${top + 50}C18,${top + 40} 20,${top + 24} 10,${top + 6}C38,${top + 16} 40,${top + 60} 6,${top + 72}Z`,
    WOOD,
    { dx: 6 },
  );
  if (tier >= 2) fig.glow(0, top + 22, 46, "#bfe6ff", 0.22);
  fig.part(`M0,${top}L13,${top + 20}L0,${top + 44}L-13,${top + 20}Z`, tier >= 2 ? "#7fd0f5" : "#7d8f9c", {
    dx: 5,
    dy: 3,
    rim: 2,
    light: "#f2fbff",
  });
}
/** Drawn with its middle at 0,0; `reach.down` is half its height. */
function towerShield(s: Sitter, { down: h }: Reach): void {
  const { fig, color, trim } = s;
  const w = s.race === "halfling" ? 42 : 54;
  const face = (half: number, tall: number) =>
    `M${-half},${-tall + 14}Q0,${-tall - 12} ${half},${-tall + 14}L${half - 2},${tall * 0.56}Q${half * 0.6},${tall * 0.92} 0,${tall + 8}Q${-half * 0.6},${tall * 0.92} ${-half + 2},${tall * 0.56}Z`;
  fig.part(face(w, h), STEEL, { dx: 12 });
  const band = mix(color, s.tier >= 2 ? trim : "#d8c9a4", 0.78);
  fig.part(face(w - 9, h - 10), s.tier === 0 ? "#8a6a44" : color, {
    dx: 12,
    outline: false,
    inside: () => fig.line(`M0,${-h}V${h + 10}M${-w},-4H${w}`, 11, s.tier === 0 ? "#b3936a" : band),
  });
  fig.part(ellipse(0, -4, 18), BRASS, { dx: 4, dy: 4, outline: false });
  fig.part(ellipse(0, -4, 8), "#f3dd9a", { dx: 2, dy: 2, outline: false, rim: 1 });
  for (const [x, y] of [
    [-0.84, -0.76],
    [0.84, -0.76],
    [-0.88, 0.3],
    [0.88, 0.3],
  ])
    fig.stud(x * w, y * h, 3.6, BRASS);
}
/** Drawn lying across the belt, the bolt to the left. */
function crossbow({ fig }: Sitter): void {
  fig.part("M-70,-5Q-20,-13 40,-10L104,-15Q114,6 100,24L70,15Q20,17 -70,9Z", "#8a5a34", { dx: 5 });
  fig.cord("M-58,-64L-14,0L-58,66", 1.8, "#f3e7cc", 2.4);
  fig.part(
    "M-73,-2C-76,-32 -68,-56 -56,-74L-46,-69C-55,-46 -59,-26 -57,0C-59,28 -55,48 -46,71L-56,76C-68,58 -76,32 -73,-2Z",
    STEEL,
    { dx: 4 },
  );
  fig.part("M-84,-6L-108,2L-84,10Z", BRIGHT_STEEL, { dx: 2, dy: 2 });
  fig.cord("M-86,2H-14", 2.4, "#e6d3a8", 2.6);
  fig.part("M-23,-9h17v20h-17z", BRASS, { dx: 3, dy: 3, outline: false });
  fig.line("M20,16q4,16 16,14", 4);
}
