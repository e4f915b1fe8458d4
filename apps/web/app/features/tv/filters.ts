import type { Match } from '@safira/contract/matches/matches';
import { makeStore, useStore } from '../../state/store.ts';
import { type Broadcast, hasCommentator } from './broadcasts.ts';

/** OURS-18: what the reader wants to see of a day. An empty commentator means all. */
export type Filters = { commentator: string; isFreeOnly: boolean; isMineOnly: boolean };

const none: Filters = { commentator: '', isFreeOnly: false, isMineOnly: false };

/**
 * Not in the address: pages are cached by it, and what is filtered here is in every page. Outside of the page, so that
 * the filters are still set when the reader comes back from a match.
 */
const chosen = makeStore(none);

export const useFilters = (): Filters => useStore(chosen, (filters) => filters, none);

export const chooseFilters = (change: Partial<Filters>) => chosen.set({ ...chosen.get(), ...change });

export const clearFilters = () => chosen.set(none);

/** The reader's favourites: competitions, and the teams of a member. */
export type Favourites = { leagues: readonly number[]; teams: ReadonlySet<number> };

export const isMine = ({ league, teams: { home, away } }: Match, { leagues, teams }: Favourites) =>
  leagues.includes(league.id) || teams.has(home.id) || teams.has(away.id);

export function filterBroadcasts(
  broadcasts: readonly Broadcast[],
  { commentator, isFreeOnly, isMineOnly }: Filters,
  favourites: Favourites,
): Broadcast[] {
  // A commentator of another day is no filter of this one: the field shows «all».
  const isKnown = broadcasts.some((one) => hasCommentator(one, commentator));
  return broadcasts.filter(
    (one) =>
      (!isKnown || hasCommentator(one, commentator)) &&
      (!isFreeOnly || one.channel.access === 'free') &&
      (!isMineOnly || isMine(one.match, favourites)),
  );
}
