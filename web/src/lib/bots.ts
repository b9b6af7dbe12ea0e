/** Bots by name: each at a table has one of its own, the same for everybody who looks. */
import { LEVELS } from "../art/portrait/bots";
import type { Level } from "../art/portrait";
import { t } from "./i18n.svelte";
import type { SeatInfo } from "./wire";

/** The drawings know the same eight (art/portrait/bots.ts). */
export const BOT_SLUGS = ["borin", "grusha", "ilvanor", "pip", "aldric", "zara", "maren", "tilly"] as const;
export type BotSlug = (typeof BOT_SLUGS)[number];

/** The level whose sign a bot such as `adept` or `adept:gambler` wears; a guest of the host has none. */
export function levelOf(bot: string): Level | null {
  const [level] = bot.split(":");
  return LEVELS.find((one) => one === level) ?? null;
}
/** Who sits there: the table's address decides who comes first, and the seats follow in turn. */
export function botAt(table: string, seat: number): BotSlug {
  const first = [...table].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  return BOT_SLUGS[(first + seat) % BOT_SLUGS.length];
}
/** Whether a bot sits there under no other name: one that plays for somebody keeps that name. */
export function isNamedBot(seat: Pick<SeatInfo, "kind" | "name" | "bot">): boolean {
  return seat.kind === "bot" && (!seat.name || seat.name === seat.bot);
}
export function seatName(table: string, seat: Pick<SeatInfo, "kind" | "name" | "bot" | "seat">): string {
  return isNamedBot(seat) ? t(`bot-name-${botAt(table, seat.seat)}`) : seat.name;
}
