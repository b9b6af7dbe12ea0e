/** Heroes that are drawn without a game: three who greet at the door, and nobody in particular. */
import type { PortraitHero } from ".";

export const COMPANY: readonly PortraitHero[] = [
  {
    race: "orc",
    class: "barbarian",
    look: "a",
    cards: ["ancient-spear", "leather-boots"],
    backstory: "brawler",
    token: { row: 2, column: 2 },
    tier: 2,
  },
  {
    race: "dwarf",
    class: "wizard",
    look: "a",
    cards: ["quarterstaff", "leather-gloves", "leather-boots"],
    backstory: "mentor",
    token: { row: 1, column: 1 },
    tier: 3,
  },
  {
    race: "elf",
    class: "ranger",
    look: "a",
    cards: ["longbow", "leather-pauldron", "leather-boots"],
    token: { row: 0, column: 1 },
    tier: 2,
  },
];
export const NOBODY: PortraitHero = { race: "human", class: null };
