import { sql } from 'kysely';
import type { ObservedSeason } from '@safira/football/records';
import { saveCompetitions } from './competitions.ts';
import type { Db } from './db.ts';

/** Seasons with their competitions, new or told differently, in one step. */
export async function saveSeasons(db: Db, seasons: readonly ObservedSeason[]): Promise<void> {
  if (seasons.length === 0) return;
  const unique = [...new Map(seasons.map((one) => [`${one.competitionId} ${one.season}`, one])).values()];
  const shown = competitionsOf(unique);
  await db.transaction().execute(async (trx) => {
    await saveCompetitions(
      trx,
      shown.map(({ competitionId, ...rest }) => ({ ...rest, id: competitionId })),
    );
    await sql`
      update competitions c set type = t.type
      from unnest(
        ${shown.map(({ competitionId }) => competitionId)}::int[],
        ${shown.map(({ type }) => type)}::text[]) as t (id, type)
      where c.api_id = t.id and c.type is distinct from t.type`.execute(trx);
    await sql`
      insert into seasons as s (competition_id, season, start_date, end_date, is_current, coverage)
      select * from unnest(
        ${unique.map(({ competitionId }) => competitionId)}::int[],
        ${unique.map(({ season }) => season)}::int[],
        ${unique.map(({ start }) => start)}::date[],
        ${unique.map(({ end }) => end)}::date[],
        ${unique.map(({ isCurrent }) => isCurrent)}::bool[],
        ${unique.map(({ coverage }) => JSON.stringify(coverage))}::jsonb[])
      on conflict (competition_id, season) do update set
        start_date = excluded.start_date, end_date = excluded.end_date,
        is_current = excluded.is_current, coverage = excluded.coverage
      where (s.start_date, s.end_date, s.is_current, s.coverage)
        is distinct from (excluded.start_date, excluded.end_date, excluded.is_current, excluded.coverage)
    `.execute(trx);
  });
}

/** A competition stands in its current season, not in one that is only announced. */
function competitionsOf(seasons: readonly ObservedSeason[]): ObservedSeason[] {
  const inOrder = seasons.toSorted(
    (a, b) => Number(a.isCurrent) - Number(b.isCurrent) || a.season - b.season,
  );
  return [...new Map(inOrder.map((one) => [one.competitionId, one])).values()];
}
