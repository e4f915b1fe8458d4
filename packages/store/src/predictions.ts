import { sql } from 'kysely';
import type { ObservedPrediction } from '@safira/football/records';
import type { Db } from './db.ts';

/** DLG-04: what the provider expects of a match, when new or different. */
export async function savePrediction(db: Db, prediction: ObservedPrediction): Promise<void> {
  const { matchId, winnerId, percent, advice } = prediction;
  await sql`
    insert into predictions as p (match_id, winner_id, home_percent, draw_percent, away_percent, advice)
    values (${matchId}, ${winnerId}, ${percent.home}, ${percent.draw}, ${percent.away}, ${advice})
    on conflict (match_id) do update set
      winner_id = excluded.winner_id, home_percent = excluded.home_percent,
      draw_percent = excluded.draw_percent, away_percent = excluded.away_percent, advice = excluded.advice
    where p is distinct from excluded`.execute(db);
}

export async function findPrediction(db: Db, matchId: number): Promise<ObservedPrediction | undefined> {
  const row = await db
    .selectFrom('predictions')
    .selectAll()
    .where('match_id', '=', matchId)
    .executeTakeFirst();
  return (
    row && {
      matchId,
      winnerId: row.winner_id,
      percent: { home: row.home_percent, draw: row.draw_percent, away: row.away_percent },
      advice: row.advice,
    }
  );
}
