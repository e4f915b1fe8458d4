import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '@safira/testkit/database';
import { saveSyncRequest, type SyncRequest } from '@safira/store/sync/requests';
import { startSimulator } from '@safira/testkit/simulator';
import { runJobOf, workerTools } from './worker-tools.ts';

const { db } = await testDatabase();
const now = Date.parse('2026-11-28T07:00:00Z');
const clock = { now: () => now, speed: 1 };
const { baseUrl, calls } = await startSimulator({ clock });
const tools = workerTools({ db, baseUrl, clock, leagues: [307, 81] });

beforeAll(async () => {
  await run('leagues');
});

const run = (name: string) => runJobOf(tools, name);
const count = async (table: string, where: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.raw(where)}`.execute(db);
  return rows[0]!.count;
};

/** Runs one sync request; returns how many provider calls it took. */
async function runSyncRequest(request: SyncRequest): Promise<number> {
  await saveSyncRequest(db, request, now);
  const before = (await calls()).total;
  expect(await run('sync requests')).toMatchObject({ due: 1, done: 1 });
  expect(await run('sync requests')).toMatchObject({ due: 0 });
  return (await calls()).total - before;
}

test('COMP-05: a requested past season is fetched completely: matches, table and leaders', async () => {
  expect(await runSyncRequest({ kind: 'season', key: '307-2025' })).toBe(6);
  const season = 'competition_id = 307 and season = 2025';
  expect(await count('matches', season)).toBe(306);
  expect(await count('standings', season)).toBe(18);
  expect(await count('player_seasons', `${season} and goals > 0`)).toBeGreaterThan(19);
  expect(await count('last_asked', `key = '307-2025'`)).toBe(4);
});

test('COMP-05: the table of a cup that has none is not fetched', async () => {
  expect(await runSyncRequest({ kind: 'season', key: '81-2025' })).toBe(5);
  expect(await count('matches', 'competition_id = 81 and season = 2025')).toBeGreaterThan(30);
  expect(await count('last_asked', `kind = 'standings' and key = '81-2025'`)).toBe(0);
});

test('TEAM-02: a requested squad is fetched with the coach', async () => {
  expect(await runSyncRequest({ kind: 'squad', key: '2932' })).toBe(2);
  expect(await count('squads', 'team_id = 2932')).toBeGreaterThan(17);
  expect(await count('coaches', 'team_id = 2932')).toBe(1);
});
