/** Which key was meant: by what it writes, or where that is no Latin letter or digit, by its place. */
const BY_NAME = /^[a-z0-9?]$/;

/**
 * `u` on a Greek keyboard writes `υ`, and `1` on a French one needs Shift: there the place of the
 * key counts, as printed on an American keyboard. Named keys (`escape`, `arrowleft`) stay.
 */
export function keyOf(event: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const key = event.key.toLowerCase();
  if (key.length > 1 || BY_NAME.test(key)) return key;
  const [, letter, digit] = /^(?:Key([A-Z])|Digit([0-9]))$/.exec(event.code) ?? [];
  if (letter) return letter.toLowerCase();
  return digit && !event.shiftKey ? digit : key;
}
