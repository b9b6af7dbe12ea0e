/** Finished sheets from a real table: kept in this browser, counted by the server. */
import { call, Failure } from "./api";
import { ATTRIBUTES, facts, type Attribute, type Color } from "./facts";
import type { Scored } from "./wire";

const KEY = "rp.companion";
const WAIT = 120;
export const MOST_HEROES = 4;
export const ROW_LENGTH = 3;

export interface PaperHero {
  name: string;
  race: string;
  class: string;
  backstory: string;
  alignment: string;
  token: [number, number];
  gold: number;
  cards: string[];
  sheet: Record<Attribute, string[]>;
}
interface Stored {
  heroes: PaperHero[];
  solo: boolean;
  edition: "first" | "second";
}

export function blank(): PaperHero {
  const sheet = Object.fromEntries(ATTRIBUTES.map((row) => [row, []])) as unknown as PaperHero["sheet"];
  return {
    name: "",
    race: "",
    class: "",
    backstory: "",
    alignment: "",
    token: [1, 1],
    gold: 0,
    cards: [],
    sheet,
  };
}
export function isReady(hero: PaperHero): boolean {
  return !!(hero.race && hero.class && hero.backstory && hero.alignment);
}
export function diceOf(hero: PaperHero): number {
  return ATTRIBUTES.reduce((sum, row) => sum + hero.sheet[row].length, 0);
}

export class Companion {
  heroes = $state<PaperHero[]>([blank()]);
  solo = $state(false);
  edition = $state<"first" | "second">("second");
  at = $state(0);
  color = $state<Color>("r");
  value = $state(6);
  erasing = $state(false);
  scored = $state.raw<Scored | null>(null);
  problem = $state.raw<Failure | null>(null);
  hero = $derived(this.heroes[this.at] ?? this.heroes[0]);
  ready = $derived(this.heroes.every(isReady));
  private timer = 0;
  private asked = 0;

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Stored | null;
      if (!kept?.heroes?.length) return;
      this.heroes = kept.heroes
        .slice(0, MOST_HEROES)
        .map((hero) => ({ ...blank(), ...hero, cards: known(hero.cards) }));
      this.solo = !!kept.solo;
      this.edition = kept.edition === "first" ? "first" : "second";
    } catch {
      // What cannot be read is begun anew.
    }
  }

  /** Keeps the sheets and asks for their stars; called inside an effect. */
  keep(): void {
    const stored: Stored = { heroes: $state.snapshot(this.heroes), solo: this.solo, edition: this.edition };
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // A browser that keeps nothing still counts.
    }
    const ready = this.ready;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.count(stored, ready), WAIT);
  }
  private async count(stored: Stored, ready: boolean): Promise<void> {
    const asked = ++this.asked;
    if (!ready) {
      this.scored = null;
      this.problem = null;
      return;
    }
    try {
      const heroes = stored.heroes.map(({ name: _, ...hero }) => hero);
      const solo = stored.solo && heroes.length === 1;
      const scored = await call<Scored>("/api/score", { heroes, solo, edition: stored.edition });
      if (asked !== this.asked) return;
      this.scored = scored;
      this.problem = null;
    } catch (failure) {
      if (asked !== this.asked) return;
      this.scored = null;
      this.problem = failure as Failure;
    }
  }

  add(): void {
    if (this.heroes.length >= MOST_HEROES) return;
    this.heroes.push(blank());
    this.at = this.heroes.length - 1;
  }
  remove(): void {
    this.heroes.splice(this.at, 1);
    if (!this.heroes.length) this.heroes.push(blank());
    this.at = Math.min(this.at, this.heroes.length - 1);
  }
  clear(): void {
    this.heroes = [blank()];
    this.at = 0;
  }
  /** A tap on a space: the die in hand goes there, or into the row's first free space. */
  tap(row: Attribute, place: number): void {
    const dice = this.hero.sheet[row];
    if (this.erasing) dice.splice(place, 1);
    else dice[Math.min(place, dice.length)] = `${this.color}${this.value}`;
  }
  toggle(card: string): void {
    const cards = this.hero.cards;
    const place = cards.indexOf(card);
    if (place < 0) cards.push(card);
    else cards.splice(place, 1);
  }
  holder(card: string): number {
    return this.heroes.findIndex((hero) => hero.cards.includes(card));
  }
}

function known(cards: string[] | undefined): string[] {
  return (cards ?? []).filter((card) => card in facts.market);
}
