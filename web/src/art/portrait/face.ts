/** What all faces share: eyes, blush, the shade of a brim, braids. Frame: the head's center at 0,0. */
import { shadow } from "../color";
import { ellipse, type Warp } from "./path";
import type { Sitter } from "./sitter";
import { blownHair } from "./skeleton";

/** What covers the head decides what hair is in sight. */
export interface Cover {
  hat: boolean; // a hat or helm sits on the hair
  hood: boolean; // and around the face too
}
export interface Face {
  s: Sitter;
  w: number;
  h: number;
  neck: number; // way down to the shoulders
  cover: Cover;
  f: number; // how far the features look to the picture's right
  soft: boolean; // lashes, lips
}
export const BLUSH = "#d9694f";

/** Shade of a brim or hood on the brow. */
export function browShade({ s, w, cover }: Face): void {
  if (cover.hat || cover.hood)
    s.fig.flat(`M${-w - 4},-60H${w + 4}V-10Q0,-22 ${-w - 4},-14Z`, "#3a1430", { opacity: 0.34 });
}
interface EyeLook {
  dx: number;
  rx: number;
  ry: number;
  brow: string | null;
  thick: number;
  tilt: number;
  lash: boolean;
}
/** Eyes turned a little to the picture's right; the far one is narrower. */
export function eyes(s: Sitter, x0: number, y: number, look: EyeLook): void {
  const { fig } = s;
  for (const side of [-1, 1]) {
    const x = x0 + side * look.dx;
    const rx = side > 0 ? look.rx * 0.92 : look.rx;
    const { ry } = look;
    fig.flat(
      `M${x - rx},${y}Q${x},${y - ry * 1.5} ${x + rx},${y}Q${x},${y + ry} ${x - rx},${y}Z`,
      "#fff7e6",
      { contour: 1.4 },
    );
    fig.flat(ellipse(x + 1.4, y - 0.5, ry * 0.76, ry * 0.82), s.iris);
    fig.flat(ellipse(x + 1.4, y - 0.5, ry * 0.38, ry * 0.42), "#1a1012");
    fig.flat(ellipse(x - 0.6, y - 2.2, 1.6), "#ffffff");
    fig.line(
      `M${x - rx - 1},${y - 0.5}Q${x},${y - ry * 1.7} ${x + rx + 1},${y - 0.5}`,
      look.lash ? 3.2 : 2.6,
    );
    if (look.lash)
      fig.line(
        `M${x + side * (rx + 1)},${y - 1}l${side * 4},-4M${x + side * (rx - 2)},${y - 4}l${side * 4},-4`,
        2,
      );
    if (look.brow) {
      const inner = look.tilt;
      fig.flat(
        `M${x - side * rx * 1.1},${y - ry - 5 + inner}Q${x},${y - ry - 11} ${x + side * (rx + 6)},${y - ry - 3 - inner * 0.6}Q${x},${y - ry - 4} ${x - side * rx * 1.1},${y - ry - 5 + look.thick + inner}Z`,
        look.brow,
        { contour: 1.6 },
      );
    }
  }
}
export function blush({ s, w, f }: Face, y: number, strength: number): void {
  s.fig.flat(ellipse(f - w * 0.56, y, w * 0.22, 6.5) + ellipse(f + w * 0.54, y, w * 0.2, 6.5), BLUSH, {
    opacity: strength,
  });
}
export const wind = (s: Sitter): Warp | null => blownHair(s.stance.wind);

/** A braid from one point to another: links that overlap downward, a tie, a tuft. */
export function braid(
  s: Sitter,
  from: readonly [number, number],
  to: readonly [number, number],
  links: number,
  w: number,
  tie: string,
): void {
  const { fig, hair } = s;
  const step = (to[1] - from[1]) / links;
  const [x1, y1] = to;
  fig.part(
    `M${x1 - w * 0.7},${y1}Q${x1 - w},${y1 + step} ${x1 + 1},${y1 + step * 1.9}Q${x1 + w},${y1 + step} ${x1 + w * 0.7},${y1}Z`,
    hair,
    { dx: 3, dy: 3, rim: 0 },
  );
  for (let at = links - 1; at >= 0; at--) {
    const share = at / links;
    const [x, y, k] = [
      from[0] + (x1 - from[0]) * share,
      from[1] + (y1 - from[1]) * share,
      w * (1 - 0.22 * share),
    ];
    fig.part(
      `M${x - k},${y}C${x - k * 1.1},${y + step} ${x - k * 0.2},${y + step * 1.1} ${x},${y + step * 1.45}C${x + k * 0.2},${y + step * 1.1} ${x + k * 1.1},${y + step} ${x + k},${y}C${x + k * 0.6},${y - step * 0.4} ${x - k * 0.6},${y - step * 0.4} ${x - k},${y}Z`,
      hair,
      { dx: 3, dy: 2, rim: 0, contour: 1.6 },
    );
    fig.line(`M${x},${y + step * 0.25}V${y + step * 1.3}`, 1.6, shadow(hair, 0.6));
  }
  fig.part(`M${x1 - w * 0.8},${y1 - 2}h${w * 1.6}v9h${-w * 1.6}z`, tie, {
    dx: 2,
    dy: 2,
    rim: 1.5,
    contour: 1.6,
  });
}

// ---- behind the body
