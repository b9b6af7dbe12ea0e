/** The geometry of a curve over a game. What it shows was worked out by the server. */
import type { CurvePoint } from "./wire";

export interface Dot {
  value: number;
  spread: number; // of the band, to both sides
}
export interface Tick {
  place: number;
  round: number;
}
/** A rectangle of the picture and the numbers it stands for. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  low: number;
  high: number;
  last: number; // the place of the last point
}

/** Everything that is drawn fits, with a little room. */
export function frameOf(
  dots: Dot[],
  box: { left: number; top: number; width: number; height: number },
): Frame {
  const low = Math.min(...dots.map(({ value, spread }) => value - spread));
  const high = Math.max(...dots.map(({ value, spread }) => value + spread));
  const pad = 0.08 * (high - low) || 1;
  return { ...box, low: low - pad, high: high + pad, last: Math.max(1, dots.length - 1) };
}
export const across = (frame: Frame, place: number) => frame.left + (frame.width * place) / frame.last;
export const up = (frame: Frame, value: number) =>
  frame.top + (frame.height * (frame.high - value)) / (frame.high - frame.low);

const at = (frame: Frame, place: number, value: number) =>
  `${across(frame, place).toFixed(1)},${up(frame, value).toFixed(1)}`;
export function line(frame: Frame, dots: Dot[]): string {
  return dots.map(({ value }, place) => at(frame, place, value)).join(" ");
}
export function band(frame: Frame, dots: Dot[]): string {
  const above = dots.map(({ value, spread }, place) => at(frame, place, value + spread));
  const below = dots.map(({ value, spread }, place) => at(frame, place, value - spread));
  return [...above, ...below.reverse()].join(" ");
}

/** Round numbers between two values, at most six. */
export function steps(low: number, high: number): number[] {
  const least = (high - low) / 6;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= least) ?? 10 * power;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: count }, (_, place) => (first + place) * step);
}

/** Where each round begins. */
export function rounds(curve: CurvePoint[]): Tick[] {
  const found: Tick[] = [];
  curve.forEach(({ round }, place) => {
    if (round && found.at(-1)?.round !== round) found.push({ place, round });
  });
  return found;
}

/** The point of an event: where the game stood when it happened, or after it. */
export function placeBefore(curve: CurvePoint[], event: number): number {
  return Math.max(
    0,
    curve.findLastIndex((point) => point.event < event),
  );
}
export function placeAt(curve: CurvePoint[], event: number): number {
  return Math.max(
    0,
    curve.findLastIndex((point) => point.event <= event),
  );
}
