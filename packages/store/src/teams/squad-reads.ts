import { sql } from 'kysely';
import type { Answer } from '@safira/contract/endpoint';
import type { getSquad } from '@safira/contract/teams/teams';
import type { Position } from '@safira/football/records';
import type { Db } from '../db.ts';
import { pictureAddress } from '../media/media.ts';

type Squad = Answer<typeof getSquad>['data'];
type PersonRow = { api_id: number; name: string; arabic_name: string; picture: string | null };

/** TEAM-02: the players of a team, from the goalkeeper forward and by number, and the coach. */
export async function findSquad(db: Db, teamId: number): Promise<Squad> {
  const [players, coaches] = await Promise.all([
    sql<PersonRow & { number: number | null; position: Position | null }>`
      select p.api_id, p.name, p.arabic_name, p.picture, s.number, s.position
      from squads s join players p on p.api_id = s.player_id
      where s.team_id = ${teamId}
      order by array_position(array['goalkeeper', 'defender', 'midfielder', 'attacker'], s.position) nulls last,
        s.number nulls last, p.api_id`.execute(db),
    // There is at most one, except around a change of coach: then the higher id is the new coach.
    sql<PersonRow>`
      select api_id, name, arabic_name, picture from coaches where team_id = ${teamId}
      order by api_id desc limit 1`.execute(db),
  ]);
  const [coach] = coaches.rows;
  return {
    squad: players.rows.map((row) => ({
      player: { ...toPerson(row), number: row.number, position: row.position },
    })),
    coach: coach ? toPerson(coach) : null,
  };
}

function toPerson(row: PersonRow) {
  return {
    id: row.api_id,
    name: row.arabic_name,
    originalName: row.name,
    photo: pictureAddress(row.picture, 'small'),
  };
}
