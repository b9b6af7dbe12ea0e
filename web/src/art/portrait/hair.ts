/** Hair of human, elf, orc and halfling, two looks each, and what of it falls behind the head. */
import { light, shadow } from "../color";
import { ellipse, star } from "./path";
import { BRASS } from "./materials";
import type { Sitter } from "./sitter";
import { blownHair } from "./skeleton";
import { wind, type Cover, type Face } from "./face";

export const HAIR: Record<string, (face: Face) => void> = {
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
export function elfCirclet({ s, w, f }: Face): void {
  s.fig.cord(`M${-w + 1},-18Q4,-36 ${w - 1},-18`, 2.8, BRASS, 2.4);
  s.fig.part(star(f, -28, 7, 0.6, 4), "#5cc08a", { outline: false, rim: 1, dx: 1, dy: 1 });
}

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
