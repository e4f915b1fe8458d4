import { sql } from 'kysely';
import { clubAbroad } from '@safira/arabic/names/club-abroad';
import type { TeamRef } from '@safira/contract/parts';
import { liveStandings, type LiveStandings } from '@safira/football/live/live-standings';
import type {
  ObservedStandingRow,
  ObservedStandings,
  StandingNumbers,
} from '@safira/football/observed/records';
import { liveCodes, settledCodes } from '@safira/football/matches/status-codes';
import type { Db } from '../db.ts';
import { pictureAddress } from '../media/media.ts';
import { saveTeams } from '../teams/teams.ts';

type OfSeason = { competitionId: number; season: number };
type StandingRow = Omit<ObservedStandingRow, 'team'> & { team: TeamRef };
type StandingGroup = { name: string; rows: StandingRow[] };

/** No season has this many matches in its tables: a safety limit, not a page size. */
const MOST_MATCHES = 2_000;

/** COMP-02: the stored groups, in their order; undefined for a season without a table. */
export async function findStandings(
  db: Db,
  { competitionId, season }: OfSeason,
): Promise<StandingGroup[] | undefined> {
  const rows = await db
    .selectFrom('standings as s')
    .innerJoin('teams as t', 't.api_id', 's.team_id')
    .innerJoin('competitions as c', 'c.api_id', 's.competition_id')
    .selectAll('s')
    .select(['t.slug', 't.arabic_name', 't.name as team_name', 't.picture', 't.country'])
    .select('c.country as competition_country')
    .where('s.competition_id', '=', competitionId)
    .where('s.season', '=', season)
    .orderBy('s.group_order')
    .orderBy('s.position')
    .execute();
  if (rows.length === 0) return undefined;
  return [...Map.groupBy(rows, (row) => row.group_order).values()].map((group) => ({
    name: group[0]!.group_name,
    rows: group.map((row) => ({
      rank: row.rank,
      team: {
        id: row.team_id,
        _id: row.slug,
        name: clubAbroad(
          { name: row.arabic_name, originalName: row.team_name, country: row.country },
          row.competition_country,
        ),
        originalName: row.team_name,
        logo: pictureAddress(row.picture, 'small'),
      },
      points: row.points,
      goalsDiff: row.goals_diff,
      form: row.form,
      status: row.status as StandingRow['status'], // the column allows no other
      description: row.description,
      all: {
        played: row.played,
        win: row.win,
        draw: row.draw,
        lose: row.lose,
        for: row.goals_for,
        against: row.goals_against,
      },
      home: row.home as StandingNumbers, // both written by saveStandings only
      away: row.away as StandingNumbers,
    })),
  }));
}

/** OURS-06: the table with the scores at `now`. */
export async function findLiveStandings(
  db: Db,
  { now, ...of }: OfSeason & { now: number },
): Promise<LiveStandings<StandingRow> | undefined> {
  // The table is read first: a match that ends between the two reads is then missing in it, not counted twice.
  const groups = await findStandings(db, of);
  if (!groups) return undefined;
  return liveStandings(groups, await listCounting(db, of), now);
}

/**
 * The table with every result, without the matches in play: a card of a shared link is looked at for days. Empty for a
 * season without a table.
 */
export async function findFinishedStandings(
  db: Db,
  { now, ...of }: OfSeason & { now: number },
): Promise<LiveStandings<StandingRow>['groups']> {
  const groups = await findStandings(db, of);
  if (!groups) return [];
  const matches = await listCounting(db, of);
  const finished = matches.filter(({ status }) => settledCodes.includes(status));
  return liveStandings(groups, finished, now).groups;
}

