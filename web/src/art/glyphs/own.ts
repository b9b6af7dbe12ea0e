/** Our own glyphs, where no other fits: filled paths on a field of 512 x 512, by group and slug. */

const circle = (x: number, y: number, r: number, way: 0 | 1) =>
  `M${x - r} ${y}a${r} ${r} 0 1 ${way} ${2 * r} 0a${r} ${r} 0 1 ${way} ${-2 * r} 0z`;
const ring = (x: number, y: number) => circle(x, y, 27, 1) + circle(x, y, 14, 0);

/** Rows of rings below the neck, each row shorter. */
function mailBib(): string {
  const rows = [5, 6, 5, 4, 3];
  return rows
    .map((count, row) =>
      Array.from({ length: count }, (_, at) =>
        ring(Math.round(256 + (at - (count - 1) / 2) * 60), 246 + row * 50),
      ).join(""),
    )
    .join("");
}

export const OWN: Readonly<Record<string, string>> = {
  // head and shoulders, for a class or race that nobody has drawn yet
  "mark:hero":
    "M256 40C322 40 366 88 366 150 366 214 316 266 256 266 196 266 146 214 146 150 146 88 190 40 256 40zM160 280C188 304 222 314 256 314 290 314 324 304 352 280 424 306 470 366 476 472L36 472C42 366 88 306 160 280z",
  // three curved plates with rivets, seen from the side
  "market:leather-pauldron":
    "M64 250C48 128 150 34 284 36 350 38 396 68 420 116 398 134 386 150 382 168 276 152 162 176 64 250zM178 162a15 15 0 1 0 30 0 15 15 0 1 0-30 0zM302 116a15 15 0 1 0 30 0 15 15 0 1 0-30 0zM62 280C160 210 282 184 390 200L418 260C310 244 178 268 72 346zM98 290a12 12 0 1 0 24 0 12 12 0 1 0-24 0zM362 228a12 12 0 1 0 24 0 12 12 0 1 0-24 0zM80 378C180 304 312 278 428 292L450 358C330 342 196 370 104 444zM116 384a12 12 0 1 0 24 0 12 12 0 1 0-24 0zM396 322a12 12 0 1 0 24 0 12 12 0 1 0-24 0zM398 158L468 168 480 232 452 240 436 196 402 190z",
  // a neck ring with mail below
  "market:chain-gorget": `M76 150C76 96 156 62 256 62 356 62 436 96 436 150 436 172 424 190 402 204 364 184 314 174 256 174 198 174 148 184 110 204 88 190 76 172 76 150zM124 142C124 150 128 156 136 162 170 144 210 136 256 136 302 136 342 144 376 162 384 156 388 150 388 142 388 116 332 96 256 96 180 96 124 116 124 142z${mailBib()}`,
  // a tall bow, drawn, with an arrow: not to be taken for the crossbow
  "market:longbow":
    "M208 8C78 92 78 420 208 504L234 496 226 474C138 396 138 116 226 38L234 16zM214 30L398 250 398 262 214 482 204 472 382 256 204 40zM16 256L112 204 96 244H408L448 208H504L462 256 504 304H448L408 268H96L112 308z",
};
