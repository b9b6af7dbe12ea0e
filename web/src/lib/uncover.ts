/** Scrolls what should be seen out from under what lies over the board. */
const GAP = 10;

export function uncover(item: Element, cover: Element | null): void {
  item.scrollIntoView({ block: "nearest", behavior: "instant" });
  if (!cover) return;
  const [{ left, right, top, bottom }, over] = [item.getBoundingClientRect(), cover.getBoundingClientRect()];
  if (right < over.left || left > over.right || bottom + GAP < over.top || top - GAP > over.bottom) return;
  const fromBelow = over.bottom > innerHeight - over.top; // a head is nearer to the top, a hint to the bottom
  const by = fromBelow ? bottom + GAP - over.top : top - GAP - over.bottom;
  window.scrollBy({ top: by, behavior: "instant" });
}

/** The elements of a selector that are drawn: a phone hides the tabs that are not open. */
export function drawn(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((item) => item.checkVisibility());
}
