/** How dice look: body, edge and pips of each color; the same in both themes, as wood is. */
import type { Color } from "./facts";

export const PAINT: Record<
  Color,
  { body: string; light: string; edge: string; pip: string; mark: string; rim?: string }
> = {
  g: { body: "#3f8a43", light: "#57a558", edge: "#24562a", pip: "#fffdf2", mark: "#d5f0c8" },
  b: { body: "#2a6ab5", light: "#4585cd", edge: "#173f75", pip: "#ffffff", mark: "#cfe4ff" },
  r: { body: "#bd3529", light: "#d5534a", edge: "#76180f", pip: "#fff7ee", mark: "#ffd3c6" },
  p: { body: "#7d4aa5", light: "#9a69c0", edge: "#4c2769", pip: "#fffaff", mark: "#ead4fb" },
  k: { body: "#343030", light: "#4d4848", edge: "#0e0c0c", pip: "#f6eee0", mark: "#cfc6ba", rim: "#857b72" },
  w: { body: "#f6f1e5", light: "#ffffff", edge: "#b7ab93", pip: "#2b2521", mark: "#4d453c" },
  y: { body: "#e4ad2b", light: "#f5c95a", edge: "#966608", pip: "#352403", mark: "#fff1c4" },
};

/** Where the pips of each value are, on a face of 60 by 56. */
const NEAR = 15.5;
const FAR = 44.5;
const HIGH = 14;
const LOW = 42;
export const PIPS: Record<number, [number, number][]> = {
  1: [[30, 28]],
  2: [
    [NEAR, HIGH],
    [FAR, LOW],
  ],
  3: [
    [NEAR, HIGH],
    [30, 28],
    [FAR, LOW],
  ],
  4: [
    [NEAR, HIGH],
    [FAR, HIGH],
    [NEAR, LOW],
    [FAR, LOW],
  ],
  5: [
    [NEAR, HIGH],
    [FAR, HIGH],
    [30, 28],
    [NEAR, LOW],
    [FAR, LOW],
  ],
  6: [
    [NEAR, HIGH],
    [FAR, HIGH],
    [NEAR, 28],
    [FAR, 28],
    [NEAR, LOW],
    [FAR, LOW],
  ],
};
