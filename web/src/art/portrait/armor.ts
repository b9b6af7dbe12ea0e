/** The armor pieces that are not legs' or wrists' (those are with the limbs). */
import { mix } from "../color";
import { star } from "./path";
import { BRASS, BRIGHT_STEEL, LEATHER, MAIL, MYSTIC, STEEL } from "./materials";
import type { Sitter } from "./sitter";
import { blownHem, GROUND, turned } from "./skeleton";
import { hips } from "./torso";
import { tilt } from "./limbs";

/** Where each armor card shows: its layer. A new card is a line here. */
export const ARMOR: Record<string, ArmorLayer> = {
  "chain-gorget": "shoulders",
  "chain-vambraces": "arms",
  "chain-helm": "headgear",
  "chain-tunic": "trunk",
  "chain-leggings": "legs",
  "mystic-cowl": "headgear",
  "mystic-robes": "robes",
  "mystic-cloak": "back",
  "leather-greaves": "legs",
  "leather-boots": "legs",
  "leather-gloves": "arms",
  "leather-pauldron": "shoulders",
};
export type ArmorLayer = "back" | "legs" | "trunk" | "robes" | "arms" | "shoulders" | "headgear";

/** Mail over a shape: the ring pattern of the picture. */
export function rings(s: Sitter, d: string): void {
  s.fig.flat(d, `url(#${s.pattern})`);
}
export function ringPattern(id: string): string {
  return `<pattern id="${id}" width="10" height="9" patternUnits="userSpaceOnUse"><path d="M0 0a5 5 0 0 0 10 0M-5 4.5a5 5 0 0 0 10 0M5 4.5a5 5 0 0 0 10 0" fill="none" stroke="#4d5763" stroke-width="1.5"/></pattern>`;
}

const CLOAK = "#1d3a6e";
export function cloakBack(s: Sitter): void {
  const { fig, body } = s;
  const [sy, sw, wy] = [body.shoulder.y, body.shoulder.w, body.waist.y];
  const low = GROUND;
  fig.tagged("mystic-cloak", () =>
    fig.bent(blownHem(sy + 60, s.stance.wind * 0.8), () =>
      fig.part(
        `M${-sw * 0.5},${sy - 14}C${-sw - 40},${sy + 10} ${-sw - 50},${wy} ${-sw - 58},${low - 24}Q-60,${low + 8} 0,${low - 14}Q70,${low + 8} ${sw + 60},${low - 30}C${sw + 46},${wy} ${sw + 34},${sy + 10} ${sw * 0.5},${sy - 14}Z`,
        CLOAK,
        {
          dx: 14,
          dy: 8,
          inside: () => {
            fig.flat(
              `M${-sw - 22},${sy + 60}Q${-sw - 18},${wy + 40} ${-sw - 36},${low}L${-sw - 10},${low}Q${-sw + 4},${wy + 40} ${-sw - 2},${sy + 60}ZM${sw + 16},${sy + 70}Q${sw + 20},${wy + 40} ${sw + 34},${low}L${sw + 12},${low}Q${sw},${wy + 40} ${sw},${sy + 70}Z`,
              "#122650",
              { opacity: 0.8 },
            );
            fig.line(
              `M${-sw - 58},${low - 30}Q-60,${low + 2} 0,${low - 20}Q70,${low + 2} ${sw + 62},${low - 36}`,
              5,
              BRASS,
            );
          },
        },
      ),
    ),
  );
}
export function cloakCollar(s: Sitter): void {
  const { fig, body } = s;
  const [y, w] = [body.shoulder.y, body.shoulder.w];
  fig.tagged("mystic-cloak", () => {
    fig.both(() => {
      fig.part(
        `M${w + 10},${y + 34}C${w + 6},${y - 24} 50,${y - 26} 26,${y - 10}L16,${y + 18}Q${w * 0.6},${y + 8} ${w + 10},${y + 34}Z`,
        CLOAK,
        { dx: 6 },
      );
      fig.line(`M${w + 8},${y + 30}Q${w * 0.6},${y + 6} 18,${y + 14}`, 4, BRASS);
      const clasp = w * (s.has("leather-pauldron") ? 0.36 : 0.66);
      fig.stud(clasp, y + 18, 11, BRASS, 2);
      fig.stud(clasp, y + 18, 5, "#c53b4e");
    });
  });
}

