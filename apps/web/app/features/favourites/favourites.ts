import type { listFavourites } from '@safira/contract/accounts/favourites';
import type { Answer } from '@safira/contract/endpoint';
import { useEffect } from 'react';
import { rememberFavouriteMatches } from '../../state/favourite-matches-first-paint.ts';
import { memberCall } from '../../state/session-calls.ts';
import { useUser } from '../../state/session.ts';
import { makeStore, useStore } from '../../state/store.ts';
import { makePendingChanges, type PendingChanges } from './pending-changes.ts';

/** Favourite competitions are «بطولاتي» (state/account-leagues.ts). */
export type FavouriteKind = 'teams' | 'matches';
type Favourites = Record<FavouriteKind, ReadonlySet<number>>;

const idNames = { teams: 'teamId', matches: 'matchId' } as const;

/** Those of the signed-in user; undefined until the server has listed them. */
const shown = makeStore<Favourites | undefined>(undefined);
let changes: Record<FavouriteKind, PendingChanges<number>> | undefined;
/** The id of the user whose they are. */
let owner: string | undefined;

/** AUTH-09: the favourites of the signed-in user, read once for all parts of a page; undefined until then. */
export function useFavourites(): Favourites | undefined {
  const userId = useUser()?.id;
  useEffect(() => {
    if (userId !== owner) startFor(userId);
  }, [userId]);
  return useStore(shown, (favourites) => (owner === userId ? favourites : undefined), undefined);
}

/** For a part of a page that shows one of them, below one that uses them all. */
export function useIsFavourite(kind: FavouriteKind, id: number): boolean {
  return useStore(shown, (favourites) => favourites?.[kind].has(id) ?? false, false);
}

/** HOME-16: shown at once; what the server refuses is taken back. */
export function changeFavourite(kind: FavouriteKind, id: number, isFavourite: boolean): void {
  changes?.[kind].want(id, isFavourite);
}

function startFor(userId: string | undefined): void {
  owner = userId;
  changes = undefined;
  shown.set(undefined);
  if (userId !== undefined) void read(userId);
}

async function read(userId: string): Promise<void> {
  try {
    const { data } = await memberCall<Answer<typeof listFavourites>>('/users/favorites');
    if (owner !== userId) return;
    const teams = data.teams.map(({ teamId }) => teamId);
    const matches = data.matches.map(({ matchId }) => matchId);
    changes = { teams: changesOf('teams', teams), matches: changesOf('matches', matches) };
    shown.set({ teams: new Set(teams), matches: new Set(matches) });
    rememberFavouriteMatches(matches.length);
  } catch (error) {
    console.warn('The favourites could not be read.', error);
    // The next part of a page that needs them tries again.
    if (owner === userId) owner = undefined;
  }
}

function changesOf(kind: FavouriteKind, acknowledged: number[]): PendingChanges<number> {
  const own = makePendingChanges({
    acknowledged,
    send: (id, isFavourite) =>
      isFavourite
        ? memberCall(`/users/favorites/${kind}`, { body: { [idNames[kind]]: id } })
        : memberCall(`/users/favorites/${kind}/${id}`, { method: 'DELETE' }),
    onChange: (ids) => {
      const favourites = shown.get();
      // Another user may have signed in since.
      if (!favourites || changes?.[kind] !== own) return;
      shown.set({ ...favourites, [kind]: ids });
      if (kind === 'matches') rememberFavouriteMatches(ids.size);
    },
    // HOME-16: logged only; the star has gone back by then.
    onRefusal: (error) => console.warn('A favourite could not be saved.', error),
  });
  return own;
}
