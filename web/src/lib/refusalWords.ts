/** Sentences out of reasons, as `rollplayer/refusal_words.py` makes them: a code, its parameters and names. */
import type { Failure } from "./api";
import { dieName, i18n, nameOf, spaceName, t, type Words } from "./i18n.svelte";

export interface Reason {
  /** The code of `locales/<lang>/why.ftl`. */
  reason: string;
  params: Record<string, string | number>;
  /** The sentence in English, for a reason that this page does not know yet. */
  message: string;
}
type SeatName = (seat: number) => string;

/** Where something written down is wrong, from the inside out; a file always comes with a line. */
const PLACES = ["rule", "path", "quote", "line", "file"];
const playerNumber: SeatName = (seat) => t("player-number", { number: seat + 1 });

export function say({ reason, params, message }: Reason, seatName: SeatName = playerNumber): string {
  if (!i18n.has(`why-${reason}`)) return message;
  const words: Words = {};
  for (const [name, value] of Object.entries(params)) words[name] = spoken(name, value, seatName);
  let sentence = t(`why-${reason}`, words);
  for (const place of PLACES) {
    if (place in words && !(place === "line" && "file" in words))
      sentence = t(`why-at-${place}`, { ...words, reason: sentence });
  }
  return sentence;
}

/** What became of a request that failed. */
export function sayFailure(failure: Failure): string {
  return failure.code === "offline" ? t("problem-offline") : say(failure);
}

/** A parameter as people call it; what it is follows from its name (`engine/_errors.py`). */
function spoken(name: string, value: string | number, seatName: SeatName): string | number {
  switch (name) {
    case "seat":
      return seatName(Number(value));
    case "card":
    case "other":
      return nameOf("card", String(value));
    case "attribute":
      return t(`attribute-${value}`);
    case "space":
      return spaceName(String(value));
    case "die":
      return dieName(String(value));
    case "color":
      return t(`color-${value}`);
    case "edition":
      return t(`edition-${value}`);
    case "line":
      return String(value); // a place, not an amount: no thousands separator
    case "prompt":
      return t(`first-${value}`);
    case "misfit":
      return t(`misfit-${value}`);
    default:
      return value;
  }
}
