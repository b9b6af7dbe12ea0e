/** What the classes wear on the body and at the belt. Frame: the body, drawn turned and blown. */
import { mix } from "../color";
import { ellipse, star } from "./path";
import { BRASS, DARK_LEATHER, STEEL } from "./materials";
import type { Sitter } from "./sitter";
import { blownHem, GROUND } from "./skeleton";
import { hemOf, hips } from "./torso";

export const measures = (s: Sitter) => ({
  sy: s.body.shoulder.y,
  sw: s.body.shoulder.w,
  wy: s.body.waist.y,
  ww: s.body.waist.w,
  hw: s.body.head.w,
  x: hips(s),
  mid: s.body.waist.y - s.body.shoulder.y,
});

function tabard(s: Sitter, length: number): void {
  const { sy, wy, ww, x } = measures(s);
  const left = `M${-ww * 0.6},${sy - 8}C${-ww * 0.62},${sy + 60} ${-ww * 0.52 + x},${wy - 20} ${-ww * 0.54 + x},${wy}L${-ww * 0.62 + x},${wy + length}`;
  const right = `M${ww * 0.6},${sy - 8}C${ww * 0.62},${sy + 60} ${ww * 0.52 + x},${wy - 20} ${ww * 0.54 + x},${wy}L${ww * 0.62 + x},${wy + length}`;
  s.fig.part(
    `${left}L${x},${wy + length + 16}L${ww * 0.62 + x},${wy + length}L${ww * 0.54 + x},${wy}C${ww * 0.52 + x},${wy - 20} ${ww * 0.62},${sy + 60} ${ww * 0.6},${sy - 8}Z`,
    s.color,
    {
      dx: 9,
      inside: () => {
        s.fig.line(
          `M${-ww * 0.64 + x},${wy + length - 6}L${x},${wy + length + 9}L${ww * 0.64 + x},${wy + length - 6}`,
          6,
          s.trim,
        );
        s.fig.line(left + right, 5, s.trim);
      },
    },
  );
}
export function warriorTabard(s: Sitter): void {
  const y = s.body.shoulder.y + 56;
  tabard(s, 70);
  s.fig.part(`M-18,${y - 17}h36v19q-4,19 -18,25q-14,-6 -18,-25z`, s.tier >= 2 ? "#f0d27a" : "#cfc4ae", {
    dx: 4,
    dy: 3,
    rim: 2,
    outline: false,
    contour: 1.8,
  });
  s.fig.line(`M-10,${y + 6}l10,-10l10,10M-8,${y + 14}l8,-8l8,8`, 3, "#8a2a22");
}
export function paladinTabard(s: Sitter): void {
  const y = s.body.shoulder.y + 58;
  tabard(s, 82);
  s.fig.part(star(0, y, 30, 0.34, 4), s.tier >= 2 ? "#e0b04a" : "#b89a5a", {
    dx: 3,
    dy: 3,
    rim: 2,
    outline: false,
    contour: 1.8,
  });
  s.fig.stud(0, y, 8, s.tier >= 2 ? "#4f86c8" : "#d8c48f");
}
export function stole(s: Sitter): void {
  const { sy, wy, ww, hw, x } = measures(s);
  const long = Math.min(76, hemOf(s) - 6);
  for (const side of [-1, 1]) {
    const at = side * ww * 0.34;
    s.fig.part(
      `M${side * hw * 0.42},${sy - 14}Q${at + side * 10},${sy + 20} ${at - 10 + side * 4 + x * 0.5},${wy}L${at - 14 + x},${wy + long}H${at + 14 + x}L${at + 10 + side * 4 + x * 0.5},${wy}Q${at + side * 26},${sy + 20} ${side * hw * 0.95},${sy - 10}Z`,
      "#b8382e",
      {
        dx: 6,
        outline: false,
        inside: () =>
          s.fig.line(
            `M${at - 20 + x},${wy + long - 16}H${at + 20 + x}M${at - 20 + x},${wy + long - 6}H${at + 20 + x}`,
            4,
            s.trim,
          ),
      },
    );
    s.fig.flat(star(at + x, wy + long - 30, 8, 0.4, 4), "#f3d27a");
  }
  s.fig.line(
    `M${-hw * 0.5},${sy - 4}L0,${sy + 44}L${hw * 0.5},${sy - 4}`,
    2.4,
    s.tier >= 2 ? "#8a5c14" : "#5f5648",
  );
  sun(s, 0, sy + 56, s.tier >= 2 ? 18 : 14);
}
function sun({ fig }: Sitter, x: number, y: number, radius: number): void {
  fig.part(star(x, y, radius * 1.2, 0.66, 10), "#e0b04a", {
    dx: 3,
    dy: 3,
    rim: 1.5,
    outline: false,
    contour: 1.8,
  });
  fig.stud(x, y, radius * 0.5, "#f6dc8c");
}
export function beads(s: Sitter): void {
  const { sy, wy, ww, hw } = measures(s);
  const lapel = mix(s.color, "#f0e2c0", 0.72);
  for (const side of [-1, 1])
    s.fig.part(
      `M${side * hw * 0.7},${sy - 12}L${-side * ww * 0.62},${wy - 8}L${-side * ww * 0.3},${wy - 2}L${side * hw * 1.15},${sy - 8}Z`,
      lapel,
      { dx: 4, outline: false },
    );
  const count = 15;
  for (let at = 0; at <= count; at++) {
    const share = at / count;
    s.fig.stud(
      -hw * 0.9 + hw * 1.8 * share,
      sy - 8 + Math.sin(share * Math.PI) * 58,
      5.6,
      at === 7 || at === 8 ? BRASS : "#7a4a2c",
      1.5,
    );
  }
}
export function vest(s: Sitter): void {
  const { sy, sw, wy, ww, hw, x } = measures(s);
  for (const side of [-1, 1])
    s.fig.part(
      `M${side * hw * 0.5},${sy - 12}C${side * sw * 0.8},${sy - 8} ${side * (sw - 6)},${sy + 20} ${side * (sw - 12)},${sy + 56}L${side * (ww - 1) + x},${wy + 2}L${side * (ww + 4) + x},${wy + 30}L${side * 16 + x},${wy + 22}L${side * 14},${sy + 60}Z`,
      s.color,
      { dx: 6 },
    );
  s.fig.line(`M-12,${sy + 64}l24,10M-12,${sy + 84}l24,8M12,${sy + 66}l-24,12`, 2.4, DARK_LEATHER);
}
export function doublet(s: Sitter): void {
  const { sy, sw, wy, mid } = measures(s);
  s.fig.line(`M0,${sy + 6}V${wy - 10}`, 2, mix(s.color, "#1a1030", 0.5));
  for (const share of [0.3, 0.5, 0.7]) s.fig.stud(0, sy + mid * share, 4.6, s.trim, 1.4);
  for (const side of [-1, 1])
    for (const share of [0.34, 0.62])
      s.fig.flat(
        `M${side * sw * share},${sy + 22}q${side * 6},26 ${-side * 2},58q${-side * 8},-30 ${side * 2},-58z`,
        "#f0dfae",
        { contour: 1.6 },
      );
}
function strap(s: Sitter, width: number): void {
  const { sy, sw, wy, ww } = measures(s);
  s.fig.cord(`M${-sw * 0.56},${sy + 8}L${ww * 0.85},${wy - 12}`, width, DARK_LEATHER, 3.5);
}
export function baldric(s: Sitter): void {
  strap(s, 7);
}
export function knives(s: Sitter): void {
  const { sy, sw, ww, mid } = measures(s);
  strap(s, 7.5);
  for (const share of [0.35, 0.55, 0.75])
    s.fig.at(
      { x: -sw * 0.56 + (sw * 0.56 + ww * 0.85) * share, y: sy + 8 + (mid - 20) * share, turn: 8 },
      () => {
        s.fig.flat("M-4,-12h8v8h3v5h-14v-5h3z", STEEL, { contour: 1.5 });
        s.fig.flat("M-5,1h10l-2,16h-6z", "#4e2f1d", { contour: 1.5 });
      },
    );
}
export function openCoat(s: Sitter): void {
  const { sy, sw, wy, ww, hw, x, mid } = measures(s);
  s.fig.part(`M-10,${sy - 10}L-26,${wy + 6}H26L10,${sy - 10}Z`, s.tier >= 2 ? "#8f2f3a" : "#7a5a44", {
    dx: 5,
    outline: false,
  });
  for (const share of [0.35, 0.55, 0.75]) s.fig.stud(0, sy + mid * share, 4.2, s.trim, 1.4);
  for (const side of [-1, 1])
    s.fig.part(
      `M${side * hw * 0.45},${sy - 16}C${side * sw * 0.8},${sy - 12} ${side * (sw - 2)},${sy + 10} ${side * (sw - 8)},${sy + 56}L${side * (ww + 2) + x},${wy}L${side * (ww + 20) + x},${wy + 96}L${side * (ww - 10) + x},${wy + 88}L${side * 24 + x},${wy}L${side * 26},${sy + 60}Z`,
      s.color,
      {
        dx: 8,
        inside: () =>
          s.fig.line(
            `M${side * hw * 0.45},${sy - 16}L${side * 26},${sy + 60}L${side * 24 + x},${wy}L${side * (ww - 10) + x},${wy + 88}`,
            7,
            s.trim,
          ),
      },
    );
}
export function coatTails(s: Sitter): void {
  if (s.tier === 0) return;
  const { wy, ww } = measures(s);
  s.fig.bent(blownHem(wy, s.stance.wind), () =>
    s.fig.part(
      `M${-ww - 6},${wy - 10}C${-ww - 14},${wy + 60} ${-ww - 28},${GROUND - 60} ${-ww - 34},${GROUND - 34}Q${-ww - 6},${GROUND - 20} ${-ww + 20},${GROUND - 40}L0,${wy + 40}L${ww - 20},${GROUND - 40}Q${ww + 8},${GROUND - 20} ${ww + 36},${GROUND - 36}C${ww + 28},${GROUND - 60} ${ww + 14},${wy + 60} ${ww + 6},${wy - 10}Z`,
      mix(s.color, "#1a1030", 0.25),
      {
        dx: 10,
        inside: () =>
          s.fig.line(
            `M${-ww - 38},${GROUND - 36}Q${-ww - 6},${GROUND - 22} ${-ww + 24},${GROUND - 44}M${ww + 40},${GROUND - 38}Q${ww + 8},${GROUND - 22} ${ww - 24},${GROUND - 44}`,
            7,
            s.trim,
          ),
      },
    ),
  );
}
/** A dark panel down the front with stars. */
export function starPanel(s: Sitter): void {
  const { sy, wy, hw, x } = measures(s);
  const low = wy + hemOf(s) - 3;
  s.fig.part(
    `M${-hw * 0.55},${sy - 12}L-13,${sy + 40}L${-19 + x},${low}Q${x},${low + 6} ${19 + x},${low}L13,${sy + 40}L${hw * 0.55},${sy - 12}L1,${sy + 16}Z`,
    mix(s.color, "#0d1440", 0.42),
    {
      dx: 4,
      outline: false,
      inside: () => {
        s.fig.line(
          `M${-hw * 0.55},${sy - 12}L-13,${sy + 40}L${-19 + x},${low}M${hw * 0.55},${sy - 12}L13,${sy + 40}L${19 + x},${low}`,
          5,
          s.trim,
        );
        if (s.tier >= 2)
          for (const [y, r] of [
            [sy + 56, 7],
            [sy + 86, 5],
            [wy + 40, 7],
            [wy + 72, 5],
          ])
            if (y < low - 8) s.fig.flat(star(y > wy ? x : 0, y, r), "#f0cf7a");
      },
    },
  );
}
export function chestStrap(s: Sitter): void {
  if (s.has("chain-tunic")) return;
  const { sy, sw, wy, ww, mid } = measures(s);
  s.fig.part(
    `M${-sw * 0.78},${sy - 6}L${ww * 0.62},${wy - 8}L${ww * 0.96},${wy - 26}L${-sw * 0.46},${sy - 14}Z`,
    "#7a4a2c",
    { outline: false, dx: 4 },
  );
  s.fig.stud(-6, sy + mid * 0.48, 11, s.tier >= 2 ? BRASS : "#8d8f94", 2);
}
export function keyRing(s: Sitter): void {
  const { wy, ww, x } = measures(s);
  const [cx, cy] = [ww * 0.62 + x, wy + 20];
  s.fig.cord(ellipse(cx, cy, 10), 2.8, BRASS, 3);
  for (const turn of [-24, 4, 30])
    s.fig.at({ x: cx, y: cy + 8, turn }, () =>
      s.fig.flat("M-3,0h6v22h7v5h-7v4h6v5h-12z", turn === 4 ? STEEL : BRASS, { contour: 1.6, outline: true }),
    );
}
