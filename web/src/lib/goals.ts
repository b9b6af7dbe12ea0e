/** Running totals of a row: arithmetic over what lies there, for showing only. The server scores. */
import { facts, letter, type Attribute } from "./facts";
import { valueOf, type Hero } from "./position";

export interface Goal {
  text: string;
  low: number;
  high: number;
  stars: number;
}
export interface RowState {
  dice: number; // how many
  pips: number;
  modifier: number; // the race's
  extra: number; // what weapons may add at will
  total: number;
  goal: Goal | null;
  state: "met" | "open" | "far";
}

export function readGoal(text: string, stars: number): Goal {
  const [low, high] = text.endsWith("+")
    ? [text.slice(0, -1), "99"]
    : [...text.split("-"), text.split("-")[0]];
  return { text: text.replace("-", "–"), low: Number(low), high: Number(high), stars };
}

function extraOf(hero: Hero, row: Attribute): number {
  const own = hero.class ? letter(facts.classes[hero.class]?.color ?? "") : "";
  let more = 0;
  for (const card of hero.cards)
    for (const effect of facts.market[card]?.effects ?? []) {
      const by = effect.by ?? 0;
      if (effect.rows) more += effect.rows.includes(row) ? by : 0;
      else if (effect.color) {
        const color = effect.color === "class" ? own : letter(effect.color);
        more += by * hero.sheet[row].filter((die) => die[0] === color).length;
      }
    }
  return more;
}

export function rowState(hero: Hero, row: Attribute): RowState {
  const dice = hero.sheet[row];
  const pips = dice.reduce((sum, die) => sum + valueOf(die), 0);
  const modifier = (hero.race ? facts.races[hero.race]?.modifiers[row] : 0) ?? 0;
  const extra = extraOf(hero, row);
  const total = pips + modifier;
  const fact = hero.class ? facts.classes[hero.class]?.[row] : undefined;
  const goal = fact ? readGoal(fact.goal, fact.stars) : null;
  const free = 3 - dice.length;
  let state: RowState["state"] = "open";
  if (goal) {
    if (dice.length && total <= goal.high && total + extra >= goal.low) state = "met";
    else if (total + free > goal.high || total + extra + 6 * free < goal.low) state = "far";
  }
  if (free === 3) state = "open";
  return { dice: dice.length, pips, modifier, extra, total, goal, state };
}
