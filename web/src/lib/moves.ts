/**
 * Listed moves as steps on the table. The page knows no rules: it only finds out which listed
 * moves begin with what was clicked so far, and what could be clicked next.
 *
 * A step is `place:what`, for example `space:str1`, `row:dex`, `init:2`, `buy:longbow`.
 */
import type { Argument, Kind, MoveVerb, ValueType } from "./kinds";
import { takeApart, type Said } from "./said";

export interface Move extends Said {
  text: string;
  verb: MoveVerb;
  steps: string[];
}

/** Where on the table a value of a type is clicked; other types have buttons of their verb. */
const PLACES: Partial<Record<ValueType, string>> = {
  space: "space",
  row: "row",
  die: "die",
  "tied-dice": "die",
  color: "bag",
  "initiative-card": "init",
  initiative: "init",
};
/** The kind of step that names an argument: `space`, `buy`, and `drops` for several at once. */
export function placeOf(kind: Kind, { name, type, word, several }: Argument): string {
  if (word) return several ? `${name}s` : name;
  return PLACES[type] ?? kind.verb;
}

/** Equal dice may be alike in color too: the second is `die:w4#2`. */
export function orderSteps(dice: readonly string[], place = "die"): string[] {
  return dice.map((die, at) => {
    const nth = dice.slice(0, at).filter((other) => other === die).length + 1;
    return nth > 1 ? `${place}:${die}#${nth}` : `${place}:${die}`;
  });
}

function stepsOf({ kind, given }: Said): string[] {
  if (kind.arguments.length === 0) return [`act:${kind.verb}`];
  return kind.arguments.flatMap((argument) => {
    const values = given[argument.name];
    if (!values) return [];
    const place = placeOf(kind, argument);
    // What an optional word leads in to is one choice among whole lists.
    return argument.word ? [`${place}:${values.join(" ")}`] : orderSteps(values, place);
  });
}

export function parseMove(text: string): Move {
  const said = takeApart(text);
  return { text, ...said, verb: said.kind.verb as MoveVerb, steps: stepsOf(said) };
}

const ON_HERO = ["use:", "refresh:", "drop:"];
/** Whether a move begins at the cards of the hero. */
export function isOnHero([first = ""]: string[]): boolean {
  return ON_HERO.some((place) => first.startsWith(place));
}

/** Raising and lowering is one thing to the player. */
const ADJUST = "adjust";
const ADJUSTS: readonly MoveVerb[] = ["raise", "lower"];

/** What a move does to a die of the sheet, or null. */
export function dieVerb({ kind, verb }: Move): string | null {
  if (kind.arguments[0]?.type !== "space") return null;
  return ADJUSTS.includes(verb) ? ADJUST : verb;
}

/** Parses a list; where several things could be done to the same die, the first step says which. */
export function parseMoves(texts: string[]): Move[] {
  const moves = texts.map(parseMove);
  const verbs = new Set(moves.map(dieVerb).filter((verb) => verb !== null));
  if (verbs.size > 1)
    for (const move of moves) {
      const verb = dieVerb(move);
      if (verb) move.steps = [`mode:${verb}`, ...move.steps];
    }
  return moves;
}

/** Two spaces are clicked in either order. */
const isSwap = ({ kind }: Move) =>
  kind.arguments.length > 1 && kind.arguments.every(({ type }) => type === "space");
/** `reroll 1 3`: any number of initiative cards, so only a button can say that it is done. */
export const isSubset = ({ kind }: Move) =>
  kind.arguments.some(({ type, several }) => several && type === "initiative");

const isOrder = ({ kind }: Move) => kind.arguments[0]?.type === "tied-dice";

/** What is left of a move after some clicks, or null if they do not fit it. */
export function rest(move: Move, picks: string[]): string[] | null {
  if (isSwap(move) || isSubset(move)) {
    const left = move.steps.filter((step) => !picks.includes(step));
    return left.length === move.steps.length - picks.length ? left : null;
  }
  return picks.every((pick, place) => move.steps[place] === pick) ? move.steps.slice(picks.length) : null;
}

/** Every step that may come next. */
export function nextSteps(moves: Move[], picks: string[]): Set<string> {
  const steps = new Set<string>();
  for (const move of moves) {
    const left = rest(move, picks);
    if (!left || left.length === 0) continue;
    if (isSwap(move) || isSubset(move)) left.forEach((step) => steps.add(step));
    else steps.add(left[0]);
  }
  return steps;
}

/** The move that is complete with these clicks; of tied dice the last one needs none. */
export function complete(moves: Move[], picks: string[]): Move | undefined {
  return moves.find((move) => {
    const left = rest(move, picks)?.length;
    return left === 0 || (left === 1 && isOrder(move));
  });
}

/** The one move a further click would make, for previews. */
export function wouldPlay(moves: Move[], picks: string[], step: string): Move | undefined {
  return complete(
    moves.filter((move) => !isSubset(move)),
    [...picks, step],
  );
}
