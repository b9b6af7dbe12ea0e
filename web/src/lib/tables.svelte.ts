/** The tables of the home page: mine and the open ones, fresh every few seconds. */
import { myTables, openTables } from "./api";
import { allKeys, hidden, hide, unhide } from "./keys";
import { inOrder, isOver } from "./mygames";
import type { TableSummary } from "./wire";

const EVERY = 8000;
const PATIENCE = 1000; // the rest of the page does not wait longer for the lists

export const seatsHeld = (table: string) => Object.keys(allKeys()[table] ?? {}).map(Number);

export class Tables {
  mine = $state.raw<TableSummary[]>([]);
  open = $state.raw<TableSummary[]>([]);
  /** The lists are here, or late: what comes below them may be shown. */
  ready = $state(false);
  /** Taken off the list since the page was opened: they can be brought back. */
  removed = $state<string[]>([]);
  running = $derived(this.mine.filter((table) => !isOver(table)));
  finished = $derived(this.mine.filter(isOver));

  /** Keeps the lists fresh; gives the way to stop. */
  watch(): () => void {
    const late = setTimeout(() => (this.ready = true), PATIENCE);
    void this.load();
    const timer = setInterval(() => !document.hidden && this.load(), EVERY);
    return () => {
      clearTimeout(late);
      clearInterval(timer);
    };
  }
  private async load(): Promise<void> {
    const tokens = Object.values(allKeys()).flatMap((seats) => Object.values(seats));
    try {
      const [own, others] = await Promise.all([
        tokens.length ? myTables(tokens.slice(-200)) : [],
        openTables(),
      ]);
      const away = hidden().filter((table) => !this.removed.includes(table));
      this.mine = inOrder(
        own.filter(({ table }) => !away.includes(table)),
        seatsHeld,
      );
      this.open = others.filter((table) => !own.some((one) => one.table === table.table));
    } catch {
      // The lists stay as they were; making a game will say what is wrong.
    }
    this.ready = true;
  }
  remove(table: string): void {
    hide(table);
    this.removed.push(table);
  }
  bringBack(table: string): void {
    unhide(table);
    this.removed = this.removed.filter((one) => one !== table);
  }
}
