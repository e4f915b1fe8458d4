import { makeStore, useStore } from './store.ts';
import { readStored, writeStored } from './stored.ts';

/** A result that the reader opened. */
export type RecentSearch = { path: string; name: string; note: string };

const KEY = 'recentSearches';
const MOST = 6;
const none: readonly RecentSearch[] = [];
/** Undefined until it is first read from the browser's storage. */
const recent = makeStore<readonly RecentSearch[] | undefined>(undefined);

/** OURS-07: the results opened last, newest first; they stay in this browser. */
export function useRecentSearches(): readonly RecentSearch[] {
  return useStore(recent, recentSearches, none);
}

export function addRecentSearch({ path: added, name, note }: RecentSearch): void {
  const others = recentSearches().filter(({ path }) => path !== added);
  save([{ path: added, name, note }, ...others].slice(0, MOST));
}

export function clearRecentSearches(): void {
  save(none);
}

function recentSearches(): readonly RecentSearch[] {
  const known = recent.get();
  if (known) return known;
  const stored = parse(readStored(KEY));
  recent.set(stored);
  return stored;
}

function save(list: readonly RecentSearch[]) {
  writeStored(KEY, list.length > 0 ? JSON.stringify(list) : null);
  recent.set(list);
}

/** Storage may hold anything: only entries that lead to a page of this site are taken. */
function parse(text: string | null): readonly RecentSearch[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isRecentSearch).slice(0, MOST) : none;
  } catch {
    return none;
  }
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { path, name, note } = value as Record<string, unknown>;
  return (
    typeof path === 'string' &&
    /^\/(team|player|competition)\/[\w-]+$/.test(path) &&
    typeof name === 'string' &&
    typeof note === 'string'
  );
}
