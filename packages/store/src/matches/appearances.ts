import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { ObservedAppearance, PlayerNumbers, Position } from '@safira/football/observed/records';
import type { Db } from '../db.ts';
import { mayWrite, type Saved, type WriteGuard } from '../coordination/leases.ts';
import { savePeople } from '../players/people.ts';
import { addToSums } from '../players/sums.ts';

/** One player's part in a match, as stored. */
export type AppearanceRow = {
  player_id: number;
  team_id: number;
  competition_id: number;
  season: number;
  minutes: number | null;
  goals: number;
  assists: number;
  yellow: number;
  yellowred: number;
  red: number;
  rating: number | null;
  number: number | null;
  position: Position | null;
  is_captain: boolean;
  is_substitute: boolean;
  numbers: PlayerNumbers;
};

const APPEARANCES_LOCK = 7_251_003;

/**
 * Replaces all appearances of a match; the season sums change by the difference, in the same transaction.
 * An empty list changes nothing.
 */
export async function saveAppearances(
  db: Db,
  guard: WriteGuard,
  appearances: readonly ObservedAppearance[],
): Promise<Saved> {
  const { matchId } = guard;
  if (appearances.length === 0) return 'same';
  // Before the transaction, so that it locks no player row that the write of another match may be waiting for.
  await savePeople(
    db,
    appearances.map(({ player }) => player),
  );
  return db.transaction().execute(async (trx) => {
    // One writer per match: the difference must be taken from the rows that are really stored.
    await sql`select pg_advisory_xact_lock(${APPEARANCES_LOCK}, ${matchId})`.execute(trx);
    if (!(await mayWrite(trx, guard))) return 'refused';
    const match = await trx
      .selectFrom('matches')
      .select(['competition_id', 'season'])
      .where('api_id', '=', matchId)
      .executeTakeFirstOrThrow();
    const before = await listAppearances(trx, matchId);
    const after = new Map(appearances.map((one) => [one.player.id, toRow(one, match)]));
    const changed = [...after.values()].filter((row) => !isDeepStrictEqual(before.get(row.player_id), row));
    const gone = [...before.values()].filter((row) => !after.has(row.player_id));
    if (changed.length === 0 && gone.length === 0) return 'same';
    const replaced = changed.flatMap((row) => before.get(row.player_id) ?? []);
    await deleteAppearances(
      trx,
      matchId,
      gone.map((row) => row.player_id),
    );
    await upsertAppearances(trx, matchId, changed);
    await addToSums(trx, { added: changed, removed: [...replaced, ...gone] });
    return 'changed';
  });
}

export async function listAppearances(db: Db, matchId: number): Promise<Map<number, AppearanceRow>> {
  const { rows } = await sql<AppearanceRow>`
    select player_id, team_id, competition_id, season, minutes, goals, assists, yellow, yellowred, red,
      rating, number, position, is_captain, is_substitute, numbers
    from appearances where match_id = ${matchId}`.execute(db);
  return new Map(rows.map((row) => [row.player_id, row]));
}

function toRow(
  { teamId, player, numbers, ...rest }: ObservedAppearance,
  match: { competition_id: number; season: number },
): AppearanceRow {
  return {
    player_id: player.id,
    team_id: teamId,
    competition_id: match.competition_id,
    season: match.season,
    minutes: rest.minutes,
    goals: numbers.goals.total,
    assists: numbers.goals.assists,
    yellow: numbers.cards.yellow,
    yellowred: numbers.cards.yellowred,
    red: numbers.cards.red,
    rating: rest.rating,
    number: rest.number,
    position: rest.position,
    is_captain: rest.isCaptain,
    is_substitute: rest.isSubstitute,
    numbers,
  };
}

async function deleteAppearances(trx: Db, matchId: number, players: readonly number[]): Promise<void> {
  if (players.length === 0) return;
  await sql`
    delete from appearances where match_id = ${matchId} and player_id = any(${players}::int[])`.execute(trx);
}

async function upsertAppearances(trx: Db, matchId: number, rows: readonly AppearanceRow[]): Promise<void> {
  if (rows.length === 0) return;
  const of = <K extends keyof AppearanceRow>(key: K) => rows.map((row) => row[key]);
  await sql`
    insert into appearances (match_id, player_id, team_id, competition_id, season, minutes, goals, assists,
      yellow, yellowred, red, rating, number, position, is_captain, is_substitute, numbers)
    select ${matchId}::int, * from unnest(
      ${of('player_id')}::int[], ${of('team_id')}::int[], ${of('competition_id')}::int[], ${of('season')}::int[],
      ${of('minutes')}::int[], ${of('goals')}::int[], ${of('assists')}::int[], ${of('yellow')}::int[],
      ${of('yellowred')}::int[], ${of('red')}::int[], ${of('rating')}::float8[], ${of('number')}::int[],
      ${of('position')}::text[], ${of('is_captain')}::bool[], ${of('is_substitute')}::bool[],
      ${rows.map(({ numbers }) => JSON.stringify(numbers))}::jsonb[])
    on conflict (match_id, player_id) do update set
      team_id = excluded.team_id, competition_id = excluded.competition_id, season = excluded.season,
      minutes = excluded.minutes, goals = excluded.goals, assists = excluded.assists, yellow = excluded.yellow,
      yellowred = excluded.yellowred, red = excluded.red, rating = excluded.rating, number = excluded.number,
      position = excluded.position, is_captain = excluded.is_captain, is_substitute = excluded.is_substitute,
      numbers = excluded.numbers`.execute(trx);
}
