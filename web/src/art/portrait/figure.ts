/**
 * The drawing recipe: every part is one closed path and one color. It is filled with shadow, then
 * once more in its color, moved to the upper left inside its own outline, with a light line along
 * that edge; before all parts stands the whole figure in ink, a little larger and moved to the
 * shadow side. Shapes used several times stand once and are referred to.
 */
import { INK, light, mix, shadow } from "../color";
import { framed, placed, short, type Box, type Frame, type Warp } from "./path";

export interface PartLook {
  dx?: number; // how far the lit side reaches from the shadow
  dy?: number;
  rim?: number; // width of the light line, 0 for none
  shadow?: string;
  light?: string;
  contour?: number;
  /** false: not in the thick outline, because the part lies inside another */
  outline?: boolean;
  /** what is drawn on the part and cut off at its edge */
  inside?: () => void;
}
export interface FlatLook {
  opacity?: number;
  contour?: number;
  outline?: boolean;
}
/** How a figure is put on paper. */
export interface Paper {
  id: string;
  crop: Box;
  /** strokes grow by this, and what would be finer than a hair is left out: for very small pictures */
  bold: number;
}

type Mark =
  | { kind: "part"; d: string; box: Box; color: string; look: PartLook; inside: Mark[] }
  | { kind: "flat"; d: string; box: Box; fill: string; look: FlatLook }
  | { kind: "line"; d: string; box: Box; width: number; color: string; opacity: number }
  | { kind: "open"; attributes: string }
  | { kind: "close" }
  | { kind: "sheet"; weight: number };

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
/** Parts smaller than this have contour and color only. */
const TINY = 20;
const size = (box: Box) => Math.max(box.right - box.left, box.bottom - box.top);

export class Figure {
  private marks: Mark[] = [];
  private warps: Warp[] = [];
  private bends = 0;

  /** @param fresh cards that have just been bought */
  constructor(private readonly fresh: ReadonlySet<string> = new Set()) {}

  private place(d: string): { d: string; box: Box } {
    const warp: Warp = (x, y) =>
      this.warps.reduceRight<readonly [number, number]>((point, step) => step(point[0], point[1]), [x, y]);
    return placed(d, warp, this.bends > 0);
  }

  /** Draws in a moved, turned, scaled or mirrored frame. */
  at(frame: Frame, draw: () => void): this {
    this.warps.push(framed(frame));
    draw();
    this.warps.pop();
    return this;
  }
  /** Draws twice: as it is, and mirrored at x = 0 of the frame. `side` is 1, then -1. */
  both(draw: (side: 1 | -1) => void): this {
    for (const side of [-1, 1] as const) this.at({ wide: side }, () => draw(side));
    return this;
  }
  /** Draws through a bend: wind, a turned body. */
  bent(warp: Warp | null, draw: () => void): this {
    if (!warp) {
      draw();
      return this;
    }
    this.warps.push(warp);
    this.bends++;
    draw();
    this.bends--;
    this.warps.pop();
    return this;
  }
  /** Marks what a card brought, so that the page can let it appear; what is new has the class `fresh`. */
  tagged(card: string, draw: () => void): this {
    return this.grouped(`data-card="${card}"${this.fresh.has(card) ? ' class="fresh"' : ""}`, draw);
  }
  grouped(attributes: string, draw: () => void): this {
    this.marks.push({ kind: "open", attributes });
    draw();
    this.marks.push({ kind: "close" });
    return this;
  }
  /** From here on a thick outline of its own: what is held before the body stands out from it. */
  sheet(weight = 8): this {
    this.marks.push({ kind: "sheet", weight });
    return this;
  }

