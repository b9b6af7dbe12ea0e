/** Colors: mixing, and the two rules of our light (shadows are plum, highlights are butter). */

export const INK = "#241713";
export const PLUM = "#2a1440";
export const BUTTER = "#fff0c4";

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join("") : hex.slice(1);
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb;
}
function hex(parts: readonly number[]): string {
  const full = parts
    .map((part) =>
      Math.round(Math.max(0, Math.min(255, part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");
  return `#${full}`;
}

/** `share` of 0 is the first color, of 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const other = rgb(second);
  return hex(rgb(first).map((part, at) => part + (other[at] - part) * share));
}
export function shadow(color: string, share = 0.36): string {
  return mix(color, PLUM, share);
}
export function light(color: string, share = 0.42): string {
  return mix(color, BUTTER, share);
}
