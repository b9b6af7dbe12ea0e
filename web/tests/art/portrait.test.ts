import { describe, expect, test, vi } from "vitest";
import facts from "../../src/lib/facts.json";
import { isDrawn, portrait, tierOf, type PortraitHero, type Tier } from "../../src/art/portrait";
import { ARMOR } from "../../src/art/portrait/armor";
import { BOTS, botHero, LEVELS } from "../../src/art/portrait/bots";
import { CLASSES } from "../../src/art/portrait/classes";
import { enemy } from "../../src/art/portrait/enemy";
import { SCENES } from "../../src/art/portrait/scenes";
import { armed, drawnCard } from "../../src/art/portrait/sitter";
import { COMPLEXIONS, SKELETONS } from "../../src/art/portrait/skeleton";
import { shownTraits, TRAITS } from "../../src/art/portrait/traits";
import { WEAPONS } from "../../src/art/portrait/weapons";
import { expectSound } from "./svg";

vi.setConfig({ testTimeout: 30_000 }); // hundreds of pictures, on a busy machine too

const RACES = Object.keys(facts.races);
const CLASS_SLUGS = Object.keys(facts.classes);
const DRAWN_CLASSES = Object.keys(CLASSES);
const LOOKS = ["a", "b"] as const;
const TIERS: Tier[] = [0, 1, 2, 3];
const market = Object.entries(facts.market as Record<string, { kind: string }>);
const slugs = (kind: string) => market.filter(([, fact]) => fact.kind === kind).map(([slug]) => slug);
const plain: PortraitHero = { race: "human", look: "a", class: "warrior", tier: 2 };
const bytes = (svg: string) => new TextEncoder().encode(svg).length;

/** What a hero owns at the end of a good game. */
const LEGENDS: string[][] = [
  [
    "quarterstaff",
    "leather-boots",
    "leather-gloves",
    "leather-greaves",
    "leather-pauldron",
    "cunning",
    "mystic-robes",
    "mystic-cloak",
    "knowledge",
  ],
  [
    "longsword",
    "tower-shield",
    "chain-tunic",
    "chain-helm",
    "chain-leggings",
    "chain-gorget",
    "chain-vambraces",
    "proud",
    "loyal",
  ],
  ["longbow", "mystic-cowl", "mystic-robes", "mystic-cloak", "greedy", "clumsy", "climb", "search", "honest"],
];

describe("every hero there is", () => {
  test.each(RACES)("%s: all classes, looks and tiers are sound and differ", (race) => {
    const seen = new Set<string>();
    for (const look of LOOKS)
      for (const it of DRAWN_CLASSES)
        for (const tier of TIERS) {
          const svg = portrait({ race, look, class: it, tier, backstory: "mentor" }, { id: "h" });
          expectSound(svg);
          expect(bytes(svg)).toBeLessThan(40_000);
          seen.add(svg);
        }
    expect(seen.size).toBe(LOOKS.length * DRAWN_CLASSES.length * TIERS.length);
  });

  test.each(RACES)("%s: a legend's belongings stay within the limit", (race) => {
    const sizes = CLASS_SLUGS.flatMap((it) =>
      LEGENDS.map((cards) => {
        const svg = portrait({
          race,
          look: "b",
          class: it,
          cards,
          token: { row: 0, column: 2 },
          backstory: "hunter",
        });
        expectSound(svg);
        return bytes(svg);
      }),
    );
    expect(Math.max(...sizes)).toBeLessThan(50_000);
    expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThan(40_000);
  });

  test.each(RACES)("%s: all that can be worn at once is sound", (race) => {
    const all = Object.keys(facts.market);
    for (const it of CLASS_SLUGS)
      expectSound(portrait({ race, look: "b", class: it, cards: all, token: { row: 2, column: 2 } }));
  });

  test("busts hold less than the whole figure, small ones still less", () => {
    for (const race of RACES)
      for (const it of CLASS_SLUGS) {
        const [full, bust, small] = (["full", "bust", "small"] as const).map((crop) =>
          portrait({ ...plain, race, class: it }, { crop }),
        );
        [bust, small].forEach(expectSound);
        expect(bytes(bust)).toBeLessThan(bytes(full));
        expect(bytes(small)).toBeLessThan(bytes(bust));
      }
  });
});

