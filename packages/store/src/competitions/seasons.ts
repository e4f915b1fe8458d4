import { sql } from 'kysely';
import { bracketRounds, formatOf } from '@safira/football/competitions/bracket/bracket';
import type { ObservedSeason } from '@safira/football/observed/records';
import { seasonName } from '@safira/football/competitions/season-name';
import { saveCompetitions } from './competitions.ts';
import { lastYear } from './last-year.ts';
import type { Db } from '../db.ts';

/** Saves new or changed seasons and their competitions, in one transaction. */
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

/** A competition shows its current season, not one that is only announced. */
function competitionsOf(seasons: readonly ObservedSeason[]): ObservedSeason[] {
  const inOrder = seasons.toSorted(
    (a, b) => Number(a.isCurrent) - Number(b.isCurrent) || a.season - b.season,
  );
  return [...new Map(inOrder.map((one) => [one.competitionId, one])).values()];
}

/** The label of the current season of a player's team; if none is known, that of most competitions: a cup may be a year ahead. */
export async function findCurrentSeason(db: Db, { playerId }: { playerId: number }): Promise<number> {
  const { rows } = await sql<{ season: number | null }>`
    select coalesce(
      (select max(s.season) from squads q
        join standings t on t.team_id = q.team_id
        join seasons s on s.competition_id = t.competition_id and s.season = t.season and s.is_current
        where q.player_id = ${playerId}),
      (select mode() within group (order by season) from seasons where is_current)) as season`.execute(db);
  const [row] = rows;
  if (row?.season == null)
    throw new Error('no season is stored yet: the list of leagues must be synced first');
  return row.season;
}

/** More than a cup plays in its last rounds: the knock-out rounds of a season are at its end, where it has any. */
const LAST_MATCHES = 64;

/** OURS-12: the stored seasons of a competition, newest first. */
export async function listSeasons(db: Db, competitionId: number): Promise<StoredSeason[]> {
  const { rows } = await sql<SeasonRow>`
    select s.season, s.is_current as "isCurrent",
      coalesce(extract(year from s.start_date)::int, s.season) as start,
      coalesce(${lastYear('s')}, s.season) as end,
      coalesce((s.coverage ->> 'standings')::boolean, true) as "hasStandings",
      exists (select from last_asked l where l.kind = 'fixtures' and l.key = s.competition_id || '-' || s.season)
        as "isSynced",
      c.type is distinct from 'league' and exists (
        select from (
          select round from matches m where m.competition_id = s.competition_id and m.season = s.season
          order by m.kickoff desc, m.api_id desc limit ${LAST_MATCHES}) as last
        where last.round ~* ${bracketRounds(competitionId)}) as "hasKnockout"
    from seasons s join competitions c on c.api_id = s.competition_id
    where s.competition_id = ${competitionId} order by s.season desc`.execute(db);
  return rows.map(({ start, end, isSynced, hasKnockout, ...rest }) => ({
    ...rest,
    name: seasonName(start, end),
    hasBracket: hasKnockout || (!isSynced && formatOf(competitionId, rest.season) !== undefined),
  }));
}

type StoredSeason = {
  season: number;
  name: string;
  isCurrent: boolean;
  hasStandings: boolean;
  hasBracket: boolean;
};
type SeasonRow = Omit<StoredSeason, 'name' | 'hasBracket'> & {
  start: number;
  end: number;
  isSynced: boolean;
  hasKnockout: boolean;
};

/** The season of a competition that is shown by default; undefined for an unknown competition. */
export async function findShownSeason(db: Db, competitionId: number): Promise<number | undefined> {
  const { rows } = await sql<{ season: number }>`
    select coalesce(
      (select max(season) from seasons where competition_id = c.api_id and is_current),
      (select max(season) from standings where competition_id = c.api_id),
      c.season) as season
    from competitions c where c.api_id = ${competitionId}`.execute(db);
  return rows[0]?.season;
}
