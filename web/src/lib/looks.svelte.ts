/** Which of the two sides of the race's sheet a hero shows (R2.2), as the table says. */
import type { Look } from "../art/portrait";
import type { View } from "./wire";

const KEY = "rp.looks";
type Looks = Record<string, Look>;

function load(): Looks {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Looks;
  } catch {
    return {};
  }
}
const kept = $state<Looks>(typeof localStorage === "undefined" ? {} : load());
const place = (table: string, seat: number) => `${table}/${seat}`;

/** The side that was chosen; without a choice neighbors differ. */
export function lookOf(table: string, seat: number): Look {
  return kept[place(table, seat)] ?? (seat % 2 ? "b" : "a");
}
/** What a view says about everybody's looks. */
export function seeLooks({ table, seats }: Pick<View, "table" | "seats">): void {
  for (const { seat, look } of seats) if (look === "a" || look === "b") keepLook(table, seat, look);
}
function keepLook(table: string, seat: number, look: Look): void {
  if (kept[place(table, seat)] === look) return;
  kept[place(table, seat)] = look;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the look lives as long as the page.
  }
}
