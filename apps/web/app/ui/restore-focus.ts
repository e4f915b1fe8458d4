/** Two seconds at 60 frames: what takes the place of the element may have to be loaded first. */
const FRAMES = 120;

/**
 * Where the focused element goes, such as a link that becomes a button: focuses the one that can be seen, as soon as it
 * is there. Ends when the reader has moved on.
 */
export function restoreFocus(selector: string, frames = FRAMES): void {
  const { activeElement, body } = document;
  if (activeElement === body) {
    const all = document.querySelectorAll<HTMLElement>(selector);
    [...all].find(({ offsetParent }) => offsetParent !== null)?.focus();
  } else if (!activeElement?.matches(selector)) return;
  if (frames > 0) requestAnimationFrame(() => restoreFocus(selector, frames - 1));
}
