import { expect, test } from "vitest";
import { breakable } from "../src/lib/breaks";

const shown = (text: string) => breakable(text).replaceAll("\u00AD", "-");

test("long Greek words are broken between syllables, not anywhere", () => {
  expect(shown("Χαρακτηριστικά")).toBe("Χαρακτη-ριστικά");
  expect(shown("Ξεσκαρταρισμένες 19")).toBe("Ξεσκαρτα-ρισμένες 19");
  expect(shown("Αφαιρεμένες 6")).toBe("Αφαι-ρε-μένες 6");
});

test("short words and other languages stay as they are", () => {
  for (const text of ["Πανοπλίες", "Τράπουλα 22", "Discard pile 19", "Traits de caractère"])
    expect(breakable(text)).toBe(text);
});