describe("cards on the figure", () => {
  test("what is drawn are weapons, armor and traits of the box; skills never show", () => {
    for (const slug of Object.keys(WEAPONS)) expect(slugs("weapon")).toContain(slug);
    for (const slug of Object.keys(ARMOR)) expect(slugs("armor")).toContain(slug);
    for (const slug of Object.keys(TRAITS)) expect([...slugs("trait"), "any-trait"]).toContain(slug);
    for (const slug of slugs("skill")) expect(isDrawn(slug)).toBe(false);
  });

  test.each([...slugs("weapon"), ...slugs("armor"), ...slugs("trait")])(
    "%s shows on every body, as itself or as the plainest of its kind",
    (card) => {
      for (const race of RACES) {
        const hero: PortraitHero = { ...plain, race, class: "wizard" };
        const svg = portrait({ ...hero, cards: [card] }, { facts: facts.market });
        expect(svg).toContain(`data-card="${drawnCard(card, facts.market, isDrawn)}"`);
        expect(svg).not.toBe(portrait(hero));
      }
    },
  );

  test("a pack's unknown card is drawn as its kind, and without facts not at all", () => {
    const pack = {
      claymore: { kind: "weapon", hands: 1 },
      pike: { kind: "weapon", hands: 2 },
      "iron-hat": { kind: "armor", set: "chain" },
      moody: { kind: "trait" },
      swim: { kind: "skill" },
    };
    const drawn = (card: string) => portrait({ ...plain, cards: [card] }, { facts: pack });
    expect(drawn("claymore")).toBe(portrait({ ...plain, cards: ["longsword"] }));
    expect(drawn("pike")).toBe(portrait({ ...plain, cards: ["quarterstaff"] }));
    expect(drawn("iron-hat")).toBe(portrait({ ...plain, cards: ["chain-gorget"] }));
    expect(drawn("moody")).toContain('data-card="any-trait"');
    expect(drawn("swim")).toBe(portrait(plain));
    expect(portrait({ ...plain, cards: ["claymore"] })).toBe(portrait(plain));
  });

  test("the first weapon goes to the right hand, the dagger to the left, the rest on the back", () => {
    expect(armed(["longsword"])).toEqual({ right: "longsword", left: null, back: [] });
    expect(armed(["jeweled-dagger", "longsword"])).toEqual({
      right: "longsword",
      left: "jeweled-dagger",
      back: [],
    });
    expect(armed(["jeweled-dagger"])).toEqual({ right: "jeweled-dagger", left: null, back: [] });
    expect(armed(["tower-shield", "heavy-crossbow"])).toEqual({
      right: null,
      left: "tower-shield",
      back: ["heavy-crossbow"],
    });
    expect(armed(["longsword", "blessed-mace", "ancient-spear", "longbow"])).toEqual({
      right: "longsword",
      left: "blessed-mace",
      back: ["ancient-spear", "longbow"],
    });
  });

  test("of the traits the newest three show", () => {
    expect(shownTraits(["greedy", "climb", "clumsy", "loyal", "proud"])).toEqual([
      "clumsy",
      "loyal",
      "proud",
    ]);
  });
});

