/** What people at a table say, and whom this browser does not want to hear. */
import { settings } from "./settings.svelte";
import type { Asking } from "./table/connection.svelte";
import type { TableStore } from "./table.svelte";
import type { Remark, View } from "./wire";

export const FACES = ["smile", "laugh", "wow", "sad", "think", "cheer"] as const;
export const PHRASES = [
  "hello",
  "good-luck",
  "nice-move",
  "thanks",
  "sorry",
  "one-moment",
  "your-turn",
  "well-played",
] as const;
export const isFace = (phrase: string) => (FACES as readonly string[]).includes(phrase);

/** Asks the server for something about people; a refusal is shown as a note. */
export function tell(table: TableStore, asking: Asking): void {
  table.connection.ask(asking, (answer) => {
    if (answer?.type === "refused") table.notes.refuse(answer, "why");
  });
}
/** Whether there is anybody to talk to. */
export function hasCompany(view: View): boolean {
  const others = view.seats.filter((seat) => seat.kind !== "bot" && !view.mine.includes(seat.seat));
  return view.mine.length > 0 && others.length > 0;
}

const KEY = "rp.muted";
const KEPT = 60;
function load(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}
let muted = $state<string[]>(typeof localStorage === "undefined" ? [] : load());
const place = (table: string, seat: number) => `${table}/${seat}`;

export const isMuted = (table: string, seat: number) => muted.includes(place(table, seat));
export function mute(table: string, seat: number, on: boolean): void {
  const others = muted.filter((one) => one !== place(table, seat));
  muted = on ? [...others, place(table, seat)].slice(-KEPT) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(muted));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** Tells new phrases from those that were said before one came. */
export class Hearing {
  private last: number | null = null;

  fresh(view: View): Remark[] {
    const { said } = view.talk;
    const before = this.last;
    this.last = Math.max(before ?? 0, ...said.map(({ number }) => number));
    if (before === null || !settings.talk) return [];
    return said.filter(({ number, seat }) => number > before && !isMuted(view.table, seat));
  }
}
