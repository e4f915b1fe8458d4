import { startTransition, useEffect, useState } from 'react';
import { FAVOURITE_LEAGUES, idsIn, showOnly } from './favourite-leagues-first-paint.ts';
import { readStored, writeStored } from './stored.ts';

const none: readonly number[] = [];
const listeners = new Set<() => void>();
let chosen: readonly number[] | undefined;

/**
 * HOME-08: the competitions somebody wants to see; none means all. The server knows of none, and neither does the
 * first rendering. As a transition: an urgent change would take away parts of the page that have not come alive yet.
 */
export function useFavouriteLeagues(): readonly number[] {
  const [ids, setIds] = useState(none);
  useEffect(() => {
    const show = () => startTransition(() => setIds(favouriteLeagues()));
    show();
    return listen(show);
  }, []);
  return ids;
}

/** Holds for this page even where nothing can be stored. */
export function saveFavouriteLeagues(ids: readonly number[]): void {
  writeStored(FAVOURITE_LEAGUES, ids.length > 0 ? JSON.stringify(ids) : null);
  take([...ids]);
}

/** For what only the browser renders. */
export function favouriteLeagues(): readonly number[] {
  chosen ??= read();
  return chosen;
}

function read(): readonly number[] {
  const stored = readStored(FAVOURITE_LEAGUES);
  const ids = idsIn(stored);
  if (stored !== null && stored !== JSON.stringify(ids)) {
    console.warn(`«${FAVOURITE_LEAGUES}» holds more than ids; the rest is ignored.`);
  }
  return ids;
}

function listen(listener: () => void) {
  listeners.add(listener);
  // Once, however often it is said; and for good, so that nothing is missed between two pages.
  window.addEventListener('storage', onOtherTab);
  return () => void listeners.delete(listener);
}

/** Without a key everything was cleared. */
function onOtherTab({ key }: StorageEvent) {
  if (key !== null && key !== FAVOURITE_LEAGUES) return;
  const ids = read();
  if (ids.join() !== favouriteLeagues().join()) take(ids);
}

function take(ids: readonly number[]) {
  chosen = ids;
  showOnly(ids);
  for (const listener of listeners) listener();
}
