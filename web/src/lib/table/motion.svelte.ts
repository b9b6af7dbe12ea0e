/** Things on their way over the table. They show what happened and stand in nobody's way. */
import { tick } from "svelte";
import { flightsOf, type Flight } from "../flights";
import { lessMotion } from "../settings.svelte";
import type { View } from "../wire";

interface Place {
  x: number;
  y: number;
  width: number;
}
export interface Flying {
  id: number;
  flight: Flight;
  from: Place;
  to: Place;
}

export class Motion {
  flying = $state.raw<Flying[]>([]);
  private number = 0;
  private ended = 0; // how often all motion was ended

  /** Called between two views, while the old one is still drawn; the new one follows at once. */
  async leave(before: View | null, after: View): Promise<void> {
    if (!before || lessMotion() || document.hidden) return;
    const leaving = flightsOf(before, after).flatMap((flight) => {
      const from = firstInSight(flight.from);
      return from ? [{ flight, from }] : [];
    });
    if (!leaving.length) return;
    const ended = this.ended;
    await tick();
    if (this.ended !== ended) return;
    const flying = leaving.flatMap(({ flight, from }) => {
      const to = firstInSight(flight.to);
      return to ? [{ id: ++this.number, flight, from, to }] : [];
    });
    this.flying = [...this.flying, ...flying];
  }
  landed(id: number): void {
    this.flying = this.flying.filter((one) => one.id !== id);
  }
  /** A click, a key or a lost connection ends all motion: the table below is right already. */
  end(): void {
    this.ended++;
    if (this.flying.length) this.flying = [];
  }
}

/** The middle of the first of these places that is drawn and in the window. */
function firstInSight(places: readonly string[]): Place | null {
  for (const place of places)
    for (const element of document.querySelectorAll(`[data-at="${CSS.escape(place)}"]`)) {
      const box = element.getBoundingClientRect();
      const { innerWidth: width, innerHeight: height } = window;
      if (!box.width || box.bottom < 0 || box.top > height || box.right < 0 || box.left > width) continue;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
    }
  return null;
}
