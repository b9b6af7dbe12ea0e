/** Hats, hoods, masks and bands of the classes. Frame: the head's center at 0,0. */
import { light, mix, shadow } from "../color";
import { star } from "./path";
import { BRASS, DARK_LEATHER } from "./materials";
import type { Sitter } from "./sitter";
import { hood } from "./armor";

export function circlet(stone: string): (s: Sitter) => void {
  return (s) => {
    if (s.tier < 2) return;
    const { w } = s.body.head;
    s.fig.cord(`M${-w},-20Q3,-37 ${w},-20`, 5, s.trim, 3);
    s.fig.part("M4,-44l8,14l-8,12l-8,-12z", stone, { dx: 2, dy: 2, rim: 1.5, outline: false, contour: 1.7 });
  };
}
export function antlers(s: Sitter): void {
  const { fig } = s;
  const { w, h } = s.body.head;
  fig.both(() => {
    const d =
      s.tier >= 2
        ? `M${w * 0.42},${-h + 4}C${w * 0.6},${-h - 30} ${w + 16},${-h - 34} ${w + 14},${-h - 72}C${w + 24},${-h - 60} ${w + 24},${-h - 44} ${w + 19},${-h - 32}Q${w + 32},${-h - 40} ${w + 38},${-h - 54}Q${w + 42},${-h - 30} ${w + 12},${-h - 18}C${w + 4},${-h - 12} ${w * 0.8},${-h - 2} ${w * 0.72},${-h + 12}Z`
        : `M${w * 0.42},${-h + 4}C${w * 0.6},${-h - 24} ${w + 8},${-h - 26} ${w + 8},${-h - 50}Q${w + 20},${-h - 30} ${w + 2},${-h - 14}C${w * 0.9},${-h - 8} ${w * 0.8},${-h - 2} ${w * 0.72},${-h + 12}Z`;
    fig.part(d, "#c9a878", { dx: 4, dy: 3 });
    if (s.tier >= 2)
      fig.part(
        `M${w * 0.86},${-h - 20}Q${w * 0.5},${-h - 36} ${w * 0.56},${-h - 60}Q${w * 0.74},${-h - 46} ${w * 1.06},${-h - 30}Z`,
        "#c9a878",
        { dx: 4, dy: 3 },
      );
  });
  for (let at = -3; at <= 3; at++)
    fig.at({ x: at * w * 0.31 + 2, y: -h + 14 + Math.abs(at) * Math.abs(at) * 1.6, turn: at * 24 }, () =>
      fig.part("M0,-12C10,-5 10,6 0,13C-10,6 -10,-5 0,-12Z", at % 2 ? "#6aa348" : "#4f8f3f", {
        dx: 3,
        dy: 2,
        rim: 0,
        contour: 1.6,
      }),
    );
}
export function headband(s: Sitter): void {
  const { w } = s.body.head;
  const y = s.race === "dragonkin" ? -20 : 0;
  s.fig.part(
    `M${-w - 2},${y - 24}Q3,${y - 38} ${w + 2},${y - 24}V${y - 13}Q3,${y - 27} ${-w - 2},${y - 13}Z`,
    s.color,
    { dx: 4, dy: 3, outline: false, rim: 2 },
  );
  s.fig.part(`M${-w - 2},${y - 22}q-14,4 -20,22q8,-4 11,0q2,-12 10,-14z`, s.color, {
    dx: 3,
    dy: 3,
    rim: 1.5,
  });
  if (s.tier >= 2)
    s.fig.part(star(4, y - 27, 9, 0.6, 4), BRASS, { outline: false, rim: 1, dx: 1, dy: 1, contour: 1.5 });
}
export function warPaint(s: Sitter): void {
  if (s.tier < 2 || (s.race === "orc" && s.look === "b")) return;
  const { w } = s.body.head;
  s.fig.line(
    `M${-w * 0.74},12l${w * 0.36},5M${-w * 0.7},20l${w * 0.3},4M${w * 0.46},17l${w * 0.36},-5M${w * 0.48},24l${w * 0.3},-4`,
    3.4,
    "#a8352a",
    0.85,
  );
}
export function halfMask(s: Sitter): void {
  const { w } = s.body.head;
  const f = s.race === "dwarf" ? 2 : 4;
  const eye = w * 0.43;
  if (s.race === "dragonkin") return; // drawn below the brow ridges, with the head
  s.fig.at({ x: f, y: 1 }, () => {
    // the eyes' holes run the other way round
    s.fig.flat(
      `M${-w - f + 1},-10Q0,-18 ${w - f - 1},-10L${w - f - 2},8Q${w * 0.5},16 5,8Q0,4 -5,8Q${-w * 0.5},16 ${-w - f + 2},8ZM${-eye - 10.5},0Q${-eye},11 ${-eye + 10.5},0Q${-eye},-12 ${-eye - 10.5},0ZM${eye - 10.5},0Q${eye},11 ${eye + 10.5},0Q${eye},-12 ${eye - 10.5},0Z`,
      "#2c2733",
      { contour: 2 },
    );
    s.fig.line(`M${-w - f + 3},-8Q0,-15 ${w * 0.4},-12`, 2.4, "#6a6078");
  });
}
export function rogueHood(s: Sitter): void {
  const color = mix(s.color, "#6a6080", 0.18);
  hood(s, s.body.shoulder.y - s.body.head.y, color, mix(color, "#c9b8e0", 0.3), 6);
}
export function scarf(s: Sitter): void {
  if (s.race === "dwarf" || s.has("chain-helm") || s.has("mystic-cowl")) return;
  const { w, h } = s.body.head;
  const neck = s.body.shoulder.y - s.body.head.y;
  const low = s.race === "dragonkin" ? 0.96 : 0.5;
  s.fig.part(
    `M${w * 0.3},${neck + 20}C${w * 0.7},${neck + 44} ${w * 0.5},${neck + 66} ${w * 0.9},${neck + 88}L${w * 0.3},${neck + 92}C${w * 0.2},${neck + 66} 0,${neck + 44} -2,${neck + 24}Z`,
    "#8f2f3a",
    { dx: 5, dy: 4 },
  );
  s.fig.part(
    `M${-w + 2},${h * low}C${-w * 0.3},${h * (low + 0.16)} ${w * 0.4},${h * (low + 0.16)} ${w},${h * (low - 0.04)}C${w + 6},${h + 2} ${w + 16},${neck + 2} ${w + 18},${neck + 12}Q0,${neck + 40} ${-w - 16},${neck + 14}C${-w - 12},${neck} ${-w - 4},${h} ${-w + 2},${h * low}Z`,
    "#8f2f3a",
    { dx: 6, dy: 5 },
  );
  s.fig.line(
    `M${-w * 0.6},${h - 2}Q0,${h + 16} ${w * 0.8},${h - 4}M${-w * 0.8},${neck + 2}Q0,${neck + 24} ${w * 0.7},${neck + 2}`,
    2,
    "#571922",
  );
}
export function featherCap(s: Sitter): void {
  const { fig } = s;
  const { w, h } = s.body.head;
  const tier1 = s.tier < 2;
  fig.at({ y: -h + 12, x: 2, scale: (w / 50) * 1.04, turn: -7 }, () => {
    fig.part(
      tier1
        ? "M20,-20C34,-46 60,-64 82,-62C78,-42 60,-22 36,-8Z"
        : "M20,-20C40,-60 78,-84 104,-78C100,-52 74,-26 40,-8Z",
      "#d8423a",
      { dx: 5 },
    );
    fig.line(
      tier1
        ? "M30,-14C46,-34 60,-48 76,-57"
        : "M30,-14C54,-44 76,-62 98,-74M52,-42l14,2M66,-54l14,2M46,-34l-2,-14M60,-50l-2,-12",
      2,
      "#8a1f22",
    );
    fig.part("M-56,8C-60,-30 -30,-50 4,-46C38,-42 58,-22 56,4Q20,-10 -56,8Z", s.color, { dx: 8 });
    fig.part(
      "M-62,14C-66,2 -52,-4 -34,-6C0,-10 40,-10 60,0C70,6 66,14 58,14C30,4 -20,6 -62,14Z",
      mix(s.color, "#f0dfae", 0.78),
      { dx: 5, dy: 4 },
    );
    fig.stud(38, -6, 8, s.trim, 2);
  });
}
const CONES = [
  "M-52,-14C-46,-50 -30,-78 -2,-84C22,-86 46,-70 62,-48C46,-54 44,-46 52,-14Q0,-2 -52,-14Z",
  "M-54,-14C-44,-60 -24,-104 8,-116C30,-120 54,-104 64,-84C46,-88 38,-78 54,-14Q0,0 -54,-14Z",
  "M-54,-14C-44,-64 -26,-118 -4,-142C4,-152 30,-152 46,-134C28,-134 24,-122 34,-92C42,-66 50,-40 54,-14Q0,0 -54,-14Z",
];
export function pointedHat(s: Sitter): void {
  const { fig, tier } = s;
  const cloth = tier === 0 ? "#8a7a63" : tier >= 3 ? "#3b3a92" : s.color;
  const { w, y } = s.body.head;
  const room = (y - 12) / 152; // the tip stays in the picture
  fig.at({ x: 2, y: -30, scale: Math.min(room, (w / 50) * (s.race === "dwarf" ? 1 : 1.12)) }, () => {
    fig.part(
      tier === 0
        ? "M-84,2Q-60,-22 0,-24Q66,-22 86,10Q40,-2 0,2Q-44,0 -84,2Z"
        : "M-96,6Q-60,-24 0,-26Q60,-24 96,2Q50,10 0,10Q-50,12 -96,6Z",
      cloth,
      { dx: 10, dy: 4 },
    );
    fig.part(CONES[Math.min(tier, 2)], cloth, { dx: 14, dy: 4, inside: () => hatSigns(s) });
    fig.line("M-18,-18Q-20,-44 -8,-70M26,-16Q26,-40 20,-60", 2, shadow(cloth, 0.55));
    fig.part(
      "M-55,-16Q0,-1 55,-16L53,-30Q0,-15 -53,-30Z",
      tier === 0 ? "#5f503c" : tier === 1 ? DARK_LEATHER : s.trim,
      { dx: 5, dy: 3, outline: false },
    );
    if (tier >= 2)
      fig.part("M0,-34L12,-20L0,-4L-12,-20Z", tier >= 3 ? "#e5566a" : "#4fb0d8", {
        dx: 4,
        dy: 3,
        outline: false,
        rim: 2,
      });
  });
}
function hatSigns({ fig, tier }: Sitter): void {
  if (tier === 0) fig.flat("M-30,-50l18,-6l4,16l-18,6z", "#6f604c", { contour: 1.4 });
  if (tier >= 2)
    fig.flat(
      [
        [-16, -58, 9],
        [14, -84, 7],
        [22, -44, 6],
        [-4, -108, 5],
      ]
        .map(([x, y, r]) => star(x, y, r))
        .join(""),
      light("#e9c56a", 0.2),
    );
}
