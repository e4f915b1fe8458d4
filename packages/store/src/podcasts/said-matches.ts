import { type RawBuilder, sql } from 'kysely';
import { resultCodes } from '@safira/football/matches/status-codes';
import type { ComingMatch, TableRow } from '@safira/podcast/facts';
import { goalsOf } from '@safira/reports/course';
import type { PreviewRecord } from '@safira/reports/preview/record';
import type { MatchRecord } from '@safira/reports/record';
import { findFinishedStandings } from '../competitions/standings.ts';
import type { Db } from '../db.ts';
import { findMatchRecord } from '../news/match-record.ts';
import { findPreviewRecord } from '../news/preview-record.ts';
import { hasUncertainName, toTeam } from '../news/record-names.ts';
import { findSeason, type Places } from './places.ts';

const HOUR_MS = 3_600_000;
/** By then the provider has been read again, and the table counts the match. */
const SETTLED_MS = 12 * 60_000;
/** From the kick-off, for a match whose end was not observed. */
const LENGTH_MS = 2.5 * HOUR_MS;
/** What ended earlier is history: the slots after it were lost, or its record became complete too late. */
const NEWS_MS = 36 * HOUR_MS;
const COMING_MS = 7 * 24 * HOUR_MS;
const MOST_MATCHES = 30;

/** A condition on the matches `m`. */
type Wanted = { of: RawBuilder<unknown>; now: number };

/** Certain results of the last hours, in the order in which they ended. */
export async function listSettled(db: Db, { of, now }: Wanted): Promise<MatchRecord[]> {
  const ended = sql`coalesce(m.ended_at, m.kickoff + ${LENGTH_MS} * interval '1 ms')`;
  const { rows } = await sql<{ id: number; home: number | null; away: number | null }>`
    select m.api_id as id, r.home_place as home, r.away_place as away
    from matches m left join match_reports r on r.match_id = m.api_id
    where ${of} and m.status_short in (${sql.join(resultCodes)})
      and m.kickoff >= ${new Date(now - NEWS_MS - LENGTH_MS)} and m.kickoff <= ${new Date(now)}
      and ${ended} between ${new Date(now - NEWS_MS)} and ${new Date(now - SETTLED_MS)}
    order by ${ended}, m.api_id limit ${MOST_MATCHES}`.execute(db);
  const records = await Promise.all(
    rows.map(async ({ id, home, away }) => {
      const placesBefore = home === null || away === null ? null : { home, away };
      const record = await findMatchRecord(db, id, { now, placesBefore });
      return record && (await isCertain(db, record)) ? record : undefined;
    }),
  );
  return records.filter((record) => record !== undefined);
}

/** As reports wait for: the goals add up, and no name needs an editor. The next episode may have it. */
async function isCertain(db: Db, record: MatchRecord): Promise<boolean> {
  if (!goalsOf(record)) return false;
  const people = record.events.flatMap(({ player, assist }) => [player.id, assist.id]);
  return !(await hasUncertainName(db, { ...record, people }));
}

/** In the order of kick-off; those whose time and names are certain. */
export async function listComing(
  db: Db,
  { of, now, most }: Wanted & { most: number },
): Promise<(ComingMatch & Pick<PreviewRecord, 'competition'>)[]> {
  const { rows } = await sql<{ id: number }>`
    select m.api_id as id from matches m
    where ${of} and m.kickoff > ${new Date(now)} and m.kickoff <= ${new Date(now + COMING_MS)}
    order by m.kickoff, m.api_id limit ${most}`.execute(db);
  const records = await Promise.all(rows.map(({ id }) => findPreviewRecord(db, id)));
  const certain = await Promise.all(
    records.map(async (record) => {
      if (record?.state !== 'scheduled') return undefined;
      // Scorers whose names need an editor are not in the record.
      return (await hasUncertainName(db, { ...record, people: [] })) ? undefined : record;
    }),
  );
  return certain.flatMap((record) => (record ? [comingOf(record)] : []));
}

const comingOf = ({
  id,
  competition,
  round,
  kickoff,
  teams,
  outcomes,
  scorers,
  isHosted,
}: PreviewRecord) => ({ id, competition, round, kickoff, teams, outcomes, scorers, isHosted });

/** With every result that is stored. None while a name of it needs an editor: without one team all places would be wrong. */
export async function findTable(
  db: Db,
  league: number,
  { now, places }: { now: number; places: Places },
): Promise<TableRow[]> {
  const season = await findSeason(db, league, now);
  if (season === undefined) return [];
  const groups = await findFinishedStandings(db, { competitionId: league, season, now });
  if (groups.length !== 1) return [];
  const { rows } = groups[0]!;
  const uncertain = await db
    .selectFrom('teams')
    .select('api_id')
    .where(
      'api_id',
      'in',
      rows.map(({ team }) => team.id),
    )
    .where('name_how', '=', 'needs_editor')
    .limit(1)
    .execute();
  if (uncertain.length > 0) return [];
  const known = places[league];
  const before = known?.season === season ? known.teams : [];
  return rows.map(({ team, rank, points, all }) => ({
    team: toTeam(team, null),
    place: rank,
    before: before.includes(team.id) ? before.indexOf(team.id) + 1 : null,
    points,
    played: all.played,
  }));
}
