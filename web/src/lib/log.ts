/** Log lines in sentences. Draws, rolls and reveals in a row become one sentence. */
import { colorName, dieName, nameOf, t, type Words } from "./i18n.svelte";
import type { OutcomeVerb } from "./kinds";
import { phraseOf, takeApart, wordsOf } from "./said";
import type { LogLine } from "./wire";

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

/** Outcomes of these kinds in a row are one sentence. */
const MERGED: readonly OutcomeVerb[] = ["drawn", "rolled", "revealed", "discarded", "trashed"];
const isMerged = (line: LogLine) => MERGED.some((verb) => verb === verbOf(line));
/** Taking back is an event of the table, not of the rules. */
const UNDONE = "undone";

export function entries(lines: LogLine[], name: NameOf): Entry[] {
  const found: Entry[] = [];
  const taken = takenBack(lines);
  for (let at = 0; at < lines.length;) {
    const run = runFrom(lines, at);
    const group = lines.slice(at, at + run);
    const said = group.length > 1 || isMerged(group[0]) ? chanceText(group, name) : moveText(group[0], name);
    const text = [said, ...group.flatMap(lostText)].filter(Boolean).join(" ");
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
    if (verbOf(line) === UNDONE)
      for (let event = Number(line.text.split(" ")[1]) + 1; event < line.number; event++) taken.add(event);
  return taken;
}

/** The lines that still stand: without what was taken back, and the taking back. */
export function standing(lines: LogLine[]): LogLine[] {
  const taken = takenBack(lines);
  return lines.filter((line) => !taken.has(line.number) && verbOf(line) !== UNDONE);
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
  return isMerged(line) ? verb : null;
}

/** What an outcome names: a color, a value, a card. */
function named(line: LogLine): string {
  const { kind, given } = takeApart(line.text);
  return given[kind.arguments[0].name][0];
}

/** Everybody is called by name, also whoever reads it: at one screen several may sit. */
function whoIs(seat: number | null, name: NameOf): Words {
  return { who: "other", name: seat === null ? "" : name(seat) };
}

function chanceText(group: LogLine[], name: NameOf): string {
  const who = whoIs(group[0].concerns, name);
  const dice = group.filter((line) => line.die).map((line) => dieName(line.die!));
  if (dice.length) return t("log-rolled", { ...who, dice: dice.join(", ") });
  const verb = verbOf(group[0]);
  if (verb === "drawn") return t("log-drawn", { ...who, color: colorName(named(group.at(-1)!)) });
  if (verb === "rolled") return t("log-rolled", { ...who, dice: group.map(named).join(", ") });
  const cards = group.map((line) => nameOf("card", named(line))).join(", ");
  return t(`log-${verb}`, { cards, count: group.length });
}

/** What the enemy, or the end of a phase, took out of the market. */
function lostText({ trashed, discarded }: LogLine): string[] {
  const told = (key: string, cards: string[] = []) =>
    cards.length
      ? [t(key, { cards: cards.map((card) => nameOf("card", card)).join(", "), count: cards.length })]
      : [];
  return [...told("log-trashed", trashed), ...told("log-discarded", discarded)];
}

function moveText(line: LogLine, name: NameOf): string {
  const seat = line.seat ?? line.concerns;
  const words: Words = { ...whoIs(seat, name), gold: line.gold, prompt: line.prompt ?? "" };
  if (line.die) words.die = dieName(line.die);
  if (verbOf(line) === UNDONE) return t("log-undone", words);
  const said = takeApart(line.text);
  return t(`log-${phraseOf(said)}`, { ...wordsOf(said, name, line.dice), ...words });
}
