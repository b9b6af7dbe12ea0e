/** Which cards lie on the table: the base, built into the page, or those of a table with a pack. */
import base from "./facts.json";
import type { Facts } from "./facts";

const BASE = base as unknown as Facts;

class Laid {
  facts = $state.raw<Facts>(BASE);
  private table: string | null = null;

  /** Lays the cards of a table, which the server knows; resolves when they lie there. */
  async lay(table: string, cards: string, fetch: (path: string) => Promise<Facts>): Promise<void> {
    if (cards === "base") return this.clear();
    if (this.table === table) return;
    this.table = table;
    try {
      const facts = await fetch(`/api/tables/${table}/cards`);
      if (this.table === table) this.facts = facts;
    } catch {
      if (this.table === table) this.table = null; // the next view asks again
    }
  }
  clear(): void {
    this.table = null;
    this.facts = BASE;
  }
  isBase(card: string): boolean {
    return card in BASE.market;
  }
}

export const laid = new Laid();
