import { sql } from 'kysely';
import type { FavouriteMatch, Favourites } from '@safira/contract/accounts/favourites';
import { mostFavourites } from '@safira/contract/accounts/parts';
import type { Db } from '../db.ts';
import { listMatchesInOrder } from '../teams/matches.ts';

/** The numbers in the column `kind`. */
const kinds = { team: 1, competition: 2, match: 3 } as const;

export type FavouriteKind = keyof typeof kinds;

type Item = { userId: number; kind: FavouriteKind; id: number };

/** AUTH-09: oldest first. */
export async function listFavourites(db: Db, userId: number): Promise<Favourites> {
  const rows = await db
    .selectFrom('favourites')
    .select(['kind', 'item_id'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('item_id')
    .execute();
  const ids = (kind: FavouriteKind) =>
    rows.filter((row) => row.kind === kinds[kind]).map((row) => row.item_id);
  return {
    teams: ids('team').map((teamId) => ({ teamId })),
    competitions: ids('competition').map((competitionId) => ({ competitionId })),
    matches: await listFavouriteMatches(db, ids('match')),
  };
}

/** In the order of the ids; unknown ones are left out. */
export async function listFavouriteMatches(db: Db, ids: readonly number[]): Promise<FavouriteMatch[]> {
  const matches = await listMatchesInOrder(db, ids);
  return matches.map(({ apiId, date, league, teams: { home, away } }) => ({
    matchId: apiId,
    homeTeam: home.name,
    awayTeam: away.name,
    competitionName: league.name,
    matchDate: date,
    originalHomeTeam: home.originalName,
    originalAwayTeam: away.originalName,
    originalCompetitionName: league.originalName,
  }));
}

/**
 * `full`: the account has as many as it may have; `gone`: it was deleted meanwhile. The row of the user is locked first:
 * additions at the same moment would otherwise all count before any of them is visible.
 */
export async function saveFavourite(
  db: Db,
  { userId, kind, id, now }: Item & { now: Date },
): Promise<'saved' | 'full' | 'gone'> {
  return db.transaction().execute(async (trx) => {
    const locked = await sql`select id from users where id = ${userId} for no key update`.execute(trx);
    if (locked.rows.length === 0) return 'gone';
    const { rows } = await sql<{ isKept: boolean; count: number }>`
      select coalesce(bool_or(item_id = ${id}), false) as "isKept", count(*) as count
      from favourites where user_id = ${userId} and kind = ${kinds[kind]}`.execute(trx);
    const { isKept, count } = rows[0]!;
    if (isKept) return 'saved';
    if (count >= mostFavourites[kind]) return 'full';
    await trx
      .insertInto('favourites')
      .values({ user_id: userId, kind: kinds[kind], item_id: id, added_at: now })
      .execute();
    return 'saved';
  });
}

export async function deleteFavourite(db: Db, { userId, kind, id }: Item): Promise<void> {
  await db
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('kind', '=', kinds[kind])
    .where('item_id', '=', id)
    .execute();
}

/** Makes the given competitions the favourite ones, new ones in their order; unknown ids are left out. */
export async function replaceCompetitions(
  db: Db,
  { userId, ids, now }: { userId: number; ids: readonly number[]; now: Date },
): Promise<void> {
  await sql`
    delete from favourites
    where user_id = ${userId} and kind = ${kinds.competition} and item_id <> all(${ids}::int[])`.execute(db);
  await sql`
    insert into favourites (user_id, kind, item_id, added_at)
    select ${userId}, ${kinds.competition}, api_id, ${now}::timestamptz + place * interval '1 microsecond'
    from unnest(${ids}::int[]) with ordinality as chosen (id, place) join competitions on api_id = id
    on conflict do nothing`.execute(db);
}

/** Whether there is such a team or competition. */
export async function isKnownItem(db: Db, kind: 'team' | 'competition', id: number): Promise<boolean> {
  const table = kind === 'team' ? 'teams' : 'competitions';
  const row = await db.selectFrom(table).select('api_id').where('api_id', '=', id).executeTakeFirst();
  return row !== undefined;
}
