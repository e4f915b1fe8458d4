import { sql } from 'kysely';
import type { ObservedStandings } from '@safira/football/records';
import type { Db } from './db.ts';
import { saveTeams } from './teams.ts';

/** A table as a whole: only rows that differ are written, those it no longer has are gone. No groups are no news. */
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
  // One statement: a reader sees the table before or after, never half of each.
  await sql`
    with told as (
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
        and (group_order, position) not in (select group_order, position from told)
    )
    insert into standings as s (competition_id, season, group_order, position, group_name, rank, team_id, points,
      goals_diff, played, win, draw, lose, goals_for, goals_against, form, status, description, home, away)
    select ${competitionId}::int, ${season}::int, told.* from told order by group_order, position
    on conflict (competition_id, season, group_order, position) do update set
      group_name = excluded.group_name, rank = excluded.rank, team_id = excluded.team_id,
      points = excluded.points, goals_diff = excluded.goals_diff, played = excluded.played, win = excluded.win,
      draw = excluded.draw, lose = excluded.lose, goals_for = excluded.goals_for,
      goals_against = excluded.goals_against, form = excluded.form, status = excluded.status,
      description = excluded.description, home = excluded.home, away = excluded.away
    where s is distinct from excluded`.execute(db);
}

/** The table only names its teams; what their own profile or matches said of them stands. */
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
