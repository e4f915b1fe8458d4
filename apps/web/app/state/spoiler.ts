import { useSyncExternalStore } from 'react';
import { writeStored } from './stored.ts';

/** OURS-01: `data-spoiler` on <html> hides results by style alone; head-script.ts sets it before the first paint. */
const ATTRIBUTE = 'spoiler';
const KEY = 'spoilerFree';

const listeners = new Set<() => void>();
/** The matches whose result the reader has revealed. */
let opened: ReadonlySet<number> = new Set();

export const isSpoilerFree = () => ATTRIBUTE in document.documentElement.dataset;

/** Switching it on hides the results that were revealed before. */
export function setSpoilerFree(isOn: boolean): void {
  if (isOn) document.documentElement.dataset[ATTRIBUTE] = '';
  else delete document.documentElement.dataset[ATTRIBUTE];
  writeStored(KEY, isOn ? 'on' : null);
  opened = new Set();
  notify();
}

export function openResult(matchId: number): void {
  opened = new Set(opened).add(matchId);
  notify();
}

/** Whether a result may be announced. */
export const mayReveal = (matchId: number) => !isSpoilerFree() || opened.has(matchId);

export const useSpoilerFree = () => useSyncExternalStore(listen, isSpoilerFree, () => false);

export const useIsOpened = (matchId: number) =>
  useSyncExternalStore(
    listen,
    () => opened.has(matchId),
    () => false,
  );

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify() {
  for (const listener of listeners) listener();
}
