import { sql } from 'kysely';
import type { ObservedPlayerSeason } from '@safira/football/observed/records';
import type { Db } from '../db.ts';
import { savePlayers } from './players.ts';

/** Saves new or changed players with the provider's sums of their seasons. Seasons that are left out stay. */
export async function savePlayerSeasons(db: Db, observed: readonly ObservedPlayerSeason[]): Promise<void> {
  if (observed.length === 0) return;
  const players = observed.map(({ player }) => player);
  await savePlayers(db, players);
  await sql`
    update players p set is_injured = t.is_injured
    from unnest(
      ${players.map(({ id }) => id)}::int[],
      ${players.map(({ isInjured }) => isInjured)}::bool[]) as t (id, is_injured)
    where p.api_id = t.id and p.is_injured is distinct from t.is_injured`.execute(db);
  const all = observed.flatMap(({ player, seasons }) =>
    seasons.map((one) => ({ playerId: player.id, ...one })),
  );
  const rows = [
    ...new Map(
      all.map((row) => [`${row.playerId} ${row.competitionId} ${row.season} ${row.teamId}`, row]),
    ).values(),
  ];
  if (rows.length === 0) return;
  await sql`
    insert into player_seasons as s (player_id, competition_id, season, team_id, appearances, lineups, minutes,
      goals, assists, position, rating, is_captain, substitutes, numbers)
    select * from unnest(
      ${rows.map(({ playerId }) => playerId)}::int[],
      ${rows.map(({ competitionId }) => competitionId)}::int[],
      ${rows.map(({ season }) => season)}::int[],
      ${rows.map(({ teamId }) => teamId)}::int[],
      ${rows.map(({ appearances }) => appearances)}::int[],
      ${rows.map(({ lineups }) => lineups)}::int[],
      ${rows.map(({ minutes }) => minutes)}::int[],
      ${rows.map(({ numbers }) => numbers.goals.total)}::int[],
      ${rows.map(({ numbers }) => numbers.goals.assists)}::int[],
      ${rows.map(({ position }) => position)}::text[],
      ${rows.map(({ rating }) => rating)}::float8[],
      ${rows.map(({ isCaptain }) => isCaptain)}::bool[],
      ${rows.map(({ substitutes }) => JSON.stringify(substitutes))}::jsonb[],
      ${rows.map(({ numbers }) => JSON.stringify(numbers))}::jsonb[])
    on conflict (player_id, competition_id, season, team_id) do update set
      appearances = excluded.appearances, lineups = excluded.lineups, minutes = excluded.minutes,
      goals = excluded.goals, assists = excluded.assists, position = excluded.position, rating = excluded.rating,
      is_captain = excluded.is_captain, substitutes = excluded.substitutes, numbers = excluded.numbers
    where s is distinct from excluded`.execute(db);
}
