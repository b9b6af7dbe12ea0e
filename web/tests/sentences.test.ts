/** Every card says on the page what it says on the terminal: the golden sentences of all languages. */
import { afterAll, describe, expect, test } from "vitest";
import { i18n, makeBundle, shortRule, textOf, type Language } from "../src/lib/i18n.svelte";

const words = import.meta.glob<string>("../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const golden = import.meta.glob<string>("../../tests/golden/sentences/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});
const read = (lang: string) =>
  Object.entries(words)
    .filter(([path]) => path.includes(`/${lang}/`))
    .map(([, text]) => text);

afterAll(() => {
  i18n.bundle = null;
});

describe.each(Object.entries(golden))("%s", (path, text) => {
  const lang = path.replace(/^.*\/|\.txt$/g, "") as Language;
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));

  test("is what the page shows", () => {
    i18n.bundle = makeBundle(lang, read(lang));
    expect(lines.length).toBeGreaterThan(200);
    for (const line of lines) {
      const [key, sentence] = line.split(/ = (.*)/);
      const card = /^card-(.*)-short$/.exec(key)?.[1];
      const shown = card ? shortRule(card) : textOf(key);
      expect(shown.replace(/[ \n]+/g, " "), key).toBe(sentence);
    }
  });
});
