import type { KeyboardEvent } from 'react';

/** How far an arrow key goes, in seconds. */
const STEP = 5;
const PAGE = 30;

/** On the tape forward is to the right, also on an Arabic page. */
const steps: Record<string, number> = {
  ArrowRight: STEP,
  ArrowUp: STEP,
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  PageUp: PAGE,
  PageDown: -PAGE,
};

type Keys = { toggle: () => void; skip: (seconds: number) => void };

/** The keys of a focused player: space plays and pauses, arrows seek; the volume has its own arrows. */
export function onTransportKey(event: KeyboardEvent<HTMLElement>, { toggle, skip }: Keys): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('[data-volume]')) return;
  const isSlider = target instanceof HTMLInputElement;
  const step = steps[event.key];
  if (step !== undefined && (isSlider || event.key.startsWith('Arrow'))) {
    const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    // Up and down scroll the page, unless a slider has the focus.
    if (!isSlider && !isAcross) return;
    event.preventDefault();
    skip(step);
  }
  if (event.key === ' ' && isSlider) {
    event.preventDefault();
    toggle();
  }
}
