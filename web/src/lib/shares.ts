/** This browser's shares of the dice: drawn and promised when a seat is taken, shown before the first roll. */
import { hashOf, hex } from "./sha256";
import type { TableMade, View } from "./wire";

const KEY = "rp.shares";
type Shares = Record<string, string>; // table/seat -> share

function load(): Shares {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Shares;
  } catch {
    return {};
  }
}

export interface Share {
  share: string;
  promise: string;
}
export function drawShare(): Share {
  const share = hex(crypto.getRandomValues(new Uint8Array(32)));
  return { share, promise: hashOf(share) };
}
/** Keeps the share of the first seat that was taken. */
export function keepShare(made: TableMade, { share }: Share): void {
  const seat = Math.min(...made.keys.map((key) => key.seat));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...load(), [`${made.table}/${seat}`]: share }));
  } catch {
    // Without storage the share is lost with the page: the others may begin without it.
  }
}
/** The shares that a table waits for and this browser has. */
export function dueShares(view: View): { seat: number; share: string }[] {
  const kept = load();
  return (
    (view.dice?.awaited ?? [])
      .filter((seat) => view.mine.includes(seat))
      .map((seat) => ({ seat, share: kept[`${view.table}/${seat}`] }))
      // A seat that came from another device may have been promised there.
      .filter(({ seat, share }) => share && hashOf(share) === view.dice?.promises[seat])
  );
}
