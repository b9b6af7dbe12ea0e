/** A move or outcome taken apart by the table of kinds; nobody else on the page splits its text. */
import { ARROW_STEP, facts } from "./facts";
import { colorName, dieName, nameOf, spaceName, t, type Words } from "./i18n.svelte";
import { MOVES, OUTCOMES, WORDS, type Argument, type Kind, type ValueType } from "./kinds";

export interface Said {
  kind: Kind;
  /** What was given, by the names of the arguments, in the notation. */
  given: Readonly<Record<string, readonly string[]>>;
}

/** The phrases of a table of kinds: `buy` and `buy-drop`. */
export type Phrase<Kinds extends readonly Kind[]> = Kinds[number]["phrases"][number];
export type MovePhrase = Phrase<typeof MOVES>;

/** Takes a text of the notation apart. A text of no kind is a fault: server and page are at odds. */
export function takeApart(text: string): Said {
  const [verb, ...words] = text.split(" ");
  const kinds = ([...MOVES, ...OUTCOMES] as readonly Kind[]).filter((kind) => kind.verb === verb);
  const fitting = kinds.flatMap((kind) => {
    const given = fit(kind.arguments, words);
    return given ? [{ kind, given }] : [];
  });
  // `dealt hunter` and `dealt hermit` differ only by the cards there are.
  const said = fitting.find(isOnCards) ?? fitting[0];
  if (!said) throw new Error(`no kind of move or outcome reads ${text}`);
  return said;
}

const SHELVES: Partial<Record<ValueType, Exclude<keyof typeof facts, "words">>> = {
  alignment: "alignments",
  backstory: "backstories",
};

function isOnCards({ kind, given }: Said): boolean {
  return kind.arguments.every(({ name, type }) => {
    const shelf = SHELVES[type];
    return !shelf || given[name].every((slug) => slug in facts[shelf]);
  });
}

/** The words dealt out to the arguments in their order; null where they do not fit. */
function fit(wanted: readonly Argument[], words: readonly string[]): Record<string, string[]> | null {
  const given: Record<string, string[]> = {};
  let rest = [...words];
  for (const argument of wanted) {
    const { name, type, word, several, unsaid } = argument;
    if (word) {
      if (rest.length === 0) continue;
      if (rest.shift() !== word) return null;
    }
    const most = several ? (argument.most ?? rest.length) : 1;
    const values = rest.slice(0, most);
    if (values.length === 0) {
      if (unsaid === undefined) return null;
      values.push(String(unsaid));
    }
    if (!values.every((value) => WORDS[type]?.test(value) ?? true)) return null;
    given[name] = values;
    rest = rest.slice(most);
  }
  return rest.length === 0 ? given : null;
}

/** Which of its phrases words it: `use`, or `use-as` where the optional argument is given. */
export function phraseOf({ kind, given }: Said): string {
  const options = kind.arguments.filter(({ name, word }) => word && name in given);
  return [kind.slug, ...options.map(({ name }) => name)].join("-");
}

/** What a step of the alignment token leads toward. */
const TOWARD = Object.fromEntries(Object.entries(ARROW_STEP).map(([arrow, way]) => [way, arrow]));

/** A value in words, by what it stands for. Every type is here: the compiler asks for a new one. */
const SPOKEN: Record<ValueType, (value: string, seatName: (seat: number) => string) => string> = {
  alignment: (value) => nameOf("alignment", value),
  backstory: (value) => nameOf("backstory", value),
  card: (value) => nameOf("card", value),
  class: (value) => nameOf("class", value),
  race: (value) => nameOf("race", value),
  color: (value) => colorName(value),
  colors: (value) => colorName(value),
  die: (value) => dieName(value),
  dice: (value) => dieName(value),
  "tied-dice": (value) => dieName(value),
  direction: (value) => t(`direction-${TOWARD[value]}`),
  row: (value) => t(`attribute-${value}`),
  attributes: (value) => t(`attribute-${value}`),
  space: (value) => spaceName(value),
  seat: (value, seatName) => seatName(Number(value)),
  amount: (value) => value,
  count: (value) => value,
  flag: (value) => value,
  initiative: (value) => value,
  "initiative-card": (value) => value,
  pile: (value) => value,
  value: (value) => value,
  values: (value) => value,
};

/** The arguments in words, by name, for a message; the dice of a swap stand for their spaces. */
export function wordsOf(
  { kind, given }: Said,
  seatName: (seat: number) => string = String,
  dice: readonly string[] = [],
): Words {
  const words: Words = {};
  const lying = [...dice];
  for (const { name, type } of kind.arguments) {
    const die = type === "space" ? lying.shift() : undefined;
    if (die) words[name] = t("die-on-sheet", { die: dieName(die), row: rowName(given[name][0]) });
    else if (given[name]) words[name] = given[name].map((value) => SPOKEN[type](value, seatName)).join(", ");
  }
  return words;
}
const rowName = (space: string) => t(`attribute-${space.slice(0, 3)}`);
