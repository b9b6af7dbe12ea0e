/**
 * Draws everything there is on contact sheets, to be looked at: build/contact-sheets/*.png.
 * `npm run sheets` draws all, `npm run sheets -- races scenes` those whose names begin so.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { sheets as cardSheets } from "./sheets-cards.mjs";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const out = join(web, "..", "build", "contact-sheets");
const wanted = process.argv.slice(2);
const server = await createServer({
  root: web,
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: "custom",
  logLevel: "error",
});
const load = (path) => server.ssrLoadModule(path);

/** One page: cells of a width and height, with a label each. */
function page(title, cells, { width, height, columns, label = 18, dark = true }) {
  const style = `*{box-sizing:border-box;margin:0}body{background:${dark ? "#3d2416" : "#e6dac2"};font:600 12px sans-serif;color:${dark ? "#f6e3b4" : "#2b1d14"};padding:8px;width:${columns * (width + 8) + 16}px}main{display:grid;grid-template-columns:repeat(${columns},${width}px);gap:8px}figure>div{width:${width}px;height:${height}px;border-radius:6px;overflow:hidden}svg{display:block;width:100%;height:100%}figcaption{height:${label}px;text-align:center;overflow:hidden;white-space:nowrap;line-height:${label}px}`;
  const rows = Math.ceil(cells.length / columns);
  const body = cells
    .map(([name, svg]) => `<figure><div>${svg}</div><figcaption>${name}</figcaption></figure>`)
    .join("");
  return {
    title,
    html: `<!doctype html><meta charset="utf-8"><style>${style}</style><main>${body}</main>`,
    size: [columns * (width + 8) + 16, rows * (height + label + 8) + 16],
  };
}
function shoot({ title, html, size, css = "" }, scale = 1) {
  const file = join(out, `${title}.html`);
  writeFileSync(file, css + html);
  const flags = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--hide-scrollbars",
    "--allow-file-access-from-files",
    `--force-device-scale-factor=${scale}`,
    `--window-size=${size.join(",")}`,
    "--virtual-time-budget=1500",
    `--screenshot=${join(out, `${title}.png`)}`,
  ];
  execFileSync(process.env.CHROMIUM ?? "chromium-headless-shell", [...flags, `file://${file}`], {
    stdio: "ignore",
  });
  console.log(`${title}.png ${size.join("x")}`);
}

const { portrait } = await load("/src/art/portrait/index.ts");
const RACES = ["dwarf", "human", "elf", "orc", "halfling", "dragonkin"];
const { CLASSES } = await load("/src/art/portrait/classes.ts");
const { WEAPONS } = await load("/src/art/portrait/weapons.ts");
const { ARMOR } = await load("/src/art/portrait/armor.ts");
const { TRAITS } = await load("/src/art/portrait/traits.ts");
const { SCENES } = await load("/src/art/portrait/scenes.ts");
let drawn = 0;
const draw = (hero, options = {}) => portrait(hero, { id: `c${drawn++}`, ...options });
const classes = Object.keys(CLASSES);
const scenes = Object.keys(SCENES);
const small = { width: 150, height: 225, columns: 12 };

