import type { KeyboardEvent } from 'react';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus from row to row with the arrow keys, across competitions; folded ones are skipped. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('details[open] [data-row]')];
  const row = event.target instanceof Element ? event.target.closest('tr') : null;
  const at = rows.findIndex((link) => row?.contains(link));
  if (at === -1) return;
  event.preventDefault();
  const next = rows[step(at, rows.length - 1)]!;
  next.focus({ preventScroll: true });
  next.closest('tr')!.scrollIntoView({ block: 'nearest' });
}
