/** The hero as the drawing functions see him: body, colors, stance, belongings, and the figure to draw on. */
import { mix } from "../color";
import { classLook, type ClassLook } from "./classes";
import { Figure } from "./figure";
import { BRASS, GOLD, LEATHER, LINEN } from "./materials";
import { isWeapon } from "./weapons";
import { COMPLEXIONS, SKELETONS, type Skeleton, type Stance } from "./skeleton";
import type { CardFact, Level, Look, PortraitHero, Tier } from "./types";

export interface Sitter {
  fig: Figure;
  race: string;
  look: Look;
  class: string;
  classLook: ClassLook;
  tier: Tier;
  level: Level | null;
  body: Skeleton;
  stance: Stance;
  skin: string;
  hair: string;
  iris: string;
  soft: boolean;
  /** the garment's color, faded in the first tiers */
  color: string;
  /** buckles, hems, clasps: rope, iron, brass, gold */
  trim: string;
  glove: string; // color of hands
  has: (card: string) => boolean;
  cards: readonly string[];
  weapons: { right: string | null; left: string | null; back: string[] };
  pattern: string; // id of the ring pattern
  bootless: boolean;
}

const TRIMS = ["#8f7a55", "#8d8f94", BRASS, GOLD];
const LEGEND = 38;

/** Growth: own cards and goals met; at the end 38 stars make a legend. */
export function tierOf(hero: PortraitHero): Tier {
  if (hero.tier !== undefined) return hero.tier;
  const points = (hero.cards?.length ?? 0) + (hero.goalsMet ?? 0);
  if (points >= 9 || (hero.stars ?? 0) >= LEGEND) return 3;
  return points >= 5 ? 2 : points >= 2 ? 1 : 0;
}

export function stanceOf(hero: PortraitHero, body: Skeleton): Stance {
  const { row = 1, column = 1 } = hero.token ?? {};
  const calm = column === 0;
  return {
    sway: calm ? 0 : body.still ? 0.4 : 1,
    turn: calm ? 0 : 0.13,
    wind: column === 2 ? 1 : 0,
    lean: column === 2 ? 3 : 0,
    frown: row === 2 ? 4 : row === 0 ? -1.5 : 0,
  };
}

/** The first weapon goes to the right hand, the next to the left, all others on the back. */
export function armed(cards: readonly string[]): Sitter["weapons"] {
  const owned = cards.filter(isWeapon);
  const shield = owned.includes("tower-shield") ? "tower-shield" : null;
  const rest = owned.filter((card) => card !== shield);
  // the dagger points down and suits the left hand; it leads only where it is alone
  const right = rest.find((card) => card !== "jeweled-dagger") ?? rest[0] ?? null;
  const twoHanded = ["longbow", "heavy-crossbow"];
  const left =
    shield ??
    (right === "heavy-crossbow"
      ? null
      : (rest.find((card) => card !== right && !twoHanded.includes(card)) ?? null));
  if (right === "heavy-crossbow" && shield) {
    const other = rest.find((card) => card !== right);
    return { right: other ?? null, left: shield, back: rest.filter((card) => card !== other) };
  }
  return { right, left, back: rest.filter((card) => card !== right && card !== left) };
}

/** The nearest thing we can draw for a card: itself, or for a pack's card the plainest of its kind. */
export function drawnCard(
  card: string,
  facts: Readonly<Record<string, CardFact>> | undefined,
  known: (card: string) => boolean,
): string | null {
  if (known(card)) return card;
  const fact = facts?.[card];
  if (fact?.kind === "weapon") return fact.hands === 2 ? "quarterstaff" : "longsword";
  if (fact?.kind === "armor")
    return fact.set === "chain"
      ? "chain-gorget"
      : fact.set === "mystic"
        ? "mystic-cloak"
        : "leather-pauldron";
  if (fact?.kind === "trait") return "any-trait";
  return null;
}

export function sitterOf(
  hero: PortraitHero,
  drawn: readonly string[],
  pattern: string,
  fresh: readonly string[] = [],
): Sitter {
  const race = hero.race && SKELETONS[hero.race] ? hero.race : "human";
  const body = SKELETONS[race];
  const look = hero.look ?? "a";
  const tier = tierOf(hero);
  const classSlug = hero.class ?? "";
  const own = classLook(classSlug, hero.color);
  const color = tier === 0 ? mix(LINEN, own.color, 0.2) : tier === 1 ? mix(own.color, LINEN, 0.2) : own.color;
  const complexion = COMPLEXIONS[race][look];
  const owned = new Set(drawn);
  return {
    fig: new Figure(new Set(fresh)),
    race,
    look,
    class: classSlug,
    classLook: own,
    tier,
    level: hero.level ?? null,
    body,
    stance: stanceOf(hero, body),
    soft: false,
    ...complexion,
    color,
    trim: TRIMS[tier],
    glove: owned.has("leather-gloves") ? LEATHER : complexion.skin,
    has: (card) => owned.has(card),
    cards: drawn,
    weapons: armed(drawn),
    pattern,
    bootless: !owned.has("leather-boots"),
  };
}
