/** My games as the home page tells them: what goes on, whose turn it is, how it ended. */
import { seatName } from "./bots";
import { listed } from "./figures";
import { i18n, starCount, t } from "./i18n.svelte";
import RANKS from "./ranks.json";
import { rankName } from "./scoring";
import type { SeatInfo, TableSummary } from "./wire";

export const isOver = (table: TableSummary) => !!table.winners || !!table.closed;
const isOpen = (table: TableSummary) => table.seats.some((seat) => seat.kind === "open");
export const isMyTurn = (table: TableSummary, mine: number[]) =>
  !isOver(table) && mine.some((seat) => seat === table.turn || table.choosing?.includes(seat));

export function nameAt(table: TableSummary, seat: SeatInfo): string {
  return seat.kind === "open" ? t("seat-open") : seatName(table.table, seat);
}
/** Everybody else who sits at the table. */
export function company(table: TableSummary, mine: number[]): SeatInfo[] {
  return table.seats.filter((seat) => seat.kind !== "open" && !mine.includes(seat.seat));
}
/** What a game is called in the list: by whom one plays with. */
export function heading(table: TableSummary, mine: number[]): string {
  const others = company(table, mine);
  if (table.seats.length === 1) return t("way-solo");
  if (others.length) return t("with-players", { names: names(table, others) });
  return isOpen(table) ? t("player-count", { count: table.seats.length }) : names(table);
}
export function names(table: TableSummary, seats = table.seats): string {
  return seats.map((seat) => nameAt(table, seat)).join(", ");
}

/** Where I am asked comes first, then what was played last. */
export function inOrder(tables: TableSummary[], mine: (table: string) => number[]): TableSummary[] {
  const rank = (table: TableSummary) => Number(!isMyTurn(table, mine(table.table)));
  return tables.toSorted((a, b) => rank(a) - rank(b) || (a.changed < b.changed ? 1 : -1));
}

/** "Round 4 of 12", or what comes before the rounds. */
export function stage(table: TableSummary): string {
  if (isOpen(table)) return t("waiting-players");
  if (!table.round) return t("phase-setup");
  return t("round-of", { round: table.round, rounds: table.rounds });
}
export function whoseTurn(table: TableSummary, mine: number[]): string {
  if (isMyTurn(table, mine)) return t("your-turn");
  if (table.turn === null) return "";
  return t("turn-of", { name: nameAt(table, table.seats[table.turn]) });
}

/** How a game ended, from where I sat. */
export function outcome(table: TableSummary, mine: number[]): string {
  if (!table.winners) return t("game-closed");
  const best = starCount(Math.max(...table.stars));
  if (table.seats.length === 1) {
    const rank = RANKS.find(({ stars }) => table.stars[0] >= stars) ?? RANKS[RANKS.length - 1];
    return t("game-solo", { rank: rankName(rank.rank, table.edition), stars: best });
  }
  const winners = listed(table.winners.map((seat) => nameAt(table, table.seats[seat])));
  if (mine.length !== 1) return t("game-won-by", { names: winners, stars: best });
  const [own] = mine;
  if (table.winners.includes(own)) return t("game-won", { stars: best });
  return t("game-lost", { names: winners, stars: best, own: table.stars[own] });
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];
/** "3 hours ago"; after a week the date. */
export function when(iso: string, now = Date.now(), lang: string = i18n.lang): string {
  const seconds = (new Date(iso).getTime() - now) / 1000;
  if (seconds < -7 * 86400)
    return new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(new Date(iso));
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, length] of UNITS)
    if (-seconds >= length) return format.format(Math.trunc(seconds / length), unit);
  return t("just-now");
}
