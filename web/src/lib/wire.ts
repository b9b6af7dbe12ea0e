// Written by `make wire` from src/rollplayer/server/wire*.py; do not edit.

/** A move with what a reader needs to word it. */
export interface NamedMove {
  move: string;
  die: string | null;
  dice?: string[];
}

/** What one scoring line (R8), or `later` for rounds yet to come, adds to a difference. */
export interface PartStars {
  part: string;
  stars: number;
}

/** A good move: the stars to expect after it, and how it compares with another. */
export interface Hint {
  move: NamedMove;
  stars: number;
  error: number;
  against: NamedMove | null;
  difference: number;
  difference_error: number;
  why: PartStars[];
}

/** POST /api/tables/{table}/analysis: begins it, says how far it is, or brings it. */
export interface Analyse {
  seat: number;
}

/** start + luck + others - loss + drift = result, in stars; `error` says what drift may be. */
export interface Sums {
  start: number;
  luck: number;
  others: number;
  loss: number;
  drift: number;
  result: number;
  error: number;
}

/** The stars expected after an event, their spread, and at a table the chance to win. */
export interface CurvePoint {
  event: number;
  round: number;
  stars: number;
  spread: number;
  win: number | null;
}

/** A decision that gave up stars, and what was better. */
export interface CostlyDecision {
  event: number;
  round: number;
  kind: string;
  played: NamedMove;
  best: NamedMove;
  loss: number;
  error: number;
  win_loss: number | null;
  difference: number;
  difference_error: number;
  rollouts: number;
  why: PartStars[];
}

/** Events of chance, and what they brought over the expected. */
export interface StrokeOfLuck {
  first: number;
  last: number;
  round: number;
  stars: number;
  error: number;
  win: number | null;
}

/** Where the stars of one seat came from (docs/analysis.md). */
export interface Analysis {
  seat: number;
  players: number;
  work: number;
  finished: boolean;
  sums: Sums;
  curve: CurvePoint[];
  costliest: CostlyDecision[];
  luckiest: StrokeOfLuck[];
}

/** The answer to Analyse: so many pieces of work are done of so many. */
export interface Analyzed {
  done: number;
  total: number;
  analysis: Analysis | null;
}

/** As much of a hero as a small portrait shows. */
export interface HeroGlance {
  race: string | null;
  class: string | null;
  cards: string[];
}

/** POST /api/tables/{table}/handover: a one-time code that moves a seat to another device. */
export interface HandOver {
  token: string;
}

/** The answer: whoever sends the code first gets the seat, and the old token ends. */
export interface HandOverCode {
  code: string;
  seconds: number;
}

/**
 * POST /api/handover; the answer is TableMade with the seat's new token.
 *
 * The share of the dice stayed on the old device. As long as nobody has shown theirs and seats
 * are open, the new device may promise one of its own.
 */
export interface TakeOver {
  code: string;
  promise?: string;
}

/**
 * Where the dice come from, and what was promised about them before the first roll.
 *
 * `practice`: the maker of the table chose the seed and can foresee every roll. `server`: the seed
 * is the server's. `shared`: every person with a promise adds a share that nobody knew before.
 */
export interface Dice {
  kind: "practice" | "server" | "shared" | "none";
  seed_hash: string | null;
  promises: Record<string, string>;
  shares: Record<string, string>;
  awaited: number[];
}

/** Gives a seat up for good: a bot plays it to the end. */
export interface Resign {
  type: "resign";
  id: number;
  seat: number;
}

/** The host frees a seat before the game has begun: a kept one, or somebody else's. */
export interface Free {
  type: "free";
  id: number;
  seat: number;
  target: number;
}

/** The host closes a table that has not begun; later the others have to agree (`propose`). */
export interface Close {
  type: "close";
  id: number;
  seat: number;
}

/** Chooses a side of the character sheet (R2.2); everybody sees the hero so. */
export interface Look {
  type: "look";
  id: number;
  seat: number;
  look: "a" | "b";
}

/** Shows the share of the dice that a seat has promised, once every seat is taken. */
export interface Reveal {
  type: "reveal";
  id: number;
  seat: number;
  share: string;
}

export type SeatMessage = Resign | Free | Close | Reveal | Look;

/** One reason for stars; the client words it (R8). */
export interface ScoreLine {
  rule: string;
  part: string;
  subject: string;
  have: number;
  stars: number;
}

/** A hero's stars as they would be now. */
export interface HeroScore {
  goals: number;
  class_color: number;
  alignment: number;
  backstory: number;
  armor: number;
  traits: number;
  gold: number;
  total: number;
  rank: string | null;
  lines: ScoreLine[];
  dropped: string[];
}

/** POST /api/score: a finished sheet from a real table (one or several heroes). */
export interface Sheet {
  heroes: (Record<string, unknown>)[];
  solo?: boolean;
  edition?: "first" | "second";
}

