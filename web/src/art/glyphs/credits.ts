// Written by `npm run glyphs` from scripts/glyphs.csv; never by hand.
export interface Credit {
  author: string;
  glyphs: readonly string[];
}
/** Whom to name for the glyphs of game-icons.net; we changed them (rounded, colored, shaded). */
export const LICENSE = { name: "CC BY 3.0", address: "https://creativecommons.org/licenses/by/3.0/", source: "https://game-icons.net", changed: true } as const;
export const CREDITS: readonly Credit[] = [
  { author: "Carl Olsen", glyphs: ["crossbow"] },
  { author: "Caro Asercion", glyphs: ["mountain-climbing","tarot-09-the-hermit"] },
  { author: "DarkZaitzev", glyphs: ["acrobatic","hooded-assassin","robber-hand","running-ninja"] },
  { author: "Delapouite", glyphs: ["angry-eyes","anticlockwise-rotation","archive-research","banana-peel","biceps","black-knight-helm","bo","buy-card","castle","church","coins-pile","deer-track","dice-twenty-faces-one","dunce-cap","dwarf-face","flanged-mace","gloves","greaves","greek-temple","heart-shield","hobbit-door","jump-across","light-helm","lock-picking","monk-face","move","orc-head","perspective-dice-six-faces-six","price-tag","rat","rolling-dices","roman-shield","rooster","sell-card","shaking-hands","sitting-dog","snake-tongue","teacher","two-coins","uprising","vertical-flip","warlock-hood","wizard-face","woman-elf-face"] },
  { author: "Faithtoken", glyphs: ["dragon-head"] },
  { author: "IronGamer", glyphs: ["armored-pants"] },
  { author: "Lorc", glyphs: ["anchor","anvil","archery-target","bandage-roll","battle-axe","book-aura","boots","bowman","broadsword","broken-shield","candle-flame","candle-light","crested-helmet","crossed-swords","crowned-skull","cycle","domino-mask","dove","feather","feathered-wing","fire-ray","fox-head","gavel","ghost","guarded-tower","heart-organ","hourglass","imp-laugh","juggler","lantern-flame","laurel-crown","lion","lyre","magnifying-glass","manacles","medal","meditation","mirror-mirror","moon","oak","open-book","owl","plain-dagger","pointy-hat","poker-hand","portal","prayer","punch","puppet","recycle","robe","rose","scales","shining-heart","shouting","skeleton-key","sprout","star-pupil","stone-spear","sunbeams","swap-bag","target-dummy","top-hat","trophy","visored-helm","winged-sword","wolf-howl","worried-eyes"] },
  { author: "lucasms", glyphs: ["cloak"] },
  { author: "Quoting", glyphs: ["card-play"] },
  { author: "sbed", glyphs: ["hand"] },
  { author: "Skoll", glyphs: ["bracers","breaking-chain","footsteps"] },
  { author: "Willdabeast", glyphs: ["chain-mail"] },
  { author: "Zeromancer", glyphs: ["heart-plus"] },
];
