/** The secrets of the seats this browser holds: table -> seat -> token. */
import type { TableMade } from "./wire";

const KEY = "rp.keys";
type Keys = Record<string, Record<string, string>>;

export function allKeys(): Keys {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Keys;
  } catch {
    return {};
  }
}
export function tokensOf(table: string): string[] {
  return Object.values(allKeys()[table] ?? {});
}
export function keep(made: TableMade): void {
  const keys = allKeys();
  keys[made.table] = { ...keys[made.table] };
  for (const key of made.keys) keys[made.table][key.seat] = key.token;
  write(KEY, keys);
}

/** Tables that are taken off the list of my games. Their keys are kept: a seat is never lost. */
const HIDDEN = "rp.hidden";

export function hidden(): string[] {
  try {
    return JSON.parse(localStorage.getItem(HIDDEN) ?? "[]") as string[];
  } catch {
    return [];
  }
}
export function hide(table: string): void {
  write(HIDDEN, [...hidden(), table]);
}
export function unhide(table: string): void {
  const left = hidden().filter((one) => one !== table);
  if (left.length < hidden().length) write(HIDDEN, left);
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage the seat lives as long as the page.
  }
}
