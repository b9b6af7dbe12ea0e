/**
 * What moves on the table between two positions, and from where to where: coins, cards, dice, stars.
 * Only a picture of what has happened; the table below shows the new position from the first frame.
 *
 * A place is the `data-at` of an element: `purse:0`, `market:longbow`, `init:2`. The first place of a
 * list that is in sight counts.
 */
import { decisions } from "./ahead";
import { ATTRIBUTES, type Attribute } from "./facts";
import type { Hero, Position } from "./position";
import { takeApart } from "./said";
import { lineChanges } from "./scoring";
import type { LogLine, View } from "./wire";

export type Thing =
  | { kind: "coin"; amount: number }
  | { kind: "star"; amount: number }
  | { kind: "card"; card: string }
  | { kind: "die"; die: string };
export type Flight = Thing & {
  from: readonly string[];
  to: readonly string[];
  /** milliseconds after the first */
  delay: number;
};

const positionOf = (view: View) => view.position as unknown as Position;
const STEP = 90; // milliseconds between two things that leave one after the other

/** What flies when `after` follows `before`; nothing after a jump in time or a taking back. */
export function flightsOf(before: View, after: View): Flight[] {
  if (after.event < before.event || after.event - before.event > after.log.length) return [];
  const lines = [...after.log.filter((line) => line.number > before.event), ...decisions(before, after)];
  if (!lines.length) return [];
  const flights = [
    ...lines.flatMap((line) => cardFlights(line)),
    ...lines.flatMap((line, place) => dieFlights(line, lines.slice(0, place), before, after)),
    ...coinFlights(lines, before, after),
    ...starFlights(before, after),
  ];
  return flights.map((flight, place) => ({ ...flight, delay: Math.min(place, 3) * STEP }));
}

type Unhurried = Thing & { from: readonly string[]; to: readonly string[] };

function cardFlights(line: LogLine): Unhurried[] {
  if (line.seat === null) return [];
  const { kind, given } = takeApart(line.text);
  const card = given.card?.[0] ?? "";
  const from = [`market:${card}`, "pile:deck"];
  if (kind.verb === "buy")
    return [{ kind: "card", card, from, to: [`mat:${line.seat}`, `seat:${line.seat}`] }];
  if (kind.verb === "discard") return [{ kind: "card", card, from, to: ["pile:discard"] }];
  return [];
}

/** Dice of the center go to a hand, dice of a hand to the sheet. */
function dieFlights(line: LogLine, earlier: LogLine[], before: View, after: View): Unhurried[] {
  if (line.seat === null || !line.die) return [];
  const { kind, given } = takeApart(line.text);
  const hand = [`hand:${line.seat}`, `seat:${line.seat}`];
  if (kind.slug === "take")
    return [{ kind: "die", die: line.die, from: [`init:${given.card[0]}`], to: hand }];
  if (kind.slug !== "place" && kind.slug !== "place-starting") return [];
  const row = given.row[0] as Attribute;
  const beside = earlier.filter((other) => other.seat === line.seat && placedIn(other) === row);
  const space = newSpace(line.seat, row, beside.length, before, after);
  // The tray in sight is that of the player to move here; others decide at the same time.
  const fromTray = kind.slug === "place-starting" && line.seat === before.turn;
  const start = fromTray ? [`tray:${line.die}`, ...hand] : hand;
  if (!space) return [];
  return [
    {
      kind: "die",
      die: line.die,
      from: start,
      to: [`space:${line.seat}:${space}`, `mini:${line.seat}:${space}`],
    },
  ];
}
function placedIn(line: LogLine): string | undefined {
  const { kind, given } = takeApart(line.text);
  return kind.verb === "place" ? given.row[0] : undefined;
}
/** The space that a die came to, after others of the same lines in its row. */
function newSpace(seat: number, row: Attribute, beside: number, before: View, after: View): string | null {
  const [then, now] = [before, after].map((view) => positionOf(view).heroes[seat].sheet[row].length);
  const place = then + beside + 1;
  return place <= now ? `${row}${place}` : null;
}

function coinFlights(lines: LogLine[], before: View, after: View): Unhurried[] {
  return positionOf(after).heroes.flatMap((hero, seat): Unhurried[] => {
    const gained = hero.gold - positionOf(before).heroes[seat].gold;
    if (gained === 0 || hero.race === null) return [];
    const purse = [`purse:${seat}`, `seat:${seat}`];
    if (gained < 0) {
      const bought = lines.find((line) => line.seat === seat && line.text.startsWith("buy "));
      const to = bought ? [`market:${bought.text.split(" ")[1]}`, "pile:discard"] : purse;
      return [{ kind: "coin", amount: gained, from: purse, to }];
    }
    return [{ kind: "coin", amount: gained, from: [...giver(lines, seat), "pile:deck"], to: purse }];
  });
}
/** Where gold comes from: a card of the center, a discarded card, a row that is full. */
function giver(lines: LogLine[], seat: number): string[] {
  const places: string[] = [];
  for (const line of lines) {
    if (line.seat !== seat) continue;
    const { kind, given } = takeApart(line.text);
    if (kind.verb === "take") places.push(`init:${given.card[0]}`);
    if (kind.verb === "discard") places.push(`market:${given.card[0]}`);
    if (kind.verb === "place") places.push(`goal:${seat}:${given.row[0]}`, `seat:${seat}`);
    if (kind.verb === "use") places.push(`mat:${seat}`, `seat:${seat}`);
  }
  return places;
}

/** Stars are earned where the score has a line for them. */
function starFlights(before: View, after: View): Unhurried[] {
  return after.scores.flatMap((score, seat) => {
    const then = before.scores[seat];
    if (!then) return [];
    return lineChanges(then.lines, score.lines)
      .filter(({ change }) => change > 0)
      .map(({ line, change }): Unhurried => ({
        kind: "star",
        amount: change,
        from: earnedAt(line.part, line.subject, seat, positionOf(after).heroes[seat]),
        to: [`stars:${seat}`],
      }));
  });
}
function earnedAt(part: string, subject: string, seat: number, hero: Hero): string[] {
  if (part === "goals") return [`goal:${seat}:${subject}`];
  if (part === "alignment") return [`token:${seat}`];
  if (part === "armor" || part === "traits") return [`mat:${seat}`];
  const rows = ATTRIBUTES.filter((row) => row === hero.placed || hero.sheet[row].length);
  if (part === "gold") return [`purse:${seat}`];
  const row = hero.placed ?? rows.at(-1);
  return row ? [`space:${seat}:${row}${hero.sheet[row].length}`] : [];
}
