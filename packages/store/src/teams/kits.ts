import { sql } from 'kysely';
import { type Kit, knownKit } from '@safira/football/drawings/kits';
import { resultCodes } from '@safira/football/matches/status-codes';
import type { Db } from '../db.ts';

/** Line-ups are read back to the last one with colours, of so many matches at home at most. */
const MOST_MATCHES = 3;

/** What teams wear, by id; null where it is not known. */
export type Colours = ReadonlyMap<number, Kit | null>;

/** What each team wears: as its last line-ups say, of a national team those of its flag. */
export async function listColours(
  db: Db,
  teams: readonly { id: number; originalName: string }[],
): Promise<Colours> {
  const unique = new Map(teams.map(({ id, originalName }) => [id, originalName]));
  const reported = await listReportedKits(db, [...unique.keys()]);
  return new Map(
    [...unique].map(([id, originalName]) => [
      id,
      knownKit({ originalName, colours: reported.get(id) ?? null }),
    ]),
  );
}

/** From the last matches at home; teams whose line-ups have no colours are left out. */
async function listReportedKits(db: Db, teamIds: readonly number[]): Promise<Map<number, Kit>> {
  if (teamIds.length === 0) return new Map();
  const { rows } = await sql<{ team_id: number; kit: Kit }>`
    select t.id as team_id, worn.kit
    from unnest(${teamIds}::int[]) as t (id), lateral (
      select l -> 'colours' as kit
      from (
        select api_id, kickoff from matches
        where home_id = t.id and status_short in (${sql.join(resultCodes)})
        order by kickoff desc limit ${MOST_MATCHES}) as m
      join match_details d on d.match_id = m.api_id,
      jsonb_array_elements(d.lineups) as l
      where (l ->> 'teamId')::int = t.id and l -> 'colours' <> 'null'
      order by m.kickoff desc limit 1) as worn`.execute(db);
  return new Map(rows.map((row) => [row.team_id, row.kit]));
}
