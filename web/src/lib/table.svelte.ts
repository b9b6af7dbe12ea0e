/** A table as this browser sees it: the latest view, what was clicked so far, and the socket. */
import { getContext, setContext } from "svelte";
import { call } from "./api";
import { laid } from "./activeCards.svelte";
import { complete, isSubset, nextSteps, parseMoves, wouldPlay, type Move } from "./moves";
import type { Hero, Position, Prompt } from "./position";
import { Socket, type Status } from "./socket";
import type { ClientMessage, HeroScore, Hint, LogLine, Refused, ServerMessage, View } from "./wire";
import { tokensOf } from "./keys";
import { settings } from "./settings.svelte";

export interface Note {
  kind: "refused" | "why" | "hint";
  code: string;
  rule: string | null;
  message: string;
}
/** Good moves for the position of an event; null while they are worked out. */
export interface Advice {
  event: number;
  seat: number;
  hints: Hint[] | null;
}
type Waiting = "play" | "why" | "preview" | "hint" | "other";

export class TableStore {
  /** Whether people are at this table now; a replay looks at the past. */
  readonly live: boolean = true;
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  status = $state<Status>("connecting");
  missing = $state<string | null>(null);
  picks = $state<string[]>([]);
  note = $state.raw<Note | null>(null);
  preview = $state.raw<{ move: string; seat: number; scores: HeroScore[] } | null>(null);
  watching = $state<number | null>(null);
  asking = $state(false); // the next click asks why
  pending = $state(false);
  toConfirm = $state.raw<Move | null>(null);
  fresh = $state.raw<LogLine[]>([]); // what the last view brought
  dragging = $state<string | null>(null);
  dropAt = $state<string | null>(null);
  advice = $state.raw<Advice | null>(null);

  position = $derived(this.view?.position as unknown as Position | undefined);
  prompt = $derived<Prompt | undefined>(this.position?.prompts[0]);
  /** The seat this browser acts for now. */
  seat = $derived.by(() => this.actingSeat());
  /** The seat whose sheet is shown large. */
  shown = $derived(this.watching ?? this.seat ?? this.view?.turn ?? 0);
  hero = $derived<Hero | undefined>(this.position?.heroes[this.shown]);
  moves = $derived(parseMoves(this.seat === null ? [] : (this.view?.moves[this.seat] ?? [])));
  drops = $derived(parseMoves(this.seat === null ? [] : (this.view?.drops[this.seat] ?? [])));
  steps = $derived(nextSteps(this.moves, this.picks));
  isMine = $derived(this.seat !== null && this.shown === this.seat);
  myTurn = $derived(this.seat !== null && this.view?.turn === this.seat);
  over = $derived(this.position?.phase === "over");
  canHint = $derived(this.live && this.myTurn && this.isMine && !!this.view?.hints);

  private socket: Socket;
  private id = 1;
  // What is asked and what is known already; nothing on the page depends on what the maps hold.
  /* eslint-disable svelte/prefer-svelte-reactivity */
  private waiting = new Map<number, { what: Waiting; move: string; seat: number }>();
  private previews = new Map<string, HeroScore[]>();
  /* eslint-enable svelte/prefer-svelte-reactivity */
  private hovered = "";
  private hoveredStep = "";
  private intent: string | null = null;
  private hoverTimer = 0;

  constructor(
    readonly id_: string,
    tokens = () => tokensOf(id_),
  ) {
    this.socket = new Socket(
      `/api/tables/${id_}/socket`,
      () => ({ type: "hello", tokens: tokens(), since: this.log.at(-1)?.number ?? 0 }),
      (message) => this.hear(message),
      (status) => this.connected(status),
    );
  }

  close(): void {
    laid.clear();
    this.socket.close();
  }

  /** What was asked over a lost connection is never answered. */
  private connected(status: Status): void {
    this.status = status;
    if (status === "lost" && !this.advice?.hints) this.advice = null;
  }

  private actingSeat(): number | null {
    const view = this.view;
    if (!view || view.mine.length === 0) return null;
    if (this.watching !== null && view.mine.includes(this.watching)) return this.watching;
    if (view.turn !== null && view.mine.includes(view.turn)) return view.turn;
    return view.mine[0];
  }

