/** The dwarf's head: nose, full beard or side braids. */
import { light, mix, shadow } from "../color";
import { ellipse } from "./path";
import { DARK_LEATHER } from "./materials";
import { BLUSH, browShade, eyes, blush, wind, braid, type Face } from "./face";

const BEARDS = [104, 116, 124, 134];

export function dwarfHead(face: Face): void {
  const { s, w, h, cover } = face;
  const { fig, skin, hair } = s;
  if (!cover.hood)
    fig.part(
      `M${-w - 6},-20C${-w - 26},20 ${-w - 16},56 ${-w + 6},64H${w - 6}C${w + 16},56 ${w + 26},20 ${w + 6},-20Z`,
      mix(hair, "#2a0f16", 0.18),
    );
  fig.both(() => fig.part(ellipse(w + 1, 6, 11, 15), skin, { dx: 3, dy: 3 }));
  fig.part(
    `M${-w},-14Q${-w + 2},${-h} 0,${-h}Q${w - 2},${-h} ${w},-14V20Q${w - 6},48 0,50Q${-w + 6},48 ${-w},20Z`,
    skin,
    { dx: 10, dy: 2, inside: () => browShade(face) },
  );
  blush(face, 20, 0.36);
  if (!cover.hat && !cover.hood)
    fig.part(
      `M${-w - 4},-2C${-w - 8},${-h - 14} -10,${-h - 24} 14,${-h - 16}C${w + 6},${-h - 8} ${w + 8},-20 ${w + 3},0C${w - 6},-24 ${w - 22},-32 6,-30C-10,-22 ${-w + 10},-30 ${-w - 4},-2Z`,
      hair,
    );
  eyes(s, 3, 2, { dx: 21, rx: 10, ry: 7, brow: null, thick: 0, tilt: 0, lash: false });
  const down = s.stance.frown;
  for (const side of [-1, 1])
    fig.part(
      `M${3 + side * 6},${-8 + down}C${3 + side * 14},${-24 + down * 0.5} ${3 + side * 34},-24 ${2 + side * 42},${-4 - down * 0.5}C${3 + side * 33},-11 ${3 + side * 20},${-9 + down} ${3 + side * 6},${-1 + down}Z`,
      hair,
      { dx: 3, dy: 3, rim: 2, contour: 1.8, outline: false },
    );
  if (s.look === "a") fullBeard(face);
  else sideBraids(face);
  fig.at({ x: 3 }, () =>
    fig.part("M-6,-2C-8,8 -17,14 -16,24C-14,34 14,34 16,24C17,14 8,8 6,-2Z", mix(skin, BLUSH, 0.22), {
      dx: 5,
      dy: 3,
      outline: false,
      contour: 1.8,
    }),
  );
}
function fullBeard({ s, w }: Face): void {
  const { fig, hair, tier } = s;
  const long = BEARDS[tier];
  fig.bent(wind(s), () => {
    fig.flat(
      `M${-w + 2},60L${-w + 16},104L-14,${long + 10}L8,${long + 34}L34,${long + 4}L${w + 6},108L${w + 16},60Z`,
      "#1c0f2c",
      { opacity: 0.3 },
    );
    fig.part(
      `M${-w - 2},8C${-w - 14},46 ${-w - 8},78 ${-w + 8},96C${-w + 6},104 ${-w + 16},${long - 8} -24,${long - 14}C-20,${long} -8,${long + 14} 2,${long + 20}C8,${long + 8} 22,${long} 26,${long - 16}C${w - 12},${long - 10} ${w - 6},104 ${w - 8},96C${w + 8},78 ${w + 14},46 ${w + 2},8C${w - 8},32 26,38 0,36C-26,38 ${-w + 8},32 ${-w - 2},8Z`,
      hair,
      { dx: 14, dy: 4 },
    );
    fig.line(
      `M-36,56C-34,76 -30,90 -22,${long - 30}M-16,64C-14,86 -8,100 -6,${long - 4}M14,64C12,86 10,100 8,${long - 6}M36,54C36,76 30,90 24,${long - 30}`,
      2,
      shadow(hair, 0.55),
    );
    fig.line("M-46,40C-46,60 -42,74 -36,84M-27,60C-26,76 -22,90 -18,96", 2.4, light(hair, 0.4));
    for (const [x, y] of tier >= 3
      ? [
          [-22, long - 30],
          [23, long - 30],
          [1, long - 6],
        ]
      : tier >= 2
        ? [
            [-22, long - 30],
            [23, long - 30],
          ]
        : [])
      fig.part(`M${x - 9},${y}h19v13h-19z`, s.trim, { dx: 3, dy: 2, outline: false, contour: 1.8 });
  });
  fig.flat("M-10,43Q2,50 14,43Q2,57 -10,43Z", "#6d2a26", { contour: 1.4 });
  fig.part(
    "M2,30C-12,24 -34,30 -50,58C-34,54 -10,56 2,42C14,56 36,54 50,58C36,30 16,24 2,30Z",
    light(hair, 0.14),
    { dx: 3, dy: 5, outline: false },
  );
}
function sideBraids({ s, w }: Face): void {
  const { fig, skin, tier } = s;
  fig.line("M-10,38Q5,44 18,36", 2.8, "#7a3026");
  fig.line("M-4,44q8,3 14,0", 1.8, shadow(skin, 0.5));
  for (const side of [-1, 1]) {
    fig.part(
      `M${side * (w + 3)},-8C${side * (w + 14)},20 ${side * (w + 8)},44 ${side * (w - 8)},58C${side * (w - 22)},56 ${side * (w - 24)},40 ${side * (w - 16)},28C${side * (w - 6)},18 ${side * (w - 4)},4 ${side * (w + 3)},-8Z`,
      s.hair,
      { dx: 5 },
    );
    fig.bent(wind(s), () =>
      braid(
        s,
        [side * (w - 12), 54],
        [side * (w - 18), tier >= 2 ? 134 : 118],
        5,
        13,
        tier >= 2 ? s.trim : DARK_LEATHER,
      ),
    );
  }
}
