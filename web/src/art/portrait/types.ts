/** What the portrait is drawn from: plain data, as the position of a game holds it. */
import type { DieColor } from "../dice";

export type Look = "a" | "b";
export type Tier = 0 | 1 | 2 | 3;
export type Level = "random" | "apprentice" | "novice" | "adept" | "expert" | "hero" | "champion";
/** Which part of the picture is asked for; `small` is a bust drawn for 24 pixels. */
export type Crop = "full" | "bust" | "small";

export interface PortraitHero {
  race: string | null;
  look?: Look;
  class: string | null;
  /** the class's: what a class that nobody has drawn is dressed in */
  color?: DieColor | null;
  /** slugs in order of purchase */
  cards?: readonly string[];
  backstory?: string | null;
  /** the token's place on the alignment card: row 0 good to 2 evil, column 0 lawful to 2 chaotic */
  token?: { row: number; column: number } | null;
  goalsMet?: number;
  /** reputation at the end of the game */
  stars?: number | null;
  /** set to override what cards, goals and stars say */
  tier?: Tier;
  /** a bot wears the sign of its level */
  level?: Level | null;
}
/** What a card pack says about a card we have no drawing for. */
export interface CardFact {
  kind: string;
  set?: string;
  hands?: number;
}
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface PortraitOptions {
  /** prefix of all ids in the SVG: must differ for each picture on a page */
  id?: string;
  crop?: Crop;
  /** false: the figure alone, on nothing */
  scene?: boolean;
  /** alternative text; without it the picture is hidden from screen readers */
  title?: string;
  /** card facts by slug, for the cards of a pack */
  facts?: Readonly<Record<string, CardFact>>;
  /** cards just bought: their parts get the class `fresh` (portrait.css lets them appear) */
  fresh?: readonly string[];
  /** where the picture stands inside another SVG (the share picture) */
  place?: Place;
  /** only the dark shape, for the setup */
  silhouette?: boolean;
}