describe("growth and alignment", () => {
  test("points are cards and goals; 38 stars make a legend", () => {
    const tier = (cards: number, goalsMet = 0, stars: number | null = null) =>
      tierOf({ race: null, class: null, cards: Array(cards).fill("climb"), goalsMet, stars });
    expect([
      tier(0),
      tier(1),
      tier(2),
      tier(2, 2),
      tier(3, 2),
      tier(8),
      tier(8, 1),
      tier(0, 0, 38),
      tier(0, 0, 37),
    ]).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 0]);
  });

  test("each place of the token gives another picture", () => {
    const pictures = [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => portrait({ ...plain, token: { row, column } })),
    );
    expect(new Set(pictures).size).toBe(9);
    expect(portrait({ ...plain, token: { row: 1, column: 2 } })).toContain("rotate(3 ");
  });

  test("each backstory has its scene", () => {
    for (const slug of Object.keys(SCENES)) expect(facts.backstories).toHaveProperty(slug);
    const pictures = Object.keys(SCENES).map((backstory) => portrait({ ...plain, backstory }));
    pictures.forEach(expectSound);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe("what nobody knows", () => {
  test("unknown race, class and backstory fall back", () => {
    expect(portrait({ ...plain, race: "gnome" })).toBe(portrait({ ...plain, race: "human" }));
    expect(portrait({ ...plain, race: null })).toBe(portrait({ ...plain, race: "human" }));
    expectSound(portrait({ race: null, class: null }));
    expectSound(portrait({ race: "elf", class: "alchemist", backstory: "moonborn", tier: 3 }));
    expect(portrait({ ...plain, backstory: "moonborn" })).toBe(portrait({ ...plain, backstory: null }));
  });

  test("a class that nobody has drawn wears its color, a drawn one is as it was", () => {
    const knight = (color: "r" | "b") => portrait({ ...plain, class: "knight", color });
    expect(knight("r")).not.toBe(knight("b"));
    expectSound(knight("r"));
    expect(portrait({ ...plain, color: "b" })).toBe(portrait(plain));
  });

  test("a card's name from a pack cannot break out of the picture", () => {
    const evil = 'x"><script>';
    expectSound(
      portrait({ ...plain, cards: [evil] }, { facts: { [evil]: { kind: "weapon" } }, title: 'A "hero" <b>' }),
    );
  });

  test("every known race and class is one of the game's", () => {
    for (const race of Object.keys(SKELETONS)) expect(RACES).toContain(race);
    expect(Object.keys(COMPLEXIONS).sort()).toEqual(Object.keys(SKELETONS).sort());
    for (const it of Object.keys(CLASSES)) expect(CLASS_SLUGS).toContain(it);
  });
});

describe("a picture on a page", () => {
  test("ids carry the prefix, so that two pictures do not meet", () => {
    const svg = portrait({ ...plain, cards: LEGENDS[1] }, { id: "seat2" });
    for (const [, id] of svg.matchAll(/ id="([^"]*)"/g)) expect(id.startsWith("seat2")).toBe(true);
  });

  test("alternative text, or hidden", () => {
    expect(portrait(plain, { title: "Human warrior" })).toContain('role="img" aria-label="Human warrior"');
    expect(portrait(plain)).toContain('aria-hidden="true"');
  });

  test("what was just bought is marked, also for a pack's card", () => {
    const cards = ["longsword", "leather-boots"];
    const svg = portrait({ ...plain, cards }, { fresh: ["leather-boots"] });
    expectSound(svg);
    expect(svg).toContain('data-card="leather-boots" class="fresh"');
    expect(svg).not.toContain('data-card="longsword" class="fresh"');
    expect(
      portrait(
        { ...plain, cards: ["claymore"] },
        { fresh: ["claymore"], facts: { claymore: { kind: "weapon" } } },
      ),
    ).toContain('data-card="longsword" class="fresh"');
  });

  test("without a scene the figure stands on nothing; as a silhouette it has one color", () => {
    const alone = portrait(plain, { scene: false });
    expectSound(alone);
    expect(alone).not.toContain("<rect");
    const shape = portrait(plain, { scene: false, silhouette: true });
    expectSound(shape);
    expect(new Set([...shape.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, color]) => color)).size).toBe(1);
  });

  test("it stands inside another SVG where it is told to", () => {
    expect(portrait(plain, { place: { x: 40, y: 60, width: 200, height: 300 } })).toContain(
      'x="40" y="60" width="200" height="300" viewBox=',
    );
  });

  test("the same hero gives the same picture", () => {
    expect(portrait({ ...plain, cards: LEGENDS[0] })).toBe(portrait({ ...plain, cards: LEGENDS[0] }));
  });
});

describe("the others at the table", () => {
  test("eight bots, each level with its sign", () => {
    expect(Object.keys(BOTS)).toHaveLength(8);
    const faces = Object.keys(BOTS).flatMap((name) =>
      LEVELS.map((level) => portrait(botHero(name, level), { crop: "bust" })),
    );
    faces.forEach(expectSound);
    expect(new Set(faces).size).toBe(8 * LEVELS.length);
  });

  test("the enemy, with each of the dice in his palm", () => {
    const dice = [..."rbgpkwy"].flatMap((color) =>
      [1, 2, 3, 4, 5, 6].map((value) => enemy({ id: "e", die: `${color}${value}` })),
    );
    dice.forEach(expectSound);
    expect(new Set(dice).size).toBe(42);
    for (const crop of ["bust", "small"] as const) expectSound(enemy({ crop }));
  });
});
