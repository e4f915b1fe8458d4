import { type Selectable, sql } from 'kysely';
import type { MatchEvent } from '@safira/contract/matches/matches';
import type { MatchObservation, ObservedEvent } from '@safira/football/observed/observation';
import { settleSubstitutions, type Side } from '@safira/football/matches/substitutions';
import type { Db } from '../db.ts';
import { arabicOfPerson } from '../players/people.ts';
import { listPlayerNames, type PlayerNames } from '../players/players.ts';
import type { MatchEvent as MatchEventRow } from '../tables/matches.ts';

type EventLists = ReadonlyMap<number, readonly ObservedEvent[]>;

/** The stored events of some matches, by match. */
export async function listEvents(db: Db, ids: readonly number[]): Promise<Map<number, ObservedEvent[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('match_events')
    .selectAll()
    .where('match_id', 'in', ids)
    .orderBy('match_id')
    .orderBy('position')
    .execute();
  const events = Map.groupBy(rows, (row) => row.match_id);
  return new Map([...events].map(([id, list]) => [id, list.map(toEvent)]));
}

const toEvent = (row: Selectable<MatchEventRow>): ObservedEvent => ({
  type: row.type,
  detail: row.detail,
  comments: row.comments,
  time: { elapsed: row.elapsed, extra: row.extra },
  team: { id: row.team_id },
  player: { id: row.player_id, name: row.player_name },
  assist: { id: row.assist_id, name: row.assist_name },
});

export const peopleOf = (events: readonly ObservedEvent[]) =>
  events
    .flatMap(({ player, assist }) => [player, assist])
    .flatMap(({ id, name }) => (id === null || !name ? [] : [{ id, name }]));

/** NAME-05: events with Arabic names next to the provider's. */
export async function withArabicNames(db: Db, lists: EventLists): Promise<Map<number, MatchEvent[]>> {
  const ids = [...lists.values()].flatMap((events) => peopleOf(events).map(({ id }) => id));
  const names = await listPlayerNames(db, [...new Set(ids)]);
  return new Map([...lists].map(([matchId, events]) => [matchId, nameEvents(events, names)]));
}

export function nameEvents(events: readonly ObservedEvent[], names: PlayerNames): MatchEvent[] {
  const named = ({ id, name }: ObservedEvent['player']): MatchEvent['player'] => {
    const known = id === null ? undefined : names.get(id);
    if (known) return { id, ...known };
    // Without an id there is no row that stores the Arabic name.
    const arabic = name && arabicOfPerson('player', { name, firstname: null, nationality: null }).text;
    return { id, name: arabic, originalName: name };
  };
  return events.map((event) => ({ ...event, player: named(event.player), assist: named(event.assist) }));
}

/** DLG-06: the same observations with substitutions settled by the stored line-ups. */
export async function withSettledEvents(
  db: Db,
  observations: readonly MatchObservation[],
): Promise<MatchObservation[]> {
  const ids = observations.flatMap(({ match }) => (match.events?.some(isSubstitution) ? [match.id] : []));
  const sides = await listSides(db, ids);
  return observations.map((observation) => {
    const { match } = observation;
    const lineups = sides.get(match.id);
    if (!match.events || !lineups) return observation;
    return { ...observation, match: { ...match, events: settleSubstitutions(match.events, lineups) } };
  });
}

const isSubstitution = ({ type }: ObservedEvent) => type.toLowerCase() === 'subst';

async function listSides(db: Db, ids: readonly number[]): Promise<Map<number, Side[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ match_id: number; sides: Side[] }>`
    select match_id, jsonb_agg(jsonb_build_object(
      'teamId', side -> 'teamId',
      'starters', jsonb_path_query_array(side, '$.starters[*].id'),
      'substitutes', jsonb_path_query_array(side, '$.substitutes[*].id'))) as sides
    from match_details, jsonb_array_elements(lineups) as side
    where match_id = any(${ids}::int[]) group by match_id`.execute(db);
  return new Map(rows.map((row) => [row.match_id, row.sides]));
}
