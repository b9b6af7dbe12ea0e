/** A wish for a new table, as the forms of the home page edit it. */
import { botInfos, Failure, makeTable } from "./api";
import { t } from "./i18n.svelte";
import { keep } from "./keys";
import { router } from "./router.svelte";
import { drawShare, keepShare } from "./shares";
import { settings } from "./settings.svelte";
import type { BotInfo, NewTable, SeatWish } from "./wire";

export type Way = "solo" | "bots" | "screen" | "online";
export interface SeatForm {
  kind: SeatWish["kind"];
  name: string;
  bot: string;
  character: string; // empty: none
}

const USUAL = "adept";

export class NewGame {
  players = $state(2);
  seats = $state<SeatForm[]>([]);
  edition = $state<"first" | "second">("second");
  variants = $state<string[]>([]);
  classes = $state<"drawn" | "reverse" | "in-turn">("drawn");
  seed = $state("");
  pack = $state<string | null>(null);
  packName = $state("");
  public = $state(false);
  hints = $state(false); // asked only where others join by link; elsewhere they are allowed
  bots = $state<BotInfo[]>([]);
  busy = $state(false);
  problem = $state<Failure | null>(null);

  private readonly loaded: Promise<void>;

  constructor() {
    this.set("bots");
    this.loaded = this.loadBots();
  }

  async loadBots(): Promise<void> {
    try {
      this.bots = await botInfos();
      for (const seat of this.seats) seat.bot ||= this.usual;
    } catch {
      this.bots = [];
    }
  }
  /** The level that every bot has until another is chosen; nothing before the levels are known. */
  get usual(): string {
    return this.bot(USUAL)?.name ?? this.bots.at(-1)?.name ?? "";
  }
  bot(name: string): BotInfo | undefined {
    return this.bots.find((one) => one.name === name);
  }
  /** The bot of a seat as the server names it: the level, and a character that this level can have. */
  private botOf(seat: SeatForm): string {
    if (seat.kind !== "bot") return "";
    const level = seat.bot || this.usual;
    const known = this.bot(level)?.characters.includes(seat.character);
    return known ? `${level}:${seat.character}` : level;
  }

  /** Fills the seats for a way to play. */
  set(way: Way, players = way === "solo" ? 1 : 2): void {
    const others = { solo: "me", bots: "bot", screen: "me", online: "open" } as const;
    this.players = players;
    this.seats = Array.from({ length: players }, (_, place) => ({
      kind: place === 0 ? "me" : others[way],
      name: "",
      bot: this.usual,
      character: "",
    }));
  }
  resize(players: number): void {
    this.players = players;
    const last = this.seats.at(-1)!;
    const kind = this.seats.length > 1 ? last.kind : "bot";
    while (this.seats.length < players) this.seats.push({ kind, name: "", bot: this.usual, character: "" });
    this.seats = this.seats.slice(0, players);
  }

  private seatName(seat: SeatForm, place: number): string {
    if (seat.kind !== "me") return seat.name;
    return (
      seat.name.trim() ||
      (place === 0 ? settings.name.trim() || t("default-name") : t("player-number", { number: place + 1 }))
    );
  }

  async make(): Promise<void> {
    this.busy = true;
    this.problem = null;
    await this.loaded;
    const online = this.seats.some((seat) => seat.kind === "open");
    const share = online ? drawShare() : null; // among strangers everybody adds a share of the dice
    const wish: NewTable = {
      seats: this.seats.map((seat, place) => ({
        kind: seat.kind,
        name: this.seatName(seat, place),
        bot: this.botOf(seat),
        promise: place === 0 && share ? share.promise : "",
      })),
      edition: this.edition,
      variants: [...this.variants],
      classes: this.classes,
      seed: this.seed.trim() || null,
      pack: this.pack,
      public: this.public,
      hints: online ? this.hints : null,
    };
    try {
      const made = await makeTable(wish);
      keep(made);
      if (share) keepShare(made, share);
      router.go(`/t/${made.table}`);
    } catch (failure) {
      this.problem = failure as Failure;
      // The server was sent a text; whoever chose it knows a file.
      if ("file" in this.problem.params) this.problem.params.file = this.packName;
    }
    this.busy = false;
  }

  async quick(way: Way): Promise<void> {
    this.set(way);
    await this.make();
  }
}
