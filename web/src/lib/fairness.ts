/** Checks the dice of a finished game, as docs/fair-dice.md says: nobody has to trust the server. */
import { bytesOf, hashOf, hmac } from "./sha256";

export interface Draw {
  outcomes: string[];
  weights: number[];
  chosen: number;
}
/** The answer to GET /api/tables/{table}/dice. */
export interface GameDice {
  seed: string;
  dice: string; // `practice? HASH seat:HASH seat:- ...`
  draws: Draw[];
}
/** What is wrong: the words for it, and which seat or outcome. */
export interface Fault {
  key: "dice-broken-seed" | "dice-broken-share" | "dice-broken-draw";
  number: number;
}

/** The number from 0 up to 1 of outcome k. */
export function lot(seed: string, k: number): number {
  const digest = new DataView(hmac(bytesOf(seed), bytesOf(`outcome ${k}`)).buffer);
  return Number(digest.getBigUint64(0) >> 11n) / 2 ** 53;
}

/** The place of the outcome that a number falls on. */
export function fallsOn(weights: number[], number: number): number {
  let rest = Math.floor(number * weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => (rest -= weight) < 0);
}

function brokenPromise({ dice, seed }: GameDice): Fault | null {
  const words = dice.split(" ").filter((word) => word !== "practice");
  const shares = words.slice(1).filter((word) => !word.endsWith(":-"));
  let rest = seed; // the server's own seed may hold a plus when it was chosen
  for (const share of shares.toReversed()) {
    const [seat, hash] = share.split(":");
    const cut = rest.lastIndexOf("+");
    if (cut < 0 || hashOf(rest.slice(cut + 1)) !== hash)
      return { key: "dice-broken-share", number: Number(seat) + 1 };
    rest = rest.slice(0, cut);
  }
  return hashOf(rest) === words[0] ? null : { key: "dice-broken-seed", number: 0 };
}

/** What is wrong with the dice of a game, or null. */
export function faultOf(game: GameDice): Fault | null {
  const broken = brokenPromise(game);
  if (broken) return broken;
  const wrong = game.draws.findIndex(
    ({ weights, chosen }, k) => fallsOn(weights, lot(game.seed, k)) !== chosen,
  );
  return wrong < 0 ? null : { key: "dice-broken-draw", number: wrong + 1 };
}
