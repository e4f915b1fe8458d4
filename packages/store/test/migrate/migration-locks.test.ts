import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { migrate } from '../../src/migrate/migrate.ts';
import { connectAs, testDatabase } from '@safira/testkit/database';

const { db, url } = await testDatabase({ role: 'migrator' });
const reader = connectAs('api', db);
const writer = connectAs('worker', db);
/** A long transaction. */
const holder = new pg.Client({ connectionString: url });
await holder.connect();
afterEach(() => holder.query('rollback'));
afterAll(() => holder.end());

const limits = { lockTimeoutMs: 200, statementTimeoutMs: 5_000, attempts: 3, pauseMs: 50 };
const apply = (name: string, text: string, own: Partial<typeof limits> = {}) =>
  migrate(url, { files: [{ name, text, sha256: name }], limits: { ...limits, ...own } });

async function holdMatches(): Promise<void> {
  await holder.query('begin');
  await holder.query('select 1 from matches');
}

async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where not granted and relation = 'matches'::regclass`.execute(db);
  return rows.length > 0;
}

async function indexValidity(name: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_valid: boolean }>`
    select indisvalid as is_valid from pg_index where indexrelid = to_regclass(${name})`.execute(db);
  return rows[0]?.is_valid;
}

test('HOUSE: a migration of a locked table fails in time and names itself, and readers continue meanwhile', async () => {
  await holdMatches();
  const begun = performance.now();
  const state = { isOver: false };
  const outcome = apply('0900-seats.sql', 'alter table matches add seats int')
    .then(() => 'applied', String)
    .finally(() => (state.isOver = true));
  let slowest = 0;
  while (!state.isOver) {
    const startedAt = performance.now();
    await sql`select count(*) from matches`.execute(reader);
    slowest = Math.max(slowest, performance.now() - startedAt);
  }
  expect(await outcome).toMatch(
    /0900-seats\.sql got no lock in 3 attempts of 200 ms.*nothing of it was applied/,
  );
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(slowest).toBeLessThan(1_500);
  const { rows } = await sql`select from migrations where name = '0900-seats.sql'`.execute(db);
  expect(rows).toEqual([]);

  await holder.query('rollback');
  expect(await apply('0900-seats.sql', 'alter table matches add seats int')).toEqual(['0900-seats.sql']);
});

test('HOUSE: a lock that is released between two attempts is acquired by the next one', async () => {
  await holdMatches();
  const migration = apply('0901-stands.sql', 'alter table matches add stands int', { attempts: 100 });
  await expect.poll(isWaiting, { interval: 5, timeout: 10_000 }).toBe(true);
  await expect.poll(isWaiting, { interval: 5, timeout: 10_000 }).toBe(false);
  await holder.query('rollback');
  expect(await migration).toEqual(['0901-stands.sql']);
});

test('HOUSE: a migration with a too slow statement is cancelled, named and not retried', async () => {
  const begun = performance.now();
  const migration = apply('0902-slow.sql', 'select pg_sleep(60)', {
    statementTimeoutMs: 100,
    pauseMs: 60_000,
  });
  await expect(migration).rejects.toThrow(/0902-slow\.sql failed: .*statement timeout/);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('HOUSE: an index is built concurrently while a writer holds the table', async () => {
  await holder.query('begin');
  await holder.query('lock table venues in row exclusive mode');
  const text = 'create index concurrently venues_by_city on venues (city)';
  const migration = apply('0903-city.concurrently.sql', text);
  await expect.poll(() => indexValidity('venues_by_city'), { timeout: 10_000 }).toBe(false); // it exists, and waits for the writer
  await sql`insert into venues (name, city, arabic_name, name_how, arabic_city) values ('a', 'b', 'c', 'd', 'e')`.execute(
    writer,
  );
  await holder.query('commit');
  expect(await migration).toEqual(['0903-city.concurrently.sql']);
  expect(await indexValidity('venues_by_city')).toBe(true);
});

test('HOUSE: an index whose build failed is dropped and rebuilt by the next run', async () => {
  const save = (id: number) =>
    sql`insert into competitions (api_id, name, country, season, arabic_name, name_how)
        values (${id}, 'a', 'b', 2026, 'c', 'd')`.execute(db);
  await save(1);
  await save(2);
  const build = () =>
    apply(
      '0904-once.concurrently.sql',
      'create unique index concurrently competitions_once on competitions (season)',
    );
  await expect(build()).rejects.toThrow(
    /0904-once\.concurrently\.sql failed: .*could not create unique index/,
  );
  expect(await indexValidity('competitions_once')).toBe(false);
  await sql`delete from competitions where api_id = 2`.execute(db);
  expect(await build()).toEqual(['0904-once.concurrently.sql']);
  expect(await indexValidity('competitions_once')).toBe(true);
});

test('HOUSE: a second migrator that waits for its turn does not block an index build of the first', async () => {
  const text = 'create index concurrently teams_by_founding on teams (founded)';
  const build = () => apply('0905-founding.concurrently.sql', text);
  const applied = await Promise.all([build(), build()]);
  expect(applied.flat()).toEqual(['0905-founding.concurrently.sql']);
  expect(await indexValidity('teams_by_founding')).toBe(true);
});