  part(d: string, color: string, look: PartLook = {}): this {
    const inside = look.inside ? this.collect(look.inside) : [];
    this.marks.push({ kind: "part", ...this.place(d), color, look, inside });
    return this;
  }
  /** A small solid thing: a rivet, a button, a stone. Contour and a light spot, no shading. */
  stud(x: number, y: number, radius: number, color: string, contour = 1.6): this {
    const circle = (cx: number, cy: number, r: number) =>
      `M${cx - r},${cy}C${cx - r},${cy - r * 1.33} ${cx + r},${cy - r * 1.33} ${cx + r},${cy}C${cx + r},${cy + r * 1.33} ${cx - r},${cy + r * 1.33} ${cx - r},${cy}Z`;
    this.flat(circle(x, y, radius), color, { contour });
    return this.flat(circle(x - radius * 0.3, y - radius * 0.35, radius * 0.36), light(color, 0.7));
  }
  flat(d: string, fill: string, look: FlatLook = {}): this {
    this.marks.push({ kind: "flat", ...this.place(d), fill, look });
    return this;
  }
  line(d: string, width = 2, color: string = INK, opacity = 1): this {
    this.marks.push({ kind: "line", ...this.place(d), width, color, opacity });
    return this;
  }
  /** A line in color with an ink edge: a strap, a string, a ring. */
  cord(d: string, width: number, color: string, edge = 3): this {
    this.marks.push({ kind: "line", ...this.place(d), width: width + edge, color: INK, opacity: 1 });
    return this.line(d, width, color);
  }
  /** Soft light around a thing. */
  glow(x: number, y: number, radius: number, color: string, strength = 0.24): this {
    for (const [share, more] of [
      [1, 1],
      [0.66, 1.3],
    ]) {
      const r = radius * share;
      this.flat(
        `M${x - r},${y}C${x - r},${y - r * 1.33} ${x + r},${y - r * 1.33} ${x + r},${y}C${x + r},${y + r * 1.33} ${x - r},${y + r * 1.33} ${x - r},${y}Z`,
        color,
        { opacity: strength * more },
      );
    }
    return this;
  }

  private collect(draw: () => void): Mark[] {
    const outer = this.marks;
    this.marks = [];
    draw();
    const inner = this.marks;
    this.marks = outer;
    return inner;
  }

  svg(paper: Paper): string {
    return new Print(paper).print(this.marks);
  }
  /** The figure as one dark shape: the stranger at the door. */
  silhouette(paper: Paper, color: string): string {
    const shapes = this.marks.map((mark) => {
      const solid = mark.kind === "part" || (mark.kind === "flat" && mark.look.outline);
      return solid && overlaps(mark.box, paper.crop) ? `<path d="${mark.d}"/>` : "";
    });
    return `<g fill="${color}" stroke="${color}" stroke-width="8" stroke-linejoin="round">${shapes.join("")}</g>`;
  }
}

/** Turns marks into SVG text; knows which shapes have been given a name. */
class Print {
  private names = 0;
  constructor(private readonly paper: Paper) {}

  print(marks: Mark[]): string {
    const sheets: Mark[][] = [];
    let current: Mark[] = [];
    for (const mark of marks) {
      if (mark.kind === "sheet") sheets.push((current = [mark]));
      else {
        if (!sheets.length) sheets.push(current);
        current.push(mark);
      }
    }
    // what most marks share stands once
    return `<g stroke="${INK}" stroke-width="${short(this.contour(2))}" stroke-linejoin="round" stroke-linecap="round">${sheets.map((sheet) => this.sheet(sheet)).join("")}</g>`;
  }

  private sheet(marks: Mark[]): string {
    const weight = marks[0]?.kind === "sheet" ? marks[0].weight : 8;
    const outline: string[] = [];
    const body = this.marks(marks, outline);
    const { bold } = this.paper;
    const thick = short(weight * (bold > 1 ? bold * 0.7 : 1));
    const back = outline.length
      ? `<g transform="translate(1.6 2.2)" fill="${INK}" stroke-width="${thick}">${outline.join("")}</g>`
      : "";
    return back + body;
  }

