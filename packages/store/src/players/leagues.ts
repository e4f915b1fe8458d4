import { sql } from 'kysely';
import { playerLeague } from '@safira/football/players/player-league';
import { liveCodes, resultCodes } from '@safira/football/matches/status-codes';
import type { Db } from '../db.ts';

/** DLG-15 */
const LAST_MATCHES = 10;

type Side = 'home' | 'away';

/** DLG-15: the league of each side's players; one query that reads ten index rows per team for home and for away. */
export async function findPlayerLeagues(
  db: Db,
  { matchId, now }: { matchId: number; now: number },
): Promise<Record<Side, number>> {
  const codes = [...liveCodes, ...resultCodes];
  const last = (column: string) => sql`(
    select competition_id, kickoff, api_id from matches
    where ${sql.ref(column)} = s.team_id and kickoff <= ${new Date(now)}
      and status_short = any(${codes}::text[])
    order by kickoff desc limit ${LAST_MATCHES})`;
  const { rows } = await sql<{ side: Side; country: string | null; played: number[] }>`
    select s.side, t.country, array(
      select competition_id from (${last('home_id')} union all ${last('away_id')}) as both_sides
      order by kickoff desc, api_id desc limit ${LAST_MATCHES}) as played
    from matches m
    cross join lateral (values ('home', m.home_id), ('away', m.away_id)) as s (side, team_id)
    join teams t on t.api_id = s.team_id
    where m.api_id = ${matchId}`.execute(db);
  const of = (side: Side) =>
    playerLeague(rows.find((row) => row.side === side) ?? { played: [], country: null });
  return { home: of('home'), away: of('away') };
}
