/** How scenes are painted: flat shapes, lines and glows, in tones from far to near. */
import { ellipse, placed, short } from "./path";

/** The painter's means in a scene: tones from far to near, and colors drowned in the air between. */
export interface Air {
  far: string;
  mid: string;
  near: string;
  floor: string;
  halo: string;
  muted: (color: string, share?: number) => string;
}
export const fill = (d: string, color: string, opacity = 1) =>
  `<path d="${placed(d, (x, y) => [x, y], false).d}" fill="${color}"${opacity < 1 ? ` opacity="${short(opacity)}"` : ""}/>`;
export const stroke = (d: string, color: string, width: number, opacity = 1) =>
  `<path d="${placed(d, (x, y) => [x, y], false).d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${opacity < 1 ? ` opacity="${short(opacity)}"` : ""}/>`;
export const rect = (x: number, y: number, w: number, h: number) => `M${x},${y}h${w}v${h}h${-w}z`;
export const glow = (x: number, y: number, r: number, color: string, strength = 0.3) =>
  fill(ellipse(x, y, r), color, strength * 0.6) + fill(ellipse(x, y, r * 0.55), color, strength);
export const many = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");
