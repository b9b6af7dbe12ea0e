/** Which moves earned a line of the score: read from the log, for showing only. */
import { ARROW_STEP, ATTRIBUTES, facts, letter, type Arrow, type Attribute, type Color } from "./facts";
import { standing } from "./log";
import type { LogLine, ScoreLine } from "./wire";

interface Lying {
  color: Color;
  came: number; // the event that brought it onto the sheet or gave it its color
  here: number; // the event that brought it to this space
}
type Moves = Set<number>;

/** What the moves of one seat did, as far as stars come from it. */
export interface Deeds {
  rows: Record<Attribute, Moves>; // placements and changes by row
  sheet: Record<Attribute, Lying[]>;
  steps: Moves; // of the alignment token
  gains: Moves; // of gold
  cards: Map<string, number>; // bought, chosen or dealt
}

export function deedsOf(log: LogLine[], seat: number): Deeds {
  const lines = standing(log).filter((line) => (line.seat ?? line.concerns) === seat);
  const deeds: Deeds = {
    rows: byRow(() => new Set<number>()),
    sheet: byRow(() => []),
    steps: new Set(),
    gains: new Set(),
    cards: new Map(),
  };
  const token = { row: 1, column: 1 };
  let rerolled: string | null = null;
  let inHand: LogLine | null = null;
  lines.forEach((line, place) => {
    if (line.gold > 0) deeds.gains.add(line.number);
    const [verb, ...args] = line.text.split(" ");
    if (verb === "reroll" && isSpace(args[0])) rerolled = args[0];
    if (verb === "keep" && rerolled) deeds.rows[rowOf(rerolled)].add(line.number);
    if (CARD_VERBS.has(verb)) deeds.cards.set(args[0], line.number);
    if (steps(verb, args, token)) deeds.steps.add(line.number);
    // A die that fits in one row only is placed by the game, without a line of its own: at once,
    // or after the skills that were used before.
    if (inHand && verb !== "use" && !lines[place - 1].text.startsWith("use ")) inHand = settle(deeds, inHand);
    if (verb === "take" && !isPlacedLater(lines, place)) inHand = line;
    else onSheet(deeds, line, verb, args);
  });
  if (inHand) settle(deeds, inHand);
  return deeds;
}

const CARD_VERBS = new Set(["buy", "race", "class", "dealt"]);
const isSpace = (word: string | undefined) => /^[a-z]{3}[1-3]$/.test(word ?? "");
const rowOf = (space: string) => space.slice(0, 3) as Attribute;
const byRow = <T>(make: () => T) =>
  Object.fromEntries(ATTRIBUTES.map((row) => [row, make()])) as Record<Attribute, T>;

/** Whether a move steps the alignment token: by itself, by a trait's arrow or by a skill's. */
function steps(verb: string, args: string[], token: { row: number; column: number }): boolean {
  let way: string | undefined;
  if (verb === "align") way = args[0];
  const card = verb === "buy" ? args[0] : verb === "use" ? args.at(-1)! : "";
  const fact = facts.market[card];
  if (fact?.arrow && (verb === "use" || fact.kind === "trait")) way = ARROW_STEP[fact.arrow as Arrow];
  const [down, right] = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] }[way ?? ""] ?? [0, 0];
  const row = token.row + down;
  const column = token.column + right;
  if ((!down && !right) || row < 0 || row > 2 || column < 0 || column > 2) return false;
  Object.assign(token, { row, column });
  return true;
}

function isPlacedLater(lines: LogLine[], place: number): boolean {
  const next = lines.slice(place + 1).find((line) => /^(place|take) /.test(line.text));
  return next?.text.startsWith("place") ?? false;
}
function settle(deeds: Deeds, take: LogLine): null {
  const [free, ...others] = ATTRIBUTES.filter((row) => deeds.sheet[row].length < 3);
  if (free && !others.length) onSheet(deeds, take, "place", [free]);
  return null;
}

/** Lays the dice of the sheet again, move by move. */
function onSheet({ sheet, rows }: Deeds, line: LogLine, verb: string, args: string[]): void {
  const event = line.number;
  const touch = (space: string) => rows[rowOf(space)].add(event);
  const put = (row: Attribute, die: Lying) => {
    sheet[row].push(die);
    rows[row].add(event);
  };
  const color = line.die?.[0] as Color;
  const at = (space: string) => Number(space[3]) - 1;
  if (verb === "place") put(args.at(-1) as Attribute, { color, came: event, here: event });
  else if (verb === "move") {
    const [die] = sheet[rowOf(args[0])].splice(at(args[0]), 1);
    touch(args[0]);
    if (die) put(args[1] as Attribute, { ...die, here: event });
  } else if (verb === "swap") {
    const [one, two] = args;
    const [from, to] = [sheet[rowOf(one)], sheet[rowOf(two)]];
    [from[at(one)], to[at(two)]] = [
      { ...to[at(two)], here: event },
      { ...from[at(one)], here: event },
    ];
    if (rowOf(one) !== rowOf(two)) args.forEach(touch);
  } else if (isSpace(args[0])) {
    touch(args[0]);
    if (verb === "exchange") sheet[rowOf(args[0])][at(args[0])] = { color, came: event, here: event };
  }
}

/** The events that earned a line, in their order. */
export function earned(deeds: Deeds, line: ScoreLine, cards: string[]): number[] {
  return [...choose(deeds, line, cards)].sort((a, b) => a - b);
}

function choose(deeds: Deeds, line: ScoreLine, cards: string[]): Iterable<number> {
  const bought = (wanted: (card: string) => boolean) =>
    cards.filter(wanted).flatMap((card) => deeds.cards.get(card) ?? []);
  switch (line.part) {
    case "goals":
      return deeds.rows[line.subject as Attribute] ?? [];
    case "class_color":
      return new Set(
        ATTRIBUTES.flatMap((row) =>
          deeds.sheet[row].filter((die) => die.color === letter(line.subject)).map((die) => die.came),
        ),
      );
    case "backstory":
      return new Set(matched(deeds, line.subject));
    case "alignment":
      return deeds.steps;
    case "armor":
      if (line.subject === "larger-set")
        return bought(
          (card) => !!facts.market[card]?.effects?.some((effect) => effect.type === "larger-armor-set"),
        );
      return bought((card) => facts.market[card]?.set === line.subject);
    case "gold":
      return deeds.gains;
    default:
      return [...(deeds.cards.has(line.subject) ? [deeds.cards.get(line.subject)!] : [])];
  }
}

/** The moves that brought each matching die to its space. */
function matched(deeds: Deeds, backstory: string): number[] {
  const wish = facts.backstories[backstory];
  if (!wish) return [];
  return ATTRIBUTES.flatMap((row) => {
    const die = deeds.sheet[row][wish[row].space - 1];
    return die?.color === letter(wish[row].color) ? [die.here] : [];
  });
}