  name(seat: number): string {
    return this.view?.seats[seat]?.name || `#${seat + 1}`;
  }

  // Choosing -------------------------------------------------------------------------------------

  can(step: string): boolean {
    return !this.pending && this.isMine && this.steps.has(step);
  }
  picked(step: string): boolean {
    return this.picks.includes(step);
  }
  /** A click on something: the next step of a move, or taking the last step back. */
  choose(step: string): void {
    if (this.pending || this.seat === null) return;
    if (this.picks.includes(step)) {
      this.picks = this.picks.filter((pick) => pick !== step);
      return;
    }
    if (!this.steps.has(step)) {
      // Another first step instead of a second one: begin anew with it.
      if (!nextSteps(this.moves, []).has(step)) return;
      this.picks = [];
    }
    const picks = [...this.picks, step];
    const move = complete(this.moves, picks);
    if (move && !isSubset(move)) this.commit(move);
    else this.picks = picks;
  }
  /** `reroll 1 3`: the cards picked are all. */
  get subset(): Move | undefined {
    const move = complete(this.moves, this.picks);
    return move && isSubset(move) ? move : undefined;
  }
  unpick(): boolean {
    if (this.picks.length === 0 && !this.toConfirm) return false;
    this.toConfirm = null;
    this.picks = this.picks.slice(0, -1);
    return true;
  }

  /** Plays a move, after asking where it cannot be taken back. */
  commit(move: Move): void {
    if (settings.confirm && this.isFinal(move)) this.toConfirm = move;
    else this.play(move.text);
  }
  private isFinal(move: Move): boolean {
    if (move.verb === "use") return move.args.includes("open-lock");
    return move.verb === "drop" || (move.verb === "pass" && this.prompt?.kind === "last-call");
  }

  play(move: string, seat = this.seat): void {
    if (seat === null || !this.view) return;
    this.picks = [];
    this.toConfirm = null;
    this.note = null;
    this.endHover();
    this.pending = this.ask("play", move, seat, (id) => ({
      type: "play",
      id,
      seat,
      move,
      at: this.view!.event,
    }));
  }
  /** Plays a second move as soon as it is listed: a die dragged from the center to a row. */
  playThen(first: string, second: string): void {
    this.play(first);
    this.intent = second;
  }
  undo(): void {
    const view = this.view;
    if (!view) return;
    const seat = this.seat !== null && view.undo.includes(this.seat) ? this.seat : view.undo[0];
    if (seat === undefined) return;
    this.picks = [];
    this.ask("other", "undo", seat, (id) => ({ type: "undo", id, seat, at: view.event }));
  }
  propose(what: "undo" | "bot", target: number, agree: boolean, bot = ""): void {
    const seat = this.view?.mine[0];
    if (seat === undefined) return;
    this.ask("other", "propose", seat, (id) => ({ type: "propose", id, seat, what, target, bot, agree }));
  }

  // Dragging ------------------------------------------------------------------------------------

  canDrag(step: string): boolean {
    return this.can(step) || (step === "hand" && this.prompt?.kind === "place" && this.isMine);
  }
  /** Whether something dragged may be let go over a step. */
  takesDrop(from: string, to: string): boolean {
    if (from === "hand") return this.can(to);
    if (this.isTaking(from)) return to.startsWith("row:");
    const first = this.picks.includes(from) ? this.picks : [from];
    return nextSteps(this.moves, first).has(to);
  }
  drop(from: string, to: string): void {
    if (this.isTaking(from) && to.startsWith("row:")) {
      this.playThen(`take ${from.slice(5)}`, `place ${to.slice(4)}`);
      return;
    }
    if (from !== "hand" && !this.picks.includes(from)) this.choose(from);
    this.choose(to);
  }
  private isTaking(step: string): boolean {
    return step.startsWith("init:") && this.moves.some((move) => move.text === `take ${step.slice(5)}`);
  }

  // Asking ---------------------------------------------------------------------------------------

