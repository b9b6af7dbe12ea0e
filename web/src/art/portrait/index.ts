/**
 * The hero's portrait: SVG text from plain data, in the browser as in Node.
 *
 *   portrait({ race: "dwarf", look: "a", class: "wizard", cards: ["quarterstaff"] }, { id: "me" })
 *
 * Layers, back to front: scene, cloak and what is slung, legs, trunk and garment, belt, robes,
 * arms, shoulders, head, headgear, what stands before the hero.
 */
import { mix } from "../color";
import { cloakBack, cloakCollar, cowl, gorget, helm, pauldrons, ringPattern, robes, ARMOR } from "./armor";
import { drawArms, weaponsOnBack } from "./arms";
import { quiver } from "./mantles";
import { drawLevel, levelCovers } from "./bots";
import type { Paper } from "./figure";
import { CANVAS, svgText } from "./frame";
import type { Cover } from "./face";
import { hairBack } from "./hair";
import { drawHead } from "./heads";
import { drawLegs } from "./limbs";
import type { Box } from "./path";
import { drawScene, motes } from "./scenes";
import { drawnCard, sitterOf, type Sitter } from "./sitter";
import { blownHem, CENTER, GROUND, turned } from "./skeleton";
import { drawBelt, drawTrunk, worn } from "./torso";
import { drawTraits, isTrait } from "./traits";
import type { Crop, PortraitHero, PortraitOptions } from "./types";
import { isWeapon } from "./weapons";

export type { Crop, Level, Look, PortraitHero, PortraitOptions, Tier } from "./types";
export { tierOf } from "./sitter";

/** Whether a card has a drawing of its own on the figure. Skills never show. */
export function isDrawn(card: string): boolean {
  return isWeapon(card) || card in ARMOR || isTrait(card);
}

export function portrait(hero: PortraitHero, options: PortraitOptions = {}): string {
  const { id = "hero", crop = "full", scene = true } = options;
  const drawn = (hero.cards ?? [])
    .map((card) => drawnCard(card, options.facts, isDrawn))
    .filter((card) => card !== null);
  const fresh = (options.fresh ?? [])
    .map((card) => drawnCard(card, options.facts, isDrawn))
    .filter((card) => card !== null);
  const s = sitterOf(hero, drawn, `${id}r`, fresh);
  drawFigure(s);
  const box = cropBox(s, crop);
  const paper: Paper = { id: `${id}-`, crop: box, bold: crop === "small" ? 3 : 1 };
  const lean = s.stance.lean ? ` transform="rotate(${s.stance.lean} ${CENTER} ${GROUND})"` : "";
  const figure = options.silhouette ? s.fig.silhouette(paper, "#17100f") : s.fig.svg(paper);
  const back = !scene
    ? ""
    : crop !== "full"
      ? bustGround(s, id, box)
      : drawScene(
          id,
          hero.backstory,
          hero.token?.row ?? 1,
          s.tier,
          s.body.head.y + 6,
          s.body.shoulder.w + 46,
        );
  const front = scene && s.tier === 3 && crop === "full" ? motes(id) : "";
  const chain = figure.includes(`url(#${id}r)`) ? `<defs>${ringPattern(`${id}r`)}</defs>` : "";
  return svgText(box, options.title, `${back}${chain}<g${lean}>${figure}</g>${front}`, options.place);
}

/** A bust is a square around the head; it rises and widens for what stands on the head. */
function cropBox(s: Sitter, crop: Crop): Box {
  if (crop === "full") return CANVAS;
  const { y, w, h } = s.body.head;
  const above = toppedBy(s);
  const side = Math.max(w * 4.2, h * 3.3) * (crop === "small" ? 0.86 : 1) + above * 0.5;
  const center = y + side * 0.06 - above * 0.5;
  const x = CENTER + 3 * s.stance.sway;
  return { left: x - side / 2, right: x + side / 2, top: center - side / 2, bottom: center + side / 2 };
}
const BARE_TOPS: Record<string, number> = { "orc-a": 34, "halfling-b": 18, "elf-b": 16 };
/** How far hat, horns, crest or bun reach beyond the skull. */
function toppedBy(s: Sitter): number {
  const cover = coverOf(s);
  if (s.level) return s.level === "hero" || s.level === "champion" ? 34 : 8;
  if (cover.hat && s.class === "wizard" && !s.has("chain-helm") && !s.has("mystic-cowl")) return 62;
  if (cover.hood) return 18;
  if (s.class === "druid" && s.tier > 0 && !cover.hat) return s.tier > 1 ? 52 : 34;
  if (s.race === "dragonkin") return 30;
  if (cover.hat) return 12;
  return BARE_TOPS[`${s.race}-${s.look}`] ?? 0;
}
/** Behind a bust: the class's color, lit from the upper left. */
function bustGround(s: Sitter, id: string, box: Box): string {
  const { color } = s.classLook;
  const size = `x="${Math.floor(box.left)}" y="${Math.floor(box.top)}" width="${Math.ceil(box.right - box.left) + 1}" height="${Math.ceil(box.bottom - box.top) + 1}"`;
  return `<defs><radialGradient id="${id}b" cx=".36" cy=".3" r=".8"><stop stop-color="${mix(color, "#fff0c4", 0.72)}"/><stop offset=".55" stop-color="${mix(color, "#e8cf9a", 0.42)}"/><stop offset="1" stop-color="${mix(color, "#2a1440", 0.34)}"/></radialGradient></defs><rect ${size} fill="url(#${id}b)"/>`;
}

