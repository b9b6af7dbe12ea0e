/**
 * Listed moves as steps on the table. The page knows no rules: it only finds out which listed
 * moves begin with what was clicked so far, and what could be clicked next.
 *
 * A step is `place:what`, for example `space:str1`, `row:dex`, `init:2`, `buy:longbow`.
 */
export interface Move {
  text: string;
  verb: string;
  args: string[];
  steps: string[];
}

const SPACE = /^(str|dex|con|int|wis|cha)[1-3]$/;
const ROW = /^(str|dex|con|int|wis|cha)$/;
const DIE = /^[gbrpkwy][1-6]$/;
const DIE_VERBS = new Set(["flip", "swap", "adjust", "reroll", "exchange", "move"]);

export function isSpace(word: string): boolean {
  return SPACE.test(word);
}

function stepOf(word: string): string {
  if (SPACE.test(word)) return `space:${word}`;
  if (ROW.test(word)) return `row:${word}`;
  if (DIE.test(word)) return `die:${word}`;
  if (/^[gbrpkwy]$/.test(word)) return `bag:${word}`;
  return `init:${word}`;
}

/** Equal dice may be alike in color too: the second is `die:w4#2`. */
export function orderSteps(dice: string[]): string[] {
  return dice.map((die, place) => {
    const nth = dice.slice(0, place).filter((other) => other === die).length + 1;
    return nth > 1 ? `die:${die}#${nth}` : `die:${die}`;
  });
}

function stepsOf(verb: string, args: string[]): string[] {
  switch (verb) {
    case "pass":
    case "charisma":
    case "gold":
    case "donate":
      return [`act:${verb}`];
    case "raise":
    case "lower":
      return [`space:${args[0]}`, `${verb}:${args[1] ?? "1"}`];
    case "buy": {
      const drop = args.indexOf("drop");
      return drop < 0 ? [`buy:${args[0]}`] : [`buy:${args[0]}`, `drops:${args.slice(drop + 1).join(" ")}`];
    }
    case "use":
      return args.length > 1 ? [`use:${args[0]}`, `as:${args[2]}`] : [`use:${args[0]}`];
    case "race":
    case "class":
    case "keep":
    case "align":
    case "discard":
    case "return":
    case "refresh":
    case "drop":
      return [`${verb}:${args[0]}`];
    case "order":
      return orderSteps(args);
    default:
      return args.map(stepOf);
  }
}

export function parseMove(text: string): Move {
  const [verb, ...args] = text.split(" ");
  return { text, verb, args, steps: stepsOf(verb, args) };
}

/** What a move does to a die, or null: raising and lowering is one thing to the player. */
export function dieVerb(move: Move): string | null {
  const verb = move.verb === "raise" || move.verb === "lower" ? "adjust" : move.verb;
  return DIE_VERBS.has(verb) && move.steps[0].startsWith("space:") ? verb : null;
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

const isSwap = (move: Move) => move.verb === "swap";
/** `reroll 1 3`: any number of initiative cards, so only a button can say that it is done. */
export const isSubset = (move: Move) =>
  move.verb === "reroll" && move.steps.every((step) => step.startsWith("init:"));

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

/** The move that is complete with these clicks. */
export function complete(moves: Move[], picks: string[]): Move | undefined {
  return moves.find((move) => rest(move, picks)?.length === 0);
}

/** The one move a further click would make, for previews. */
export function wouldPlay(moves: Move[], picks: string[], step: string): Move | undefined {
  return complete(
    moves.filter((move) => !isSubset(move)),
    [...picks, step],
  );
}
