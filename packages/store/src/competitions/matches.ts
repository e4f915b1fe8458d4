import { sql } from 'kysely';
import type { Match } from '@safira/contract/matches/matches';
import type { Db } from '../db.ts';
import { selectMatches, toMatch } from '../matches/rows.ts';

type OfSeason = { competitionId: number; season: number };
type Filter = OfSeason & {
  /** Kick-off within one of these; absent for the whole season. */
  spans?: readonly { from: number; to: number }[] | undefined;
  /** One of these plays; absent for all. */
  teamIds?: readonly number[] | undefined;
};

/** COMP-04: how many matches a season has in each month (`2026-11`) of the time zone, in order. */
export async function listMonths(
  db: Db,
  { competitionId, season, zone }: OfSeason & { zone: string },
): Promise<{ key: string; count: number }[]> {
  const { rows } = await sql<{ key: string; count: number }>`
    select to_char(kickoff at time zone ${zone}, 'YYYY-MM') as key, count(*)::int as count
    from matches where competition_id = ${competitionId} and season = ${season}
    group by 1 order by 1`.execute(db);
  return rows;
}

/** COMP-04: a page of a season's matches, by kick-off. */
export async function listCompetitionMatches(
  db: Db,
  { limit, offset, ...filter }: Filter & { limit: number; offset: number },
): Promise<Match[]> {
  const rows = await selectMatches(db)
    .where(isIn(filter))
    .orderBy('m.kickoff')
    .orderBy('m.api_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toMatch);
}

export async function countCompetitionMatches(db: Db, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from matches m where ${isIn(filter)}`.execute(db);
  return rows[0]!.count;
}

const HOUR_MS = 3_600_000;
/** More than any competition plays in a day. */
const MOST_AROUND = 200;

/** OURS-06: the matches of a season from six hours ago, which may still be played, to a day ahead. */
export async function listMatchIdsAround(
  db: Db,
  { competitionId, season, now }: OfSeason & { now: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select api_id as id from matches
    where competition_id = ${competitionId} and season = ${season}
      and kickoff > ${new Date(now - 6 * HOUR_MS)} and kickoff < ${new Date(now + 24 * HOUR_MS)}
    order by kickoff, api_id limit ${MOST_AROUND}`.execute(db);
  return rows.map(({ id }) => id);
}

function isIn({ competitionId, season, spans, teamIds }: Filter) {
  const conditions = [sql<boolean>`m.competition_id = ${competitionId}`, sql<boolean>`m.season = ${season}`];
  if (spans) {
    const within = spans.map(
      ({ from, to }) => sql`(m.kickoff >= ${new Date(from)} and m.kickoff < ${new Date(to)})`,
    );
    conditions.push(sql<boolean>`(${within.length > 0 ? sql.join(within, sql` or `) : sql`false`})`);
  }
  if (teamIds) {
    conditions.push(sql<boolean>`(m.home_id = any(${teamIds}::int[]) or m.away_id = any(${teamIds}::int[]))`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
