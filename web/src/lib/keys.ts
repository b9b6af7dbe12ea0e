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
  write(keys);
}
export function forget(table: string): void {
  const keys = allKeys();
  delete keys[table];
  write(keys);
}
function write(keys: Keys): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(keys));
  } catch {
    // Without storage the seat lives as long as the page.
  }
}
