import { sql } from 'kysely';
import { absenceLabel, absenceReason } from '@safira/arabic/terms/absences';
import type { Absence } from '@safira/contract/teams/teams';
import type { Db } from '../db.ts';
import { pictureAddress } from '../media/media.ts';

const DAY_MS = 86_400_000;
/** How long those who missed the last match still count as out, if the list of the next one is not known yet. */
const SINCE_LAST_MS = 10 * DAY_MS;

type Row = {
  api_id: number;
  name: string;
  arabic_name: string;
  picture: string | null;
  type: string;
  reason: string | null;
};

/** TEAM-02: who is out of the team's next match that has a list, else of its last one. */
export async function listAbsences(
  db: Db,
  { teamId, now }: { teamId: number; now: number },
): Promise<Absence[]> {
  const side = (column: string) => sql`
    select api_id, kickoff from matches
    where ${sql.ref(column)} = ${teamId}
      and kickoff between ${new Date(now - SINCE_LAST_MS)} and ${new Date(now + SINCE_LAST_MS)}`;
  const { rows } = await sql<Row>`
    with near as (${side('home_id')} union all ${side('away_id')}), chosen as (
      select api_id from near
      where exists (select from injuries i where i.match_id = near.api_id and i.team_id = ${teamId})
      order by kickoff < ${new Date(now)}, abs(extract(epoch from kickoff - ${new Date(now)}::timestamptz))
      limit 1
    )
    select p.api_id, p.name, p.arabic_name, p.picture, i.type, i.reason
    from chosen join injuries i on i.match_id = chosen.api_id and i.team_id = ${teamId}
    join players p on p.api_id = i.player_id
    order by p.arabic_name, p.api_id`.execute(db);
  return rows.map((row) => ({
    player: {
      id: row.api_id,
      name: row.arabic_name,
      originalName: row.name,
      photo: pictureAddress(row.picture, 'small'),
    },
    certainty: absenceLabel(row.type),
    reason: absenceReason(row.reason),
  }));
}