/** The answer to POST /api/score, as `rollplayer score --json` counts. */
export interface Scored {
  heroes: HeroScore[];
  winners: number[];
}

/** A seat that may decide before its turn, as it is after what it has decided so far. */
export interface SeatAhead {
  at: number;
  decided: string[];
  moves: string[];
  rule: string | null;
  prompt: Record<string, unknown> | null;
  hero: Record<string, unknown>;
  score: HeroScore;
}

/** Decides a move before one's turn; if the turn has come meanwhile, it is played. */
export interface Ahead {
  type: "ahead";
  id: number;
  seat: number;
  move: string;
  at: number;
}

/** Takes the seat's last decision ahead back, as long as it has not been played. */
export interface TakeBack {
  type: "take-back";
  id: number;
  seat: number;
  at: number;
}

export type AheadMessage = Ahead | TakeBack;

/** The last thing that a seat said. */
export interface Said {
  seat: number;
  phrase: "smile" | "laugh" | "wow" | "sad" | "think" | "cheer" | "hello" | "good-luck" | "nice-move" | "thanks" | "sorry" | "one-moment" | "your-turn" | "well-played";
  number: number;
  at: string;
}

/** Whether the host lets people talk, and the last thing each seat said. */
export interface Talk {
  on: boolean;
  said: Said[];
}

/** Says a phrase to everybody at the table. */
export interface Say {
  type: "say";
  id: number;
  seat: number;
  phrase: "smile" | "laugh" | "wow" | "sad" | "think" | "cheer" | "hello" | "good-luck" | "nice-move" | "thanks" | "sorry" | "one-moment" | "your-turn" | "well-played";
}

/** The host lets people talk, or not. */
export interface AllowTalk {
  type: "talk";
  id: number;
  seat: number;
  on: boolean;
}

export type TalkMessage = Say | AllowTalk;

/**
 * GET /api/bots: a list of these, weakest first.
 *
 * `stars` are the mean of solo games, `rating` is in Elo points; null where not measured. With one
 * of its `characters`, the bot of a seat is `name:character`.
 */
export interface BotInfo {
  name: string;
  characters: string[];
  stars: number | null;
  stars_error: number | null;
  rating: number | null;
  rating_error: number | null;
}

/** GET /api/packs: the card packs that come with the game; `pack` goes into NewTable. */
export interface PackInfo {
  name: string;
  pack: string;
}

/** GET /api/server */
export interface Server {
  name: string;
  version: string;
  rules: string;
}

/** Who sits on a seat: the maker of the table (hot-seat: several times), an open seat, a bot. */
export interface SeatWish {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
  promise?: string;
}

/** POST /api/tables */
export interface NewTable {
  seats: SeatWish[];
  edition?: "first" | "second";
  variants?: string[];
  classes?: "drawn" | "reverse" | "in-turn";
  seed?: string | null;
  pack?: string | null;
  public?: boolean;
  hints?: boolean | null;
  pace?: "live" | "slow";
}

/** The secret that holds a seat. Whoever has it may act for the seat. */
export interface SeatKey {
  seat: number;
  token: string;
}

/** The answer to making, joining, branching or a rematch. */
export interface TableMade {
  table: string;
  invite: string;
  keys: SeatKey[];
}

/** POST /api/join/{invite}; without a seat the first open one is taken. */
export interface Join {
  name: string;
  seat?: number | null;
  promise?: string;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: "person" | "open" | "bot";
  name: string;
  bot: string;
  here: boolean;
  reserved?: boolean;
  stand_in?: boolean;
  look?: string;
}

/** A table in the lobby (GET /api/tables) or among my games (POST /api/mine). */
export interface TableSummary {
  table: string;
  invite: string | null;
  seats: SeatInfo[];
  edition: string;
  variants: string[];
  classes: string;
  cards: string;
  round: number;
  rounds: number;
  phase: string;
  turn: number | null;
  stars: number[];
  winners: number[] | null;
  made: string;
  changed: string;
  seed_chosen?: boolean;
  pace?: string;
  closed?: boolean;
  host?: number | null;
  heroes?: HeroGlance[];
  choosing?: number[];
}

/** POST /api/mine: the summaries of the tables whose seats I hold. */
export interface Mine {
  tokens: string[];
}

/** POST /api/records: a record to look at; the answer is TableMade without keys. */
export interface Upload {
  record: string;
  pack?: string | null;
}

/** POST /api/tables/{table}/branch: play on from an event as a new game. */
export interface Branch {
  event: number;
  seats: SeatWish[];
  seed?: string | null;
}

/**
 * POST /api/tables/{table}/rematch: same options and seats; others join by its invite link.
 *
 * Who asks when there is a rematch already gets the own seat there.
 */
