/** What has changed since a view, made a view again (docs/wire.md). */
import type { Delta, View } from "./wire";

/** The view after a delta; null where the delta is for another view than the one we have. */
export function merged(view: View | null, delta: Delta): View | null {
  if (!view || view.number !== delta.after) return null;
  const heroes = replaced(view.position.heroes as unknown[], delta.heroes);
  return {
    ...view,
    ...delta.view,
    position: { ...view.position, ...delta.position, heroes },
    scores: replaced(view.scores, delta.scores),
    log: delta.log,
    number: delta.number,
  };
}

function replaced<Value>(values: Value[], changed: Record<string, Value>): Value[] {
  return values.map((value, place) => changed[place] ?? value);
}
