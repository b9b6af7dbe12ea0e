/** The fonts of the first view. Words that change their font move the page, so it waits for them. */
const FACES = ["700 1em Alegreya", '400 1em "Alegreya Sans"', '700 1em "Alegreya Sans"'];
const LONGEST = 600; // milliseconds; a slow network shows the words first and the fonts later

/** Loads them for a language: each script is a file of its own. */
export async function fontsLoaded(lang: string): Promise<void> {
  const sample = lang === "el" ? "Aa Αα" : "Aa";
  const all = Promise.allSettled(FACES.map((face) => document.fonts.load(face, sample)));
  await Promise.race([all, new Promise((done) => setTimeout(done, LONGEST))]);
}
