/** What the classes wear on arms and shoulders: sleeves, mantles, collars, the quiver. */
import { mix } from "../color";
import { between, limb } from "./path";
import { shoulderBall, tilt, type Arm } from "./limbs";
import { BRASS, DARK_LEATHER, FUR, LINEN } from "./materials";
import type { Sitter } from "./sitter";
import { measures } from "./garments";

export function capSleeve(s: Sitter, { shoulder, elbow }: Arm): void {
  if (s.tier === 0 || s.has("mystic-robes") || s.has("chain-tunic")) return;
  const w = s.body.arm;
  s.fig.part(
    limb(shoulder, between(shoulder, elbow, 0.2), between(shoulder, elbow, 0.42), [w + 10, w + 10, w + 12]),
    s.color,
    { dx: 7 },
  );
}
export function shortSleeve(s: Sitter, { shoulder, elbow }: Arm, color: string): void {
  if (s.has("mystic-robes") || s.has("chain-tunic")) return;
  const w = s.body.arm;
  s.fig.part(
    limb(shoulder, between(shoulder, elbow, 0.4), between(shoulder, elbow, 0.78), [w + 8, w + 6, w + 6]),
    color,
    { dx: 7 },
  );
}
export function puffSleeve(s: Sitter, it: Arm): void {
  if (s.tier === 0 || s.has("mystic-robes") || s.has("chain-tunic")) return;
  const [x, y] = it.shoulder;
  shoulderBall(s, it, s.color, () =>
    s.fig.flat(
      `M${x - 6},${y - 20}q6,30 0,64h8q6,-34 0,-64zM${x + it.side * 14},${y - 14}q8,30 2,60h7q6,-34 0,-60z`,
      "#f0dfae",
    ),
  );
}

