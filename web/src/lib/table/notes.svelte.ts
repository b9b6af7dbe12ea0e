/** What the server says to this person alone: a refusal, or why something cannot be done. */
import type { Refused } from "../wire";
import type { Connection } from "./connection.svelte";
import type { Scene } from "./scene.svelte";

export interface Note extends Omit<Refused, "id" | "type"> {
  kind: "refused" | "why" | "hint";
}

interface Asking extends Scene {
  readonly connection: Connection;
}

export class Notes {
  note = $state.raw<Note | null>(null);
  told = $state.raw<readonly string[] | null>(null); // what something on the table means
  asking = $state(false); // the next click asks why

  constructor(private readonly table: Asking) {}

  refuse({ id: _id, type: _type, ...reason }: Refused, kind: Note["kind"] = "refused"): void {
    this.told = null;
    this.note = { kind, ...reason };
  }
  tell(sentences: readonly string[]): void {
    this.clear();
    this.told = sentences;
  }
  /** Asks why a move cannot be made. */
  why(move: string): void {
    this.asking = false;
    const { seat, live, connection } = this.table;
    if (seat === null || !live) return;
    connection.ask({ type: "why", seat, move }, (answer) => {
      if (answer?.type === "refused") this.refuse(answer, "why");
    });
  }
  clear(): void {
    this.note = null;
    this.told = null;
    this.asking = false;
  }
}