const SHEETS = {
  ...Object.fromEntries(
    RACES.flatMap((race) =>
      [0, 1, 2, 3].map((tier) => [
        `races-${race}-${tier}`,
        () =>
          page(
            `races-${race}-${tier}`,
            ["a", "b"].flatMap((look) =>
              classes.map((it, at) => [
                `${race} ${look} ${it}`,
                draw({ race, look, class: it, tier, backstory: scenes[(at + (look === "b" ? 5 : 0)) % 16] }),
              ]),
            ),
            small,
          ),
      ]),
    ),
  ),
  ...Object.fromEntries(
    RACES.map((race) => [
      `large-${race}`,
      () =>
        page(
          `large-${race}`,
          [1, 3].flatMap((tier) =>
            classes.map((it, at) => [
              `${race} ${it} ${tier}`,
              draw({
                race,
                look: (at + tier) % 4 > 1 ? "b" : "a",
                class: it,
                tier,
                backstory: scenes[(at * 3 + tier) % 16],
              }),
            ]),
          ),
          { width: 250, height: 375, columns: 8 },
        ),
    ]),
  ),
  weapons: () =>
    page(
      "weapons",
      RACES.flatMap((race, at) =>
        Object.keys(WEAPONS).map((card, place) => [
          `${race} ${card}`,
          draw({
            race,
            look: (at + place) % 2 ? "b" : "a",
            class: classes[(at * 5 + place) % 12],
            cards: [card],
            tier: 2,
            backstory: "mentor",
          }),
        ]),
      ),
      { width: 240, height: 360, columns: 8 },
    ),
  armor: () =>
    page(
      "armor",
      ["dwarf", "elf", "orc", "halfling", "dragonkin", "human"].flatMap((race, at) =>
        Object.keys(ARMOR).map((card, place) => [
          `${race} ${card}`,
          draw({
            race,
            look: (at + place) % 2 ? "b" : "a",
            class: classes[(at * 5 + place) % 12],
            cards: [card],
            tier: 1,
            backstory: "resilient",
          }),
        ]),
      ),
      { width: 200, height: 300, columns: 12 },
    ),
  sets: () => {
    const chain = Object.keys(ARMOR).filter((card) => card.startsWith("chain"));
    const leather = Object.keys(ARMOR).filter((card) => card.startsWith("leather"));
    const mystic = Object.keys(ARMOR).filter((card) => card.startsWith("mystic"));
    const kits = [
      ["chain", chain],
      ["leather", leather],
      ["mystic", mystic],
      ["chain + mystic", [...chain, ...mystic]],
      ["leather + mystic", [...leather, ...mystic]],
      ["all", Object.keys(ARMOR)],
    ];
    return page(
      "sets",
      RACES.flatMap((race, at) =>
        kits.map(([name, kit], place) => [
          `${race} ${name}`,
          draw({
            race,
            look: place % 2 ? "b" : "a",
            class: classes[(at * 2 + place * 3) % 12],
            cards: [...kit, "longsword"],
            tier: 2,
            backstory: scenes[(at + place) % 16],
          }),
        ]),
      ),
      { width: 240, height: 360, columns: 6 },
    );
  },
  pairs: () => {
    const kits = [
      ["longsword", "jeweled-dagger"],
      ["blessed-mace", "tower-shield"],
      ["longsword", "tower-shield"],
      ["longsword", "blessed-mace"],
      ["jeweled-dagger", "tower-shield"],
      ["longsword", "blessed-mace", "quarterstaff"],
      ["ancient-spear", "heavy-crossbow"],
      ["longbow", "longsword", "tower-shield"],
    ];
    return page(
      "pairs",
      ["human", "dwarf", "orc", "halfling"].flatMap((race, at) =>
        kits.map((kit, place) => [
          `${race} ${kit.map((card) => card.split("-").pop()).join(" ")}`,
          draw({
            race,
            class: place > 4 ? "barbarian" : classes[(at * 5 + place) % 12],
            cards: kit,
            tier: 2,
            backstory: "craftsman",
          }),
        ]),
      ),
      { width: 200, height: 300, columns: 8 },
    );
  },
  traits: () =>
    page(
      "traits",
      Object.keys(TRAITS)
        .flatMap((card, at) => [
          [
            card,
            draw({
              race: RACES[at % 6],
              look: at % 2 ? "b" : "a",
              class: classes[(at * 7) % 12],
              cards: [card],
              tier: 2,
              backstory: scenes[at % 16],
            }),
          ],
        ])
        .concat([
          ["three", draw({ race: "human", class: "warrior", cards: ["greedy", "clumsy", "loyal"], tier: 2 })],
          [
            "three",
            draw({ race: "elf", class: "monk", cards: ["honest", "courageous", "compassionate"], tier: 2 }),
          ],
          [
            "five",
            draw({
              race: "orc",
              class: "druid",
              cards: ["famous", "proud", "nimble", "dedicated", "loyal"],
              tier: 3,
            }),
          ],
        ]),
      { width: 220, height: 330, columns: 8 },
    ),
  alignment: () =>
    page(
      "alignment",
      ["human", "dwarf", "elf"].flatMap((race, at) =>
        [0, 1, 2].flatMap((row) =>
          [0, 1, 2].map((column) => [
            `${race} row ${row} column ${column}`,
            draw({
              race,
              look: at % 2 ? "b" : "a",
              class: ["cleric", "wizard", "sorcerer"][at],
              cards: ["mystic-cloak"],
              tier: 2,
              token: { row, column },
            }),
          ]),
        ),
      ),
      { width: 200, height: 300, columns: 9 },
    ),
  scenes: () =>
    page(
      "scenes",
      [...scenes, "unknown"].map((backstory, at) => [
        backstory,
        draw({
          race: RACES[at % 6],
          look: at % 2 ? "b" : "a",
          class: classes[at % 12],
          tier: 1 + (at % 2),
          cards: ["leather-boots"],
          backstory,
        }),
      ]),
      { width: 260, height: 390, columns: 6 },
    ),
  growth: () => {
    const cards = [
      "quarterstaff",
      "leather-boots",
      "leather-gloves",
      "leather-greaves",
      "leather-pauldron",
      "cunning",
      "mystic-robes",
      "mystic-cloak",
      "knowledge",
    ];
    const steps = [0, 2, 6, 9];
    return page(
      "growth",
      [
        ["dwarf", "wizard", "a", cards],
        [
          "elf",
          "druid",
          "b",
          [
            "blessed-mace",
            "mystic-cloak",
            "leather-boots",
            "leather-gloves",
            "compassionate",
            "loyal",
            "mystic-robes",
            "mystic-cowl",
            "honest",
          ],
        ],
        [
          "orc",
          "warrior",
          "b",
          [
            "longsword",
            "chain-tunic",
            "tower-shield",
            "chain-helm",
            "chain-leggings",
            "courageous",
            "chain-gorget",
            "chain-vambraces",
            "proud",
          ],
        ],
      ].flatMap(([race, it, look, own]) =>
        steps.map((count) => [
          `${race} ${it} ${count}`,
          draw({
            race,
            look,
            class: it,
            cards: own.slice(0, count),
            backstory: "mentor",
            token: { row: 1, column: 1 },
          }),
        ]),
      ),
      { width: 330, height: 495, columns: 4 },
    );
  },
  "zoom-24": () =>
    page(
      "zoom-24",
      RACES.flatMap((race) =>
        ["a", "b"].flatMap((look) =>
          classes.map((it) => [
            race,
            `<span style="display:block;width:24px;height:24px;border-radius:50%;overflow:hidden">${draw({ race, look, class: it, tier: 2 }, { crop: "small" })}</span>`,
          ]),
        ),
      ),
      { width: 26, height: 26, columns: 12, label: 1 },
    ),
  close: () =>
    page(
      "close",
      [
        draw({
          race: "dwarf",
          class: "bard",
          look: "a",
          cards: ["chain-gorget", "leather-greaves"],
          tier: 1,
          backstory: "brawler",
        }),
        draw({
          race: "halfling",
          class: "thief",
          look: "b",
          cards: ["leather-greaves", "greedy"],
          tier: 2,
          backstory: "street-urchin",
        }),
        draw({
          race: "halfling",
          class: "monk",
          look: "a",
          cards: ["leather-greaves", "leather-boots", "chain-gorget", "compassionate"],
          tier: 2,
          backstory: "aristocrat",
        }),
        draw({
          race: "orc",
          class: "barbarian",
          look: "a",
          cards: ["longsword", "blessed-mace", "quarterstaff", "heavy-crossbow", "leather-boots"],
          tier: 2,
          backstory: "savage",
          token: { row: 2, column: 2 },
        }),
        draw({
          race: "elf",
          class: "sorcerer",
          look: "a",
          cards: ["quarterstaff", "mystic-cloak", "chain-leggings", "focused"],
          tier: 3,
          backstory: "rift-walker",
          token: { row: 0, column: 2 },
        }),
        draw({
          race: "dwarf",
          class: "cleric",
          look: "a",
          cards: ["blessed-mace", "tower-shield", "chain-gorget", "chain-leggings", "leather-boots", "loyal"],
          tier: 2,
          backstory: "devoted",
          token: { row: 0, column: 0 },
        }),
      ].map((svg) => ["", svg]),
      { width: 520, height: 780, columns: 3 },
    ),
  silhouettes: () =>
    page(
      "silhouettes",
      RACES.map((race, at) => [
        race,
        draw(
          { race, class: at % 2 ? "wizard" : "druid", tier: 2, backstory: "exonerated" },
          { silhouette: true },
        ),
      ]),
      { width: 200, height: 300, columns: 6 },
    ),
  busts: () => {
    const heroes = RACES.flatMap((race) =>
      ["a", "b"].flatMap((look) => classes.map((it) => ({ race, look, class: it, tier: 2 }))),
    );
    const cell = (hero) =>
      [96, 48, 24]
        .map(
          (size) =>
            `<span style="display:inline-block;width:${size}px;height:${size}px;border-radius:50%;overflow:hidden;border:${size > 30 ? 2 : 1}px solid #d8ab52">${draw(hero, { crop: size === 24 ? "small" : "bust" })}</span>`,
        )
        .join(" ");
    return page(
      "busts",
      heroes.map((hero) => [`${hero.race} ${hero.class}`, cell(hero)]),
      { width: 190, height: 104, columns: 12, label: 14 },
    );
  },
  others: async () => {
    const { BOTS, LEVELS, botHero } = await load("/src/art/portrait/bots.ts");
    const { enemy } = await load("/src/art/portrait/enemy.ts");
    const bots = Object.keys(BOTS).flatMap((name, at) =>
      LEVELS.map((level) => [
        `${name} ${level}`,
        draw(
          botHero(name, level, {
            cards: [["longsword", "longbow", "ancient-spear", "jeweled-dagger"][at % 4]],
          }),
        ),
      ]),
    );
    const faces = Object.keys(BOTS).flatMap((name) =>
      LEVELS.map((level) => [
        `${name} ${level}`,
        `<span style="display:inline-block;width:120px;height:120px;border-radius:50%;overflow:hidden">${draw(botHero(name, level), { crop: "bust" })}</span><span style="display:inline-block;width:24px;height:24px;border-radius:50%;overflow:hidden">${draw(botHero(name, level), { crop: "small" })}</span>`,
      ]),
    );
    return page(
      "others",
      [
        ...bots,
        ...faces,
        ["enemy", enemy({ id: "e1", die: "r4" })],
        ["enemy white", enemy({ id: "e2", die: "w6" })],
        ["enemy no die", enemy({ id: "e3" })],
        ["enemy bust", enemy({ id: "e4", crop: "bust", die: "b2" })],
        [
          "enemy small",
          `<span style="display:inline-block;width:24px;height:24px">${enemy({ id: "e5", crop: "small" })}</span>`,
        ],
      ],
      { width: 160, height: 240, columns: 8 },
    );
  },
};
Object.assign(SHEETS, cardSheets(load, web));

mkdirSync(out, { recursive: true });
for (const [name, make] of Object.entries(SHEETS)) {
  if (wanted.length && !wanted.some((start) => name.startsWith(start))) continue;
  shoot(await make());
}
await server.close();
