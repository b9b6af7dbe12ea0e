// Checks the dice of a finished game: node verify.mjs game.json
// game.json is the answer to GET /api/tables/{table}/dice. The rules are in docs/fair-dice.md.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const sha256 = (text) => createHash("sha256").update(text, "utf8").digest("hex");

/** The number from 0 up to 1 of outcome k. */
export function lot(seed, k) {
  const digest = createHmac("sha256", seed).update(`outcome ${k}`, "utf8").digest();
  return Number(digest.readBigUInt64BE(0) >> 11n) / 2 ** 53;
}

/** The place of the outcome that a number falls on. */
export function fallsOn(weights, number) {
  let rest = Math.floor(number * weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => (rest -= weight) < 0);
}

/** What is wrong with a seed, given what was promised: `practice? HASH seat:HASH seat:- ...` */
export function brokenPromise(dice, seed) {
  const words = dice.split(" ").filter((word) => word !== "practice");
  const shares = words.slice(1).filter((word) => !word.endsWith(":-"));
  const parts = [];
  let rest = seed; // the server's own seed may hold a plus when it was chosen
  for (let left = shares.length; left > 0; left--) {
    const cut = rest.lastIndexOf("+");
    if (cut < 0) return `the share of seat ${shares[left - 1].split(":")[0]} is missing`;
    parts.unshift(rest.slice(cut + 1));
    rest = rest.slice(0, cut);
  }
  if (sha256(rest) !== words[0]) return "the server's seed is not the one that was promised";
  for (const [place, share] of shares.entries()) {
    const [seat, hash] = share.split(":");
    if (sha256(parts[place]) !== hash) return `the share of seat ${seat} is not the one that was promised`;
  }
  return null;
}

/** What is wrong with a game, or null. */
export function verify({ seed, dice, draws }) {
  const broken = brokenPromise(dice, seed);
  if (broken) return broken;
  for (const [k, { outcomes, weights, chosen }] of draws.entries()) {
    const due = fallsOn(weights, lot(seed, k));
    if (due !== chosen) return `outcome ${k} was \`${outcomes[chosen]}\`; the seed gives \`${outcomes[due]}\``;
  }
  return null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const game = JSON.parse(readFileSync(process.argv[2], "utf8"));
  const wrong = verify(game);
  console.log(wrong ?? `fair: ${game.draws.length} outcomes follow from the promised seed`);
  process.exit(wrong ? 1 : 0);
}
