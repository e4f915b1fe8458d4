import { sql } from 'kysely';
import type { Db } from '../db.ts';

export type PlayerSum = {
  player_id: number;
  competition_id: number;
  season: number;
  appearances: number;
  minutes: number;
  goals: number;
  assists: number;
  yellow: number;
  yellowred: number;
  red: number;
};

/** What an appearance adds. Without minutes it is not counted as one, but a card on the bench counts. */
type Counted = Omit<PlayerSum, 'appearances' | 'minutes'> & { minutes: number | null };

const counters = ['appearances', 'minutes', 'goals', 'assists', 'yellow', 'yellowred', 'red'] as const;

/**
 * Changes the season sums by the added and removed appearances. Differences, not new sums: two matches of one player
 * stored concurrently do not see each other, but both are added to the same row.
 */
export async function addToSums(
  trx: Db,
  { added, removed }: { added: readonly Counted[]; removed: readonly Counted[] },
): Promise<void> {
  const sums = new Map<string, PlayerSum>();
  for (const row of added) move(sums, row, 1);
  for (const row of removed) move(sums, row, -1);
  const moved = [...sums.values()].filter((sum) => counters.some((counter) => sum[counter] !== 0));
  if (moved.length === 0) return;
  const of = <K extends keyof PlayerSum>(key: K) => moved.map((sum) => sum[key]);
  // Always in the same order, so that two concurrent matches wait for each other instead of deadlocking.
  await sql`
    insert into player_sums as s (
      player_id, competition_id, season, appearances, minutes, goals, assists, yellow, yellowred, red)
    select * from unnest(
      ${of('player_id')}::int[], ${of('competition_id')}::int[], ${of('season')}::int[],
      ${of('appearances')}::int[], ${of('minutes')}::int[], ${of('goals')}::int[], ${of('assists')}::int[],
      ${of('yellow')}::int[], ${of('yellowred')}::int[], ${of('red')}::int[]) as t (player_id, competition_id, season)
    order by player_id, competition_id, season
    on conflict (player_id, competition_id, season) do update set
      appearances = s.appearances + excluded.appearances, minutes = s.minutes + excluded.minutes,
      goals = s.goals + excluded.goals, assists = s.assists + excluded.assists,
      yellow = s.yellow + excluded.yellow, yellowred = s.yellowred + excluded.yellowred,
      red = s.red + excluded.red`.execute(trx);
  await sql`
    delete from player_sums
    where player_id = any(${of('player_id')}::int[])
      and appearances = 0 and minutes = 0 and goals = 0 and assists = 0
      and yellow = 0 and yellowred = 0 and red = 0`.execute(trx);
}

export async function listPlayerSums(db: Db, playerId: number): Promise<PlayerSum[]> {
  return db
    .selectFrom('player_sums')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('season', 'desc')
    .orderBy('competition_id')
    .execute();
}

function move(sums: Map<string, PlayerSum>, row: Counted, sign: 1 | -1): void {
  const { player_id, competition_id, season } = row;
  const key = `${player_id} ${competition_id} ${season}`;
  const sum = sums.get(key) ?? {
    player_id,
    competition_id,
    season,
    appearances: 0,
    minutes: 0,
    goals: 0,
    assists: 0,
    yellow: 0,
    yellowred: 0,
    red: 0,
  };
  const counted = { ...row, appearances: row.minutes === null ? 0 : 1, minutes: row.minutes ?? 0 };
  for (const counter of counters) sum[counter] += sign * counted[counter];
  sums.set(key, sum);
}
