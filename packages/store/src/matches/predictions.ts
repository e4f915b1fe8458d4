import { sql } from 'kysely';
import { clubAbroad } from '@safira/arabic/names/club-abroad';
import type { TeamRef } from '@safira/contract/parts';
import type { ObservedPrediction } from '@safira/football/observed/records';
import type { Db } from '../db.ts';
import { pictureAddress } from '../media/media.ts';

/** DLG-04: saves the provider's prediction for a match, if new or changed. */
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

type Expected = { winner: TeamRef | null; percent: { home: number; draw: number; away: number } };

type ExpectedRow = {
  home: number | null;
  draw: number;
  away: number;
  id: number | null;
  slug: string;
  name: string;
  arabic_name: string;
  country: string | null;
  picture: string | null;
  competition_country: string;
};

/** DLG-04: the predicted winner; null without a prediction, undefined if there is no such match. */
export async function findExpected(db: Db, matchId: number): Promise<Expected | null | undefined> {
  const { rows } = await sql<ExpectedRow>`
    select p.home_percent as home, p.draw_percent as draw, p.away_percent as away,
      t.api_id as id, t.slug, t.name, t.arabic_name, t.country, t.picture, c.country as competition_country
    from matches m
    join competitions c on c.api_id = m.competition_id
    left join predictions p on p.match_id = m.api_id
    left join teams t on t.api_id = p.winner_id
    where m.api_id = ${matchId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  if (row.home === null) return null;
  const { id, slug, name: originalName, arabic_name, country, picture, competition_country } = row;
  const name = clubAbroad({ name: arabic_name, originalName, country }, competition_country);
  return {
    winner:
      id === null ? null : { id, _id: slug, name, originalName, logo: pictureAddress(picture, 'small') },
    percent: { home: row.home, draw: row.draw, away: row.away },
  };
}
