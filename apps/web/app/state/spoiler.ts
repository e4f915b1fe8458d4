import { makeStore, useStore } from './store.ts';
import { writeStored } from './stored.ts';

/** OURS-01: `data-spoiler` on <html> hides results by style alone; head-script.ts sets it before the first paint. */
const ATTRIBUTE = 'spoiler';
const KEY = 'spoilerFree';

/** The matches whose result the reader has revealed. */
const opened = makeStore<ReadonlySet<number>>(new Set());

export const isSpoilerFree = () => ATTRIBUTE in document.documentElement.dataset;

/** Switching it on hides the results that were revealed before. */
export function setSpoilerFree(isOn: boolean): void {
  if (isOn) document.documentElement.dataset[ATTRIBUTE] = '';
  else delete document.documentElement.dataset[ATTRIBUTE];
  writeStored(KEY, isOn ? 'on' : null);
  opened.set(new Set());
}

export const openResult = (matchId: number) => opened.set(new Set(opened.get()).add(matchId));

/** Whether a result may be announced. */
export const mayReveal = (matchId: number) => !isSpoilerFree() || opened.get().has(matchId);

export const useSpoilerFree = () => useStore(opened, isSpoilerFree, false);

export const useIsOpened = (matchId: number) => useStore(opened, (ids) => ids.has(matchId), false);
