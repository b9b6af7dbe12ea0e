/** Moves by name, as something one could do: for hints and analyses. The log tells what was done. */
import { dieName, t } from "./i18n.svelte";
import type { MovePhrase, Said } from "./said";
import { phraseOf, takeApart, wordsOf } from "./said";
import type { NamedMove } from "./wire";

/** What giving up is called where a kind of thing is asked. */
export function passKey(kind: string): string {
  if (kind === "action") return "skip";
  if (kind === "last-call") return "finish";
  return kind === "market" ? "end-turn" : "decline";
}

/** The message that names each phrase. A phrase that is missing here does not compile. */
const NAMES: Record<MovePhrase, string | ((said: Said, prompt: string) => string)> = {
  pass: (_, prompt) => (passKey(prompt) === "decline" ? "move-decline" : passKey(prompt)),
  race: "move-race",
  class: "move-class",
  "place-starting": "move-place",
  order: "move-order",
  take: "move-take",
  place: "move-place",
  flip: "move-flip",
  swap: "move-swap",
  raise: "move-raise",
  lower: "move-lower",
  reroll: "move-reroll",
  keep: "move-keep",
  align: ({ given }) => `align-${given.direction[0]}`,
  charisma: "do-charisma",
  buy: "buy-card",
  "buy-drop": "move-buy-drop",
  discard: "discard-card",
  gold: "do-gold",
  donate: "do-donate",
  return: "return-card",
  use: "use-card",
  "use-as": "move-use-as",
  "exchange-bag": "move-exchange",
  "exchange-center": "move-exchange",
  turn: "move-turn",
  "reroll-center": "move-reroll-center",
  move: "move-move",
  refresh: "refresh-card",
  drop: "drop-card",
  reveal: "do-reveal",
};

/** The key of the message that names a move; `prompt` is what was asked: `action`, `market`. */
export function nameKey(said: Said, prompt: string): string {
  const name = NAMES[phraseOf(said) as MovePhrase];
  return typeof name === "string" ? name : name(said, prompt);
}

export function moveName({ move, die, dice }: NamedMove, prompt: string): string {
  const said = takeApart(move);
  const words = wordsOf(said, String, dice);
  return t(nameKey(said, prompt), { ...words, ...(die ? { die: dieName(die) } : {}) });
}
