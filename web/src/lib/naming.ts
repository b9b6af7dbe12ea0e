/** Moves by name, as something one could do: for hints and analyses. The log tells what was done. */
import { dieName, nameOf, spaceName, t, type Words } from "./i18n.svelte";
import { isSpace } from "./moves";
import type { NamedMove } from "./wire";

/** What giving up is called where a kind of thing is asked. */
export function passKey(kind: string): string {
  if (kind === "action") return "skip";
  if (kind === "last-call") return "finish";
  return kind === "market" ? "end-turn" : "decline";
}

/** `kind` is what was asked: `action`, `market`. */
export function moveName({ move, die }: NamedMove, kind: string): string {
  const [verb, ...args] = move.split(" ");
  const words: Words = die ? { die: dieName(die) } : {};
  switch (verb) {
    case "pass":
      return t(passKey(kind));
    case "charisma":
    case "gold":
    case "donate":
      return t(`do-${verb}`);
    case "align":
      return t(`align-${args[0]}`);
    case "race":
    case "class":
      return t(`move-${verb}`, { what: nameOf(verb, args[0]) });
    case "order":
      return t("move-order", { dice: args.map(dieName).join(", ") });
    case "place":
    case "move":
      return t(`move-${verb}`, { ...words, row: t(`attribute-${args.at(-1)}`) });
    case "take":
    case "turn":
      return t(`move-${verb}`, { ...words, card: args[0] });
    case "keep":
      return t("move-keep", { value: Number(args[0]) });
    case "swap":
      return t("move-swap", { one: spaceName(args[0]), two: spaceName(args[1]) });
    case "reroll":
      return isSpace(args[0])
        ? t("move-reroll", { space: spaceName(args[0]) })
        : t("move-reroll-center", { cards: args.join(", ") });
    case "flip":
    case "raise":
    case "lower":
    case "exchange":
      return t(`move-${verb}`, { ...words, space: spaceName(args[0]) });
    default:
      return cardMove(verb, args) ?? move;
  }
}

const CARD_VERBS = new Set(["buy", "discard", "return", "use", "refresh", "drop"]);

function cardMove(verb: string, [slug, ...more]: string[]): string | null {
  if (!CARD_VERBS.has(verb)) return null;
  const card = nameOf("card", slug);
  if (!more.length) return t(`${verb}-card`, { card });
  const others = more.slice(1).map((other) => nameOf("card", other));
  return verb === "buy"
    ? t("move-buy-drop", { card, dropped: others.join(", ") })
    : t("move-use-as", { card, other: others[0] });
}
