/**
 * Path geometry. Drawings are written as SVG path text in a local frame; everything that moves or
 * bends them works on numbers here, so that light falls from the same side on a mirrored arm, and
 * the SVG holds no nested transforms.
 */

export type Point = readonly [number, number];
/** Moves a point: a frame, the wind in a hem, the turn of a torso. */
export type Warp = (x: number, y: number) => Point;
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Segment {
  code: "M" | "L" | "C" | "Q" | "Z";
  at: number[];
}

const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 };
const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

/** Path text as absolute segments; `H` and `V` become `L`. Arcs are never used: see `ellipse`. */
function parse(d: string): Segment[] {
  const out: Segment[] = [];
  const tokens = d.match(TOKEN) ?? [];
  let command = "M";
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (let next = 0; next < tokens.length;) {
    if (/[a-zA-Z]/.test(tokens[next])) command = tokens[next++];
    const code = command.toUpperCase();
    const relative = code !== command;
    const count = NUMBERS[code];
    if (count === undefined) throw new Error(`a path may not hold ${command}: ${d.slice(0, 60)}`);
    const values = tokens.slice(next, next + count).map(Number);
    next += count;
    if (code === "Z") {
      out.push({ code: "Z", at: [] });
      [x, y] = [startX, startY];
      continue;
    }
    const [fromX, fromY] = relative ? [x, y] : [0, 0];
    if (code === "H") out.push({ code: "L", at: [fromX + values[0], y] });
    else if (code === "V") out.push({ code: "L", at: [x, fromY + values[0]] });
    else
      out.push({
        code: code as Segment["code"],
        at: values.map((value, place) => value + (place % 2 ? fromY : fromX)),
      });
    [x, y] = out[out.length - 1].at.slice(-2);
    if (code === "M") {
      [startX, startY] = [x, y];
      command = relative ? "l" : "L";
    }
  }
  return out;
}

/** Long straight lines become curves, so that a bend shows in them. */
function bendable(segments: Segment[]): Segment[] {
  let [x, y] = [0, 0];
  return segments.map((segment) => {
    const [endX, endY] = segment.code === "Z" ? [x, y] : segment.at.slice(-2);
    const long = segment.code === "L" && Math.hypot(endX - x, endY - y) > 36;
    const thirds = [
      x + (endX - x) / 3,
      y + (endY - y) / 3,
      x + ((endX - x) * 2) / 3,
      y + ((endY - y) * 2) / 3,
    ];
    [x, y] = [endX, endY];
    return long ? { code: "C", at: [...thirds, endX, endY] } : segment;
  });
}

function warped(segments: Segment[], warp: Warp): Segment[] {
  return segments.map(({ code, at }) => {
    const moved: number[] = [];
    for (let place = 0; place < at.length; place += 2) moved.push(...warp(at[place], at[place + 1]));
    return { code, at: moved };
  });
}

function boxOf(segments: Segment[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { at } of segments)
    for (let place = 0; place < at.length; place += 2) {
      box.left = Math.min(box.left, at[place]);
      box.right = Math.max(box.right, at[place]);
      box.top = Math.min(box.top, at[place + 1]);
      box.bottom = Math.max(box.bottom, at[place + 1]);
    }
  return box;
}

/** A number with one decimal at most and no needless zero: -0.5 is "-.5". */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return "0";
  const text = String(rounded);
  if (rounded > 0) return rounded < 1 ? text.slice(1) : text;
  return rounded > -1 ? `-${text.slice(2)}` : text;
}
function joined(values: number[]): string {
  return values
    .map(short)
    .reduce((text, value) => (text && !value.startsWith("-") ? `${text} ${value}` : text + value), "");
}

/** The segments as short as they can be written: relative, rounded, without rounding errors adding up. */
function written(segments: Segment[], grid: number): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let last = "";
  let out = "";
  for (const { code, at } of segments) {
    if (code === "Z") {
      out += "z";
      last = "z";
      [x, y] = [startX, startY];
      continue;
    }
    const rounded = at.map((value) => Math.round(value * grid) / grid);
    const values = code === "M" ? rounded : rounded.map((value, place) => value - (place % 2 ? y : x));
    const letter = code === "M" ? "M" : code.toLowerCase();
    const text = joined(values);
    out += letter === last ? (text.startsWith("-") ? text : ` ${text}`) : letter + text;
    last = letter;
    [x, y] = rounded.slice(-2);
    if (code === "M") [startX, startY] = [x, y];
  }
  return out;
}

