/** Words: Fluent files from ../locales, one chunk per language and area, loaded when needed. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import languages from "../../../locales/languages.json";
import { laid } from "./activeCards.svelte";

/** The languages by code: how each calls itself. */
export const LANGUAGES = languages;
export type Language = keyof typeof LANGUAGES;
/** The language that every message exists in. */
export const SOURCE: Language = "en";
export type Words = Record<string, FluentVariable>;

// The words of the command line (cli, terminal) are not for the page.
const files = import.meta.glob<string>(
  ["../../../locales/*/*.ftl", "!../../../locales/*/{cli,terminal}.ftl"],
  { query: "?raw", import: "default" },
);

/** Areas that only some pages need; they ask for them. */
const SELDOM = ["tutorial"];

class I18n {
  lang = $state<Language>(SOURCE);
  private areas = new Set<string>();
  bundle = $state.raw<FluentBundle | null>(null);
  /** English, for a message that the language lacks. */
  fallback = $state.raw<FluentBundle | null>(null);
  private loaded = "";

  /** The best language for a wish such as `auto`, `de` or `de-AT`. */
  choose(wish: string): Language {
    const wanted = wish === "auto" ? navigator.languages : [wish];
    for (const name of wanted) {
      const short = name.slice(0, 2).toLowerCase();
      if (short in LANGUAGES) return short as Language;
    }
    return SOURCE;
  }

  /** Loads a language, unless it is here with all that is needed. */
  async load(wish: string): Promise<void> {
    const lang = this.choose(wish);
    const wanted = [lang, ...this.areas].join();
    if (this.loaded === wanted) return;
    this.loaded = wanted;
    const bundle = await this.read(lang);
    if (this.loaded !== wanted) return; // another language was chosen since
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
    // English comes afterwards: nobody has to wait for it.
    const fallback = lang === SOURCE ? bundle : await this.read(SOURCE);
    if (this.loaded === wanted) this.fallback = fallback;
  }
  private async read(lang: Language): Promise<FluentBundle> {
    const wanted = Object.entries(files).filter(
      ([path]) => path.includes(`/locales/${lang}/`) && this.wants(path),
    );
    return makeBundle(lang, await Promise.all(wanted.map(([, read]) => read())));
  }

  private wants(path: string): boolean {
    const area = path.replace(/^.*\/|\.ftl$/g, "");
    return !SELDOM.includes(area) || this.areas.has(area);
  }
  /** Loads an area that a page needs besides. */
  async need(area: string): Promise<void> {
    if (this.areas.has(area)) return;
    this.areas.add(area);
    await this.load(this.lang);
  }

  has(key: string): boolean {
    return !!this.bundle?.hasMessage(key) || !!this.fallback?.hasMessage(key);
  }
  /** `en` for a message that is shown in English because the language lacks it. */
  langOf(key: string): string | undefined {
    return this.bundle?.hasMessage(key) ? undefined : SOURCE;
  }

  /** All messages that begin so, in the order of the files. */
  keys(prefix: string): string[] {
    return [...(this.bundle?._messages.keys() ?? [])].filter((key) => key.startsWith(prefix));
  }

  t = (key: string, words?: Words): string => format([this.bundle, this.fallback], key, words);
}

export function makeBundle(lang: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

const MISSING = "…";

/** The message of the first bundle that has it. A key is never shown: it is no word. */
export function format(bundles: (FluentBundle | null)[], key: string, words?: Words): string {
  for (const bundle of bundles) {
    const message = bundle?.getMessage(key);
    if (bundle && message?.value) return bundle.formatPattern(message.value, words, []);
  }
  // Only when every bundle is here is it a fault of ours; then the console says so.
  if (bundles.every((bundle) => bundle)) reportError(new Error(`there are no words for ${key}`));
  return MISSING;
}

export const i18n = new I18n();
export const t = i18n.t;

/** The key of a rule's text: `R3.2b` -> `rule-R3-2-b`, or of the rule it belongs to. */
export function ruleKey(rule: string): string {
  const key = `rule-${rule.replaceAll(".", "-").replace(/(\d)([a-z])$/, "$1-$2")}`;
  if (i18n.has(key)) return key;
  const parent = key.replace(/-[a-z]$/, "");
  return i18n.has(parent) ? parent : parent.replace(/-\d+$/, "");
}

/** A name from the card files or a card pack, or the slug made readable where neither has one. */
export function nameOf(
  kind: "card" | "class" | "race" | "backstory" | "alignment" | "set",
  slug: string,
): string {
  return textOf(`${kind}-${slug}`) || slug.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase());
}
/** The text of a card in the words of the pack that lies on the table, or in ours, or nothing. */
export function textOf(key: string): string {
  const own = laid.facts.words[key];
  if (own !== undefined) return own;
  return i18n.has(key) ? t(key, laid.facts.numbers[key]) : "";
}
/** What a card does, in few words for its face; a pack has only its rule. */
export function shortRule(card: string): string {
  const [rule, short] = [`card-${card}-rule`, `card-${card}-short`];
  const isPacks = laid.facts.words[rule] !== undefined;
  return !isPacks && i18n.has(short) ? t(short, laid.facts.numbers[rule]) : textOf(rule);
}
/** The language of a card's text where it is not the page's: packs are written in English. */
export function langOf(key: string): string | undefined {
  const own = laid.facts.words[key] !== undefined;
  return own && i18n.lang !== SOURCE ? SOURCE : own || !i18n.has(key) ? undefined : i18n.langOf(key);
}

/** "1 star", "12 stars"; a figure that is written already takes the plural. */
export function starCount(count: number | string): string {
  return t("star-count", { count });
}

/** A level of bots by name, with its character where it has one. */
export function botName(bot: string): string {
  const [level, character] = bot.split(":");
  const name = textOf(`bot-${level}`) || level;
  return character ? t("bot-with-character", { bot: name, character: t(`character-${character}`) }) : name;
}

const COLOR_NAMES: Record<string, string> = {
  g: "green",
  b: "blue",
  r: "red",
  p: "purple",
  k: "black",
  w: "white",
  y: "gold",
};
/** `g` -> "green" */
export function colorName(color: string): string {
  return t(`color-${COLOR_NAMES[color] ?? color}`);
}
/** A word and its number: no line ends between them. */
const together = (words: string) => words.replaceAll(" ", "\u00A0");
/** `g4` -> "green 4" */
export function dieName(die: string): string {
  return together(t(`die-${COLOR_NAMES[die[0]]}-value`, { value: Number(die[1]) }));
}
/** `str2` -> "Strength 2" */
export function spaceName(space: string): string {
  return together(t("space-name", { row: t(`attribute-${space.slice(0, 3)}`), place: Number(space[3]) }));
}
