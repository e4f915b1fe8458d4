import type { listFavourites } from '@safira/contract/accounts/favourites';
import type { Answer } from '@safira/contract/endpoint';
import { useEffect } from 'react';
import { rememberFavouriteMatches } from '../../state/favourite-matches-first-paint.ts';
import { currentUser, memberCall } from '../../state/session-calls.ts';
import { useUser } from '../../state/session.ts';
import { makeStore, useStore } from '../../state/store.ts';
import { makePendingChanges, type PendingChanges } from './pending-changes.ts';

/** Favourite competitions are «بطولاتي» (state/account-leagues.ts). */
export type FavouriteKind = 'teams' | 'matches';
type Favourites = Record<FavouriteKind, ReadonlySet<number>>;

const idNames = { teams: 'teamId', matches: 'matchId' } as const;

/** Those of the signed-in user; undefined until the server has listed them or one is changed. */
const shown = makeStore<Favourites | undefined>(undefined);
type Changes = Record<FavouriteKind, PendingChanges<number>>;
let changes: Changes | undefined;
/** The id of the user whose they are. */
let owner: string | undefined;

/** AUTH-09: the favourites of the signed-in user, read once for all parts of a page; undefined until then. */
export function useFavourites(): Favourites | undefined {
  const userId = useUser()?.id;
  useEffect(() => {
    // A part that is new on the page has not rendered the user yet, whose favourites may be here.
    const id = currentUser()?.id;
    if (id !== owner) startFor(id);
  }, [userId]);
  return useStore(shown, (favourites) => (owner === userId ? favourites : undefined), undefined);
}

/** For a part of a page that shows one of them, below one that uses them all. */
export function useIsFavourite(kind: FavouriteKind, id: number): boolean {
  return useStore(shown, (favourites) => favourites?.[kind].has(id) ?? false, false);
}

/** HOME-16: shown at once, also before the server has listed them; what it refuses is taken back. */
export function changeFavourite(kind: FavouriteKind, id: number, isFavourite: boolean): void {
  changes?.[kind].want(id, isFavourite);
}

function startFor(userId: string | undefined): void {
  owner = userId;
  shown.set(undefined);
  changes = userId === undefined ? undefined : changesOf(userId);
}

function changesOf(userId: string): Changes {
  const listing = memberCall<Answer<typeof listFavourites>>('/users/favorites');
  let isListed = false;

  function show() {
    // Another user may have signed in since.
    if (changes !== own) return;
    shown.set({ teams: own.teams.shown(), matches: own.matches.shown() });
    if (isListed) rememberFavouriteMatches(own.matches.shown().size);
  }

  const changesOfKind = (kind: FavouriteKind) =>
    makePendingChanges<number>({
      acknowledged: [],
      send: async (id, isFavourite) => {
        // A list that was made before the change would undo it on the screen.
        await listing.catch(() => undefined);
        if (currentUser()?.id !== userId) throw new Error('The user has signed out since.');
        return isFavourite
          ? memberCall(`/users/favorites/${kind}`, { body: { [idNames[kind]]: id } })
          : memberCall(`/users/favorites/${kind}/${id}`, { method: 'DELETE' });
      },
      onChange: show,
      // HOME-16: logged only; the star has gone back by then.
      onRefusal: (error) => console.warn('A favourite could not be saved.', error),
    });

  async function take() {
    try {
      const { data } = await listing;
      own.teams.replace(data.teams.map(({ teamId }) => teamId));
      isListed = true; // with the matches, that come next
      own.matches.replace(data.matches.map(({ matchId }) => matchId));
    } catch (error) {
      console.warn('The favourites could not be read.', error);
      // The next part of a page that needs them tries again.
      if (owner === userId) owner = undefined;
    }
  }

  const own: Changes = { teams: changesOfKind('teams'), matches: changesOfKind('matches') };
  void take();
  return own;
}
