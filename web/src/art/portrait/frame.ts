/** The canvas and the SVG element around a picture. */
import type { Box } from "./path";

export const CANVAS: Box = { left: 8, top: -26, right: 392, bottom: 550 };

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
export function svgText(box: Box, title: string | undefined, body: string): string {
  const named = title ? `role="img" aria-label="${escaped(title)}"` : 'aria-hidden="true"';
  const view = [box.left, box.top, box.right - box.left, box.bottom - box.top].map((value) => Math.round(value * 10) / 10).join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" preserveAspectRatio="xMidYMid slice" ${named}>${body}</svg>`;
}