const LARGE = 44;
/** Most of a hero stays as it was when a card is bought: its paths need not be read again. */
const KEPT = 2000;
const parsed = new Map<string, Segment[]>();
function read(d: string): Segment[] {
  const known = parsed.get(d);
  if (known) return known;
  if (parsed.size >= KEPT) parsed.clear();
  const segments = parse(d);
  parsed.set(d, segments);
  return segments;
}

/** A drawing put through frames and bends, as it stands on the canvas. */
export function placed(d: string, warp: Warp, bends: boolean): { d: string; box: Box } {
  const segments = warped(bends ? bendable(read(d)) : read(d), warp);
  const box = boxOf(segments);
  // half a unit of 400 is not seen on a large shape
  const large = Math.max(box.right - box.left, box.bottom - box.top) > LARGE;
  return { d: written(segments, large ? 1 : 10), box };
}

// ---- frames

export interface Frame {
  x?: number;
  y?: number;
  turn?: number; // degrees, clockwise
  scale?: number;
  wide?: number; // a scale for x alone; -1 mirrors
}
export function framed({ x = 0, y = 0, turn = 0, scale = 1, wide = 1 }: Frame): Warp {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return (px, py) => {
    const [sx, sy] = [px * scale * wide, py * scale];
    return [x + sx * cos - sy * sin, y + sx * sin + sy * cos];
  };
}

// ---- shapes as path text

const ROUND = 0.5523;
export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * ROUND, ry * ROUND];
  return `M${x - rx},${y}C${x - rx},${y - ky} ${x - kx},${y - ry} ${x},${y - ry}C${x + kx},${y - ry} ${x + rx},${y - ky} ${x + rx},${y}C${x + rx},${y + ky} ${x + kx},${y + ry} ${x},${y + ry}C${x - kx},${y + ry} ${x - rx},${y + ky} ${x - rx},${y}Z`;
}
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x},${y}`).join("L")}Z`;
}
export function star(x: number, y: number, radius: number, waist = 0.42, tips = 5): string {
  const points = Array.from({ length: tips * 2 }, (_, at): Point => {
    const [angle, reach] = [-Math.PI / 2 + (at * Math.PI) / tips, at % 2 ? radius * waist : radius];
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return polygon(points);
}
function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}
function direction(a: Point, b: Point): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}
/** The point on the side of a line through `at` that runs `way`: `width` to its right. */
function beside(at: Point, way: Point, width: number): Point {
  return [at[0] - way[1] * width, at[1] + way[0] * width];
}
/**
 * A limb with a soft bend: from the root (round end) over the joint to the end, with its full
 * widths there. Six curves, whatever the pose.
 */
export function limb(
  root: Point,
  joint: Point,
  end: Point,
  widths: readonly [number, number, number],
): string {
  const [w0, w1, w2] = widths.map((width) => width / 2);
  const [first, second] = [direction(root, joint), direction(joint, end)];
  const [before, after] = [between(joint, root, 0.4), between(joint, end, 0.4)];
  const side = (sign: 1 | -1) => ({
    root: beside(root, first, sign * w0),
    before: beside(before, first, sign * w1),
    // on the outside of the bend the corner stands off a little: an elbow
    joint: beside(joint, direction(before, after), sign * w1 * 1.04),
    after: beside(after, second, sign * w1 * 0.98),
    end: beside(end, second, sign * w2),
  });
  const [a, b] = [side(1), side(-1)];
  const cap = (sign: 1 | -1): Point => {
    const edge = beside(root, first, sign * w0);
    return [edge[0] - first[0] * w0 * 1.25, edge[1] - first[1] * w0 * 1.25];
  };
  const text = (point: Point) => `${point[0]},${point[1]}`;
  return `M${text(a.root)}L${text(a.before)}Q${text(a.joint)} ${text(a.after)}L${text(a.end)}L${text(b.end)}L${text(b.after)}Q${text(b.joint)} ${text(b.before)}L${text(b.root)}C${text(cap(-1))} ${text(cap(1))} ${text(a.root)}Z`;
}
/** Where a limb points at its end, as a turn for a frame whose limb hangs straight down. */
export function heading(joint: Point, end: Point): number {
  return (Math.atan2(end[1] - joint[1], end[0] - joint[0]) * 180) / Math.PI - 90;
}
export { between };
