/** Behind the hero: a sky by alignment and growth, and the place of the backstory. A new backstory is a line in `SCENES`. */
import { mix } from "../color";
import { ellipse, short, star } from "./path";
import { GROUND } from "./skeleton";
import type { Tier } from "./types";
import { fill, many, stroke, type Air } from "./brush";
import { village, steppe, nightRoad, burntField, roofs, forum, ruins, forest, fog, rift } from "./outdoors";
import { tavern, forge, chapel, cell, hall, library, study } from "./indoors";

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

interface Scene {
  sky: Sky;
  draw: (air: Air) => string;
}
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
