/** The position of docs/notation.md, as far as the page reads it. */
import type { Attribute } from "./facts";

export interface Hero {
  race: string | null;
  class: string | null;
  backstory: string | null;
  alignment: { card: string; row: number; column: number } | null;
  gold: number;
  charisma: number;
  sheet: Record<Attribute, string[]>;
  cards: string[];
  exhausted: string[];
  initiative: number | null;
  placed: Attribute | null;
}
export interface Initiative {
  card: number;
  die: string | null;
  gold: number;
}
export interface Prompt {
  kind: string;
  seat: number | null;
  die?: string;
  dice?: string[];
  actions?: Attribute[];
  price?: number;
  space?: string;
  offered?: number[];
  card?: string;
  cards?: number[];
  color?: string | null;
  pool?: string[];
  rolled?: string[];
  left?: number;
  purchase?: boolean;
  extra?: boolean;
  donation?: boolean;
}
export interface Position {
  edition: "first" | "second";
  variants: string[];
  classes: string;
  cards: string;
  round: number;
  phase: "setup" | "roll" | "dice" | "market" | "cleanup" | "over";
  start: number | null;
  heroes: Hero[];
  initiative: Initiative[];
  market: string[];
  discard: string[];
  trash: string[];
  deck: Record<"single" | "double" | "mixed", string[]>;
  bag: Record<string, number>;
  prompts: Prompt[];
}

/** The die on a space, `str2`, or undefined where it is empty. */
export function dieAt(hero: Hero, space: string): string | undefined {
  return hero.sheet[space.slice(0, 3) as Attribute][Number(space[3]) - 1];
}
export function valueOf(die: string): number {
  return Number(die[1]);
}
