import { sql } from 'kysely';
import type { Db } from '../db.ts';

const DAY_MS = 86_400_000;

/** The volume of a UTC day: matches, their leagues, hours with at least one live match, and teams of current seasons. */
export async function findDayShape(
  db: Db,
  now: number,
): Promise<{ matches: number; playing: number; liveHours: number; teams: number }> {
  const from = new Date(Math.floor(now / DAY_MS) * DAY_MS);
  const to = new Date(from.getTime() + DAY_MS);
  const { rows } = await sql<{ matches: number; playing: number; live_hours: number; teams: number }>`
    with today as (
      select kickoff, competition_id from matches
      where kickoff >= ${from} and kickoff < ${to} and status_short not in ('PST', 'CANC', 'ABD'))
    select
      (select count(*)::int from today) as matches,
      (select count(distinct competition_id)::int from today) as playing,
      (select count(distinct hour)::int from today,
        generate_series(date_trunc('hour', kickoff), kickoff + interval '2 hours', interval '1 hour') as hour
        where hour < ${to}) as live_hours,
      (select count(distinct team_id)::int from standings
        join seasons using (competition_id, season) where is_current) as teams`.execute(db);
  const { matches, playing, live_hours: liveHours, teams } = rows[0]!;
  return { matches, playing, liveHours, teams };
}
