import { sql } from 'kysely';
import type { ObservedInjury } from '@safira/football/observed/records';
import type { Db } from '../db.ts';
import { savePeople } from './people.ts';

/** Replaces the list of one season: players who are fit again are removed, even if the new list is empty. */
export async function saveInjuries(
  db: Db,
  { competitionId, season }: { competitionId: number; season: number },
  injuries: readonly ObservedInjury[],
): Promise<void> {
  const unique = [...new Map(injuries.map((one) => [`${one.player.id} ${one.matchId}`, one])).values()];
  await savePeople(
    db,
    unique.map(({ player }) => player),
  );
  await sql`
    with incoming as (
      select * from unnest(
        ${unique.map(({ player }) => player.id)}::int[],
        ${unique.map(({ matchId }) => matchId)}::int[],
        ${unique.map(({ teamId }) => teamId)}::int[],
        ${unique.map(({ type }) => type)}::text[],
        ${unique.map(({ reason }) => reason)}::text[]) as t (player_id, match_id, team_id, type, reason)
    ), gone as (
      delete from injuries i
      where i.competition_id = ${competitionId} and i.season = ${season} and not exists (
        select from incoming t where t.player_id = i.player_id and t.match_id is not distinct from i.match_id)
    )
    insert into injuries as i (competition_id, season, player_id, match_id, team_id, type, reason)
    select ${competitionId}::int, ${season}::int, incoming.* from incoming
    on conflict (competition_id, season, player_id, match_id) do update set
      team_id = excluded.team_id, type = excluded.type, reason = excluded.reason
    where (i.team_id, i.type, i.reason) is distinct from (excluded.team_id, excluded.type, excluded.reason)`.execute(
    db,
  );
}
