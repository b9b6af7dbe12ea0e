/** What stands on the cards: those of the base, or of the table that is looked at. */
import { laid } from "./activeCards.svelte";

export type Color = "g" | "b" | "r" | "p" | "k" | "w" | "y";
export type Attribute = "str" | "dex" | "con" | "int" | "wis" | "cha";
export type Kind = "weapon" | "armor" | "skill" | "trait";
export type Arrow = "good" | "evil" | "lawful" | "chaotic";

export interface MarketFact {
  no: number;
  kind: Kind;
  dots: number;
  cost: number;
  hands?: number;
  arrow?: Arrow;
  set?: "chain" | "leather" | "mystic";
  timing?: string;
  house?: string[];
  effects?: { type: string; by?: number; color?: string; rows?: string[] }[];
}
export interface GoalFact {
  goal: string;
  stars: number;
}
export type ClassFact = { color: string; ability_source?: string } & Record<Attribute, GoalFact>;
export interface RaceFact {
  modifiers: Partial<Record<Attribute, number>>;
  editions: string[];
}
export type BackstoryFact = Record<Attribute, { color: string; space: number }>;
export interface AlignmentFact {
  grid: number[][];
}
export interface Facts {
  armor: Record<string, { stars: number[]; colors: string[] }>;
  market: Record<string, MarketFact>;
  classes: Record<string, ClassFact>;
  races: Record<string, RaceFact>;
  backstories: Record<string, BackstoryFact>;
  alignments: Record<string, AlignmentFact>;
  words: Record<string, string>; // what a card pack says itself, by Fluent keys
  numbers: Record<string, Record<string, number | string>>; // what our rules are filled with, by Fluent keys
}

/** The facts as they are now; whoever reads them in a `$derived` follows when a pack is laid. */
export const facts: Facts = {
  get armor() {
    return laid.facts.armor;
  },
  get market() {
    return laid.facts.market;
  },
  get classes() {
    return laid.facts.classes;
  },
  get races() {
    return laid.facts.races;
  },
  get backstories() {
    return laid.facts.backstories;
  },
  get alignments() {
    return laid.facts.alignments;
  },
  get words() {
    return laid.facts.words;
  },
  get numbers() {
    return laid.facts.numbers;
  },
};
export const ATTRIBUTES: Attribute[] = ["str", "dex", "con", "int", "wis", "cha"];
export const COLORS: Color[] = ["g", "b", "r", "p", "k", "w", "y"];
export const KINDS: Kind[] = ["weapon", "armor", "skill", "trait"];

const LETTERS: Record<string, Color> = {
  green: "g",
  blue: "b",
  red: "r",
  purple: "p",
  black: "k",
  white: "w",
  gold: "y",
};
/** The letter of a color's name, as the notation writes it. */
export function letter(color: string): Color {
  return LETTERS[color] ?? (color as Color);
}

/** The six wishes of a backstory by space, `str2` -> `g`. */
export function wishes(backstory: string | null | undefined): Record<string, Color> {
  const card = backstory ? facts.backstories[backstory] : undefined;
  if (!card) return {};
  return Object.fromEntries(ATTRIBUTES.map((row) => [`${row}${card[row].space}`, letter(card[row].color)]));
}

/** Which way an arrow moves the token: good up, evil down, lawful left, chaotic right. */
export const ARROW_STEP: Record<Arrow, "up" | "down" | "left" | "right"> = {
  good: "up",
  evil: "down",
  lawful: "left",
  chaotic: "right",
};
