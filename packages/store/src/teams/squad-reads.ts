import { sql } from 'kysely';
import { countryName } from '@safira/arabic/names/countries';
import type { Answer } from '@safira/contract/endpoint';
import type { getSquad } from '@safira/contract/teams/teams';
import type { Position } from '@safira/football/observed/records';
import type { Db } from '../db.ts';
import { pictureAddress } from '../media/media.ts';
import { listAbsences } from './absences.ts';

type Squad = Answer<typeof getSquad>['data'];
type PersonRow = { api_id: number; name: string; arabic_name: string; picture: string | null };

type PlayerRow = PersonRow & {
  number: number | null;
  position: Position | null;
  age: number | null;
  nationality: string | null;
};

/** TEAM-02: the players of a team, from the goalkeeper forward and by number, the coach, and who is out. */
export async function findSquad(db: Db, { teamId, now }: { teamId: number; now: number }): Promise<Squad> {
  const [players, coaches, absences] = await Promise.all([
    sql<PlayerRow>`
      select p.api_id, p.name, p.arabic_name, p.picture, s.number, s.position, p.nationality,
        extract(year from age(${new Date(now)}::timestamptz::date, p.birth_date))::int as age
      from squads s join players p on p.api_id = s.player_id
      where s.team_id = ${teamId}
      order by array_position(array['goalkeeper', 'defender', 'midfielder', 'attacker'], s.position) nulls last,
        s.number nulls last, p.api_id`.execute(db),
    // There is at most one, except around a change of coach: then the higher id is the new coach.
    sql<PersonRow>`
      select api_id, name, arabic_name, picture from coaches where team_id = ${teamId}
      order by api_id desc limit 1`.execute(db),
    listAbsences(db, { teamId, now }),
  ]);
  const [coach] = coaches.rows;
  return {
    squad: players.rows.map((row) => ({
      player: {
        ...toPerson(row),
        number: row.number,
        position: row.position,
        age: row.age,
        nationality: row.nationality,
        nationalityName: row.nationality === null ? null : (countryName(row.nationality) ?? null),
      },
    })),
    coach: coach ? toPerson(coach) : null,
    absences,
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
