/** Who sits where, as a small portrait shows them. */
import type { PortraitHero } from "../art/portrait";
import { botHero } from "../art/portrait/bots";
import { botAt, isNamedBot, levelOf } from "./bots";
import { lookOf } from "./looks.svelte";
import type { SeatInfo, TableSummary } from "./wire";

/** The hero of a seat; null while nobody sits there or the hero has no race yet. */
export function faceOf(table: TableSummary, seat: SeatInfo): PortraitHero | null {
  if (seat.kind === "open") return null;
  if (isNamedBot(seat)) return botHero(botAt(table.table, seat.seat), levelOf(seat.bot));
  const hero = table.heroes?.[seat.seat];
  if (!hero?.race) return null;
  return { ...hero, look: lookOf(table.table, seat.seat) };
}
