/** Searching as people type: without accents, without case, every word somewhere. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ς", "σ")
    .replaceAll("ß", "ss");
}
export function matches(text: string, wanted: string): boolean {
  const found = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => found.includes(word));
}

/** The number of a rule from the key of its text: `rule-R3-2-a` -> `R3.2a`. */
export function ruleNumber(key: string): string {
  return key
    .replace(/^rule-/, "")
    .replace(/-([a-z])$/, "$1")
    .replaceAll("-", ".");
}

/** A text with the numbers of rules apart, so that they can be links. */
export function withRules(text: string): { text: string; rule: boolean }[] {
  return text
    .split(/\b(R\d+(?:\.\d+)*[a-e]?|V\d+)\b/)
    .map((part, place) => ({ text: part, rule: place % 2 === 1 }))
    .filter((part) => part.text);
}
