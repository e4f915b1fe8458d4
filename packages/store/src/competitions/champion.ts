import { sql } from 'kysely';
import { clubAbroad } from '@safira/arabic/names/club-abroad';
import type { TeamRef } from '@safira/contract/parts';
import { resultCodes } from '@safira/football/matches/status-codes';
import type { Db } from '../db.ts';
import { pictureAddress } from '../media/media.ts';

type Row = {
  id: number;
  slug: string;
  name: string;
  arabic_name: string;
  picture: string | null;
  country: string | null;
  competition_country: string;
};

/**
 * Who won the only final of a cup's season; undefined before it is played. The final of a league may decide who is
 * promoted, and of a final in two legs the winner of the second may have lost: neither names a champion.
 */
export async function findChampion(
  db: Db,
  { competitionId, season }: { competitionId: number; season: number },
): Promise<TeamRef | undefined> {
  const { rows } = await sql<Row>`
    with finals as (
      select case winner when 'home' then home_id when 'away' then away_id end as team_id, status_short
      from matches where competition_id = ${competitionId} and season = ${season} and round = 'Final' limit 2)
    select t.api_id as id, t.slug, t.name, t.arabic_name, t.picture, t.country, c.country as competition_country
    from finals f join teams t on t.api_id = f.team_id
    join competitions c on c.api_id = ${competitionId} and c.type = 'cup'
    where f.status_short in (${sql.join(resultCodes)}) and (select count(*) from finals) = 1`.execute(db);
  const [row] = rows;
  return (
    row && {
      id: row.id,
      _id: row.slug,
      name: clubAbroad(
        { name: row.arabic_name, originalName: row.name, country: row.country },
        row.competition_country,
      ),
      originalName: row.name,
      logo: pictureAddress(row.picture, 'small'),
    }
  );
}
