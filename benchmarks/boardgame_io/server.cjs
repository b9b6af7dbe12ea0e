// boardgame.io's server with a state as large as a position of Roll Player: `node server.cjs PORT STATE memory|files FOLDER`.
// A move changes a die, the purse and a counter, and ends the turn; every client gets the whole state.
const fs = require("fs");
const { Server, Origins, FlatFile } = require("boardgame.io/server");

const [port, state, keep, folder] = process.argv.slice(2);
const position = JSON.parse(fs.readFileSync(state, "utf8"));
const game = {
  name: "peer",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => ({ ...position, moves: 0 }),
  moves: {
    play: ({ G, ctx, events }, number) => {
      const hero = G.heroes[Number(ctx.currentPlayer)];
      hero.gold = number % 20;
      hero.sheet.str = ["r" + ((number % 6) + 1)];
      G.moves += 1;
      events.endTurn();
    },
  },
};
const options = { games: [game], origins: [Origins.LOCALHOST] };
if (keep === "files") options.db = new FlatFile({ dir: folder });
Server(options).run(Number(port), () => console.log(`ready ${process.pid}`));
