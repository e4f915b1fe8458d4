import { type RawBuilder, sql } from 'kysely';
import type { MinuteCount, ScoreCount } from '@safira/football/competitions/analytics';
import type { Result } from '@safira/football/teams/form';
import { liveCodes, resultCodes } from '@safira/football/matches/status-codes';
import type { Db } from '../db.ts';
import { isGoal } from '../teams/matches.ts';

/** Which finished matches are counted: those of a season, or those that kicked off within a time span. */
type Counted =
  | { competitionId: number; season: number }
  | { from: number; to: number; competitionId?: number | undefined };

/** How often each final score occurred; a few dozen rows, however many matches there are. */
export async function listScores(db: Db, counted: Counted): Promise<ScoreCount[]> {
  return scoresOf(db, sql`from matches m where ${conditionOf(counted)}`);
}

/** How many goals were scored in each minute, some two hundred rows at most. */
export async function listGoalMinutes(db: Db, counted: Counted): Promise<MinuteCount[]> {
  const { rows } = await sql<MinuteCount>`
    select e.elapsed, count(*) as goals
    from matches m join match_events e on e.match_id = m.api_id and ${isGoal}
    where ${conditionOf(counted)} and ${hasResult}
    group by 1`.execute(db);
  return rows;
}

type Overview = {
  competitions: number;
  teams: number;
  players: number;
  matches: number;
  liveMatches: number;
};

/** API-05: totals of the current seasons; past seasons do not make it slower. */
export async function findOverview(db: Db): Promise<Overview & { scores: ScoreCount[] }> {
  const [counts, scores] = await Promise.all([
    sql<Overview>`
      with current as (${currentSeasons}),
      own as (select m.home_id, m.away_id from current join matches m using (competition_id, season)),
      playing as (select home_id as id from own union select away_id from own)
      select (select count(*) from current) as competitions,
        (select count(*) from playing) as teams,
        (select count(distinct s.player_id) from playing join squads s on s.team_id = playing.id) as players,
        (select count(*) from own) as matches,
        (select count(*) from matches where status_short in (${sql.join(liveCodes)})) as "liveMatches"
    `.execute(db),
    scoresOf(
      db,
      sql`from (${currentSeasons}) as current join matches m using (competition_id, season) where true`,
    ),
  ]);
  return { ...counts.rows[0]!, scores };
}

/** The current season of each competition. */
const currentSeasons = sql`
  select c.api_id as competition_id, coalesce(max(s.season), c.season) as season
  from competitions c left join seasons s on s.competition_id = c.api_id and s.is_current
  group by c.api_id`;

/** The label of a team's current season: that of its league, else of its last or its next match. */
export async function findTeamSeason(db: Db, teamId: number, now: number): Promise<number | undefined> {
  const nearest = (isNear: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
    const side = (column: string) => sql`(
      select season, kickoff from matches where ${sql.ref(column)} = ${teamId} and ${isNear}
      order by ${order} limit 1)`;
    return sql`(select season from (${side('home_id')} union all ${side('away_id')}) as m order by ${order} limit 1)`;
  };
  const { rows } = await sql<{ season: number | null }>`
    select coalesce(
      (select max(s.season) from standings t
        join seasons s on s.competition_id = t.competition_id and s.season = t.season and s.is_current
        where t.team_id = ${teamId}),
      ${nearest(sql`kickoff <= ${new Date(now)}`, sql`kickoff desc`)},
      ${nearest(sql`kickoff > ${new Date(now)}`, sql`kickoff`)},
      (select max(season) from seasons where is_current)) as season`.execute(db);
  return rows[0]?.season ?? undefined;
}

const hasResult = sql`m.status_short in (${sql.join(resultCodes)})`;

function conditionOf(counted: Counted) {
  if ('season' in counted)
    return sql`m.competition_id = ${counted.competitionId} and m.season = ${counted.season}`;
  const { from, to, competitionId = null } = counted;
  return sql`m.kickoff >= ${new Date(from)} and m.kickoff < ${new Date(to)}
    and (${competitionId}::int is null or m.competition_id = ${competitionId}::int)`;
}

async function scoresOf(db: Db, fromWhere: RawBuilder<unknown>): Promise<ScoreCount[]> {
  const { rows } = await sql<{
    home: number | null;
    away: number | null;
    winner: Result['winner'];
    matches: number;
  }>`
    select m.home_goals as home, m.away_goals as away, m.winner, count(*) as matches
    ${fromWhere} and ${hasResult}
    group by 1, 2, 3`.execute(db);
  return rows.map(({ home, away, winner, matches }) => ({ goals: { home, away }, winner, matches }));
}