/** Open in front, so that garment, tabard or mail below stay in sight. */
export function robes(s: Sitter): void {
  const { fig, body } = s;
  fig.tagged("mystic-robes", () =>
    fig.bent(blownHem(body.waist.y + 4, s.stance.wind), () =>
      fig.bent(turned(body, s.stance.turn * 0.7), () => {
        robePanel(s, -1);
        robePanel(s, 1);
      }),
    ),
  );
}
function robePanel(s: Sitter, side: -1 | 1): void {
  const { fig, body } = s;
  const [sy, sw, wy, ww] = [body.shoulder.y, body.shoulder.w, body.waist.y, body.waist.w];
  const [x, low, t] = [hips(s), GROUND - 14, -tilt(s) * side];
  const wide = ww + 32;
  const at = (share: number) => side * ww * share;
  const open = `${at(0.3)},${sy - 24}C${at(0.5) + side * 4},${sy + 50} ${at(0.48) + x},${wy - 40} ${at(0.5) + x},${wy}L${at(0.66) + x},${low + 8}`;
  const d = `M${open}Q${side * (wide - 14) + x},${low + 8} ${side * wide + x},${low - 4}C${side * wide + x},${low - 40} ${side * (ww + 8) + x},${wy + 70} ${side * (ww + 2) + x},${wy}C${side * (ww + 4) + x},${wy - 34} ${side * (sw - 12)},${sy + 84 + t} ${side * (sw - 6)},${sy + 54 + t}C${side * (sw + 4)},${sy + 12 + t} ${side * sw * 0.9},${sy - 12 + t} ${at(0.3)},${sy - 24}Z`;
  fig.part(d, MYSTIC, {
    dx: 10,
    inside: () => {
      fig.line(`M${open}`, 9, BRASS);
      fig.line(
        `M${at(0.5) + x},${low + 3}Q${side * (wide - 14) + x},${low + 3} ${side * (wide + 6) + x},${low - 10}`,
        8,
        BRASS,
      );
      for (const [share, down, r] of [
        [0.92, 42, 7],
        [1.1, 84, 6],
        [0.84, 108, 5],
      ])
        fig.flat(star(at(share) + x, wy + Math.min(down, low - wy - 26), r, 0.4, 4), "#f0cf7a");
      fig.line(
        `M${at(0.82) + x},${wy + 24}Q${at(0.92) + x},${low - 60} ${at(1.1) + x},${low - 26}`,
        2,
        "#241a5c",
      );
    },
  });
}

export function pauldrons(s: Sitter): void {
  const { fig, body } = s;
  const { y, w } = body.shoulder;
  fig.tagged("leather-pauldron", () =>
    fig.both((side) =>
      fig.at({ x: w - 12, y: y - side * tilt(s), scale: (w / 90) * 0.6 + 0.4, turn: 8 }, () => {
        for (const [row, half, tall] of [
          [2, 44, 36],
          [1, 42, 30],
          [0, 38, 24],
        ])
          fig.part(
            `M${-half},${tall - 10 + row * 6}C${-half},${-30 + row * 9} ${half},${-30 + row * 9} ${half},${tall - 10 + row * 6}Q0,${tall - 22 + row * 6} ${-half},${tall - 10 + row * 6}Z`,
            row === 1 ? mix(LEATHER, "#3b2013", 0.2) : LEATHER,
            { dx: 8 },
          );
        for (const x of [-22, 0, 22]) fig.stud(x, 2 + Math.abs(x) * 0.2, 3.6, BRASS);
      }),
    ),
  );
}
/** A mail collar under a steel neck ring. */
export function gorget(s: Sitter): void {
  const { fig, body, tier } = s;
  const y = body.shoulder.y;
  const w = body.head.w;
  fig.tagged("chain-gorget", () =>
    fig.bent(turned(body, s.stance.turn), () => {
      // a dwarf's has to show beside the beard
      const bearded = s.race === "dwarf";
      const wide = bearded ? body.shoulder.w : Math.max(w * 1.4, body.shoulder.w * 0.84);
      const low = bearded ? 72 : 52;
      const d = `M${-w * 0.72},${y - 24}Q0,${y - 12} ${w * 0.72},${y - 24}L${wide},${y + 6}Q${wide * 0.62},${y + low - 10} 0,${y + low}Q${-wide * 0.62},${y + low - 10} ${-wide},${y + 6}Z`;
      fig.part(d, MAIL, { dx: 7, inside: () => rings(s, d) });
      fig.line(
        `M${-wide * 0.96},${y + 7}Q${-wide * 0.58},${y + low - 14} 0,${y + low - 5}Q${wide * 0.58},${y + low - 14} ${wide * 0.96},${y + 7}`,
        4,
        tier >= 2 ? BRASS : "#6a7480",
      );
      fig.part(
        `M${-w * 0.8},${y - 26}Q0,${y - 12} ${w * 0.8},${y - 26}V${y - 11}Q0,${y + 3} ${-w * 0.8},${y - 11}Z`,
        tier >= 2 ? BRASS : BRIGHT_STEEL,
        { dx: 4, dy: 3 },
      );
    }),
  );
}

// ---- on the head (frame: head's center at 0,0; `neck` is the way down to the shoulders)

