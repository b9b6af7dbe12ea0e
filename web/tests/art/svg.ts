/** What every drawing has to be: well-formed, without holes in its numbers, with ids that lead somewhere. */
import { expect } from "vitest";

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g;

/** The first fault, or nothing. One expectation for all tags: there are hundreds in a picture. */
function fault(svg: string): string | null {
  const open: string[] = [];
  let end = 0;
  for (const found of svg.matchAll(TAG)) {
    const [text, closing, name, , empty] = found;
    if (found.index !== end) return `text between tags: ${svg.slice(end, found.index)}`;
    end += text.length;
    if (!closing && !empty) open.push(name);
    if (closing && open.pop() !== name) return `${name} closed out of turn`;
  }
  return end === svg.length && !open.length
    ? null
    : `left open: ${open.join(" ")}${svg.slice(end, end + 80)}`;
}
export function expectSound(svg: string): void {
  expect(fault(svg)).toBeNull();
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size, "ids are unique").toBe(ids.length);
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]*)/g)].map(([, id]) => id);
  const known = new Set(ids);
  expect(
    used.filter((id) => !known.has(id)),
    "references",
  ).toEqual([]);
}