/** Matches that may count in the season's tables. All finished ones: their number shows what a team's row lacks. */
async function listCounting(db: Db, { competitionId, season }: OfSeason) {
  const rows = await db
    .selectFrom('matches')
    .select([
      'api_id',
      'round',
      'status_short',
      'kickoff',
      'home_id',
      'away_id',
      'home_goals',
      'away_goals',
      'changed_at',
    ])
    .where('competition_id', '=', competitionId)
    .where('season', '=', season)
    .where('status_short', 'in', [...liveCodes, ...settledCodes])
    .orderBy('kickoff', 'desc')
    .limit(MOST_MATCHES)
    .execute();
  return rows.map((row) => ({
    id: row.api_id,
    round: row.round,
    status: row.status_short,
    kickoff: row.kickoff,
    homeId: row.home_id,
    awayId: row.away_id,
    goals: { home: row.home_goals, away: row.away_goals },
    changedAt: row.changed_at,
  }));
}

/** Replaces a table: writes only rows that differ, deletes rows it no longer has. Without groups nothing changes. */
export async function saveStandings(db: Db, standings: ObservedStandings): Promise<void> {
  const { competitionId, season, groups } = standings;
  const rows = groups.flatMap(({ name, rows: places }, groupOrder) =>
    places.map((row, position) => ({ ...row, groupName: name, groupOrder, position })),
  );
  if (rows.length === 0) return;
  await saveUnknownTeams(
    db,
    rows.map(({ team }) => team),
  );
  // One statement: a reader sees the old or the new table, never a mix.
  await sql`
    with incoming as (
      select * from unnest(
        ${rows.map(({ groupOrder }) => groupOrder)}::int[],
        ${rows.map(({ position }) => position)}::int[],
        ${rows.map(({ groupName }) => groupName)}::text[],
        ${rows.map(({ rank }) => rank)}::int[],
        ${rows.map(({ team }) => team.id)}::int[],
        ${rows.map(({ points }) => points)}::int[],
        ${rows.map(({ goalsDiff }) => goalsDiff)}::int[],
        ${rows.map(({ all }) => all.played)}::int[],
        ${rows.map(({ all }) => all.win)}::int[],
        ${rows.map(({ all }) => all.draw)}::int[],
        ${rows.map(({ all }) => all.lose)}::int[],
        ${rows.map(({ all }) => all.for)}::int[],
        ${rows.map(({ all }) => all.against)}::int[],
        ${rows.map(({ form }) => form)}::text[],
        ${rows.map(({ status }) => status)}::text[],
        ${rows.map(({ description }) => description)}::text[],
        ${rows.map(({ home }) => JSON.stringify(home))}::jsonb[],
        ${rows.map(({ away }) => JSON.stringify(away))}::jsonb[])
        as t (group_order, position, group_name, rank, team_id, points, goals_diff, played, win, draw, lose,
          goals_for, goals_against, form, status, description, home, away)
    ), gone as (
      delete from standings
      where competition_id = ${competitionId} and season = ${season}
        and (group_order, position) not in (select group_order, position from incoming)
    )
    insert into standings as s (competition_id, season, group_order, position, group_name, rank, team_id, points,
      goals_diff, played, win, draw, lose, goals_for, goals_against, form, status, description, home, away)
    select ${competitionId}::int, ${season}::int, incoming.* from incoming order by group_order, position
    on conflict (competition_id, season, group_order, position) do update set
      group_name = excluded.group_name, rank = excluded.rank, team_id = excluded.team_id,
      points = excluded.points, goals_diff = excluded.goals_diff, played = excluded.played, win = excluded.win,
      draw = excluded.draw, lose = excluded.lose, goals_for = excluded.goals_for,
      goals_against = excluded.goals_against, form = excluded.form, status = excluded.status,
      description = excluded.description, home = excluded.home, away = excluded.away
    where s is distinct from excluded`.execute(db);
}

/** A table only names its teams, so data from their profiles or matches stays. */
async function saveUnknownTeams(
  db: Db,
  teams: readonly { id: number; name: string; logo: string | null }[],
): Promise<void> {
  const unique = [...new Map(teams.map((team) => [team.id, { ...team, country: null }])).values()];
  const known = await db
    .selectFrom('teams')
    .select('api_id')
    .where(
      'api_id',
      'in',
      unique.map(({ id }) => id),
    )
    .execute();
  const ids = new Set(known.map((row) => row.api_id));
  await saveTeams(
    db,
    unique.filter(({ id }) => !ids.has(id)),
  );
}
