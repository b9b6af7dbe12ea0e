/** Dice: paint, emblem of each color, pips, and how a cube turns to show a value. */
import { mix } from "./color";

export type DieColor = "g" | "b" | "r" | "p" | "k" | "w" | "y";
export interface DiePaint {
  body: string;
  pip: string;
}
export const DICE: Readonly<Record<DieColor, DiePaint>> = {
  r: { body: "#b52a20", pip: "#fff4e2" },
  b: { body: "#1f5fae", pip: "#fff4e2" },
  g: { body: "#2f7d3b", pip: "#fff4e2" },
  p: { body: "#6f3d9e", pip: "#fff4e2" },
  k: { body: "#37323b", pip: "#fff4e2" },
  w: { body: "#efe6d3", pip: "#2b1d14" },
  y: { body: "#dba528", pip: "#3a2206" },
};
/** On a field of 24 x 24: color is never alone. */
export const DIE_EMBLEMS: Readonly<Record<DieColor, string>> = {
  g: "M12 2c7 4 9 11 0 20C3 13 5 6 12 2z",
  b: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z",
  r: "M13 1c0 5 7 7 7 14a8 8 0 0 1-16 0c0-4 3-5 3-9 2 1 3 3 3 5 2-2 4-5 3-10z",
  p: "M7 3h10l5 7-10 12L2 10z",
  k: "M15 2a10 10 0 1 0 7 14 9 9 0 0 1-7-14z",
  w: "M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z",
  y: "M2 19V6l6 5 4-8 4 8 6-5v13z",
};
/** Where the pips are, on a face of 60 x 60. */
const [LOW, MIDDLE, HIGH] = [16, 30, 44];
export const PIP_PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MIDDLE, MIDDLE],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MIDDLE, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MIDDLE],
    [HIGH, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};
/** Where each face sits on the cube; opposite ones add up to 7. */
export const FACE_TURNS: Readonly<Record<number, string>> = {
  1: "rotateY(0deg)",
  2: "rotateX(90deg)",
  3: "rotateY(90deg)",
  4: "rotateY(-90deg)",
  5: "rotateX(-90deg)",
  6: "rotateY(180deg)",
};
/** How the cube turns to bring a value to the front. */
export const VALUE_TURNS: Readonly<Record<number, string>> = {
  1: "rotateY(0deg)",
  2: "rotateX(-90deg)",
  3: "rotateY(-90deg)",
  4: "rotateY(90deg)",
  5: "rotateX(90deg)",
  6: "rotateY(180deg)",
};

/** Light from the upper left: the top is light, the right side dark. */
export function dieShades(color: DieColor): {
  front: string;
  top: string;
  side: string;
  lit: string;
  deep: string;
} {
  const { body } = DICE[color];
  return {
    front: body,
    top: mix(body, "#fff2cf", 0.3),
    side: mix(body, "#1a0c24", 0.36),
    lit: mix(body, "#fff2cf", 0.34),
    deep: mix(body, "#1a0c24", 0.16),
  };
}
