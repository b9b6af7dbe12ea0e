// A bot in JavaScript: one JSON object per line in, one per line out (docs/own-bots.md).
// It takes the highest die, fills one row after the other, and buys when it can.
//
//     rollplayer simulate --bots "exec:node examples/greedy.js,adept" --games 10

const readline = require("node:readline");

const VERBS = ["buy", "take", "place", "raise", "align", "charisma", "class", "race"];

/** How much we like a move: by its verb first, then by the die it is about. */
function value(move, position, seat) {
  const [verb, what] = move.split(" ");
  const rank = VERBS.includes(verb) ? VERBS.length - VERBS.indexOf(verb) : 0;
  return 100 * rank + detail(verb, what, position, seat);
}

function detail(verb, what, position, seat) {
  if (verb === "take") {
    const card = position.initiative.find((each) => String(each.card) === what);
    return card && card.die ? Number(card.die[1]) : 0;
  }
  if (verb === "place" && position.phase !== "setup") {
    return position.heroes[seat].sheet[what].length;
  }
  return 0;
}

function choose({ moves, position, seat }) {
  const worth = (move) => value(move, position, seat);
  return moves.reduce((best, move) => (worth(move) > worth(best) ? move : best));
}

const answers = {
  begin: () => ({ name: "greedy.js" }),
  choose: (request) => ({ move: choose(request) }),
};

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const request = JSON.parse(line);
  const answer = answers[request.do];
  const body = answer
    ? { ok: true, ...answer(request) }
    : { ok: false, error: { message: `cannot ${request.do}` } };
  process.stdout.write(`${JSON.stringify({ id: request.id, ...body })}\n`);
});
