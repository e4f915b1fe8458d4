import * as contract from '@safira/contract/accounts/favourites';
import { AppError } from '@safira/contract/errors';
import {
  deleteFavourite,
  type FavouriteKind,
  isKnownItem,
  listFavouriteMatches,
  listFavourites,
  saveFavourite,
} from '@safira/store/accounts/favourites';
import { type Caller, signedInCaller } from '../../access.ts';
import type { AccountTools } from '../../accounts/account-tools.ts';
import { type Api, serve } from '../../serve.ts';

/** AUTH-09 */
export function favouriteRoutes(api: Api, { db, now }: AccountTools): void {
  async function add(caller: Caller | undefined, kind: FavouriteKind, id: number): Promise<void> {
    const { userId } = signedInCaller(caller);
    const outcome = await saveFavourite(db, { userId, kind, id, now: new Date(now()) });
    if (outcome === 'full') throw new AppError('favourites_full', kind);
    if (outcome === 'gone') throw new AppError('unauthenticated');
  }

  async function addKnown(caller: Caller | undefined, kind: 'team' | 'competition', id: number) {
    if (!(await isKnownItem(db, kind, id))) throw new AppError('not_found', `${kind} ${id}`);
    await add(caller, kind, id);
  }

  serve(api, contract.listFavourites, async ({ caller }) => ({
    data: await listFavourites(db, signedInCaller(caller).userId),
  }));

  serve(api, contract.addFavouriteTeam, async ({ body, caller }) => {
    await addKnown(caller, 'team', body.teamId);
    return { data: body };
  });

  serve(api, contract.addFavouriteCompetition, async ({ body, caller }) => {
    await addKnown(caller, 'competition', body.competitionId);
    return { data: body };
  });

  serve(api, contract.addFavouriteMatch, async ({ body: { matchId }, caller }) => {
    const [match] = await listFavouriteMatches(db, [matchId]);
    if (!match) throw new AppError('match_not_found');
    await add(caller, 'match', matchId);
    return { data: match };
  });

  const removals = [
    ['team', contract.removeFavouriteTeam],
    ['competition', contract.removeFavouriteCompetition],
    ['match', contract.removeFavouriteMatch],
  ] as const;
  for (const [kind, entry] of removals) {
    serve(api, entry, async ({ params: { id }, caller }) => {
      await deleteFavourite(db, { userId: signedInCaller(caller).userId, kind, id });
      return { data: {} };
    });
  }
}
