/** Behind the hero: a sky by alignment and growth, and the place of the backstory. A new backstory is a line in `SCENES`. */
import { mix } from "../color";
import { ellipse, placed, short, star } from "./path";
import { GROUND } from "./skeleton";
import type { Tier } from "./types";

interface Sky {
  top: string;
  middle: string;
  low: string;
  halo: string;
  dark: string;
}
const PLAIN: Sky = { top: "#c9b48c", middle: "#dcc9a0", low: "#a08a62", halo: "#f5e6bd", dark: "#4a3b2a" };
const DAY: Sky = { top: "#5b8bb0", middle: "#a9c6c2", low: "#8fa07c", halo: "#fff1c9", dark: "#22384a" };
const DAWN: Sky = { top: "#6a8fd6", middle: "#f8a888", low: "#ffd08a", halo: "#fff2b8", dark: "#5a345e" };
const DUSK: Sky = { top: "#3b3163", middle: "#a8526a", low: "#d98a5a", halo: "#ffc98a", dark: "#1d1438" };
const NIGHT: Sky = { top: "#161c48", middle: "#34407f", low: "#5a4a8a", halo: "#a9b8ff", dark: "#0c0d2c" };
const CRIMSON: Sky = { top: "#2a1020", middle: "#7d2230", low: "#b0492f", halo: "#ff8a4a", dark: "#16060e" };
const GREEN: Sky = { top: "#2f5a52", middle: "#7fa878", low: "#c9c98a", halo: "#f4f0b8", dark: "#142c2a" };
const WARM: Sky = { top: "#5a3f34", middle: "#a8744a", low: "#8a5a3c", halo: "#ffd890", dark: "#2a1816" };
const STONE: Sky = { top: "#5b6478", middle: "#a8a8a4", low: "#8f8a80", halo: "#fff0c8", dark: "#2c2c3a" };
const VIOLET: Sky = { top: "#1e1446", middle: "#5b3a96", low: "#a05ab0", halo: "#e6b8ff", dark: "#120a30" };
const FOG: Sky = { top: "#5a6a78", middle: "#93a3a4", low: "#7c8a86", halo: "#e9efe0", dark: "#26323c" };
const GOLDEN = { low: "#f6d58a", halo: "#fff0b8" };

/** The painter's means in a scene: tones from far to near, and colors drowned in the air between. */
interface Air {
  far: string;
  mid: string;
  near: string;
  floor: string;
  halo: string;
  muted: (color: string, share?: number) => string;
}
interface Scene {
  sky: Sky;
  draw: (air: Air) => string;
}
const fill = (d: string, color: string, opacity = 1) =>
  `<path d="${placed(d, (x, y) => [x, y], false).d}" fill="${color}"${opacity < 1 ? ` opacity="${short(opacity)}"` : ""}/>`;
const stroke = (d: string, color: string, width: number, opacity = 1) =>
  `<path d="${placed(d, (x, y) => [x, y], false).d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${opacity < 1 ? ` opacity="${short(opacity)}"` : ""}/>`;
const rect = (x: number, y: number, w: number, h: number) => `M${x},${y}h${w}v${h}h${-w}z`;
const glow = (x: number, y: number, r: number, color: string, strength = 0.3) =>
  fill(ellipse(x, y, r), color, strength * 0.6) + fill(ellipse(x, y, r * 0.55), color, strength);
const many = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");

export const SCENES: Record<string, Scene> = {
  brawler: { sky: WARM, draw: tavern },
  savage: { sky: DUSK, draw: steppe },
  craftsman: { sky: WARM, draw: forge },
  "lost-soul": { sky: FOG, draw: fog },
  persecuted: { sky: NIGHT, draw: nightRoad },
  devoted: { sky: STONE, draw: chapel },
  exonerated: { sky: STONE, draw: cell },
  "rift-walker": { sky: VIOLET, draw: rift },
  patrician: { sky: DAY, draw: forum },
  aristocrat: { sky: WARM, draw: hall },
  mentor: { sky: WARM, draw: library },
  resilient: { sky: DAWN, draw: burntField },
  "street-urchin": { sky: NIGHT, draw: roofs },
  savant: { sky: NIGHT, draw: study },
  "chosen-one": { sky: GREEN, draw: ruins },
  hunter: { sky: GREEN, draw: forest },
};
const ANY_SCENE: Scene = { sky: DAY, draw: village };