export function drawFigure(s: Sitter): void {
  const { fig } = s;
  const cover = coverOf(s);
  fig.at({ x: CENTER }, () => {
    fig.sheet(8);
    behind(s, cover);
    fig.sheet(8);
    drawLegs(s);
    drawTraits(s, "ankles");
    drawTrunk(s);
    if (s.tier > 0 && s.classLook.garment) worn(s, () => s.classLook.garment?.(s));
    drawBelt(s);
    worn(s, () => drawTraits(s, "belt"));
    if (s.has("mystic-robes")) robes(s);
    drawArms(s);
    shoulders(s);
    inHeadFrame(s, () => headAndHat(s, cover));
    if (s.has("chain-gorget") && overCoif(s)) fig.at({ y: 15 }, () => gorget(s));
    drawTraits(s, "shoulder");
    fig.sheet(6);
    drawTraits(s, "ground");
  });
}
/** The head tips a little to the side the body leans on. */
function inHeadFrame(s: Sitter, draw: () => void): void {
  const { head, shoulder } = s.body;
  const turn = 2.5 * s.stance.sway;
  const drop = shoulder.y - head.y;
  const rad = (turn * Math.PI) / 180;
  s.fig.at({ x: Math.sin(rad) * drop, y: shoulder.y - Math.cos(rad) * drop, turn }, draw);
}
function behind(s: Sitter, cover: Cover): void {
  if (s.race === "dragonkin") tail(s);
  if (s.has("mystic-cloak")) cloakBack(s);
  weaponsOnBack(s);
  if (s.has("longbow")) s.fig.tagged("longbow", () => quiver(s));
  else s.classLook.back?.(s);
  if (s.has("longbow") && s.classLook.back !== quiver) s.classLook.back?.(s);
  inHeadFrame(s, () => hairBack(s, cover));
}
function tail({ fig, body, skin, stance }: Sitter): void {
  const y = body.waist.y;
  fig.bent(blownHem(y + 60, -stance.wind * 0.2), () =>
    fig.part(
      `M10,${y + 30}C70,${y + 90} 96,${GROUND - 22} 140,${GROUND - 40}C164,${GROUND - 52} 160,${GROUND - 82} 138,${GROUND - 78}C154,${GROUND - 104} 184,${GROUND - 80} 178,${GROUND - 48}C168,${GROUND - 4} 112,${GROUND + 8} 70,${GROUND - 14}C30,${GROUND - 40} 0,${y + 80} -10,${y + 40}Z`,
      skin,
      {
        inside: () =>
          fig.flat(
            `M10,${y + 70}C50,${GROUND - 20} 110,${GROUND + 8} 180,${GROUND - 30}V${GROUND + 20}H0Z`,
            "#f0d9a0",
            { opacity: 0.5 },
          ),
      },
    ),
  );
}
function shoulders(s: Sitter): void {
  const { fig, classLook: own } = s;
  fig.sheet(5);
  if (s.tier > 0) fig.bent(turned(s.body, s.stance.turn * 0.6), () => own.shoulders?.(s));
  if (s.has("mystic-cloak")) cloakCollar(s);
  if (s.has("leather-pauldron")) pauldrons(s);
  if (s.has("chain-gorget") && !overCoif(s)) gorget(s);
  fig.bent(turned(s.body, s.stance.turn), () => drawTraits(s, "chest"));
}
/** A mail hood reaches down over the neck; the neck ring then lies on it. */
function overCoif(s: Sitter): boolean {
  return s.has("chain-helm") && !s.has("mystic-cowl") && s.race !== "dwarf" && s.race !== "dragonkin";
}
function coverOf(s: Sitter): Cover {
  const helmed = s.has("chain-helm") || s.has("mystic-cowl");
  const hatted = !helmed && !!s.classLook.hat && s.tier >= (s.classLook.hatFrom ?? 0);
  const hooded =
    s.has("mystic-cowl") ||
    (s.has("chain-helm") && s.race !== "dwarf" && s.race !== "dragonkin") ||
    (hatted && s.class === "rogue");
  const level = levelCovers(s);
  return level ?? { hat: helmed || hatted, hood: hooded };
}
function headAndHat(s: Sitter, cover: Cover): void {
  const { classLook: own, tier, fig } = s;
  const neck = s.body.shoulder.y - s.body.head.y;
  const helmed = s.has("chain-helm") || s.has("mystic-cowl");
  fig.sheet(6);
  drawHead(s, cover);
  drawTraits(s, "face");
  if (s.level) return drawLevel(s);
  if (tier > 0) own.face?.(s);
  if (tier > 0 && !helmed) own.brow?.(s);
  if (s.has("chain-helm")) helm(s, neck);
  if (s.has("mystic-cowl")) cowl(s, neck);
  else if (!helmed && own.hat && tier >= (own.hatFrom ?? 0)) own.hat(s);
  if (s.class === "rogue" && tier > 0 && !helmed) own.face?.(s);
}