  why(move: string): void {
    this.asking = false;
    if (this.seat === null) return;
    const seat = this.seat;
    this.ask("why", move, seat, (id) => ({ type: "why", id, seat, move }));
  }
  /** Asks for good moves, or puts them away. */
  hint(): void {
    if (this.advice || !this.canHint) {
      this.advice = null;
      return;
    }
    const seat = this.seat!;
    const event = this.view!.event;
    this.note = null;
    const asked = this.ask("hint", "", seat, (id) => ({ type: "hint", id, seat, at: event }));
    if (asked) this.advice = { event, seat, hints: null };
  }
  /** The pointer or the focus is on a step: what would it change? */
  hover(step: string): void {
    if (!this.can(step)) return;
    this.hoveredStep = step;
    const move = wouldPlay(this.moves, this.picks, step);
    if (move) this.hoverMove(move.text);
  }
  hoverMove(move: string): void {
    this.hovered = move;
    clearTimeout(this.hoverTimer);
    const known = this.previews.get(`${this.seat}:${move}`);
    if (known) this.showPreview(move, known);
    else this.hoverTimer = window.setTimeout(() => this.askPreview(move), 70);
  }
  private askPreview(move: string): void {
    const seat = this.seat;
    if (seat === null || this.hovered !== move) return;
    this.ask("preview", move, seat, (id) => ({ type: "preview", id, seat, move }));
  }
  /** The pointer or the focus has left; another step may have been entered since. */
  endHover(step?: string): void {
    if (step !== undefined && step !== this.hoveredStep) return;
    this.hovered = "";
    clearTimeout(this.hoverTimer);
    this.preview = null;
  }
  private showPreview(move: string, scores: HeroScore[]): void {
    this.preview = scores.length ? { move, seat: this.seat!, scores } : null;
  }

  private ask(what: Waiting, move: string, seat: number, make: (id: number) => ClientMessage): boolean {
    const id = this.id++;
    this.waiting.set(id, { what, move, seat });
    return this.socket.send(make(id));
  }

  // Hearing --------------------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    if (message.type === "view") {
      void laid.lay(this.id_, (message.position as unknown as Position).cards, call);
      this.see(message);
    } else if (message.type === "previewed") {
      const asked = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (!asked) return;
      this.previews.set(`${asked.seat}:${asked.move}`, message.scores ?? []);
      if (asked.move === this.hovered) this.showPreview(asked.move, message.scores ?? []);
    } else if (message.type === "hinted") {
      this.waiting.delete(message.id);
      const { event, seat, hints } = message;
      if (this.advice?.event === event && this.advice.seat === seat) this.advice = { event, seat, hints };
    } else if (message.type === "refused") this.refuse(message);
    else if (message.type === "done") {
      if (this.waiting.get(message.id)?.what === "play") this.pending = false;
      this.waiting.delete(message.id);
    }
  }

  protected see(view: View): void {
    const before = this.view;
    this.view = view;
    const kept = this.log.filter(
      (line) => line.number <= view.event && !view.log.some((l) => l.number === line.number),
    );
    this.log = [...kept, ...view.log].sort((a, b) => a.number - b.number);
    if (!before || before.event !== view.event) {
      this.picks = [];
      this.toConfirm = null;
      this.previews.clear();
      this.advice = null;
      this.endHover();
      this.pending = false;
      if (this.watching !== null && view.turn !== null && view.mine.includes(view.turn)) this.watching = null;
    }
    this.fresh = before ? view.log : [];
    this.followIntent(view);
  }
  private followIntent(view: View): void {
    const wanted = this.intent;
    if (!wanted || this.seat === null) return;
    this.intent = null;
    if (view.moves[this.seat]?.includes(wanted)) this.play(wanted);
  }

  private refuse(message: Refused): void {
    const asked = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.id === 0 && !this.view) {
      this.missing = message.code;
      this.socket.close();
      return;
    }
    if (asked?.what === "preview") return;
    if (asked?.what === "hint") {
      this.advice = null;
      if (message.code === "stale") return; // thrown away: the game has gone on
    }
    if (asked?.what === "play") {
      this.pending = false;
      this.intent = null;
    }
    const { code, rule, message: text } = message;
    this.note = {
      kind: asked?.what === "why" || asked?.what === "hint" ? asked.what : "refused",
      code,
      rule,
      message: text,
    };
  }
}

const KEY = Symbol("table");
export const provideTable = (table: TableStore) => setContext(KEY, table);
export const useTable = () => getContext<TableStore>(KEY);