function blend(a: Sky, b: Sky, share: number): Sky {
  const parts = (["top", "middle", "low", "halo", "dark"] as const).map((part) => [
    part,
    mix(a[part], b[part], share),
  ]);
  return Object.fromEntries(parts) as unknown as Sky;
}
/** Good brings dawn, evil a crimson dusk; beginners stand in faded light, legends in gold. */
function skyOf(scene: Scene, row: number, tier: Tier): Sky {
  const sky =
    row === 0 ? blend(scene.sky, DAWN, 0.8) : row === 2 ? blend(scene.sky, CRIMSON, 0.78) : scene.sky;
  if (tier === 0) return blend(sky, PLAIN, 0.5);
  if (tier < 3 || row === 2) return sky;
  // mixing all of it with gold would make the colors gray: only the light turns golden
  return { ...sky, top: mix(sky.top, sky.dark, 0.2), low: mix(sky.low, GOLDEN.low, 0.3), halo: GOLDEN.halo };
}

export function drawScene(
  id: string,
  backstory: string | null | undefined,
  row: number,
  tier: Tier,
  headY: number,
  shadowWidth: number,
): string {
  const scene = (backstory && SCENES[backstory]) || ANY_SCENE;
  const sky = skyOf(scene, row, tier);
  const air: Air = {
    far: mix(sky.middle, sky.dark, 0.3),
    mid: mix(sky.middle, sky.dark, 0.52),
    near: mix(sky.middle, sky.dark, 0.72),
    floor: mix(sky.low, sky.dark, 0.74),
    halo: sky.halo,
    muted: (color, share = 0.42) => mix(color, mix(sky.middle, sky.dark, 0.45), share),
  };
  const area = 'x="-80" y="-90" width="560" height="760"';
  return [
    `<defs><linearGradient id="${id}s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky.top}"/><stop offset=".55" stop-color="${sky.middle}"/><stop offset="1" stop-color="${sky.low}"/></linearGradient>`,
    `<radialGradient id="${id}h" cx=".5" cy="${short((headY + 90) / 760)}" r=".46"><stop stop-color="${sky.halo}" stop-opacity=".9"/><stop offset=".55" stop-color="${sky.halo}" stop-opacity=".32"/><stop offset="1" stop-color="${sky.halo}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect ${area} fill="url(#${id}s)"/><rect ${area} fill="url(#${id}h)"/>`,
    scene.draw(air),
    // the corners lie in shade, as on an old picture
    `<radialGradient id="${id}v" cx=".5" cy=".44" r=".62"><stop offset=".5" stop-color="${sky.dark}" stop-opacity="0"/><stop offset="1" stop-color="${sky.dark}" stop-opacity=".62"/></radialGradient><rect x="0" y="-30" width="400" height="600" fill="url(#${id}v)"/>`,
    tier >= 2 ? disc(headY, tier, row === 2 ? "#ff9a5a" : mix(sky.halo, "#ffe0a0", 0.5)) : "",
    fill(`M-80,492Q200,462 480,492V690H-80Z`, air.floor),
    stroke("M-60,508Q60,486 150,492M250,492Q360,486 460,510", mix(air.floor, sky.halo, 0.16), 3, 0.7),
    fill(ellipse(206, GROUND + 3, shadowWidth, 16), "#120a14", 0.42),
  ].join("");
}
/** The disc behind the head of those who are spoken of; a legend's has rays. */
function disc(y: number, tier: Tier, color: string): string {
  const r = tier === 3 ? 128 : 116;
  const ray = (at: number) => {
    const [angle, inner, outer, half] = [(at * 15 * Math.PI) / 180, r + 12, r + (at % 2 ? 74 : 320), 0.05];
    const on = (radius: number, turn: number) =>
      `${200 + radius * Math.cos(turn)},${y + radius * Math.sin(turn)}`;
    return fill(
      `M${on(inner, angle - half)}L${on(outer, angle)}L${on(inner, angle + half)}Z`,
      color,
      at % 2 ? 0.6 : 0.2,
    );
  };
  return (
    (tier === 3 ? many(24, ray) : "") +
    fill(ellipse(200, y, r), color, 0.38) +
    fill(ellipse(200, y, r - 22), color, 0.46) +
    stroke(ellipse(200, y, r), color, 2.5, 0.7)
  );
}
/** Light in the air before a legend. */
export function motes(id: string, color = "#fff6cf"): string {
  const dots = many(18, (at) => ellipse((at * 97 + 31) % 400, 40 + ((at * 61) % 440), 1.2 + (at % 3)));
  const stars = [
    [60, 90, 15],
    [352, 180, 12],
    [40, 430, 12],
    [112, 52, 10],
    [374, 320, 13],
    [300, 34, 10],
    [28, 262, 10],
  ]
    .map(([x, y, r]) => star(x, y, r, 0.2, 4))
    .join("");
  return `<g id="${id}m">${fill(dots, color, 0.6)}${fill(stars, color, 0.95)}</g>`;
}

