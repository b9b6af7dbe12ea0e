/** What is asked now, as keys of sentences; and which move a "why not?" should ask about. */
import { isReady, stillChoosing } from "./ahead";
import { dieVerb } from "./moves";
import type { Said } from "./said";
import type { TableStore } from "./table.svelte";
import { nameOf, t } from "./i18n.svelte";

/** The one sentence at the top of the table. */
export function sentence(table: TableStore): string {
  const { view, prompt, position } = table;
  if (!view || !position) return "";
  if (view.seats.some((seat) => seat.kind === "open")) return t("ask-open-seats");
  if (table.notes.asking) return t("ask-why");
  if (position.phase === "over") return t("ask-over");
  if (!prompt || view.turn === null) return t("ask-chance");
  if (isReady(view)) return t("ask-ready");
  const who = prompt.seat ?? view.turn;
  if (!view.mine.includes(view.turn))
    return t("ask-waiting", { name: table.name(who), what: t(`do-${prompt.kind}`) });
  if (!table.myTurn) return t("ask-waiting", { name: table.name(who), what: t(`do-${prompt.kind}`) });
  if (table.choice.picks.length) {
    const second = secondStep(table);
    if (second) return second;
  }
  const text = firstStep(table);
  // Several people at one screen: the sentence says whose turn it is.
  return view.mine.length > 1 ? t("ask-named", { name: table.name(who), text }) : text;
}

/** Whether a card of the discard pile is asked for. */
export function asksForDiscarded({ myTurn, prompt }: TableStore): boolean {
  return myTurn && ["return", "buy-discarded"].includes(prompt?.kind ?? "");
}

/** Whom the table waits for while all choose at the same time; nothing where nobody else does. */
export function othersChoosing({ view, live }: TableStore): string {
  const names = view && live ? stillChoosing(view) : [];
  return names.length ? t("still-choosing", { names: names.join(", ") }) : "";
}

function firstStep(table: TableStore): string {
  const { prompt, position } = table;
  const solo = position!.heroes.length === 1 ? "yes" : "no";
  if (prompt!.kind === "action") {
    const kinds = prompt!.actions ?? [];
    const key = kinds.length === 1 ? `ask-action-${kinds[0]}` : "ask-action";
    const sentence = t(key, { kinds: kinds.map((kind) => t(`attribute-${kind}`)).join(" / ") });
    return prompt!.price ? `${sentence} ${t("ask-action-price", { gold: prompt!.price })}` : sentence;
  }
  if (prompt!.kind === "order") return t("ask-order", { card: nextTied(table) });
  if (prompt!.kind === "ability") return t("ask-ability", { card: nameOf("card", prompt!.card ?? "") });
  if (prompt!.kind === "buy-revealed")
    return t("ask-buy-revealed", { card: nameOf("card", prompt!.card ?? "") });
  if (prompt!.kind === "market") {
    const can = (verb: string) => table.allowed.some((move) => move.verb === verb);
    if (!can("buy") && !can("discard") && !can("gold")) return t("ask-market-after");
    if (!can("discard") && !can("gold")) return t("ask-market-extra");
    if (!can("discard")) return t(can("buy") ? "ask-market-friendly" : "ask-market-empty");
    return t(can("buy") ? "ask-market" : "ask-market-discard");
  }
  return t(`ask-${prompt!.kind}`, { solo });
}

/** The initiative card that the next of the tied dice goes on. */
function nextTied({ prompt, choice }: TableStore): number {
  return [...(prompt?.cards ?? [])].sort((one, two) => one - two)[choice.picks.length] ?? 1;
}

/** What is asked after the first click, by the place of the next one. */
export const SECOND: Readonly<Record<string, string>> = {
  space: "ask-then-space",
  row: "ask-then-row",
  bag: "ask-then-color",
  init: "ask-then-init",
  raise: "ask-then-value",
  lower: "ask-then-value",
  die: "ask-order",
  drops: "ask-then-drops",
  as: "ask-then-skill",
};

function secondStep(table: TableStore): string | null {
  const next = [...table.choice.steps][0]?.split(":")[0];
  if (!next) return null;
  const isFirst = next === "space" && table.choice.picks[0].startsWith("mode:");
  return t(isFirst ? "ask-then-die" : SECOND[next], { card: nextTied(table) });
}

/** The move to ask about when a space is not on offer. */
export function whySpace(table: TableStore, space: string): string {
  const row = space.slice(0, 3);
  if (table.prompt?.kind === "place") return `place ${row}`;
  if (table.prompt?.kind === "place-starting") return `place ${table.prompt.dice?.[0] ?? "r6"} ${row}`;
  const mode = table.choice.picks.find((pick) => pick.startsWith("mode:"))?.slice(5);
  const first = table.choice.picks.find((pick) => pick.startsWith("space:"))?.slice(6);
  const like = table.moves.find(
    (move) => dieVerb(move) !== null && dieVerb(move) === (mode ?? dieVerb(move)),
  );
  return like ? onSpace(like, space, first) : `flip ${space}`;
}

/** A move like a listed one, but on this space; of two spaces one may have been picked before. */
export function onSpace({ kind, given }: Said, space: string, picked?: string): string {
  const spaces = kind.arguments.filter(({ type }) => type === "space");
  const other = picked ?? (space === "str1" ? "str2" : "str1");
  const named = spaces.length < 2 ? [space] : picked ? [other, space] : [space, other];
  const words = kind.arguments.flatMap((argument) => {
    if (argument.word || argument.unsaid !== undefined) return [];
    return argument.type === "space" ? [named[spaces.indexOf(argument)]] : given[argument.name];
  });
  return [kind.verb, ...words].join(" ");
}