export interface Rematch {
  token: string;
  others?: string[];
  promise?: string;
}

/** An event with what a reader needs to word it. */
export interface LogLine {
  number: number;
  seat: number | null;
  text: string;
  round: number;
  phase: string;
  concerns: number | null;
  die: string | null;
  gold: number;
  stars: number[];
  dice?: string[];
  discarded?: string[];
  trashed?: string[];
  prompt?: string;
}

/** Something that all other people at the table must agree to. */
export interface Proposal {
  what: "undo" | "bot" | "recall" | "kick" | "close" | "begin";
  seat: number;
  bot: string;
  event: number;
  agreed: number[];
  waiting: number[];
}

/** The whole table as one viewer sees it; sent whenever anything changes. */
export interface View {
  type: "view";
  table: string;
  invite: string | null;
  event: number;
  position: Record<string, unknown>;
  rounds: number;
  seats: SeatInfo[];
  mine: number[];
  turn: number | null;
  rule: string | null;
  moves: Record<string, string[]>;
  drops: Record<string, string[]>;
  prices: Record<string, Record<string, number>>;
  undo: number[];
  scores: HeroScore[];
  winners: number[] | null;
  log: LogLine[];
  proposals: Proposal[];
  thinking: number | null;
  seed_hash: string | null;
  seed: string | null;
  next: string | null;
  seed_chosen: boolean;
  hints: boolean;
  ended: boolean;
  dice: Dice | null;
  own_cards: boolean;
  closed: string | null;
  host: number | null;
  pace: string;
  earned: number[][][];
  talk: Talk;
  number: number;
  choosing: number[];
  ahead: Record<string, SeatAhead>;
}

/**
 * What has changed since the view with the number `after`; for clients that asked for deltas.
 *
 * Whoever has that view replaces what is named here and adds the log lines. Whoever has another
 * says `hello` again and gets a whole view.
 */
export interface Delta {
  type: "delta";
  after: number;
  number: number;
  view: Record<string, unknown>;
  position: Record<string, unknown>;
  heroes: Record<string, Record<string, unknown>>;
  scores: Record<string, HeroScore>;
  log: LogLine[];
}

/** The first message of a client, and again after a lost connection. */
export interface Hello {
  type: "hello";
  tokens: string[];
  since?: number;
  deltas?: boolean;
}

/** A move that answers event `at`; stale or doubled ones are refused with a fresh view. */
export interface Play {
  type: "play";
  id: number;
  seat: number;
  move: string;
  at: number;
}

export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  at: number;
}

/** What would a move change? */
export interface Preview {
  type: "preview";
  id: number;
  seat: number;
  move: string;
}

/** Why is a move not on offer? */
export interface Why {
  type: "why";
  id: number;
  seat: number;
  move: string;
}

/** Which moves are good now? For the seat that is asked at event `at`. */
export interface AskHint {
  type: "hint";
  id: number;
  seat: number;
  at: number;
}

/**
 * Proposes, agrees or declines what needs the others' consent.
 *
 * `undo`: the seat's last move is taken back. `bot`: a bot stands in for a player who went away,
 * and gives the seat back as soon as they return. `recall`: the stand-in stops, the seat waits.
 * `kick`: the seat is a bot's for good. `close`: the table ends here. `begin`: without the share
 * of the dice that the seat has not shown.
 */
export interface Propose {
  type: "propose";
  id: number;
  seat: number;
  what: "undo" | "bot" | "recall" | "kick" | "close" | "begin";
  target: number;
  bot?: string;
  agree?: boolean;
}

export interface Ping {
  type: "ping";
  id: number;
}

export type ClientMessage = Hello | Play | Undo | Ahead | TakeBack | Preview | Why | AskHint | Propose | Resign | Free | Close | Reveal | Look | Say | AllowTalk | Ping;

/** The request with this id is carried out and durable. */
export interface Done {
  type: "done";
  id: number;
  event: number;
}

/** The request with this id (0: the connection) is refused; nothing has changed. */
export interface Refused {
  type: "refused";
  id: number;
  code: string;
  rule: string | null;
  message: string;
  reason: string;
  params: Record<string, string | number>;
  retry_after?: number | null;
}

/** The scores after a move, before what chance brings then. */
export interface Previewed {
  type: "previewed";
  id: number;
  seat: number;
  scores: HeroScore[];
}

/** Up to three moves, the best first, for the seat asked at `event`. */
export interface Hinted {
  type: "hinted";
  id: number;
  seat: number;
  event: number;
  hints: Hint[];
}

export interface Pong {
  type: "pong";
  id: number;
}

export type ServerMessage = View | Delta | Done | Refused | Previewed | Hinted | Pong;

/** What every failed HTTP request answers with; `message` words `reason` in English. */
export interface Problem {
  code: string;
  message: string;
  reason: string;
  params: Record<string, string | number>;
}