// ---- outdoors

function village(air: Air): string {
  const house = (x: number, y: number, w: number) =>
    fill(`M${x},${y}v${-w * 0.7}l${w / 2},${-w * 0.5}l${w / 2},${w * 0.5}v${w * 0.7}z`, air.mid) +
    fill(rect(x + w * 0.36, y - w * 0.5, w * 0.26, w * 0.3), "#f6c766");
  return (
    fill("M-80,360Q60,300 180,345Q300,380 480,320V560H-80Z", air.far) +
    house(18, 366, 64) +
    house(300, 362, 76) +
    house(96, 362, 40) +
    house(366, 350, 44) +
    fill("M-80,430Q90,380 200,410Q320,440 480,395V560H-80Z", air.mid)
  );
}
function steppe(air: Air): string {
  return [
    fill(ellipse(92, 300, 62), mix(air.halo, "#ff9a4a", 0.4), 0.85),
    fill("M-80,360Q40,320 160,350Q290,380 480,326V560H-80Z", air.far),
    // tents with smoke
    fill("M292,372L330,300L368,372ZM352,366L382,312L414,366Z", air.near),
    fill("M322,372L330,340L338,372Z", "#f0a04a"),
    stroke("M330,298q-10,-24 4,-44q12,-18 0,-40", air.far, 6, 0.6),
    fill("M-80,420Q80,372 200,400Q330,430 480,384V560H-80Z", air.mid),
    // a wolf on a rock
    fill("M-20,432L6,366Q34,352 78,364L104,432Z", air.near),
    fill(
      "M20,366C18,346 24,336 34,330L44,306L40,296L52,300L58,282L62,300C66,310 62,320 56,326C60,340 62,352 64,364H54L52,346L40,350V366Z",
      mix(air.near, "#0a0614", 0.5),
    ),
    stroke("M-60,470q10,-30 4,-46M110,456q6,-22 2,-34M330,470q8,-28 2,-42M372,466q4,-20 10,-30", air.near, 4),
  ].join("");
}
function nightRoad(air: Air): string {
  return [
    fill(
      "M350,52C312,48 284,80 298,112C309,136 340,140 358,122C334,122 320,106 322,86C324,68 336,56 350,52Z",
      "#f3ecc8",
    ),
    fill("M-80,340Q40,290 150,330Q280,372 480,300V560H-80Z", air.far),
    fill("M-80,410Q100,350 220,388Q340,420 480,380V560H-80Z", air.mid),
    fill(
      "M176,392Q214,400 196,424Q150,470 60,560H330Q250,470 232,424Q214,396 190,390Z",
      mix(air.mid, air.halo, 0.28),
    ),
    // torches of those who search
    ...[
      [352, 372],
      [376, 366],
      [330, 380],
    ].map(
      ([x, y]) =>
        stroke(`M${x},${y}v18`, air.near, 3) +
        glow(x, y - 4, 16, "#ff9a3a", 0.5) +
        fill(ellipse(x, y - 4, 3.5, 5.5), "#ffd98a"),
    ),
    // the wanted bill
    fill("M40,452V236H54V452Z", air.near),
    fill("M6,250L96,242L98,330L8,336Z", air.muted("#7d5433", 0.3)),
    fill("M18,258L86,252L88,322L20,328Z", air.muted("#f0e0b8", 0.22)),
    fill(`${ellipse(53, 282, 12)}M35,308Q53,290 71,306V310H36Z`, air.muted("#5a4632", 0.1)),
    stroke("M30,264L78,260M34,318L74,315", air.muted("#5a4632", 0.1), 4),
  ].join("");
}
function burntField(air: Air): string {
  const stump = (x: number, y: number, w: number, h: number) =>
    fill(
      `M${x - w},${y}L${x - w * 0.7},${y - h}l${w * 0.4},10l${w * 0.3},-22l${w * 0.4},18l${w * 0.4},-8L${x + w},${y}Z`,
      mix(air.near, "#140a10", 0.5),
    );
  const sprout = (x: number, y: number, k: number) =>
    stroke(`M${x},${y}V${y - 20 * k}`, "#4f8f3f", 3.5) +
    fill(
      `M${x},${y - 18 * k}q${-16 * k},${-2 * k} ${-18 * k},${-14 * k}q${16 * k},${-2 * k} ${18 * k},${14 * k}zM${x},${y - 20 * k}q${14 * k},${-4 * k} ${16 * k},${-16 * k}q${-14 * k},0 ${-16 * k},${16 * k}z`,
      "#7fc04a",
    );
  return [
    fill(ellipse(200, 344, 92), mix(air.halo, "#ffb060", 0.3), 0.75),
    fill("M-80,372Q100,330 200,352Q330,376 480,330V560H-80Z", air.far),
    stroke(
      "M70,360V262M70,300l-24,-26M70,284l20,-22M344,356V240M344,290l26,-32M344,270l-22,-24",
      air.near,
      7,
    ),
    fill("M-80,420Q120,380 240,410Q350,432 480,396V560H-80Z", air.mid),
    stump(30, 440, 26, 74),
    stump(366, 446, 30, 60),
    sprout(86, 458, 1.3),
    sprout(120, 474, 0.9),
    sprout(322, 470, 1.2),
    sprout(16, 474, 1),
    sprout(386, 482, 0.9),
  ].join("");
}
function roofs(air: Air): string {
  const house = (x: number, y: number, w: number, color: string, lit: number[]) =>
    fill(`M${x},520V${y + w * 0.42}L${x + w / 2},${y}L${x + w},${y + w * 0.42}V520Z`, color) +
    lit
      .map((at) =>
        fill(
          rect(x + w * 0.24 + (at % 2) * w * 0.34, y + w * 0.56 + Math.floor(at / 2) * 52, w * 0.17, 26),
          "#f6c766",
        ),
      )
      .join("");
  return [
    fill(ellipse(88, 92, 40), "#f0ead0", 0.95),
    fill(ellipse(76, 84, 8) + ellipse(100, 104, 6), "#d8d0b4", 0.7),
    fill(
      [
        [40, 190],
        [180, 40],
        [250, 96],
        [340, 60],
        [376, 150],
        [20, 30],
        [300, 176],
      ]
        .map(([x, y]) => star(x, y, 5, 0.3, 4))
        .join(""),
      "#fff6d8",
      0.8,
    ),
    house(-30, 300, 130, air.far, [1]),
    house(110, 340, 90, air.far, []),
    house(210, 316, 100, air.far, [0]),
    house(300, 280, 130, air.far, [0, 3]),
    fill(rect(330, 250, 20, 60) + rect(20, 270, 18, 60), air.far),
    stroke("M340,246q-8,-18 4,-30q10,-12 2,-26", air.far, 7, 0.6),
    house(-60, 380, 170, air.near, [1, 3]),
    house(296, 366, 190, air.near, [0]),
    fill(rect(40, 372, 24, 60) + rect(36, 366, 32, 10), air.near),
    // a cat on the ridge
    fill("M348,400c-2,-18 4,-28 14,-30l-2,-12l7,6l6,-6l2,12c8,4 10,18 8,30z", mix(air.near, "#05040f", 0.6)),
    stroke("M384,398q16,-4 12,-26", mix(air.near, "#05040f", 0.6), 4),
  ].join("");
}
function forum(air: Air): string {
  const marble = mix(air.halo, air.far, 0.34);
  const dark = mix(marble, air.near, 0.3);
  const column = (x: number, y: number, w: number, h: number, color: string) =>
    fill(rect(x, y, w, h) + rect(x - 5, y - 10, w + 10, 12) + rect(x - 5, y + h - 10, w + 10, 12), color) +
    stroke(
      `M${x + w * 0.34},${y + 8}v${h - 22}M${x + w * 0.68},${y + 8}v${h - 22}`,
      mix(color, air.near, 0.3),
      2.5,
    );
  return [
    fill("M-80,380Q60,330 200,360Q330,386 480,340V560H-80Z", air.far),
    fill("M60,262L200,196L340,262Z", marble),
    fill("M92,256L200,206L308,256Z", dark),
    fill(rect(60, 262, 280, 16), marble),
    many(6, (at) => column(74 + at * 46, 290, 20, 110, dark)),
    fill(rect(44, 398, 312, 14) + rect(28, 412, 344, 16), marble),
    fill("M-80,440Q200,410 480,440V560H-80Z", air.mid),
    column(0, 90, 50, 380, marble),
    column(350, 90, 50, 380, marble),
  ].join("");
}
function ruins(air: Air): string {
  const stone = mix(air.mid, air.halo, 0.12);
  return [
    fill("M-80,380Q80,330 200,352Q320,376 480,330V560H-80Z", air.far),
    fill("M170,-90L250,-90L330,520H90Z", air.halo, 0.32),
    fill("M194,-90L226,-90L270,520H150Z", air.halo, 0.34),
    fill("M14,500V150Q14,60 96,34L104,62Q50,86 50,158V500Z", stone),
    fill("M386,500V196L372,176L362,190L350,160V500Z", stone),
    fill("M120,30l26,-6l4,24l-28,6z", stone),
    stroke("M14,220h36M14,300h36M14,390h36M350,260h36M350,340h36M350,420h36", air.near, 3),
    stroke("M22,150q-14,40 2,70q10,30 -8,60M372,200q16,36 2,80", "#4f7a3f", 6, 0.8),
    fill("M-80,450Q120,412 240,436Q360,452 480,420V560H-80Z", air.mid),
    // a sword in a stone
    fill("M52,486Q58,448 92,446Q130,450 138,486Z", air.near),
    fill("M91,450V384h8V450Z", air.muted("#c3ccd6", 0.15)),
    fill(rect(78, 380, 34, 7) + rect(92, 356, 6, 26), air.muted("#d3a243", 0.15)),
    glow(95, 372, 26, "#fff3c4", 0.3),
  ].join("");
}
function forest(air: Air): string {
  const fir = (x: number, w: number, h: number, color: string) => {
    const y = (share: number) => 476 - h * share;
    return fill(
      `M${x},${y(1)}Q${x + w * 0.3},${y(0.72)} ${x + w * 0.8},${y(0.6)}L${x + w * 0.4},${y(0.62)}Q${x + w * 0.6},${y(0.4)} ${x + w * 1.1},${y(0.3)}L${x + w * 0.5},${y(0.32)}Q${x + w * 0.8},${y(0.1)} ${x + w * 1.4},494H${x - w * 1.4}Q${x - w * 0.8},${y(0.1)} ${x - w * 0.5},${y(0.32)}L${x - w * 1.1},${y(0.3)}Q${x - w * 0.6},${y(0.4)} ${x - w * 0.4},${y(0.62)}L${x - w * 0.8},${y(0.6)}Q${x - w * 0.3},${y(0.72)} ${x},${y(1)}Z`,
      color,
    );
  };
  return [
    fir(24, 50, 330, air.far),
    fir(92, 44, 270, air.far),
    fir(318, 48, 300, air.far),
    fir(384, 54, 340, air.far),
    fir(150, 34, 210, air.far),
    fir(256, 34, 220, air.far),
    fill("M-80,440Q100,400 200,418Q320,438 480,404V560H-80Z", air.mid),
    fir(-8, 66, 380, air.near),
    fir(412, 74, 370, air.near),
    // a stag looks on
    fill(
      "M318,452V420L312,404C312,392 326,388 340,390L352,372L350,362L362,366L370,372L362,378L360,398L358,452H352L350,418H328L324,452Z",
      mix(air.near, "#07100c", 0.4),
    ),
    stroke(
      "M354,362q-10,-8 -8,-22M350,350l-8,-2M358,362q2,-12 12,-18M362,352l8,2",
      mix(air.near, "#07100c", 0.4),
      3,
    ),
  ].join("");
}
function fog(air: Air): string {
  const tree = (x: number, k: number, color: string) =>
    stroke(
      `M${x},480Q${x + 6 * k},380 ${x},${470 - 230 * k}M${x + 2},${430 - 90 * k}l${-34 * k},${-50 * k}M${x + 3},${410 - 60 * k}l${36 * k},${-56 * k}M${x},${420 - 130 * k}l${24 * k},${-40 * k}`,
      color,
      9 * k,
    );
  return [
    tree(60, 1, air.far),
    tree(330, 1.1, air.far),
    tree(130, 0.7, air.far),
    fill("M-80,350Q60,326 200,346Q340,366 480,338V420H-80Z", air.halo, 0.3),
    // a ghost
    fill(
      "M300,404C296,356 306,330 326,330C348,330 356,356 352,404l-9,-10l-8,12l-9,-12l-9,12l-8,-12z",
      "#f3f6ea",
      0.5,
    ),
    fill(ellipse(318, 354, 4, 6) + ellipse(334, 354, 4, 6), air.near, 0.7),
    tree(6, 1.3, air.near),
    tree(398, 1.2, air.near),
    fill("M-80,410Q80,388 200,404Q330,420 480,396V500H-80Z", air.halo, 0.34),
    // a lantern on its post
    fill(rect(70, 300, 8, 180), mix(air.near, "#10141a", 0.4)),
    stroke("M74,302h-34v12", mix(air.near, "#10141a", 0.4), 5),
    glow(40, 340, 62, "#ffdc8a", 0.4),
    fill("M26,318h28l5,44h-38z", mix(air.near, "#10141a", 0.4)),
    fill("M30,324h20l4,32h-28z", "#ffe3a0"),
    fill("M-80,470Q100,440 220,458Q340,474 480,448V560H-80Z", air.halo, 0.26),
  ].join("");
}
function rift(air: Air): string {
  const rock = (x: number, y: number, k: number) =>
    fill(
      `M${x - 34 * k},${y}l${14 * k},${-14 * k}l${26 * k},${-4 * k}l${24 * k},${12 * k}l${-10 * k},${26 * k}l${-20 * k},${20 * k}l${-16 * k},${-6 * k}z`,
      air.near,
    ) +
    fill(
      `M${x - 34 * k},${y}l${14 * k},${-14 * k}l${26 * k},${-4 * k}l${24 * k},${12 * k}l${-26 * k},${8 * k}z`,
      air.far,
    );
  return [
    fill(
      "M200,-90L232,10L214,50L262,150L240,210L288,330L250,420L270,520H130L154,430L112,330L158,210L138,150L190,50L170,10Z",
      "#e08aff",
      0.35,
    ),
    fill(
      "M200,-60L218,16L204,54L240,152L220,214L254,330L226,420L240,520H160L178,430L144,330L182,214L160,152L200,54L186,16Z",
      "#f7c8ff",
      0.6,
    ),
    fill(
      "M200,20L208,60L222,152L206,214L228,330L210,440L190,440L172,330L196,214L180,152L198,60Z",
      "#fff4ff",
      0.8,
    ),
    rock(60, 150, 1.1),
    rock(344, 110, 0.9),
    rock(36, 320, 0.8),
    rock(366, 290, 1.2),
    rock(110, 60, 0.5),
    rock(310, 220, 0.5),
    stroke("M112,330L60,360M288,330L340,380M138,150L96,170M262,150L312,150", "#f7c8ff", 3, 0.7),
    fill("M-80,440L20,412L90,440L160,420L250,444L330,414L480,440V560H-80Z", air.mid),
  ].join("");
}

// ---- indoors

function stones(x0: number, x1: number, y0: number, y1: number, color: string): string {
  let d = "";
  for (let y = y0, row = 0; y <= y1; y += 40, row++) {
    d += `M${x0},${y}H${x1}`;
    for (let x = x0 + (row % 2 ? 34 : 68); x < x1; x += 68) d += `M${x},${y}v40`;
  }
  return stroke(d, color, 2.5, 0.6);
}
function tavern(air: Air): string {
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
function forge(air: Air): string {
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
function chapel(air: Air): string {
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
function cell(air: Air): string {
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
function hall(air: Air): string {
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
function library(air: Air): string {
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
function study(air: Air): string {
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
