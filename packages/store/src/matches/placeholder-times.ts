import { sql } from 'kysely';
import { placeholderRule } from '@safira/football/matches/kickoff';
import type { Db } from '../db.ts';

/**
 * HOME-12, quirk 21: marks the unconfirmed kick-offs of a season by the rule of `isKickoffConfirmed`, and unmarks those
 * that are confirmed now; returns the ids of both. Call it after the season's matches were stored, because the rule
 * considers whole rounds.
 */
export async function savePlaceholderTimes(
  db: Db,
  { competitionId, season, now }: { competitionId: number; season: number; now: number },
): Promise<number[]> {
  const { settledMs, fewestAtOnce, shareAtOnce } = placeholderRule;
  const { rows } = await sql<{ id: number }>`
    with counted as (
      select api_id, status_short in ('NS', 'TBD') and round is not null
          and kickoff > ${new Date(now + settledMs)}::timestamptz as is_ahead,
        count(*) over (partition by round, kickoff) as at_once,
        count(*) over (partition by round) as in_round
      from matches where competition_id = ${competitionId} and season = ${season}
    ), judged as (
      select api_id, is_ahead and at_once >= ${fewestAtOnce}::int
        and at_once >= in_round * ${shareAtOnce}::float8 as is_placeholder
      from counted
    )
    update matches m set has_placeholder_time = j.is_placeholder
    from judged j
    where m.api_id = j.api_id and m.has_placeholder_time is distinct from j.is_placeholder
    returning m.api_id as id`.execute(db);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}
