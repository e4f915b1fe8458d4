import { type RawBuilder, sql } from 'kysely';
import type { Match } from '@safira/contract/matches/matches';
import type { MinuteCount } from '@safira/football/competitions/analytics';
import { type Result, seenFrom, type SideResult } from '@safira/football/teams/form';
import { liveCodes, notScheduledCodes, resultCodes } from '@safira/football/matches/status-codes';
import type { Db } from '../db.ts';
import { selectMatches, toMatch } from '../matches/rows.ts';

/** A goal that counts: no missed penalty, no shoot-out kick; an own goal is listed for the side that benefits. */
export const isGoal = sql`e.type = 'Goal' and e.detail <> 'Missed Penalty'
  and e.comments is distinct from 'Penalty Shootout'`;

/** A match that starts late still counts as upcoming. */
const LATE_MS = 4 * 3_600_000;

/** TEAM-02: live matches of the team, then its last results, newest first; upcoming matches fill the rest. */
export async function listTeamMatches(
  db: Db,
  { teamId, now, limit }: { teamId: number; now: number; limit: number },
): Promise<Match[]> {
  const sides = (which: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
    const side = (column: string) => sql`(
      select api_id, kickoff from matches where ${sql.ref(column)} = ${teamId} and ${which}
      order by ${order} limit ${limit})`;
    return sql<{ api_id: number }>`
      select api_id from (${side('home_id')} union all ${side('away_id')}) as m
      order by ${order} limit ${limit}`.execute(db);
  };
  const [live, ended, coming] = await Promise.all([
    sql<{ api_id: number }>`
      select api_id from matches
      where status_short in (${sql.join(liveCodes)}) and ${teamId}::int in (home_id, away_id)
      order by kickoff, api_id`.execute(db),
    sides(
      sql`status_short in (${sql.join(resultCodes)}) and kickoff <= ${new Date(now)}`,
      sql`kickoff desc, api_id desc`,
    ),
    sides(
      sql`status_short not in (${sql.join(notScheduledCodes)})
        and kickoff >= ${new Date(now - LATE_MS)}`,
      sql`kickoff, api_id`,
    ),
  ]);
  const ids = [live, ended, coming].flatMap(({ rows }) => rows.map((row) => row.api_id)).slice(0, limit);
  return listMatchesInOrder(db, ids);
}

/** Matches in the order of the given ids; unknown ids are left out. */
export async function listMatchesInOrder(db: Db, ids: readonly number[]): Promise<Match[]> {
  if (ids.length === 0) return [];
  const rows = await selectMatches(db).where('m.api_id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.api_id, toMatch(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type TeamResult = SideResult & { matchId: number };

/** The finished matches of one team in one season, in one competition or all of them, oldest first. */
export async function listTeamResults(
  db: Db,
  { teamId, season, competitionId }: { teamId: number; season: number; competitionId?: number | undefined },
): Promise<TeamResult[]> {
  // A season's label is a year near it (quirk 24); the bounds limit the index scan to these years of a long history.
  const side = (column: string) => sql`
    select api_id, home_id, kickoff, home_goals, away_goals, winner from matches
    where ${sql.ref(column)} = ${teamId} and season = ${season}
      and (${competitionId ?? null}::int is null or competition_id = ${competitionId ?? null}::int)
      and status_short in (${sql.join(resultCodes)})
      and kickoff >= make_date(${season - 4}::int, 1, 1) and kickoff < make_date(${season + 4}::int, 1, 1)`;
  const { rows } = await sql<{
    api_id: number;
    home_id: number;
    home_goals: number | null;
    away_goals: number | null;
    winner: Result['winner'];
  }>`select * from (${side('home_id')} union all ${side('away_id')}) as m order by kickoff, api_id`.execute(
    db,
  );
  return rows.flatMap((row) => {
    const seen = seenFrom(row.home_id === teamId ? 'home' : 'away', {
      goals: { home: row.home_goals, away: row.away_goals },
      winner: row.winner,
    });
    return seen ? [{ ...seen, matchId: row.api_id }] : [];
  });
}

/** The minutes of a team's goals in some matches, and of those it conceded. */
export async function listTeamGoalMinutes(
  db: Db,
  { teamId, matchIds }: { teamId: number; matchIds: readonly number[] },
): Promise<{ scored: MinuteCount[]; conceded: MinuteCount[] }> {
  const { rows } = await sql<MinuteCount & { own: boolean }>`
    select e.team_id = ${teamId} as own, e.elapsed, count(*) as goals
    from match_events e where e.match_id = any(${matchIds}::int[]) and ${isGoal}
    group by 1, 2`.execute(db);
  return { scored: rows.filter(({ own }) => own), conceded: rows.filter(({ own }) => !own) };
}
