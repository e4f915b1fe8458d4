import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { NamedKind } from '@safira/contract/newsroom/names';
import { connectAs, testDatabase } from '@safira/testkit/database';
import { aPerson } from '@safira/testkit/records';
import { saveCompetitions } from '../../src/competitions/competitions.ts';
import type { Db } from '../../src/db.ts';
import { correctName } from '../../src/names/correct-name.ts';
import { savePlayers } from '../../src/players/players.ts';
import { saveCoaches } from '../../src/teams/coaches.ts';
import { saveTeams } from '../../src/teams/teams.ts';
import { saveVenues } from '../../src/teams/venues.ts';

const { db, owner } = await testDatabase();
const editors = connectAs('api', db);
const NOW = new Date('2026-11-21T17:00:00Z');
const names = { name: 'Xqvert Zzolp', firstname: 'Xqvert', lastname: 'Zzolp', nationality: 'Norway' };
const FIRST = aPerson({ id: 9, ...names });
const SECOND = aPerson({ id: 1009, ...names });

let editor = 0;
beforeEach(async () => {
  await sql`truncate players, player_aliases, name_overrides, users cascade`.execute(owner);
  await savePlayers(db, [FIRST, SECOND]);
  const { rows } = await sql<{ id: number }>`
    insert into users (public_id, email, email_key, name, password, created_at)
    values ('u-1', 'a@example.com', 'a@example.com', 'منى', 'none', ${NOW}) returning id`.execute(owner);
  editor = rows[0]!.id;
});

const stored = async (id: number) =>
  owner
    .selectFrom('players')
    .select(['arabic_name as arabic', 'name_how as how', 'height'])
    .where('api_id', '=', id)
    .executeTakeFirstOrThrow();

const correct = async (arabic: string) => {
  const seen = (await stored(9)).arabic;
  return correctName(editors, { kind: 'player', id: 9, arabic, seen, userId: editor, now: NOW });
};

/** Until so many connections wait for a lock in this database. */
async function waiting(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(distinct pid)::int as count from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`.execute(owner);
      return rows[0]!.count;
    })
    .toBe(count);
}

test('OURS-24: a player who has a second id is renamed under both', async () => {
  await sql`insert into player_aliases (second_id, player_id) values (1009, 9)`.execute(owner);
  expect(await correct('إكسفرت زولب')).toBe('saved');
  const renamed = { arabic: 'إكسفرت زولب', how: 'override' };
  expect([await stored(9), await stored(1009)]).toMatchObject([renamed, renamed]);
  await savePlayers(db, [{ ...SECOND, height: 180 }]);
  expect(await stored(1009)).toMatchObject({ ...renamed, height: 180 });
});

const league = (logo: string) => ({ id: 9, name: 'Xqvert', country: 'Norway', logo, season: 2026 });
const city = { name: 'Xqvert Park', city: 'Zzolp', country: 'Norway' };

/** What a sync stores of each kind: `later` differs from what the first one stored. */
const syncs: Record<NamedKind, (sync: Db, isLater: boolean) => Promise<unknown>> = {
  player: (sync, isLater) => savePlayers(sync, [{ ...FIRST, height: isLater ? 180 : 175 }]),
  coach: (sync, isLater) => saveCoaches(sync, [{ ...FIRST, height: isLater ? 180 : 175, teamId: null }]),
  club: (sync, isLater) => saveTeams(sync, [league(isLater ? 'new.png' : 'old.png')]),
  competition: (sync, isLater) => saveCompetitions(sync, [league(isLater ? 'new.png' : 'old.png')]),
  stadium: (sync) => saveVenues(sync, [city]),
};
const tables = {
  player: 'players',
  coach: 'coaches',
  club: 'teams',
  competition: 'competitions',
  stadium: 'venues',
} as const;

test.each(Object.keys(syncs) as NamedKind[])(
  'OURS-24: a sync that read the name of a %s before a correction and stores its own after it does not undo it',
  async (kind) => {
    await sql`truncate coaches, teams, competitions, venues restart identity cascade`.execute(owner);
    const table = sql.table(tables[kind]);
    const key = kind === 'stadium' ? 'id' : 'api_id';
    await syncs[kind](db, false);
    // A stadium is stored again only if its name needs an editor.
    await sql`update ${table} set name_how = 'untranslated'`.execute(owner);
    const { rows: before } = await sql<{ id: number; seen: string }>`
      select ${sql.ref(key)} as id, arabic_name as seen from ${table} order by 1 limit 1`.execute(owner);
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = owner.transaction().execute(async (trx) => {
      await sql`select from ${table} for update`.execute(trx);
      held.resolve();
      await released.promise;
    });
    await held.promise;
    const correction = correctName(editors, {
      ...before[0]!,
      kind,
      arabic: 'إكسفرت زولب',
      userId: editor,
      now: NOW,
    });
    await waiting(1);
    const sync = syncs[kind](db, true);
    await waiting(2);
    released.resolve();
    await Promise.all([holding, correction, sync]);

    const { rows } =
      await sql`select arabic_name, name_how from ${table} order by ${sql.ref(key)} limit 1`.execute(owner);
    expect(rows[0]).toEqual({ arabic_name: 'إكسفرت زولب', name_how: 'override' });
  },
);
