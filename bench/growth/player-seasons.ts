import type pg from 'pg';
import type { PlayerNumbers } from '@safira/football/observed/records';

/** A career does not grow with the history that is stored: three seasons for each player. */
const SEASONS = 3;

const numbers: PlayerNumbers = {
  offsides: 3,
  shots: { total: 40, on: 18 },
  goals: { total: 6, conceded: 0, assists: 4, saves: 0 },
  passes: { total: 900, key: 30, accuracy: 84 },
  tackles: { total: 32, blocks: 5, interceptions: 21 },
  duels: { total: 240, won: 130 },
  dribbles: { attempts: 50, success: 27, past: 11 },
  fouls: { drawn: 25, committed: 28 },
  cards: { yellow: 4, yellowred: 0, red: 0 },
  penalty: { won: 1, committed: 0, scored: 1, missed: 0, saved: 0 },
};

/** The provider's sums of every new player (`growth.people`), up to the newest season of the player's team. */
export async function savePlayerSeasons(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into player_seasons (player_id, competition_id, season, team_id, appearances, lineups, minutes, goals,
      assists, position, rating, is_captain, substitutes, numbers)
    select id, competition_id, season - n, team_id, 30, 25, 2200 + id % 400, id % 20, id % 11, 'midfielder',
      6.5 + (id % 100) / 100.0, false, '{"in": 5, "out": 9, "bench": 8}', $1
    from growth.people, generate_series(0, ${SEASONS - 1}) as n`,
    [JSON.stringify(numbers)],
  );
  await client.query('set session_replication_role = default');
}
