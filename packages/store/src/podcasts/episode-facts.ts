import { sql } from 'kysely';
import { resultCodes } from '@safira/football/status';
import {
  type ComingMatch,
  ENGLAND,
  type EpisodeFacts,
  type LeagueFacts,
  SPAIN,
  type TableRow,
} from '@safira/podcast/facts';
import { goalsOf } from '@safira/reports/course';
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
/** Of a league; an episode names at most eight. */
const MOST_COMING = 12;
const MOST_MATCHES = 30;

type Slot = {
  slot: number;
  now: number;
  /** The episode that is made anew: what it announced may be said again. */
  episodeId: number | undefined;
  /** Of the tables when the last episode was made. */
  places: Places;
};

/** POD-06: what an episode may say now: both leagues, without matches that another episode announced. */
export async function findEpisodeFacts(db: Db, of: Slot): Promise<EpisodeFacts> {
  const [england, spain] = await Promise.all([findLeague(db, ENGLAND, of), findLeague(db, SPAIN, of)]);
  return { slot: of.slot, now: of.now, zone: 'Asia/Riyadh', england, spain };
}

async function findLeague(db: Db, id: number, of: Slot): Promise<LeagueFacts> {
  const competition = await db
    .selectFrom('competitions')
    .select(['arabic_name as name', 'name_how'])
    .where('api_id', '=', id)
    .executeTakeFirst();
  const named = { id, name: competition?.name ?? '' };
  if (!competition || competition.name_how === 'needs_editor')
    return { competition: named, matches: [], table: [], next: [] };
  const [matches, table, next] = await Promise.all([
    listNews(db, id, of),
    findTable(db, id, of),
    listComing(db, id, of.now),
  ]);
  return { competition: named, matches, table, next };
}

/** In the order in which they ended. */
async function listNews(db: Db, league: number, { now, episodeId }: Slot): Promise<MatchRecord[]> {
  const ended = sql`coalesce(m.ended_at, m.kickoff + ${LENGTH_MS} * interval '1 ms')`;
  const { rows } = await sql<{ id: number; home: number | null; away: number | null }>`
    select m.api_id as id, r.home_place as home, r.away_place as away
    from matches m left join match_reports r on r.match_id = m.api_id
    where m.competition_id = ${league} and m.status_short in (${sql.join(resultCodes)})
      and m.kickoff >= ${new Date(now - NEWS_MS - LENGTH_MS)} and m.kickoff <= ${new Date(now)}
      and ${ended} between ${new Date(now - NEWS_MS)} and ${new Date(now - SETTLED_MS)}
      and not exists (select from podcast_matches p
        where p.match_id = m.api_id and p.episode_id is distinct from ${episodeId ?? null}::int)
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

async function listComing(db: Db, league: number, now: number): Promise<ComingMatch[]> {
  const rows = await db
    .selectFrom('matches')
    .select('api_id')
    .where('competition_id', '=', league)
    .where('kickoff', '>', new Date(now))
    .where('kickoff', '<=', new Date(now + COMING_MS))
    .orderBy('kickoff')
    .orderBy('api_id')
    .limit(MOST_COMING)
    .execute();
  const records = await Promise.all(rows.map(({ api_id }) => findPreviewRecord(db, api_id)));
  const certain = await Promise.all(
    records.map(async (record) => {
      if (record?.state !== 'scheduled') return undefined;
      // Scorers whose names need an editor are not in the record.
      return (await hasUncertainName(db, { ...record, people: [] })) ? undefined : record;
    }),
  );
  return certain.flatMap((record) => (record ? [comingOf(record)] : []));
}

const comingOf = ({ id, round, kickoff, teams, outcomes, scorers }: ComingMatch): ComingMatch => ({
  id,
  round,
  kickoff,
  teams,
  outcomes,
  scorers,
});

/** With every result that is stored. None while a name of it needs an editor: without one team all places would be wrong. */
async function findTable(db: Db, league: number, { now, places }: Slot): Promise<TableRow[]> {
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
