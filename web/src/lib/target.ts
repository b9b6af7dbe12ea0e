/** Attachments that tie elements to steps of moves: click, drag, hover, why, and arrow keys. */
import type { Attachment } from "svelte/attachments";
import { markAdvised } from "./advised.svelte";
import { keyOf } from "./keyboard";
import type { TableStore } from "./table.svelte";

const LONG_PRESS = 550;
const DRAG_FROM = 8;

export interface TargetOptions {
  step: string;
  why?: string; // the move to ask about when this is not on offer
  drag?: boolean;
}

export function target(
  table: TableStore,
  { step, why, drag = false }: TargetOptions,
): Attachment<HTMLElement> {
  return (element) => {
    element.dataset.step = step;
    markAdvised(table, element, step);
    let press = 0;
    let from: { x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;
    let swallow = false;

    const askWhy = () => why && table.notes.why(why);
    const click = (event: MouseEvent) => {
      if (swallow) {
        swallow = false;
        event.preventDefault();
        return;
      }
      if (table.notes.asking) askWhy();
      else table.choice.choose(step);
    };
    const context = (event: Event) => {
      if (!why || ghost) return;
      event.preventDefault();
      askWhy();
    };
    const key = (event: KeyboardEvent) => {
      if (keyOf(event) === "w" && why) {
        event.preventDefault();
        askWhy();
      }
    };
    // When the page was busy, the finger may be up already and only not be heard of yet: what waits
    // is heard first, and then it was a tap.
    const held = () => {
      press = window.setTimeout(() => {
        swallow = true;
        askWhy();
      });
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      swallow = false;
      from = { x: event.clientX, y: event.clientY };
      // A quick pointer has left the element before it moves again.
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", up);
      if (event.pointerType === "touch" && why) press = window.setTimeout(held, LONG_PRESS);
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG_FROM;
      if (far) clearTimeout(press);
      if (!ghost && far && drag && table.drag.can(step)) {
        ghost = makeGhost(element);
        table.drag.from = step;
      }
      if (ghost) {
        ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%)`;
        table.drag.over = stepsUnder(event).find((under) => table.drag.takes(step, under)) ?? null;
      }
    };
    const up = () => {
      release();
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      swallow = true;
      setTimeout(() => (swallow = false));
      const to = table.drag.over;
      table.drag.from = null;
      table.drag.over = null;
      if (to) table.drag.drop(step, to);
    };
    const release = () => {
      clearTimeout(press);
      from = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
    const enter = () => table.preview.hover(step);
    // A blur may come while the page is being drawn, when nothing may change.
    const leave = () => queueMicrotask(() => table.preview.end(step));

    const events: [string, (event: never) => void][] = [
      ["click", click],
      ["contextmenu", context],
      ["keydown", key],
      ["pointerdown", down],
      ["pointerenter", enter],
      ["pointerleave", leave],
      ["focus", enter],
      ["blur", leave],
    ];
    for (const [name, handler] of events) element.addEventListener(name, handler as EventListener);
    return () => {
      release();
      ghost?.remove();
      for (const [name, handler] of events) element.removeEventListener(name, handler as EventListener);
    };
  };
}

function stepsUnder(event: PointerEvent): string[] {
  return document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((element) => element.closest<HTMLElement>("[data-step],[data-drop]"))
    .flatMap((element) => [element?.dataset.step, element?.dataset.drop])
    .filter((step) => step !== undefined);
}

function makeGhost(element: HTMLElement): HTMLElement {
  const shown = element.querySelector(".die") ?? element;
  const ghost = document.createElement("div");
  ghost.append(shown.cloneNode(true));
  Object.assign(ghost.style, {
    position: "fixed",
    left: "0",
    top: "0",
    zIndex: "99",
    pointerEvents: "none",
    rotate: "6deg",
  });
  document.body.append(ghost);
  return ghost;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** One tab stop for a group; arrow keys go to the nearest target in their direction. */
export function group(table: TableStore): Attachment<HTMLElement> {
  return (element) => {
    void table.choice.steps;
    void table.pending;
    void table.isMine;
    element.dataset.group = "";
    const targets = () => [...element.querySelectorAll<HTMLElement>('[data-step]:not([data-step="hand"])')];
    const open = (item: HTMLElement) => item.getAttribute("aria-disabled") !== "true";
    const stops = targets();
    const current = stops.find((item) => item === document.activeElement) ?? stops.find(open);
    for (const item of stops) item.tabIndex = item === current ? 0 : -1;

    const key = (event: KeyboardEvent) => {
      const way = ARROWS[event.key];
      const here = event.target as HTMLElement;
      if (!way || !here.dataset.step) return;
      const there = nearest(here, targets(), way);
      if (!there) return;
      event.preventDefault();
      for (const item of targets()) item.tabIndex = item === there ? 0 : -1;
      there.focus();
    };
    element.addEventListener("keydown", key);
    return () => element.removeEventListener("keydown", key);
  };
}

function nearest(here: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | null {
  const middle = (item: HTMLElement) => {
    const box = item.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const from = middle(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const item of all) {
    if (item === here || item.offsetParent === null) continue;
    const at = middle(item);
    const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
    const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
    const cost = along + 2.5 * aside;
    if (along > 4 && cost < least) [best, least] = [item, cost];
  }
  return best;
}