export function helm(s: Sitter, neck: number): void {
  const { fig, body, tier } = s;
  const { w, h } = body.head;
  const metal = tier >= 2 ? BRASS : "#7f8b98";
  fig.tagged("chain-helm", () => {
    if (s.race !== "dwarf" && s.race !== "dragonkin") coif(s, neck);
    else neckCurtain(s, neck);
    fig.part(
      `M${-w - 9},-14C${-w - 12},${-h - 14} -24,${-h - 26} 0,${-h - 28}C24,${-h - 26} ${w + 12},${-h - 14} ${w + 9},-14Q0,-32 ${-w - 9},-14Z`,
      STEEL,
      { dx: 10, dy: 5 },
    );
    fig.line(`M2,${-h - 26}V-30`, 2.2, "#66717e");
    fig.part(`M${-w - 11},-8Q0,-28 ${w + 11},-8V-22Q0,-40 ${-w - 11},-22Z`, metal, { dx: 5, dy: 3 });
    for (const x of [-0.66, 0.7]) fig.stud(w * x, -24, 3, BRIGHT_STEEL);
    fig.part("M-3,-26H11L9,12H-1Z", metal, { dx: 4, dy: 2, outline: false });
  });
}
/** A hood of mail with the face left free; two ways round make the hole. */
function coif(s: Sitter, neck: number): void {
  const { fig } = s;
  const { w, h } = s.body.head;
  const low = h - 2;
  const outer = `M0,${-h - 14}C${-w - 14},${-h - 12} ${-w - 14},-10 ${-w - 12},20C${-w - 12},${neck - 10} ${-w - 22},${neck + 6} ${-w - 26},${neck + 16}Q0,${neck + 44} ${w + 26},${neck + 16}C${w + 22},${neck + 6} ${w + 12},${neck - 10} ${w + 12},20C${w + 14},-10 ${w + 14},${-h - 12} 0,${-h - 14}Z`;
  const face = `M${-w + 2},-12Q2,-26 ${w - 1},-12C${w},14 ${w - 4},${low - 8} ${w * 0.56},${low}Q3,${low + 12} ${-w * 0.5},${low}C${-w + 6},${low - 8} ${-w + 1},14 ${-w + 2},-12Z`;
  fig.part(outer + face, MAIL, { dx: 9, rim: 0, inside: () => rings(s, outer + face) });
}
function neckCurtain(s: Sitter, neck: number): void {
  const { fig, race } = s;
  const { w } = s.body.head;
  const low = race === "dwarf" ? 40 : neck - 2;
  fig.both(() => {
    const d = `M${w - 4},-20H${w + 10}C${w + 14},10 ${w + 16},${low - 10} ${w + 18},${low}Q${w + 4},${low + 8} ${w - 10},${low - 2}C${w + 2},10 ${w - 2},0 ${w - 4},-20Z`;
    fig.part(d, MAIL, { dx: 4, rim: 0, inside: () => rings(s, d) });
  });
}
/** A hood around the face: the cowl, a rogue's hood, a bot's. */
export function hood(s: Sitter, neck: number, color: string, edge: string, width: number, grown = 0): void {
  const { fig, body } = s;
  const h = body.head.h;
  const w = body.head.w + grown;
  const opening = `M${-w * 0.4},${neck + 20}L${-w + 6},34C${-w - 4},-10 -24,${-h + 4 - grown} 2,${-h + 2 - grown}C26,${-h + 4 - grown} ${w + 4},-10 ${w - 6},34L${w * 0.4},${neck + 20}`;
  fig.part(
    `M-6,${-h - 38 - grown}C${-w - 30},${-h - 12} ${-w - 26},30 ${-w - 12},${neck - 4}L${-w - 24},${neck + 22}Q${-w + 4},${neck + 26} ${-w * 0.4},${neck + 20}L${-w + 6},34C${-w - 4},-10 -24,${-h + 4 - grown} 2,${-h + 2 - grown}C26,${-h + 4 - grown} ${w + 4},-10 ${w - 6},34L${w * 0.4},${neck + 20}Q${w - 4},${neck + 26} ${w + 24},${neck + 22}L${w + 12},${neck - 4}C${w + 26},30 ${w + 32},${-h - 8} -6,${-h - 38 - grown}Z`,
    color,
    { dx: 8, inside: () => fig.line(opening, width, edge) },
  );
}
export function cowl(s: Sitter, neck: number): void {
  const grown = s.has("chain-helm") ? 8 : 0;
  const { h } = s.body.head;
  s.fig.tagged("mystic-cowl", () => {
    hood(s, neck, MYSTIC, BRASS, 9, grown);
    s.fig.part(`M2,${-h - 12 - grown}l9,13l-9,13l-9,-13z`, "#4fb0d8", {
      dx: 3,
      dy: 2,
      rim: 2,
      outline: false,
    });
  });
}
