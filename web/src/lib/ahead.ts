/**
 * All place their starting dice at the same time (R2.12): what a seat decides before its turn waits at
 * the server, and only its own page shows it (docs/wire.md).
 */
import { seatName } from "./bots";
import type { Position } from "./position";
import { takeApart } from "./said";
import type { LogLine, SeatAhead, View } from "./wire";

const positionOf = (view: View) => view.position as unknown as Position;
const heroOf = (view: View, seat: number) => positionOf(view).heroes[seat];

/**
 * The view as its player acts from it: what was decided ahead lies on the sheet, and a seat that may
 * decide is to move. Where a seat of this screen is to move anyway, it comes first.
 */
export function lookAhead(view: View): View {
  const seats = view.mine.filter((seat) => view.ahead[seat]);
  if (!seats.length) return view;
  const heroes = positionOf(view).heroes.map((hero, seat) => view.ahead[seat]?.hero ?? hero);
  const seen = {
    ...view,
    position: { ...view.position, heroes },
    scores: view.scores.map((score, seat) => view.ahead[seat]?.score ?? score),
    undo: [...view.undo, ...seats.filter((seat) => view.ahead[seat].decided.length)],
  };
  const next = seats.find((seat) => view.ahead[seat].moves.length);
  if (next === undefined || view.mine.includes(view.turn ?? -1)) return seen;
  const { moves, rule, prompt } = view.ahead[next];
  return {
    ...seen,
    turn: next,
    rule,
    moves: { ...view.moves, [next]: moves },
    position: { ...seen.position, prompts: [prompt, ...positionOf(view).prompts] },
  };
}

/** What the seat to move decides ahead of its turn, if it does. */
export function deciding(view: View): SeatAhead | undefined {
  return view.turn === null ? undefined : view.ahead[view.turn];
}

/** Names what this page asks of its player: as long as it is the same, a move half chosen is kept. */
export function askedAt(view: View): string {
  const own = deciding(view);
  return own ? `ahead ${own.at}` : `event ${view.event}`;
}

/** What was decided ahead between two views, as lines of the log that will come. */
export function decisions(before: View, after: View): LogLine[] {
  return Object.entries(after.ahead).flatMap(([key, { decided }]) => {
    const seat = Number(key);
    const was = before.ahead[key]?.decided.length ?? decided.length;
    const gold = heroOf(after, seat).gold - heroOf(before, seat).gold;
    return decided.slice(was).map((text) => lineOf(after, seat, text, gold));
  });
}
function lineOf(view: View, seat: number, text: string, gold: number): LogLine {
  const { round, phase } = positionOf(view);
  const die = takeApart(text).given.die?.[0] ?? null;
  return { number: view.event, seat, text, round, phase, concerns: seat, die, gold, stars: [] };
}

/** The new lines of the log without those that were seen when they were decided. */
export function unseen(before: View, after: View): LogLine[] {
  return after.log.filter((line) => !before.ahead[line.seat ?? -1]?.decided.includes(line.text));
}

/** Those on other screens who are still choosing; bots only when it is their turn, since they never plan. */
export function stillChoosing(view: View): string[] {
  return view.choosing
    .filter((seat, place) => !view.mine.includes(seat) && (view.seats[seat].kind !== "bot" || place === 0))
    .map((seat) => seatName(view.table, view.seats[seat]));
}
/** Whether the players of this screen are done while others still choose. */
export function isReady(view: View): boolean {
  return (
    view.choosing.length > 0 &&
    view.mine.length > 0 &&
    !view.choosing.some((seat) => view.mine.includes(seat))
  );
}
