import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { connectAs, testDatabase } from '@safira/testkit/database';
import { aPerson } from '@safira/testkit/records';
import { correctName } from '../../src/names/correct-name.ts';
import { savePlayers } from '../../src/players/players.ts';

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

test('OURS-24: a sync that read the names before a correction and stores its own after it does not undo it', async () => {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = owner.transaction().execute(async (trx) => {
    await sql`select from players where api_id = 9 for update`.execute(trx);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const correction = correct('إكسفرت زولب');
  await waiting(1);
  const sync = db.transaction().execute(async (trx) => {
    await savePlayers(trx, [{ ...FIRST, height: 180 }]);
    await wait(300); // with other rows
  });
  await waiting(2);
  released.resolve();
  await Promise.all([holding, correction, sync]);
  expect(await stored(9)).toEqual({ arabic: 'إكسفرت زولب', how: 'override', height: 180 });
});
