/** Log lines in sentences. Draws, rolls and reveals in a row become one sentence. */
import type { LogLine } from "./wire";
import { colorName, dieName, nameOf, spaceName, t, textOf, type Words } from "./i18n.svelte";

export interface Entry {
  number: number; // of its last event
  first: number;
  seat: number | null; // whose color and name it carries
  round: number;
  phase: string;
  text: string;
  gold: number;
  undone: boolean; // taken back later
}
type NameOf = (seat: number) => string;

const MERGED = new Set(["drawn", "rolled", "revealed", "discarded", "trashed"]);
const isSpace = (word: string) => /^[a-z]{3}[1-3]$/.test(word);

export function entries(lines: LogLine[], name: NameOf): Entry[] {
  const found: Entry[] = [];
  const taken = takenBack(lines);
  for (let at = 0; at < lines.length;) {
    const run = runFrom(lines, at);
    const group = lines.slice(at, at + run);
    const text =
      group.length > 1 || MERGED.has(verbOf(group[0])) ? chanceText(group, name) : moveText(group[0], name);
    const last = group[group.length - 1];
    if (text)
      found.push({
        number: last.number,
        first: group[0].number,
        seat: last.seat ?? last.concerns,
        round: last.round,
        phase: last.phase,
        text,
        gold: group.reduce((sum, line) => sum + line.gold, 0),
        undone: taken.has(last.number),
      });
    at += run;
  }
  return found;
}

/** "Round 3 · Market"; before the first round only the phase. */
export function phaseName(round: number, phase: string): string {
  const name = t(`phase-${phase}`);
  return round ? t("log-phase", { round, phase: name }) : name;
}

const verbOf = (line: LogLine) => line.text.split(" ")[0];

function takenBack(lines: LogLine[]): Set<number> {
  const taken = new Set<number>();
  for (const line of lines)
    if (verbOf(line) === "undone")
      for (let event = Number(line.text.split(" ")[1]) + 1; event < line.number; event++) taken.add(event);
  return taken;
}

/** The lines that still stand: without what was taken back, and the taking back. */
export function standing(lines: LogLine[]): LogLine[] {
  const taken = takenBack(lines);
  return lines.filter((line) => !taken.has(line.number) && verbOf(line) !== "undone");
}

/** How many lines from here make one sentence. */
function runFrom(lines: LogLine[], at: number): number {
  const first = lines[at];
  const kind = family(first);
  if (!kind) return 1;
  let run = 1;
  while (at + run < lines.length) {
    const next = lines[at + run];
    if (family(next) !== kind || next.concerns !== first.concerns || next.phase !== first.phase) break;
    run++;
  }
  return run;
}
function family(line: LogLine): string | null {
  if (line.seat !== null) return null;
  const verb = verbOf(line);
  if (verb === "drawn" || verb === "rolled") return "dice";
  return MERGED.has(verb) ? verb : null;
}

function chanceText(group: LogLine[], name: NameOf): string {
  const who = group[0].concerns === null ? "" : name(group[0].concerns);
  const dice = group.filter((line) => line.die).map((line) => dieName(line.die!));
  if (dice.length) return t("log-rolled", { name: who, dice: dice.join(", ") });
  const what = group[group.length - 1].text.split(" ")[1];
  const verb = verbOf(group[0]);
  if (verb === "drawn") return t("log-drawn", { name: who, color: colorName(what) });
  const cards = group.map((line) => nameOf("card", line.text.split(" ")[1])).join(", ");
  if (verb === "rolled")
    return t("log-rolled", { name: who, dice: group.map((line) => line.text.split(" ")[1]).join(", ") });
  return t(`log-${verb}`, { cards, count: group.length });
}

function moveText(line: LogLine, name: NameOf): string {
  const [verb, ...args] = line.text.split(" ");
  const seat = line.seat ?? line.concerns;
  const words: Words = { name: seat === null ? "" : name(seat), gold: line.gold };
  if (line.die) words.die = dieName(line.die);
  switch (verb) {
    case "start":
      return t("log-start", { name: name(Number(args[0])) });
    case "race":
    case "class":
      return t(`log-${verb}`, { ...words, what: nameOf(verb, args[0]) });
    case "dealt":
      return t("log-dealt", { ...words, what: dealt(args[0]) });
    case "enemy":
      return t("log-enemy", { value: Number(args[0]) });
    case "order":
      return t("log-order", { ...words, dice: args.map(dieName).join(", ") });
    case "place":
      return t("log-place", { ...words, row: t(`attribute-${args[args.length - 1]}`) });
    case "take":
    case "turn":
      return t(`log-${verb}`, { ...words, card: args[0] });
    case "keep":
      return t("log-keep", { ...words, value: Number(args[0]) });
    case "swap":
      return t("log-swap", { ...words, one: spaceName(args[0]), two: spaceName(args[1]) });
    case "reroll":
      return isSpace(args[0])
        ? t("log-reroll", { ...words, space: spaceName(args[0]) })
        : t("log-reroll-center", { ...words, cards: args.join(", ") });
    case "flip":
    case "raise":
    case "lower":
    case "exchange":
      return t(`log-${verb}`, { ...words, space: spaceName(args[0]) });
    case "move":
      return t("log-move", { ...words, row: t(`attribute-${args[1]}`) });
    case "align":
      return t(`log-align`, { ...words, way: t(`direction-${DIRECTION[args[0]]}`) });
    case "buy": {
      const drop = args.indexOf("drop");
      const bought = t("log-buy", { ...words, card: nameOf("card", args[0]) });
      if (drop < 0) return bought;
      const cards = args.slice(drop + 1).map((card) => nameOf("card", card));
      return `${bought} ${t("log-drop", { ...words, card: cards.join(", ") })}`;
    }
    case "use":
      return args.length > 1
        ? t("log-use-as", { ...words, card: nameOf("card", args[0]), other: nameOf("card", args[2]) })
        : t("log-use", { ...words, card: nameOf("card", args[0]) });
    case "discard":
    case "return":
    case "refresh":
    case "drop":
      return t(`log-${verb}`, { ...words, card: nameOf("card", args[0]) });
    case "pass":
    case "gold":
    case "charisma":
    case "donate":
    case "undone":
      return t(`log-${verb}`, words);
    default:
      return `${words.name}: ${line.text}`;
  }
}

const DIRECTION: Record<string, string> = { up: "good", down: "evil", left: "lawful", right: "chaotic" };

function dealt(slug: string): string {
  return textOf(`backstory-${slug}`) || nameOf("alignment", slug);
}
