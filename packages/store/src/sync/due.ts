import { type RawBuilder, sql } from 'kysely';
import type { ObservedCoverage } from '@safira/football/observed/records';
import { liveCodes } from '@safira/football/matches/status-codes';
import type { Db } from '../db.ts';
import type { SyncedKind } from './last-synced.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MORNING_MS = 5 * HOUR_MS;

type DueMatch = { id: number; kickoff: number };
type DueSeason = { competitionId: number; season: number };

/** DLG-07: matches about to begin without line-ups; from kick-off on the live loop fetches them. */
export async function listDueLineups(db: Db, now: number): Promise<DueMatch[]> {
  return listDueMatches(db, {
    kind: 'lineups',
    covered: 'lineups',
    span: { from: now - 10 * MINUTE_MS, to: now + HOUR_MS },
    syncedBefore: now - 5 * MINUTE_MS,
    isMissing: sql`not exists (
      select from match_details d where d.match_id = m.api_id and jsonb_array_length(d.lineups) >= 2)`,
  });
}

/** DLG-04: matches of the next two days without a fetched prediction: once each, because it changes little. */
export async function listDuePredictions(db: Db, now: number): Promise<DueMatch[]> {
  return listDueMatches(db, {
    kind: 'prediction',
    covered: 'predictions',
    span: { from: now, to: now + 2 * DAY_MS },
    syncedBefore: now - 3 * DAY_MS,
    isMissing: sql`true`,
  });
}

/**
 * Current seasons whose table is due: ten minutes after the end of each match; every two hours during matches and up to
 * three hours after them, because the provider needs up to an hour; daily in any case.
 */
export async function listStaleStandings(db: Db, now: number): Promise<DueSeason[]> {
  return listStaleSeasons(db, {
    kind: 'standings',
    covered: 'standings',
    syncedBefore: now - DAY_MS,
    orWhen: sql`exists (
        select from matches m
        where m.competition_id = s.competition_id and m.season = s.season
          and m.ended_at + interval '10 minutes' > l.asked_at
          and m.ended_at + interval '10 minutes' <= ${new Date(now)}::timestamptz)
      or (l.asked_at <= ${new Date(now - 2 * HOUR_MS)}::timestamptz and exists (
        select from matches m
        where m.competition_id = s.competition_id and m.season = s.season
          and (m.ended_at > ${new Date(now - 3 * HOUR_MS)}::timestamptz
            or m.status_short = any(${liveCodes}::text[]))))`,
  });
}

/** Current seasons whose teams were not fetched in a week. */
export async function listStaleTeams(db: Db, now: number): Promise<DueSeason[]> {
  return listStaleSeasons(db, { kind: 'teams', syncedBefore: now - 7 * DAY_MS });
}

/** Current seasons whose injuries were not fetched in a day. */
export async function listStaleInjuries(db: Db, now: number): Promise<DueSeason[]> {
  return listStaleSeasons(db, { kind: 'injuries', covered: 'injuries', syncedBefore: now - DAY_MS });
}

/** Teams with matches in a current season whose squads were not fetched in two weeks; those never fetched first. */
export async function listStaleSquads(db: Db, now: number, limit = 100): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from (
      select home_id as id from matches join seasons s using (competition_id, season) where s.is_current
      union
      select away_id from matches join seasons s using (competition_id, season) where s.is_current) as t
    left join last_asked l on l.kind = 'squad' and l.key = t.id::text
    where l.asked_at is null or l.asked_at <= ${new Date(now - 14 * DAY_MS)}
    order by l.asked_at nulls first, t.id
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Current seasons whose fixtures were not fetched in two days; those of the coming week are fetched by day. */
export async function listStaleFixtures(db: Db, now: number): Promise<DueSeason[]> {
  return listStaleSeasons(db, { kind: 'fixtures', syncedBefore: now - 2 * DAY_MS });
}

/** Seasons in which a match ended since the leaders were last fetched; the provider computes them overnight. */
export async function listStaleLeaders(db: Db, now: number): Promise<DueSeason[]> {
  const morning = Math.floor((now - MORNING_MS) / DAY_MS) * DAY_MS + MORNING_MS;
  return listStaleSeasons(db, {
    kind: 'leaders',
    covered: 'topScorers',
    syncedBefore: now - 7 * DAY_MS,
    orWhen: sql`(l.asked_at < ${new Date(morning)}::timestamptz and exists (
      select from matches m
      where m.competition_id = s.competition_id and m.season = s.season and m.ended_at > l.asked_at))`,
  });
}

/** Teams and their current seasons whose players were not fetched in two weeks; those never fetched first. */
export async function listStaleTeamPlayers(
  db: Db,
  now: number,
  limit = 100,
): Promise<{ teamId: number; season: number }[]> {
  const { rows } = await sql<{ teamId: number; season: number }>`
    select t.id as "teamId", t.season from (
      select home_id as id, season from matches join seasons s using (competition_id, season) where s.is_current
      union
      select away_id, season from matches join seasons s using (competition_id, season) where s.is_current) as t
    left join last_asked l on l.kind = 'players' and l.key = t.id || '-' || t.season
    where l.asked_at is null or l.asked_at <= ${new Date(now - 14 * DAY_MS)}
    order by l.asked_at nulls first, t.id, t.season
    limit ${limit}`.execute(db);
  return rows;
}

/** A season without known coverage may have any part, so it counts as covered. */
export const covers = (part: keyof ObservedCoverage) =>
  sql`coalesce((s.coverage ->> ${part})::boolean, true)`;

async function listDueMatches(
  db: Db,
  due: {
    kind: SyncedKind;
    covered: keyof ObservedCoverage;
    span: { from: number; to: number };
    syncedBefore: number;
    isMissing: RawBuilder<unknown>;
  },
): Promise<DueMatch[]> {
  const { rows } = await sql<{ id: number; kickoff: Date }>`
    select m.api_id as id, m.kickoff from matches m
    left join seasons s on s.competition_id = m.competition_id and s.season = m.season
    left join last_asked l on l.kind = ${due.kind} and l.key = m.api_id::text
    where m.kickoff > ${new Date(due.span.from)} and m.kickoff <= ${new Date(due.span.to)}
      and m.status_short in ('NS', 'TBD')
      and (l.asked_at is null or l.asked_at <= ${new Date(due.syncedBefore)})
      and ${covers(due.covered)} and ${due.isMissing}
    order by m.kickoff, m.api_id`.execute(db);
  return rows.map(({ id, kickoff }) => ({ id, kickoff: kickoff.getTime() }));
}

async function listStaleSeasons(
  db: Db,
  stale: {
    kind: SyncedKind;
    covered?: keyof ObservedCoverage;
    syncedBefore: number;
    orWhen?: RawBuilder<unknown>;
  },
): Promise<DueSeason[]> {
  const { rows } = await sql<DueSeason>`
    select s.competition_id as "competitionId", s.season from seasons s
    left join last_asked l on l.kind = ${stale.kind} and l.key = s.competition_id || '-' || s.season
    where s.is_current and ${stale.covered ? covers(stale.covered) : sql`true`}
      and (l.asked_at is null or l.asked_at <= ${new Date(stale.syncedBefore)} or ${stale.orWhen ?? sql`false`})
    order by l.asked_at nulls first, s.competition_id`.execute(db);
  return rows;
}
