/** Where long Greek words may be broken: many browsers know no Greek hyphenation. */
const VOWEL = "αεηιουωάέήίόύώϊϋΐΰ";
const CONSONANT = "βγδζθκλμνξπρσςτφχψ";
/** After four letters at least, before one consonant, its vowel and something more. */
const SYLLABLE = new RegExp(`(?<=\\p{L}{3}[${VOWEL}])(?=[${CONSONANT}][${VOWEL}]\\p{L}{2})`, "gu");
const LONG = /\p{Script=Greek}{11,}/gu;
const SOFT_HYPHEN = "\u00AD";

/** The text with soft hyphens in its long Greek words, for labels in narrow columns. */
export function breakable(text: string): string {
  return text.replace(LONG, (word) => word.replace(SYLLABLE, SOFT_HYPHEN));
}
