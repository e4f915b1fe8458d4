import type { KeyboardEvent } from 'react';

type Keys = Readonly<Record<string, 1 | -1>>;

export const vertical: Keys = { ArrowDown: 1, ArrowUp: -1 };
/** In a right-to-left page the next item is on the left. */
export const horizontal: Keys = { ArrowLeft: 1, ArrowRight: -1 };

/**
 * A key handler for a group that is a single tab stop: `keys` move the focus to the next item or the one before, from
 * the last to the first and back; Home and End go to the ends. It only moves the focus: what is chosen stays chosen.
 * `items` is a selector.
 */
export function rovingFocus(items: string, keys: Keys) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(items)];
    const here = all.findIndex((item) => item === document.activeElement);
    const step = keys[event.key];
    const ends: Record<string, number> = { Home: 0, End: all.length - 1 };
    const next = step === undefined ? ends[event.key] : (here + step + all.length) % all.length;
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
}