export function leafMantle(s: Sitter): void {
  const { sy, sw } = measures(s);
  const greens = ["#4f8f3f", "#6aa348", "#3f7a43"];
  for (const row of [1, 0])
    for (let at = -4; at <= 4; at++)
      s.fig.at(
        {
          x: at * sw * 0.25 + (row ? sw * 0.1 : 0),
          y: sy - 10 + row * 20 + Math.abs(at) * 3.2 - at * tilt(s) * 0.2,
          turn: -at * 9,
        },
        () => {
          s.fig.part(
            "M0,-12C18,-4 20,22 0,44C-20,22 -18,-4 0,-12Z",
            s.tier === 1 ? mix(greens[(at + 8 + row) % 3], LINEN, 0.15) : greens[(at + 8 + row) % 3],
            { dx: 5, dy: 4, rim: 0 },
          );
          s.fig.line("M0,-4V32M0,10l6,-5M0,20l-6,-5", 1.3, "#24451f");
        },
      );
  if (s.tier >= 3) s.fig.stud(0, sy + 16, 9, BRASS, 2);
}
export function capelet(s: Sitter): void {
  const { sy, sw, hw } = measures(s);
  const t = tilt(s);
  s.fig.part(
    `M${-sw - 12},${sy + 54 + t}C${-sw - 10},${sy - 10} ${-hw},${sy - 26} 0,${sy - 14}C${hw},${sy - 26} ${sw + 10},${sy - 10} ${sw + 12},${sy + 52 - t}Q${sw * 0.6},${sy + 38} 22,${sy + 62}L4,${sy + 20}L-22,${sy + 66}Q${-sw * 0.6},${sy + 40} ${-sw - 12},${sy + 54 + t}Z`,
    s.color,
    {
      dx: 9,
      inside: () =>
        s.fig.line(
          `M${-sw - 12},${sy + 48 + t}Q${-sw * 0.6},${sy + 34} -22,${sy + 60}M${sw + 12},${sy + 46 - t}Q${sw * 0.6},${sy + 32} 22,${sy + 56}`,
          5,
          s.trim,
        ),
    },
  );
  s.fig.part(
    `M${-hw - 8},${sy + 8}C${-hw - 10},${sy - 22} ${hw + 10},${sy - 22} ${hw + 8},${sy + 6}Q0,${sy + 26} ${-hw - 8},${sy + 8}Z`,
    mix(s.color, "#1a1030", 0.25),
    { dx: 5, outline: false },
  );
  s.fig.stud(3, sy + 20, 8, s.trim, 2);
}
export function furMantle(s: Sitter): void {
  const { sy, sw } = measures(s);
  const t = tilt(s);
  let d = `M${-sw - 10},${sy + 20 + t}C${-sw - 8},${sy - 30} -34,${sy - 34} 0,${sy - 12}C34,${sy - 34} ${sw + 8},${sy - 30} ${sw + 10},${sy + 20 - t}`;
  for (let at = 8; at >= -8; at--)
    d += `L${(at * (sw + 6)) / 8.5},${sy + 14 + Math.abs(at) * 1.2 + (at % 2 ? 20 : 4)}`;
  s.fig.part(`${d}Z`, s.tier >= 2 ? FUR : "#8a7d6a", { dx: 6 });
  s.fig.line(
    [-6, -4, -2, 2, 4, 6].map((at) => `M${(at * sw) / 7},${sy - 4 + Math.abs(at)}l${at},10`).join(""),
    2,
    "#5c5142",
  );
  if (s.tier >= 3)
    for (const at of [-1, 0, 1])
      s.fig.flat(`M${at * 16 - 5},${sy + 8}h10l-5,18z`, "#efe0b8", { contour: 1.6 });
}
export function mantle(s: Sitter): void {
  if (s.has("mystic-cloak")) return;
  const { sy, hw } = measures(s);
  s.fig.part(
    `M${-hw - 14},${sy + 4}Q0,${sy - 30} ${hw + 14},${sy + 2}Q${hw},${sy + 20} 0,${sy + 24}Q${-hw},${sy + 20} ${-hw - 14},${sy + 4}Z`,
    s.color,
    { dx: 6, inside: () => s.fig.line(`M${-hw - 14},${sy}Q0,${sy + 34} ${hw + 14},${sy - 2}`, 5, s.trim) },
  );
}
export function highCollar(s: Sitter): void {
  const { sy, hw } = measures(s);
  s.fig.both(() =>
    s.fig.part(
      `M8,${sy + 10}L${hw * 0.5},${sy - 18}L${hw + 16},${sy - 34}Q${hw + 26},${sy - 4} ${hw + 8},${sy + 22}L22,${sy + 44}Z`,
      s.color,
      {
        dx: 5,
        inside: () => s.fig.line(`M8,${sy + 10}L${hw * 0.5},${sy - 18}L${hw + 16},${sy - 34}`, 7, s.trim),
      },
    ),
  );
}
export function ruff(s: Sitter): void {
  const { sy, hw } = measures(s);
  s.fig.part(
    `M${-hw - 6},${sy - 2}l10,-14h${hw * 2 - 8}l10,12l-8,16l-12,-4l-8,12l-14,-6l-8,10l-10,-10l-14,6l-8,-12l-12,6z`,
    "#f2e6c8",
    { dx: 4 },
  );
}
/** Arrows over the shoulder; the longbow brings it, and a ranger has it from the start. */
export function quiver(s: Sitter): void {
  if (s.class === "ranger" && s.tier === 0 && !s.has("longbow")) return;
  const { fig } = s;
  const { sy, sw } = measures(s);
  fig.at({ x: -sw * 0.62, y: sy + 2, turn: -24 }, () => {
    for (const [x, y, color] of [
      [-9, -52, "#e9e0c8"],
      [1, -62, "#b8453a"],
      [10, -50, "#e9e0c8"],
    ] as const) {
      fig.cord(`M${x},${y + 8}V0`, 2, "#7d5433", 2.4);
      fig.part(
        `M${x},${y - 6}L${x + 7},${y + 2}V${y + 22}L${x},${y + 16}L${x - 7},${y + 22}V${y + 2}Z`,
        color,
        { dx: 2, dy: 2, rim: 0, contour: 1.6 },
      );
    }
    fig.part("M-18,-22H18L14,90H-14Z", DARK_LEATHER, { dx: 7 });
    fig.part("M-19,-24H19V-10H-19Z", s.tier >= 2 ? BRASS : "#8c5a34", { dx: 4 });
  });
}
