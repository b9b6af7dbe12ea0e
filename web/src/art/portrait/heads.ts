/** Heads: face, hair, beard of six races and two looks. Frame: the head's center at 0,0. */
import type { Sitter } from "./sitter";
import type { Cover, Face } from "./face";
import { dwarfHead } from "./heads-dwarf";
import { dragonHead } from "./heads-dragonkin";
import { smoothHead } from "./heads-smooth";

export function drawHead(s: Sitter, cover: Cover): void {
  const { w, h, y } = s.body.head;
  const face: Face = {
    s,
    w,
    h,
    neck: s.body.shoulder.y - y,
    cover,
    f: s.race === "orc" ? 3 : 4,
    soft: s.soft,
  };
  (HEADS[s.race] ?? smoothHead)(face);
}
const HEADS: Record<string, (face: Face) => void> = { dwarf: dwarfHead, dragonkin: dragonHead };
