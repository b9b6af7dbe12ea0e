/** Scenes under the open sky. */
import { mix } from "../color";
import { ellipse, star } from "./path";
import { fill, stroke, rect, glow, many, type Air } from "./brush";

export function village(air: Air): string {
  const house = (x: number, y: number, w: number) =>
    fill(`M${x},${y}v${-w * 0.7}l${w / 2},${-w * 0.5}l${w / 2},${w * 0.5}v${w * 0.7}z`, air.mid) +
    fill(rect(x + w * 0.36, y - w * 0.5, w * 0.26, w * 0.3), "#f6c766");
  return (
    fill("M-80,360Q60,300 180,345Q300,380 480,320V560H-80Z", air.far) +
    house(18, 366, 64) +
    house(300, 362, 76) +
    house(96, 362, 40) +
    house(366, 350, 44) +
    fill("M-80,430Q90,380 200,410Q320,440 480,395V560H-80Z", air.mid)
  );
}
export function steppe(air: Air): string {
  return [
    fill(ellipse(92, 300, 62), mix(air.halo, "#ff9a4a", 0.4), 0.85),
    fill("M-80,360Q40,320 160,350Q290,380 480,326V560H-80Z", air.far),
    // tents with smoke
    fill("M292,372L330,300L368,372ZM352,366L382,312L414,366Z", air.near),
    fill("M322,372L330,340L338,372Z", "#f0a04a"),
    stroke("M330,298q-10,-24 4,-44q12,-18 0,-40", air.far, 6, 0.6),
    fill("M-80,420Q80,372 200,400Q330,430 480,384V560H-80Z", air.mid),
    // a wolf on a rock
    fill("M-20,432L6,366Q34,352 78,364L104,432Z", air.near),
    fill(
      "M20,366C18,346 24,336 34,330L44,306L40,296L52,300L58,282L62,300C66,310 62,320 56,326C60,340 62,352 64,364H54L52,346L40,350V366Z",
      mix(air.near, "#0a0614", 0.5),
    ),
    stroke("M-60,470q10,-30 4,-46M110,456q6,-22 2,-34M330,470q8,-28 2,-42M372,466q4,-20 10,-30", air.near, 4),
  ].join("");
}
export function nightRoad(air: Air): string {
  return [
    fill(
      "M350,52C312,48 284,80 298,112C309,136 340,140 358,122C334,122 320,106 322,86C324,68 336,56 350,52Z",
      "#f3ecc8",
    ),
    fill("M-80,340Q40,290 150,330Q280,372 480,300V560H-80Z", air.far),
    fill("M-80,410Q100,350 220,388Q340,420 480,380V560H-80Z", air.mid),
    fill(
      "M176,392Q214,400 196,424Q150,470 60,560H330Q250,470 232,424Q214,396 190,390Z",
      mix(air.mid, air.halo, 0.28),
    ),
    // torches of those who search
    ...[
      [352, 372],
      [376, 366],
      [330, 380],
    ].map(
      ([x, y]) =>
        stroke(`M${x},${y}v18`, air.near, 3) +
        glow(x, y - 4, 16, "#ff9a3a", 0.5) +
        fill(ellipse(x, y - 4, 3.5, 5.5), "#ffd98a"),
    ),
    // the wanted bill
    fill("M40,452V236H54V452Z", air.near),
    fill("M6,250L96,242L98,330L8,336Z", air.muted("#7d5433", 0.3)),
    fill("M18,258L86,252L88,322L20,328Z", air.muted("#f0e0b8", 0.22)),
    fill(`${ellipse(53, 282, 12)}M35,308Q53,290 71,306V310H36Z`, air.muted("#5a4632", 0.1)),
    stroke("M30,264L78,260M34,318L74,315", air.muted("#5a4632", 0.1), 4),
  ].join("");
}
export function burntField(air: Air): string {
  const stump = (x: number, y: number, w: number, h: number) =>
    fill(
      `M${x - w},${y}L${x - w * 0.7},${y - h}l${w * 0.4},10l${w * 0.3},-22l${w * 0.4},18l${w * 0.4},-8L${x + w},${y}Z`,
      mix(air.near, "#140a10", 0.5),
    );
  const sprout = (x: number, y: number, k: number) =>
    stroke(`M${x},${y}V${y - 20 * k}`, "#4f8f3f", 3.5) +
    fill(
      `M${x},${y - 18 * k}q${-16 * k},${-2 * k} ${-18 * k},${-14 * k}q${16 * k},${-2 * k} ${18 * k},${14 * k}zM${x},${y - 20 * k}q${14 * k},${-4 * k} ${16 * k},${-16 * k}q${-14 * k},0 ${-16 * k},${16 * k}z`,
      "#7fc04a",
    );
  return [
    fill(ellipse(200, 344, 92), mix(air.halo, "#ffb060", 0.3), 0.75),
    fill("M-80,372Q100,330 200,352Q330,376 480,330V560H-80Z", air.far),
    stroke(
      "M70,360V262M70,300l-24,-26M70,284l20,-22M344,356V240M344,290l26,-32M344,270l-22,-24",
      air.near,
      7,
    ),
    fill("M-80,420Q120,380 240,410Q350,432 480,396V560H-80Z", air.mid),
    stump(30, 440, 26, 74),
    stump(366, 446, 30, 60),
    sprout(86, 458, 1.3),
    sprout(120, 474, 0.9),
    sprout(322, 470, 1.2),
    sprout(16, 474, 1),
    sprout(386, 482, 0.9),
  ].join("");
}
export function roofs(air: Air): string {
  const house = (x: number, y: number, w: number, color: string, lit: number[]) =>
    fill(`M${x},520V${y + w * 0.42}L${x + w / 2},${y}L${x + w},${y + w * 0.42}V520Z`, color) +
    lit
      .map((at) =>
        fill(
          rect(x + w * 0.24 + (at % 2) * w * 0.34, y + w * 0.56 + Math.floor(at / 2) * 52, w * 0.17, 26),
          "#f6c766",
        ),
      )
      .join("");
  return [
    fill(ellipse(88, 92, 40), "#f0ead0", 0.95),
    fill(ellipse(76, 84, 8) + ellipse(100, 104, 6), "#d8d0b4", 0.7),
    fill(
      [
        [40, 190],
        [180, 40],
        [250, 96],
        [340, 60],
        [376, 150],
        [20, 30],
        [300, 176],
      ]
        .map(([x, y]) => star(x, y, 5, 0.3, 4))
        .join(""),
      "#fff6d8",
      0.8,
    ),
    house(-30, 300, 130, air.far, [1]),
    house(110, 340, 90, air.far, []),
    house(210, 316, 100, air.far, [0]),
    house(300, 280, 130, air.far, [0, 3]),
    fill(rect(330, 250, 20, 60) + rect(20, 270, 18, 60), air.far),
    stroke("M340,246q-8,-18 4,-30q10,-12 2,-26", air.far, 7, 0.6),
    house(-60, 380, 170, air.near, [1, 3]),
    house(296, 366, 190, air.near, [0]),
    fill(rect(40, 372, 24, 60) + rect(36, 366, 32, 10), air.near),
    // a cat on the ridge
    fill("M348,400c-2,-18 4,-28 14,-30l-2,-12l7,6l6,-6l2,12c8,4 10,18 8,30z", mix(air.near, "#05040f", 0.6)),
    stroke("M384,398q16,-4 12,-26", mix(air.near, "#05040f", 0.6), 4),
  ].join("");
}
export function forum(air: Air): string {
  const marble = mix(air.halo, air.far, 0.34);
  const dark = mix(marble, air.near, 0.3);
  const column = (x: number, y: number, w: number, h: number, color: string) =>
    fill(rect(x, y, w, h) + rect(x - 5, y - 10, w + 10, 12) + rect(x - 5, y + h - 10, w + 10, 12), color) +
    stroke(
      `M${x + w * 0.34},${y + 8}v${h - 22}M${x + w * 0.68},${y + 8}v${h - 22}`,
      mix(color, air.near, 0.3),
      2.5,
    );
  return [
    fill("M-80,380Q60,330 200,360Q330,386 480,340V560H-80Z", air.far),
    fill("M60,262L200,196L340,262Z", marble),
    fill("M92,256L200,206L308,256Z", dark),
    fill(rect(60, 262, 280, 16), marble),
    many(6, (at) => column(74 + at * 46, 290, 20, 110, dark)),
    fill(rect(44, 398, 312, 14) + rect(28, 412, 344, 16), marble),
    fill("M-80,440Q200,410 480,440V560H-80Z", air.mid),
    column(0, 90, 50, 380, marble),
    column(350, 90, 50, 380, marble),
  ].join("");
}
export function ruins(air: Air): string {
  const stone = mix(air.mid, air.halo, 0.12);
  return [
    fill("M-80,380Q80,330 200,352Q320,376 480,330V560H-80Z", air.far),
    fill("M170,-90L250,-90L330,520H90Z", air.halo, 0.32),
    fill("M194,-90L226,-90L270,520H150Z", air.halo, 0.34),
    fill("M14,500V150Q14,60 96,34L104,62Q50,86 50,158V500Z", stone),
    fill("M386,500V196L372,176L362,190L350,160V500Z", stone),
    fill("M120,30l26,-6l4,24l-28,6z", stone),
    stroke("M14,220h36M14,300h36M14,390h36M350,260h36M350,340h36M350,420h36", air.near, 3),
    stroke("M22,150q-14,40 2,70q10,30 -8,60M372,200q16,36 2,80", "#4f7a3f", 6, 0.8),
    fill("M-80,450Q120,412 240,436Q360,452 480,420V560H-80Z", air.mid),
    // a sword in a stone
    fill("M52,486Q58,448 92,446Q130,450 138,486Z", air.near),
    fill("M91,450V384h8V450Z", air.muted("#c3ccd6", 0.15)),
    fill(rect(78, 380, 34, 7) + rect(92, 356, 6, 26), air.muted("#d3a243", 0.15)),
    glow(95, 372, 26, "#fff3c4", 0.3),
  ].join("");
}
export function forest(air: Air): string {
  const fir = (x: number, w: number, h: number, color: string) => {
    const y = (share: number) => 476 - h * share;
    return fill(
      `M${x},${y(1)}Q${x + w * 0.3},${y(0.72)} ${x + w * 0.8},${y(0.6)}L${x + w * 0.4},${y(0.62)}Q${x + w * 0.6},${y(0.4)} ${x + w * 1.1},${y(0.3)}L${x + w * 0.5},${y(0.32)}Q${x + w * 0.8},${y(0.1)} ${x + w * 1.4},494H${x - w * 1.4}Q${x - w * 0.8},${y(0.1)} ${x - w * 0.5},${y(0.32)}L${x - w * 1.1},${y(0.3)}Q${x - w * 0.6},${y(0.4)} ${x - w * 0.4},${y(0.62)}L${x - w * 0.8},${y(0.6)}Q${x - w * 0.3},${y(0.72)} ${x},${y(1)}Z`,
      color,
    );
  };
  return [
    fir(24, 50, 330, air.far),
    fir(92, 44, 270, air.far),
    fir(318, 48, 300, air.far),
    fir(384, 54, 340, air.far),
    fir(150, 34, 210, air.far),
    fir(256, 34, 220, air.far),
    fill("M-80,440Q100,400 200,418Q320,438 480,404V560H-80Z", air.mid),
    fir(-8, 66, 380, air.near),
    fir(412, 74, 370, air.near),
    // a stag looks on
    fill(
      "M318,452V420L312,404C312,392 326,388 340,390L352,372L350,362L362,366L370,372L362,378L360,398L358,452H352L350,418H328L324,452Z",
      mix(air.near, "#07100c", 0.4),
    ),
    stroke(
      "M354,362q-10,-8 -8,-22M350,350l-8,-2M358,362q2,-12 12,-18M362,352l8,2",
      mix(air.near, "#07100c", 0.4),
      3,
    ),
  ].join("");
}
export function fog(air: Air): string {
  const tree = (x: number, k: number, color: string) =>
    stroke(
      `M${x},480Q${x + 6 * k},380 ${x},${470 - 230 * k}M${x + 2},${430 - 90 * k}l${-34 * k},${-50 * k}M${x + 3},${410 - 60 * k}l${36 * k},${-56 * k}M${x},${420 - 130 * k}l${24 * k},${-40 * k}`,
      color,
      9 * k,
    );
  return [
    tree(60, 1, air.far),
    tree(330, 1.1, air.far),
    tree(130, 0.7, air.far),
    fill("M-80,350Q60,326 200,346Q340,366 480,338V420H-80Z", air.halo, 0.3),
    // a ghost
    fill(
      "M300,404C296,356 306,330 326,330C348,330 356,356 352,404l-9,-10l-8,12l-9,-12l-9,12l-8,-12z",
      "#f3f6ea",
      0.5,
    ),
    fill(ellipse(318, 354, 4, 6) + ellipse(334, 354, 4, 6), air.near, 0.7),
    tree(6, 1.3, air.near),
    tree(398, 1.2, air.near),
    fill("M-80,410Q80,388 200,404Q330,420 480,396V500H-80Z", air.halo, 0.34),
    // a lantern on its post
    fill(rect(70, 300, 8, 180), mix(air.near, "#10141a", 0.4)),
    stroke("M74,302h-34v12", mix(air.near, "#10141a", 0.4), 5),
    glow(40, 340, 62, "#ffdc8a", 0.4),
    fill("M26,318h28l5,44h-38z", mix(air.near, "#10141a", 0.4)),
    fill("M30,324h20l4,32h-28z", "#ffe3a0"),
    fill("M-80,470Q100,440 220,458Q340,474 480,448V560H-80Z", air.halo, 0.26),
  ].join("");
}
export function rift(air: Air): string {
  const rock = (x: number, y: number, k: number) =>
    fill(
      `M${x - 34 * k},${y}l${14 * k},${-14 * k}l${26 * k},${-4 * k}l${24 * k},${12 * k}l${-10 * k},${26 * k}l${-20 * k},${20 * k}l${-16 * k},${-6 * k}z`,
      air.near,
    ) +
    fill(
      `M${x - 34 * k},${y}l${14 * k},${-14 * k}l${26 * k},${-4 * k}l${24 * k},${12 * k}l${-26 * k},${8 * k}z`,
      air.far,
    );
  return [
    fill(
      "M200,-90L232,10L214,50L262,150L240,210L288,330L250,420L270,520H130L154,430L112,330L158,210L138,150L190,50L170,10Z",
      "#e08aff",
      0.35,
    ),
    fill(
      "M200,-60L218,16L204,54L240,152L220,214L254,330L226,420L240,520H160L178,430L144,330L182,214L160,152L200,54L186,16Z",
      "#f7c8ff",
      0.6,
    ),
    fill(
      "M200,20L208,60L222,152L206,214L228,330L210,440L190,440L172,330L196,214L180,152L198,60Z",
      "#fff4ff",
      0.8,
    ),
    rock(60, 150, 1.1),
    rock(344, 110, 0.9),
    rock(36, 320, 0.8),
    rock(366, 290, 1.2),
    rock(110, 60, 0.5),
    rock(310, 220, 0.5),
    stroke("M112,330L60,360M288,330L340,380M138,150L96,170M262,150L312,150", "#f7c8ff", 3, 0.7),
    fill("M-80,440L20,412L90,440L160,420L250,444L330,414L480,440V560H-80Z", air.mid),
  ].join("");
}
