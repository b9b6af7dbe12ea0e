/** The dragonkin's head: snout, horns or frill. */
import { mix, shadow } from "../color";
import { ellipse } from "./path";
import type { Sitter } from "./sitter";
import { browShade, type Cover, type Face } from "./face";

export function dragonHead(face: Face): void {
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
