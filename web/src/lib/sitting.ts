/** A hero of a position as somebody who sits for a portrait. */
import type { Look, PortraitHero } from "../art/portrait";
import { ATTRIBUTES, facts, letter } from "./facts";
import { rowState } from "./goals";
import { nameOf, t } from "./i18n.svelte";
import type { Hero } from "./position";

/** `stars` only at the end of the game: they may raise the hero to a legend. */
export function sitting(hero: Hero, look: Look, stars: number | null = null): PortraitHero {
  const met = ATTRIBUTES.filter((row) => {
    const { dice, state } = rowState(hero, row);
    return dice === 3 && state === "met";
  });
  return {
    race: hero.race,
    look,
    class: hero.class,
    color: hero.class && facts.classes[hero.class] ? letter(facts.classes[hero.class].color) : null,
    cards: hero.cards,
    backstory: hero.backstory,
    token: hero.alignment && { row: hero.alignment.row, column: hero.alignment.column },
    goalsMet: met.length,
    stars,
  };
}

/** "Portrait: Dwarf, Wizard, with Quarterstaff" */
export function portraitLabel(hero: Hero): string {
  const who = [hero.race && nameOf("race", hero.race), hero.class && nameOf("class", hero.class)]
    .filter(Boolean)
    .join(", ");
  const cards = hero.cards.map((card) => nameOf("card", card)).join(", ");
  if (!who) return t("portrait-unknown");
  return cards ? t("portrait-with", { who, cards }) : t("portrait-of", { who });
}
