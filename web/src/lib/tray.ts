/** The tray of starting dice: each die keeps its place while others leave, so no click meets a neighbor. */

/** The places of the tray with these dice in hand: a die that left leaves a gap, one that came back fills it. */
export function keepPlaces(before: readonly (string | null)[], dice: readonly string[]): (string | null)[] {
  const left = [...dice];
  const places = before.map((die) => {
    const at = die === null ? -1 : left.indexOf(die);
    return at < 0 ? null : left.splice(at, 1)[0];
  });
  if (left.length > places.filter((die) => die === null).length) return [...dice]; // another hand
  return places.map((die) => die ?? left.shift() ?? null);
}
