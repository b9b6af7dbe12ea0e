/** The canvas and the SVG element around a picture. */
import type { Box } from "./path";
import { SKELETONS } from "./skeleton";
import type { Place } from "./types";

export const CANVAS: Box = { left: 8, top: -26, right: 392, bottom: 550 };

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
export function svgText(box: Box, title: string | undefined, body: string, place?: Place): string {
  const named = title ? `role="img" aria-label="${escaped(title)}"` : 'aria-hidden="true"';
  const view = [box.left, box.top, box.right - box.left, box.bottom - box.top]
    .map((value) => Math.round(value * 10) / 10)
    .join(" ");
  const inside = place
    ? ` x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}"`
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg"${inside} viewBox="${view}" preserveAspectRatio="xMidYMid slice" ${named}>${body}</svg>`;
}
/** How far down the whole picture the middle of the head is, as a share of its height. */
export function headShare(race: string | null): number {
  const { head } = SKELETONS[race ?? ""] ?? SKELETONS.human;
  return (head.y - CANVAS.top) / (CANVAS.bottom - CANVAS.top);
}
