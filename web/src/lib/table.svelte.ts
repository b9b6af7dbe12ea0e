/** A table as this browser sees it, and what is done at it. Each concern is a store in `table/`. */
import { getContext, setContext } from "svelte";
import { laid } from "./activeCards.svelte";
import { askedAt, deciding, lookAhead } from "./ahead";
import { call } from "./api";
import { seeLooks } from "./looks.svelte";
import { tokensOf } from "./keys";
import { Choice } from "./table/choice.svelte";
import { Connection, type Asking } from "./table/connection.svelte";
import { Drag } from "./table/drag.svelte";
import { Hints } from "./table/hints.svelte";
import { Motion } from "./table/motion.svelte";
import { Notes } from "./table/notes.svelte";
import { Pace } from "./table/pace";
import { Preview } from "./table/preview.svelte";
import { Recall } from "./table/recall.svelte";
import { Scene } from "./table/scene.svelte";
import type { LogLine, View, Proposal } from "./wire";

/** A move on its way: what was asked when it was made, and the event in which it is done. */
interface Sent {
  asked: string;
  event: number;
}

export class TableStore extends Scene {
  /** Whether a move is on its way to the server. */
  pending = $state(false);
  readonly choice = new Choice(this);
  readonly drag = new Drag(this);
  readonly notes = new Notes(this);
  readonly preview = new Preview(this);
  readonly hints = new Hints(this);
  readonly motion = new Motion();
  readonly recall = new Recall(this);
  readonly connection: Connection;
  /** Views on their way to the eye. */
  readonly pace = new Pace((view) => this.see(view));

  private second: string | null = null; // a move to play as soon as it is listed
  private sent: Sent | null = null;

  constructor(
    readonly id: string,
    tokens = () => tokensOf(id),
  ) {
    super();
    this.connection = new Connection(
      id,
      () => ({ type: "hello", tokens: tokens(), since: this.log.at(-1)?.number ?? 0 }),
      (view) => {
        seeLooks(view);
        void laid.lay(id, view.own_cards ? "own" : "base", call);
        // What one does oneself is seen at once, whatever bots do meanwhile.
        if (this.pending) this.pace.hurry();
        this.pace.take(lookAhead(view));
      },
    );
  }

  close(): void {
    this.recall.stop();
    this.pace.hurry();
    laid.clear();
    this.connection.close();
  }

  protected see(view: View): void {
    if (this.recall.outlasts(view)) return;
    this.recall.stop();
    void this.motion.leave(this.view, view);
    const asked = this.question;
    // A die in the hand stays there when the others are done and the same is asked again.
    if (this.take(view) && (this.pending || this.question !== asked)) {
      this.choice.clear();
      this.preview.clear();
      this.hints.clear();
    }
    this.arrive();
    const second = this.second;
    if (!second || this.seat === null) return;
    this.second = null;
    if (view.moves[this.seat]?.includes(second)) this.play(second);
  }

  /** Puts a view of the past on the board, or the newest again; only what is fresh is heard. */
  display(view: View, fresh: LogLine[] = []): void {
    void this.motion.leave(this.view, view);
    this.view = view;
    this.fresh = fresh;
  }

  play(move: string, seat = this.seat): void {
    this.pace.hurry();
    if (seat === null || !this.view) return;
    this.choice.clear();
    this.notes.clear();
    this.preview.end();
    const sent: Sent = { asked: askedAt(this.view), event: Infinity };
    const ahead = this.view.turn === seat ? deciding(this.view) : undefined;
    const asking: Asking = ahead
      ? { type: "ahead", seat, move, at: ahead.at }
      : { type: "play", seat, move, at: this.view.event };
    this.sent = sent;
    this.pending = this.connection.ask(asking, (answer) => {
      if (answer?.type === "done") {
        sent.event = answer.event;
        this.arrive();
        return;
      }
      if (this.sent === sent) this.pending = false;
      this.second = null;
      if (answer?.type === "refused") this.notes.refuse(answer);
    });
  }
  /** A move that is done stays pending until its view is here: the moves shown before are old. */
  private arrive(): void {
    if (!this.sent || !this.view) return;
    if (this.view.event < this.sent.event || askedAt(this.view) === this.sent.asked) return;
    this.sent = null;
    this.pending = false;
  }
  /** What the player may choose now, in one text. */
  private get question(): string {
    return JSON.stringify([this.seat, this.prompt, this.moves.map(({ text }) => text)]);
  }

  /** Plays a second move as soon as it is listed: a die dragged from the center to a row. */
  playThen(first: string, second: string): void {
    this.play(first);
    this.second = second;
  }
  undo(): void {
    const view = this.view;
    if (!view) return;
    const seat = this.seat !== null && view.undo.includes(this.seat) ? this.seat : view.undo[0];
    if (seat === undefined) return;
    this.choice.clear();
    const ahead = view.ahead[seat];
    const asking: Asking = ahead
      ? { type: "take-back", seat, at: ahead.at }
      : { type: "undo", seat, at: view.event };
    this.connection.ask(asking, (answer) => {
      if (answer?.type === "refused") this.notes.refuse(answer);
    });
  }
  /** Chooses a side of the character sheet; the others see it too. */
  chooseLook(seat: number, look: "a" | "b"): void {
    this.connection.ask({ type: "look", seat, look }, (answer) => {
      if (answer?.type === "refused") this.notes.refuse(answer);
    });
  }
  propose(what: Proposal["what"], target: number, agree: boolean, bot = ""): void {
    const seat = this.view?.mine[0];
    if (seat === undefined) return;
    this.connection.ask({ type: "propose", seat, what, target, bot, agree }, (answer) => {
      if (answer?.type === "refused") this.notes.refuse(answer);
    });
  }
}

const KEY = Symbol("table");
export const provideTable = (table: TableStore) => setContext(KEY, table);
export const useTable = () => getContext<TableStore>(KEY);
