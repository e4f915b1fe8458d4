import { sql } from 'kysely';
import { statusGroup } from '@safira/football/matches/status';
import { liveCodes, resultCodes } from '@safira/football/matches/status-codes';
import type { Candidate } from '@safira/reports/preview/choose-matches';
import type { PreviewRecord } from '@safira/reports/preview/record';
import { assertLease, type Lease } from '../coordination/leases.ts';
import type { Db } from '../db.ts';
import { type Due, isEditors, saveMark } from './automatic.ts';
import { known } from './known.ts';

/** Before so many matches of a team its place says little. */
const SETTLED_TABLE = 3;
/** More meetings are not counted. */
const MOST_MEETINGS = 20;

/** A match of a day, and what has become of its preview. */
export type DayMatch = Candidate & {
  isScheduled: boolean;
  /** Whether it has a row here already. */
  isPlanned: boolean;
  isRefused: boolean;
};

type DayRow = {
  id: number;
  competitionId: number;
  competition: string;
  kickoff: Date;
  isScheduled: boolean;
  teams: number | null;
  homePlace: number | null;
  awayPlace: number | null;
  meetings: number;
  isPlanned: boolean;
  held: string | null;
};

/** The matches of followed competitions between two times, with what decides whose previews are written. */
export async function listDayMatches(
  db: Db,
  { from, to, leagues }: { from: number; to: number; leagues: readonly number[] },
): Promise<DayMatch[]> {
  const { rows } = await sql<DayRow>`
    with day as (
      select * from matches
      where kickoff >= ${new Date(from)} and kickoff < ${new Date(to)} and competition_id = any(${leagues}::int[])
    ), tables as (
      select s.competition_id, s.season, count(*)::int as teams
      from standings s join (select distinct competition_id, season from day) as d using (competition_id, season)
      group by s.competition_id, s.season having count(distinct s.group_order) = 1
    )
    select day.api_id as id, day.competition_id as "competitionId", c.name as competition, day.kickoff,
      day.status_short = 'NS' and not day.has_placeholder_time as "isScheduled",
      tables.teams, h.rank as "homePlace", a.rank as "awayPlace",
      (select count(*)::int from (
        select from matches o
        where least(o.home_id, o.away_id) = least(day.home_id, day.away_id)
          and greatest(o.home_id, o.away_id) = greatest(day.home_id, day.away_id)
          and o.status_short in (${sql.join(resultCodes)})
        limit ${MOST_MEETINGS}) as met) as meetings,
      p.match_id is not null as "isPlanned", p.held
    from day
    join competitions c on c.api_id = day.competition_id
    left join tables on tables.competition_id = day.competition_id and tables.season = day.season
    left join standings h on h.competition_id = tables.competition_id and h.season = tables.season
      and h.team_id = day.home_id and h.played >= ${SETTLED_TABLE}
    left join standings a on a.competition_id = tables.competition_id and a.season = tables.season
      and a.team_id = day.away_id and a.played >= ${SETTLED_TABLE}
    left join match_previews p on p.match_id = day.api_id
    order by day.kickoff, day.api_id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    competition: { id: row.competitionId, name: row.competition },
    kickoff: row.kickoff.getTime(),
    places: known({ home: row.homePlace, away: row.awayPlace }),
    teams: row.teams ?? 0,
    meetings: row.meetings,
    isScheduled: row.isScheduled,
    isPlanned: row.isPlanned,
    isRefused: row.held === 'little',
  }));
}

/** From now on these previews are due. A match that is planned already stays as it is. */
export async function savePlanned(
  db: Db,
  ids: readonly number[],
  { now, lease }: { now: number; lease: Lease },
): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await assertLease(trx, lease);
    await sql`
      insert into match_previews (match_id, due_at)
      select id, ${new Date(now)}::timestamptz from unnest(${ids}::int[]) as t (id)
      on conflict (match_id) do nothing`.execute(trx);
  });
}

/**
 * Takes in a run of the change log: written previews of matches that have not begun are looked at again. In one
 * transaction with the cursor, so that a change counts once, whatever is killed.
 */
export async function notePreviewChanges(
  db: Db,
  ids: readonly number[],
  { seq, now }: { seq: number; now: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      update match_previews p set due_at = ${new Date(now)}
      from matches m
      where m.api_id = p.match_id and p.match_id = any(${ids}::int[]) and p.article_id is not null
        and m.status_short not in (${sql.join([...liveCodes, ...resultCodes])})`.execute(trx);
    await saveMark(trx, 'previews', seq);
  });
}

export type DuePreview = Due<PreviewRecord>;

/** Those to be written now, the longest waiting first. */
export async function listDuePreviews(db: Db, now: number, limit: number): Promise<DuePreview[]> {
  const rows = await db
    .selectFrom('match_previews as p')
    .leftJoin('articles as a', 'a.id', 'p.article_id')
    .innerJoin('matches as m', 'm.api_id', 'p.match_id')
    .select(['p.match_id', 'p.due_at', 'p.record', 'a.id as article_id', 'a.is_automatic', 'a.status'])
    .where('p.due_at', '<=', new Date(now))
    .orderBy('p.due_at')
    .orderBy('m.kickoff')
    .orderBy('p.match_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    matchId: row.match_id,
    dueAt: row.due_at!,
    written: row.article_id === null ? null : (row.record as unknown as PreviewRecord), // written by saveArticle only
    isEditors: isEditors(row),
  }));
}

/** A match that was moved before its preview was written may be planned again. */
export async function deletePlanned(db: Db, matchId: number): Promise<void> {
  await db
    .deleteFrom('match_previews')
    .where('match_id', '=', matchId)
    .where('article_id', 'is', null)
    .execute();
}

export async function isCancelled(db: Db, matchId: number): Promise<boolean> {
  const row = await db
    .selectFrom('matches')
    .select('status_short')
    .where('api_id', '=', matchId)
    .executeTakeFirst();
  return row !== undefined && statusGroup(row.status_short) === 'cancelled';
}

/** The match was cancelled: its preview is withdrawn, unless an editor has taken it over. */
export async function withdrawPreview(db: Db, matchId: number, lease: Lease): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await assertLease(trx, lease);
    await sql`
      update articles a set status = 'withdrawn' from match_previews p
      where p.match_id = ${matchId} and a.id = p.article_id and a.is_automatic
        and a.status in ('published', 'review')`.execute(trx);
    await sql`update match_previews set due_at = null, held = null where match_id = ${matchId}`.execute(trx);
  });
}