  private marks(marks: Mark[], outline: string[] | null): string {
    const out: string[] = [];
    let run: { attributes: string; d: string } | null = null;
    const flush = () => {
      if (run) out.push(`<path ${run.attributes} d="${run.d}"/>`);
      run = null;
    };
    // neighbors of the same look become one path
    const stroke = (attributes: string, d: string) => {
      if (run && run.attributes === attributes) run.d += d;
      else {
        flush();
        run = { attributes, d };
      }
    };
    for (const mark of marks) {
      if (mark.kind === "sheet") continue;
      if ("box" in mark && (!overlaps(mark.box, this.paper.crop) || this.tooFine(mark))) continue;
      if (mark.kind === "line") stroke(this.lineLook(mark), mark.d);
      else if (mark.kind === "flat" && !mark.look.outline) stroke(this.flatLook(mark), mark.d);
      else {
        flush();
        if (mark.kind === "part") out.push(this.part(mark, outline));
        else if (mark.kind === "flat") out.push(this.outlinedFlat(mark, outline));
        else out.push(mark.kind === "open" ? `<g ${mark.attributes}>` : "</g>");
      }
    }
    flush();
    return out.join("").replace(/<g (?:data-card|class)="[^>]*"><\/g>/g, "");
  }

  private tooFine(mark: Mark & { box: Box }): boolean {
    if (this.paper.bold <= 1) return false;
    if (mark.kind === "line") return mark.width < 2.4 && mark.color !== INK;
    return size(mark.box) < 7;
  }
  private lineLook({ width, color, opacity }: { width: number; color: string; opacity: number }): string {
    const seen = opacity < 1 ? ` opacity="${short(opacity)}"` : "";
    return `fill="none" stroke="${color}" stroke-width="${short(width)}"${seen}`;
  }
  private flatLook({ fill, look }: { fill: string; look: FlatLook }): string {
    const seen = look.opacity ? ` opacity="${Math.round(look.opacity * 100) / 100}"` : "";
    const edge = look.contour ? ` stroke="${INK}" stroke-width="${short(look.contour)}"` : ' stroke="none"';
    return `fill="${fill}"${seen}${edge}`;
  }
  private outlinedFlat(mark: { d: string; fill: string; look: FlatLook }, outline: string[] | null): string {
    const id = this.name();
    outline?.push(`<use href="#${id}"/>`);
    return `<g ${this.flatLook(mark)}><path id="${id}" d="${mark.d}"/></g>`;
  }
  private name(): string {
    return `${this.paper.id}${(this.names++).toString(36)}`;
  }

  private contour(width: number): number {
    const { bold } = this.paper;
    return width * 1.7 * (bold > 1 ? bold * 0.8 : 1);
  }
  private part(mark: Mark & { kind: "part" }, outline: string[] | null): string {
    const { d, color, look, box } = mark;
    const small = this.paper.bold > 1;
    const id = this.name();
    const { dx = 8, dy = 6, rim = 3.2, contour = 2 } = look;
    if (look.outline !== false) outline?.push(`<use href="#${id}"/>`);
    const edge = contour === 2 ? "" : ` stroke-width="${short(this.contour(contour))}"`;
    const plain = size(box) < (small ? 14 : TINY) && !look.inside;
    const shape = `<g fill="${plain ? color : (look.shadow ?? shadow(color))}"${edge}><path id="${id}" d="${d}"/></g>`;
    if (plain) return shape;
    const inside = this.marks(mark.inside, null);
    const rimmed =
      rim && !small && size(box) > 30
        ? `<use href="#${id}" fill="none" stroke="${look.light ?? mix(color, light(color), 0.85)}"${rim > 3 ? "" : ` stroke-width="${short(rim)}"`} x="${short(rim / 2)}" y="${short(rim / 2)}"/>`
        : "";
    const lit = `<use href="#${id}" fill="${color}" x="${short(-dx)}" y="${short(-dy)}"/>`;
    return `${shape}<clipPath id="${id}_"><use href="#${id}"/></clipPath><g clip-path="url(#${id}_)" stroke="none">${lit}${inside}${rimmed}</g>`;
  }
}
