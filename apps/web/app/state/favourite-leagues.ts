import { startTransition, useEffect, useState } from 'react';
import { FAVOURITE_LEAGUES, idsIn, showOnly } from './favourite-leagues-first-paint.ts';
import { makeStore } from './store.ts';
import { readStored, writeStored } from './stored.ts';

const none: readonly number[] = [];
/** Undefined until it is first read from the browser's storage. */
const chosen = makeStore<readonly number[] | undefined>(undefined);

/**
 * HOME-08: the competitions the reader chose; none means all. Empty on the server and in the first rendering. Updated
 * in a transition: an urgent update would discard parts of the page that are not hydrated yet.
 */
export function useFavouriteLeagues(): readonly number[] {
  const [ids, setIds] = useState(none);
  useEffect(() => {
    const show = () => startTransition(() => setIds(favouriteLeagues()));
    show();
    // Adding it again has no effect. It is never removed, so that no change between two pages is missed.
    window.addEventListener('storage', onOtherTab);
    return chosen.subscribe(show);
  }, []);
  return ids;
}

/** The reader's own choice. Applies to this page even if nothing can be stored. */
export function saveFavouriteLeagues(ids: readonly number[]): void {
  replaceFavouriteLeagues(ids);
  saved.set(ids);
}

/** Another list takes the place of this one, such as that of an account: not a choice of the reader. */
export function replaceFavouriteLeagues(ids: readonly number[]): void {
  writeStored(FAVOURITE_LEAGUES, ids.length > 0 ? JSON.stringify(ids) : null);
  take([...ids]);
}

/** What the reader chose last on this page. */
export const saved = makeStore<readonly number[]>(none);

/** For components that render only in the browser. */
export function favouriteLeagues(): readonly number[] {
  const known = chosen.get();
  if (known) return known;
  const ids = read();
  chosen.set(ids);
  return ids;
}

function read(): readonly number[] {
  const stored = readStored(FAVOURITE_LEAGUES);
  const ids = idsIn(stored);
  if (stored !== null && stored !== JSON.stringify(ids)) {
    console.warn(`«${FAVOURITE_LEAGUES}» holds more than ids; the rest is ignored.`);
  }
  return ids;
}

/** A null key means that the whole storage was cleared. */
function onOtherTab({ key }: StorageEvent) {
  if (key !== null && key !== FAVOURITE_LEAGUES) return;
  const ids = read();
  if (ids.join() !== favouriteLeagues().join()) take(ids);
}

function take(ids: readonly number[]) {
  showOnly(ids);
  chosen.set(ids);
}
