import { useEffect } from 'react';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** HOME-06: the arrow keys move the focus from row to row, across competitions; folded ones are skipped. */
export function useRowKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', moveBetweenRows);
    return () => document.removeEventListener('keydown', moveBetweenRows);
  }, []);
}

function moveBetweenRows(event: KeyboardEvent): void {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
  const row = event.target.closest('tr');
  const list = row?.closest('[data-leagues]');
  const rows = [...(list?.querySelectorAll<HTMLElement>('details[open] [data-row]') ?? [])];
  const at = rows.findIndex((link) => row?.contains(link));
  if (at === -1) return;
  event.preventDefault();
  const next = rows[step(at, rows.length - 1)]!;
  next.focus({ preventScroll: true });
  next.closest('tr')!.scrollIntoView({ block: 'nearest' });
}
