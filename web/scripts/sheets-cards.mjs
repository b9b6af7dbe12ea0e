/** The sheets of cards, glyphs and dice, for contact-sheets.mjs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

let count = 0;
const STYLE = (extra) =>
  `<!doctype html><meta charset="utf-8"><style>:root{--serif:Alegreya,"Alegreya Variable",Georgia,serif;--sans:"Alegreya Sans",sans-serif}*{box-sizing:border-box;margin:0}body{background:#4a2e1c;font:600 12px sans-serif;color:#f6e3b4;padding:14px}main{display:grid;gap:18px}${extra}</style>`;

export function sheets(load, web) {
  const facts = JSON.parse(readFileSync(join(web, "src/lib/facts.json"), "utf8"));
  const words = Object.fromEntries(
    ["en", "de", "el"].map((lang) => [
      lang,
      new Map(
        readFileSync(join(web, `../locales/${lang}/cards.ftl`), "utf8")
          .split("\n")
          .flatMap((line) =>
            /^([\w-]+) = (.*)$/.exec(line) ? [/^([\w-]+) = (.*)$/.exec(line).slice(1)] : [],
          ),
      ),
    ]),
  );
  const fonts = [
    ["Alegreya", "100 900", "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2"],
    ["Alegreya Sans", 500, "@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2"],
    ["Alegreya Sans", 700, "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2"],
  ]
    .map(
      ([family, weight, file]) =>
        `@font-face{font-family:"${family}";font-weight:${weight};src:url(${join("../../web/node_modules", file)})}`,
    )
    .join("");
  const component = async (path) => {
    const { default: made } = await load(path);
    const { render } = await load("svelte/server");
    const css = (await load(`${path}?raw`)).default
      .match(/<style>([\s\S]*)<\/style>/)[1]
      .replace(/:global\(((?:[^()]|\([^()]*\))*)\)/g, "$1");
    return { html: (props) => render(made, { props: { uid: `k${count++}`, ...props } }).body, css };
  };
  const cardProps = (slug, lang = "en", more = {}) => {
    const fact = facts.market[slug];
    const set = fact.set ? { stars: facts.armor[fact.set].stars, own: 2, label: "set" } : null;
    return {
      slug,
      kind: fact.kind,
      name: words[lang].get(`card-${slug}`) ?? slug,
      kindLine: fact.set ? `${fact.kind} · ${fact.set}` : fact.kind,
      rule:
        words[lang].get(`card-${slug}-rule`) ??
        words[lang].get(`card-${slug}-short`) ??
        "3 stars if you meet your Charisma goal.",
      cost: fact.cost,
      arrow: fact.arrow,
      hands: fact.hands ?? 0,
      dots: fact.dots,
      set,
      ...more,
    };
  };
  const cards = async (title, list, width, columns, css = "") => {
    const { html, css: own } = await component("/src/art/card/CardPicture.svelte");
    const rows = Math.ceil(list.length / columns);
    return {
      title,
      html: `${STYLE(`${fonts}${own}main{grid-template-columns:repeat(${columns},${width}px)}${css}`)}<main>${list.map((props) => `<div>${html(props)}</div>`).join("")}</main>`,
      size: [columns * (width + 18) + 10, Math.round(rows * (width * 1.4 + 18)) + 14],
    };
  };
  return {
    "cards-market": () =>
      cards(
        "cards-market",
        Object.keys(facts.market)
          .map((slug, at) =>
            cardProps(
              slug,
              "en",
              at === 3
                ? { state: "playable" }
                : at === 5
                  ? { state: "faded" }
                  : at === 7
                    ? { oldCost: 6 }
                    : {},
            ),
          )
          .concat([{ back: true }]),
        176,
        9,
      ),
    "cards-sizes": async () => {
      const { html, css } = await component("/src/art/card/CardPicture.svelte");
      const list = ["leather-pauldron", "proud", "ancient-spear", "climb"];
      const row = (width, lang) =>
        `<div style="display:flex;gap:18px">${list.map((slug) => `<div style="width:${width}px">${html(cardProps(slug, lang))}</div>`).join("")}</div>`;
      return {
        title: "cards-sizes",
        html: `${STYLE(fonts + css)}<main>${row(280, "en")}${row(236, "de")}${row(153, "en")}${row(132, "el")}${row(90, "en")}</main>`,
        size: [1220, 1300],
      };
    },
    "cards-odd": () =>
      cards(
        "cards-odd",
        [
          {
            slug: "claymore",
            kind: "weapon",
            name: "Donaudampfschifffahrtsgesellschaftsschwert",
            kindLine: "Weapon",
            cost: 12,
            hands: 2,
            dots: 3,
            rule: "A very long rule that does not fit on any card of this size, because whoever wrote it had no idea of cards, or of rules, or of when to stop writing.",
          },
          {
            slug: "orb",
            kind: "relic",
            name: "Η Αρχαία Σφαίρα των Επτά Θαλασσών",
            kindLine: "Κειμήλιο",
            cost: 0,
            oldCost: 10,
            arrow: "lawful",
          },
          {
            slug: "moody",
            kind: "trait",
            name: "気まぐれ",
            kindLine: "Trait",
            cost: 4,
            arrow: "good",
            rule: "短い",
          },
          {
            slug: "hat",
            kind: "armor",
            name: "Hat",
            kindLine: "Armor · Something very long here",
            cost: 4,
            set: { stars: [1, 2, 3, 4, 5, 6], own: 6, label: "all" },
          },
          { slug: "nothing", kind: "skill", name: "" },
          {
            slug: "swim",
            kind: "skill",
            name: "Swim",
            kindLine: "Skill",
            rule: "ThisIsOneSingleWordWithoutAnyPlaceToBreakItAnywhere",
            cost: 3,
            dots: 1,
          },
        ],
        190,
        6,
      ),
    "cards-people": async () => {
      const { PEOPLE } = await load("/src/art/glyphs/people.ts");
      const list = ["class", "race", "backstory", "alignment"].flatMap((group) =>
        Object.keys(
          facts[
            { class: "classes", race: "races", backstory: "backstories", alignment: "alignments" }[group]
          ],
        ).map((slug) => ({
          slug,
          group,
          kind: group,
          glyphs: PEOPLE,
          name: words.en.get(`${group}-${slug}`) ?? slug,
          kindLine: group,
        })),
      );
      return cards("cards-people", list, 150, 11);
    },
    glyphs: async () => {
      const [{ MARKET }, { OWN }, { PEOPLE }, { SIGNS }] = await Promise.all(
        ["market", "own", "people", "signs"].map((file) => load(`/src/art/glyphs/${file}.ts`)),
      );
      const all = Object.entries({ ...MARKET, ...OWN, ...PEOPLE, ...SIGNS });
      const grid = [1, 2, 3]
        .map(
          (at) =>
            `<path d="M${at * 128} 0V512M0 ${at * 128}H512" stroke="#c60" stroke-width="2" opacity=".5"/>`,
        )
        .join("");
      return {
        title: "glyphs",
        html: `${STYLE("main{grid-template-columns:repeat(14,120px);gap:8px}svg{width:120px;height:120px;background:#f3e6c8;display:block}")}<main>${all.map(([name, d]) => `<div><svg viewBox="0 0 512 512"><path d="${d}" fill="#2b1d14"/>${grid}</svg>${name.split(":")[1]}</div>`).join("")}</main>`,
        size: [1820, Math.ceil(all.length / 14) * 144 + 30],
      };
    },
    materials: async () => {
      const [{ woodSvg, cornerSvg }, { portrait }, die, card, palette] = await Promise.all([
        load("/src/art/wood.ts"),
        load("/src/art/portrait/index.ts"),
        component("/src/art/Die3D.svelte"),
        component("/src/art/card/CardPicture.svelte"),
        readFileSync(join(web, "src/art/palette.css"), "utf8"),
      ]);
      const half = (theme) =>
        `<section data-theme="${theme}"><div class="wood">${woodSvg(940, 700, theme === "dark")}</div><div class="hero-frame hero">${portrait({ race: "dwarf", class: "wizard", cards: ["quarterstaff", "leather-boots", "leather-gloves", "leather-greaves", "leather-pauldron", "cunning"], backstory: "mentor", token: { row: 1, column: 0 } }, { id: `m${theme}` })}<span class="corner">${cornerSvg()}</span></div><div class="parchment sheet"><h2>Strength</h2><div class="row">${["r5", "b3", ""].map((code) => `<div class="well slot">${code ? die.html({ color: code[0], value: Number(code[1]), side: 41 }) : ""}</div>`).join("")}<b>10</b></div><div style="color:var(--art-ink-2)">turn a die over</div><div style="color:var(--art-stars)">★ 14</div><div style="color:var(--art-accent)">accent</div></div><div class="ribbon say">Place the blue 6.</div><div class="cards">${["leather-pauldron", "proud", "ancient-spear"].map((slug, at) => `<div style="width:153px">${card.html(cardProps(slug, "en", { state: at === 0 ? "playable" : at === 2 ? "faded" : null }))}</div>`).join("")}</div></section>`;
      const layout =
        "body{padding:0}main{grid-template-columns:940px 940px;gap:0}section{position:relative;height:700px}.wood,.wood svg{position:absolute;inset:0;width:100%;height:100%}.hero{position:absolute;left:30px;top:30px;width:300px;height:450px}.corner{position:absolute;left:-2px;top:-2px;width:34px}.sheet{position:absolute;left:370px;top:110px;width:530px;height:230px;padding:20px;font:700 18px var(--sans)}.sheet h2{font:800 28px var(--serif)}.row{display:flex;gap:14px;align-items:center;font:800 30px var(--serif)}.slot{width:74px;height:56px;display:grid;place-items:center}.say{position:absolute;left:370px;top:30px;width:530px;padding:16px;border-radius:8px;font:800 24px var(--serif)}.cards{position:absolute;left:370px;top:380px;display:flex;gap:20px}";
      const themed = palette
        .replaceAll(':root[data-theme="dark"]', '[data-theme="dark"]')
        .replaceAll(":root {", '[data-theme="light"],[data-theme="dark"] {')
        .replace(/@media \(prefers-color-scheme: dark\) \{[\s\S]*?\n\}\n/, "");
      return {
        title: "materials",
        html: `${STYLE(`${fonts}${themed}${die.css}${card.css}${layout}`)}<main>${half("light")}${half("dark")}</main>`,
        size: [1880, 700],
      };
    },
    "dice-tumble": async () => {
      const { html, css } = await component("/src/art/Die3D.svelte");
      const times = [0.01, 0.06, 0.11, 0.17, 0.23, 0.3, 0.38, 0.46, 0.54, 0.62];
      const row = (color, value) =>
        times
          .map(
            (time) =>
              `<div class="cell">${html({ color, value, side: 56, toss: { x: -90, y: 40, height: 80, delay: -time } })}</div>`,
          )
          .join("");
      return {
        title: "dice-tumble",
        html: `${STYLE(`${css}.flying *{animation-play-state:paused!important}main{background:#54361f}.row{display:flex}.cell{width:180px;height:190px;display:grid;place-items:end;padding:20px;border-left:1px solid #70492f}`)}<main><div class="row">${row("b", 6)}</div><div class="row">${row("r", 4)}</div><div class="row">${row("w", 2)}</div></main>`,
        size: [1850, 660],
      };
    },
    dice: async () => {
      const { html, css } = await component("/src/art/Die3D.svelte");
      const rows = [..."rbgpkwy"].map(
        (color) =>
          [1, 2, 3, 4, 5, 6].map((value) => html({ color, value, side: 74 })).join("") +
          html({ color, value: 5, side: 41 }) +
          html({ color, value: 3, side: 28 }),
      );
      return {
        title: "dice",
        html: `${STYLE(`${css}main>div{display:flex;gap:30px;align-items:center;background:#e6d2a6;padding:16px}`)}<main>${rows.map((row) => `<div>${row}</div>`).join("")}</main>`,
        size: [960, 900],
      };
    },
  };
}
