/** Scenes under a roof. */
import { mix } from "../color";
import { ellipse, star } from "./path";
import { fill, stroke, rect, glow, many, type Air } from "./brush";

function stones(x0: number, x1: number, y0: number, y1: number, color: string): string {
  let d = "";
  for (let y = y0, row = 0; y <= y1; y += 40, row++) {
    d += `M${x0},${y}H${x1}`;
    for (let x = x0 + (row % 2 ? 34 : 68); x < x1; x += 68) d += `M${x},${y}v40`;
  }
  return stroke(d, color, 2.5, 0.6);
}
export function tavern(air: Air): string {
  const wood = air.muted("#6b4527", 0.3);
  const dark = air.muted("#3f2716", 0.25);
  const barrel = (x: number, y: number) =>
    fill(
      `M${x - 34},${y - 74}Q${x},${y - 82} ${x + 34},${y - 74}Q${x + 46},${y - 38} ${x + 34},${y}Q${x},${y + 8} ${x - 34},${y}Q${x - 46},${y - 38} ${x - 34},${y - 74}Z`,
      wood,
    ) +
    stroke(
      `M${x - 40},${y - 56}Q${x},${y - 48} ${x + 40},${y - 56}M${x - 40},${y - 18}Q${x},${y - 10} ${x + 40},${y - 18}`,
      dark,
      6,
    );
  const mug = (x: number, y: number) =>
    fill(`M${x},${y}v-26h20v26z`, air.muted("#c9a05a", 0.25)) +
    fill(`M${x - 2},${y - 26}q4,-10 12,-6q10,-4 12,6z`, "#fff3d6", 0.9) +
    stroke(`M${x + 20},${y - 20}q10,2 0,14`, air.muted("#c9a05a", 0.25), 4);
  return [
    stroke(
      many(9, (at) => `M${-40 + at * 60},-90V500`),
      dark,
      3,
      0.5,
    ),
    fill(rect(-80, -90, 560, 64) + rect(-80, 190, 90, 12), dark),
    fill("M-80,-26L-10,-26L-80,60ZM480,-26L410,-26L480,60Z", dark),
    // shelf with mugs, round window
    fill(rect(290, 236, 140, 10) + rect(306, 246, 8, 18) + rect(380, 246, 8, 18), dark),
    mug(302, 236),
    mug(336, 236),
    mug(370, 236),
    fill(ellipse(60, 190, 50), dark),
    fill(ellipse(60, 190, 42), mix(air.halo, "#ffb860", 0.35)),
    stroke("M60,148V232M18,190H102", dark, 6),
    // lamp
    stroke("M330,-30V60", dark, 4),
    glow(330, 84, 70, "#ffd88a", 0.35),
    fill("M312,62h36l8,40h-52z", dark),
    fill("M318,68h24l6,28h-36z", "#ffe9b0"),
    barrel(20, 462),
    barrel(386, 468),
    barrel(46, 392),
    fill("M-80,462H480V480H-80Z", dark, 0.6),
  ].join("");
}
export function forge(air: Air): string {
  const stone = air.muted("#5a4a48", 0.25);
  const dark = air.muted("#2c2022", 0.2);
  return [
    stones(-20, 420, 40, 420, air.near),
    fill("M-80,500V250Q-80,200 -20,196H128V500Z", stone),
    fill("M-30,200L0,-90H96L112,200Z", stone),
    stroke("M-20,196H130", dark, 10),
    fill("M6,500V310Q6,252 56,252Q106,252 106,310V500Z", dark),
    fill("M20,500V318Q20,270 56,270Q92,270 92,318V500Z", "#c9481f"),
    glow(56, 400, 90, "#ff9a3a", 0.3),
    fill("M30,480Q18,410 46,360Q52,390 60,330Q94,400 84,480Z", "#ff9a3a"),
    fill("M42,480Q36,430 58,396Q78,440 72,480Z", "#ffe08a"),
    // tools on the wall
    stroke("M280,150H400", dark, 8),
    stroke("M300,154V230M340,154V220M376,154V240", air.muted("#7d5433", 0.2), 6),
    fill("M286,226h28v20h-28zM330,216l20,0l-4,34h-12zM366,236h20v8h-20z", air.muted("#9aa6b2", 0.3)),
    fill("M286,404h104v18q-40,4 -44,34h18v28h-70v-28h18q-4,-26 -40,-36z", dark),
    fill("M286,404h104v7h-98z", air.muted("#9aa6b2", 0.35)),
    fill(rect(310, 484, 70, 30), air.muted("#6b4527", 0.25)),
  ].join("");
}
export function chapel(air: Air): string {
  const wall = mix(air.mid, air.halo, 0.1);
  const window = (x: number, y: number, w: number, h: number, colors: string[]) => {
    const arch = `M${x - w},${y + h}V${y}Q${x - w},${y - w} ${x},${y - w * 1.7}Q${x + w},${y - w} ${x + w},${y}V${y + h}Z`;
    const panes = colors
      .map((color, at) =>
        fill(
          rect(x - w + (at % 2) * w, y - 10 + Math.floor(at / 2) * (h / 2), w, h / 2 + 4),
          air.muted(color, 0.18),
        ),
      )
      .join("");
    return (
      fill(arch, mix(air.halo, "#fff", 0.2)) +
      panes +
      stroke(
        `${arch}M${x},${y - w * 1.6}V${y + h}M${x - w},${y + h / 2}H${x + w}M${x - w},${y}H${x + w}`,
        air.near,
        6,
      )
    );
  };
  const candle = (x: number, y: number, h: number) =>
    fill(rect(x, y - h, 9, h), "#f3e6c8") +
    glow(x + 4.5, y - h - 10, 18, "#ffd88a", 0.5) +
    fill(ellipse(x + 4.5, y - h - 9, 4, 8), "#ffe9a0");
  return [
    stones(-20, 420, -20, 460, air.mid),
    fill("M170,-90H230L330,520H70Z", air.halo, 0.22),
    window(66, 150, 42, 170, ["#b8382e", "#3b6ea0", "#e0b04a", "#4f8f3f"]),
    window(334, 150, 42, 170, ["#3b6ea0", "#e0b04a", "#74459c", "#b8382e"]),
    fill(
      rect(-30, -90, 40, 620) + rect(390, -90, 40, 620) + rect(130, -90, 16, 560) + rect(254, -90, 16, 560),
      wall,
    ),
    fill("M130,40Q200,-70 270,40V-90H130Z", wall),
    candle(20, 474, 46),
    candle(38, 474, 70),
    candle(58, 474, 38),
    candle(78, 476, 56),
    candle(330, 474, 60),
    candle(350, 474, 40),
    candle(368, 474, 74),
    candle(388, 474, 50),
  ].join("");
}
export function cell(air: Air): string {
  const iron = air.muted("#2c2a33", 0.15);
  return [
    stones(-20, 420, -60, 460, air.near),
    // morning through the open door
    fill("M112,500V110Q112,30 200,30Q288,30 288,110V500Z", mix(air.halo, "#ffe6a8", 0.4)),
    fill("M112,380Q170,340 230,364Q270,376 288,356V500H112Z", mix("#8fb06a", air.halo, 0.3)),
    fill(ellipse(236, 150, 34), "#fff6d8"),
    fill("M112,500H288L400,600H0Z", air.halo, 0.4),
    stroke("M112,500V110Q112,30 200,30Q288,30 288,110V500", air.near, 14),
    // the barred door, swung aside
    fill("M288,96L384,40V540L288,500Z", iron, 0.25),
    stroke(
      "M288,96L384,40V540L288,500ZM312,84V510M336,70V520M360,56V530M288,250L384,236M288,400L384,412",
      iron,
      8,
    ),
    // a broken chain on the wall
    fill(ellipse(54, 210, 12), iron),
    stroke("M54,222v14M54,244v14M54,266q-2,10 -10,12", iron, 7),
    stroke(ellipse(54, 236, 6, 10) + ellipse(54, 258, 6, 10), iron, 4),
    stroke(
      "M20,300l6,30M32,300l6,30M44,300l6,30M56,300l6,30M14,328l52,-24M84,300l6,30M96,300l6,30",
      mix(air.near, air.halo, 0.3),
      3.5,
    ),
  ].join("");
}
export function hall(air: Air): string {
  const stone = mix(air.mid, air.halo, 0.16);
  const banner = (x: number, color: string) =>
    fill(`M${x - 30},60H${x + 30}V300L${x},330L${x - 30},300Z`, air.muted(color, 0.22)) +
    stroke(`M${x - 24},66V296L${x},320L${x + 24},296V66`, air.muted("#e0b04a", 0.2), 4) +
    fill(star(x, 160, 20), air.muted("#f0c650", 0.15)) +
    fill(rect(x - 36, 52, 72, 9), air.muted("#d3a243", 0.2));
  return [
    fill("M140,500V200Q140,130 200,130Q260,130 260,200V500Z", mix(air.halo, "#fff", 0.1)),
    stroke("M200,130V470M140,220H260M140,300H260M140,380H260", air.far, 5),
    stroke("M140,500V200Q140,130 200,130Q260,130 260,200V500", air.near, 9),
    banner(78, "#8f2f22"),
    banner(322, "#8f2f22"),
    fill(
      rect(-30, -90, 58, 600) + rect(372, -90, 58, 600) + rect(-38, 440, 74, 70) + rect(364, 440, 74, 70),
      stone,
    ),
    stroke("M10,-90V440M392,-90V440", air.near, 4),
    // chandelier
    stroke("M200,-90V8", air.near, 4),
    stroke("M140,22Q200,46 260,22", air.muted("#d3a243", 0.15), 7),
    ...[140, 180, 220, 260].map(
      (x, at) =>
        glow(x, at % 3 ? 18 : 6, 18, "#ffe0a0", 0.5) + fill(ellipse(x, at % 3 ? 18 : 6, 4, 8), "#fff0c0"),
    ),
    fill("M150,520L172,430H228L250,520Z", air.muted("#8f2f22", 0.3)),
  ].join("");
}
const SPINES = ["#8a3b30", "#b88a3e", "#3d5f78", "#5a7348", "#6a4a80"];
function shelves(x0: number, width: number, rows: number, air: Air): string {
  let [books, seed] = ["", 0];
  const colors = SPINES.map((color) => air.muted(color, 0.36));
  const spines: string[] = SPINES.map(() => "");
  for (let row = 0; row < rows; row++) {
    const y = -10 + row * 74;
    books += rect(x0 - 8, y + 60, width + 16, 8);
    for (let x = x0; x < x0 + width - 8; seed++) {
      const [w, h] = [9 + ((seed * 7) % 9), 36 + ((seed * 13) % 20)];
      spines[seed % 5] += rect(x, y + 60 - h, w, h);
      x += w + 2;
    }
  }
  return (
    fill(rect(x0 - 8, -90, width + 16, 600), air.near) +
    spines.map((d, at) => fill(d, colors[at])).join("") +
    fill(books, mix(air.near, "#000", 0.35))
  );
}
export function library(air: Air): string {
  return [
    fill("M128,500V190Q128,110 200,110Q272,110 272,190V500Z", mix(air.halo, "#fff", 0.1), 0.7),
    stroke("M200,110V500M128,220H272M128,320H272M128,420H272", air.far, 5),
    stroke("M128,500V190Q128,110 200,110Q272,110 272,190V500", air.near, 9),
    shelves(0, 104, 7, air),
    shelves(298, 104, 7, air),
    // a ladder and a globe
    stroke(
      "M96,490L126,110M120,490L148,120M99,440h24M104,380h24M109,320h24M114,260h22M119,200h22",
      air.muted("#7d5433", 0.2),
      6,
    ),
    fill(ellipse(352, 440, 30), air.muted("#5b8bb0", 0.3)),
    fill("M334,426q12,-14 24,-4q14,8 4,20q-16,10 -28,-16z", air.muted("#6aa348", 0.3)),
    stroke("M322,440q30,46 60,0M352,470V496", air.muted("#d3a243", 0.2), 5),
  ].join("");
}
export function study(air: Air): string {
  const map = mix(air.near, "#0d1440", 0.5);
  const line = air.muted("#e0c878", 0.2);
  const points = [
    [146, 110],
    [176, 74],
    [214, 96],
    [256, 66],
    [278, 120],
    [236, 150],
    [140, 170],
    [178, 196],
    [262, 186],
  ];
  return [
    stones(-20, 420, -60, 460, air.mid),
    fill(ellipse(206, 134, 116), mix(map, "#000", 0.3)),
    fill(ellipse(206, 134, 108), map),
    stroke(ellipse(206, 134, 108) + ellipse(206, 134, 74) + ellipse(206, 134, 40), line, 2.5),
    stroke(
      `M${points
        .slice(0, 6)
        .map((point) => point.join(","))
        .join("L")}M140,170L178,196L262,186`,
      line,
      2,
    ),
    fill(points.map(([x, y]) => star(x, y, 8, 0.35, 4)).join(""), "#fff3c4"),
    shelves(-10, 70, 7, air),
    // a telescope on its stand and a desk
    fill("M270,344L382,268L396,288L286,364Z", air.muted("#d3a243", 0.2)),
    fill("M380,266L404,250L420,276L396,292Z", air.muted("#a8762a", 0.2)),
    stroke("M330,330L300,470M334,330L372,470M332,330V470", air.muted("#6b4527", 0.2), 7),
    fill(rect(-20, 400, 130, 14) + rect(-6, 414, 12, 90) + rect(86, 414, 12, 90), air.muted("#6b4527", 0.2)),
    fill(rect(20, 366, 7, 34), "#f3e6c8"),
    glow(23, 354, 30, "#ffe0a0", 0.4),
    fill(ellipse(23, 356, 4, 9), "#ffe9a0"),
    fill("M44,400q16,-12 32,-4q16,-8 26,4z", "#f3e6c8", 0.9),
  ].join("");
}
