import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { findLineups } from '@safira/store/matches/lineups';
import { findHead, listChanges } from '@safira/store/matches/changes';
import { findMatch } from '@safira/store/matches/matches';
import { listPlayerSums } from '@safira/store/players/sums';
import { testDatabase } from '@safira/testkit/database';
import { writtenBy } from '@safira/testkit/written-rows';
import { saveSyncRequest } from '@safira/store/sync/requests';
import { openDb } from '@safira/store/db';
import { latinNames } from '@safira/testkit/latin-names';
import { startSimulator } from '@safira/testkit/simulator';
import type { JobTools } from '../src/jobs/job.ts';
import { jobs } from '../src/jobs/table.ts';
import { runJobOf, workerTools } from './worker-tools.ts';

const { url, owner } = await testDatabase();
/** A single connection, so that the rows it wrote are all rows that were written. */
const db = openDb(url, { max: 1, connectTimeoutMs: 60_000 });
let now = Date.parse('2026-11-28T07:00:00Z');
const clock = { now: () => now, speed: 1 };
const { baseUrl, calls, control } = await startSimulator({ clock });
let tools: JobTools;

beforeEach(async () => {
  await control('reset');
  tools = workerTools({ db, baseUrl, clock, leagues: [307, 826] });
});
afterAll(() => db.destroy());

const run = (name: string) => runJobOf(tools, name, 1_000);
const count = async (table: string, where = 'true') => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.raw(where)}`.execute(db);
  return rows[0]!.count;
};
const football = jobs
  .filter(({ name, isEndless }) => name !== 'pictures' && !isEndless)
  .map(({ name }) => name);

describe('a fresh database', () => {
  test('HOME-14: the jobs run in the order of their table, they fill the database and nothing stays due', async () => {
    for (const name of football) expect(await run(name)).toMatchObject({ failed: 0 });
    for (const name of football) expect(await run(name)).toMatchObject({ due: 0 });
    expect(await count('matches', 'competition_id = 307')).toBe(306);
    expect(await count('standings', 'competition_id = 307')).toBe(18);
    expect(await count('players', 'has_profile')).toBeGreaterThan(400);
    // Two clubs with real players have no coach: theirs are not certain.
    expect(await count('coaches')).toBeGreaterThanOrEqual(16);
    expect(await count('predictions')).toBeGreaterThan(0);
    expect(await count('matches', `status_short = 'FT' and checks_done = 0`)).toBe(0);
  });

  test('NAME-05: no stored Arabic name has a Latin letter, and each records how it was found', async () => {
    const query = async <T>(text: string, values: unknown[]) =>
      (await sql.raw<T>(text.replace('$1', `'{${String(values[0])}}'`)).execute(db)).rows;
    expect(await latinNames(query)).toEqual([]);
    expect(await count('players', `name_how in ('', 'untranslated')`)).toBe(0);
  });

  test('DLG-06: a finished match has its events with Arabic names, both line-ups, statistics and appearances', async () => {
    const { rows } = await sql<{ id: number; goals: number }>`
      select api_id as id, home_goals + away_goals as goals from matches
      where status_short = 'FT' and competition_id = 307 and home_goals + away_goals > 1
      order by kickoff desc limit 1`.execute(db);
    const match = await findMatch(db, rows[0]!.id);
    const goals = match!.events.filter(({ type, detail }) => type === 'Goal' && detail !== 'Missed Penalty');
    expect(goals).toHaveLength(rows[0]!.goals);
    for (const { player } of goals) {
      expect(player.name).toMatch(/^[\u0600-\u06FF .'-]+$/u);
      expect(player.originalName).toMatch(/[A-Za-z]/);
    }
    expect(match!.statistics).toHaveLength(2);
    const lineups = await findLineups(db, match!.apiId);
    expect(lineups.map(({ starters }) => starters.length)).toEqual([11, 11]);
    const scorer = goals.find(({ detail }) => detail === 'Normal Goal')!.player.id!;
    const [sum] = (await listPlayerSums(db, scorer)).filter(({ competition_id }) => competition_id === 307);
    expect(sum!.goals).toBeGreaterThan(0);
  });

  test('HOME-14: an unchanged world is fetched again, only the times of the syncs are written', async () => {
    await sql`delete from last_asked`.execute(db);
    await sql`update matches set checks_done = 4, next_check_at = null`.execute(db);
    const rows = await writtenBy(db, async () => {
      for (const name of football) expect(await run(name)).toMatchObject({ failed: 0 });
    });
    const syncs = await count('last_asked');
    const leases = jobs.length * 2;
    expect(rows).toBeGreaterThanOrEqual(syncs);
    expect(rows).toBeLessThanOrEqual(syncs + leases);
  });
});

test('DLG-06: quirk 1: substitutions reported the wrong way round are corrected by the line-ups', async () => {
  const { rows } = await sql<{ id: number }>`
    select match_id as id from match_events where type = 'subst' group by 1 order by 1 limit 1`.execute(db);
  const { id } = rows[0]!;
  const right = (await findMatch(db, id))!.events;
  await sql`update matches set checks_done = 0 where api_id = ${id}`.execute(db);
  await control('fault', { kind: 'swapped-substitutions', times: 1 });
  expect(await run('checks of history')).toMatchObject({ due: 1, done: 1 });
  expect((await findMatch(db, id))!.events).toEqual(right);
});

describe('due tasks', () => {
  test('HOME-14: a task fails, it stays due and the others are done', async () => {
    await sql`delete from last_asked where kind = 'squad'`.execute(db);
    await control('fault', { kind: 'half-json', times: 2 });
    const { due, done, failed } = await run('squads');
    expect([done, failed]).toEqual([due - 2, 2]);
    expect(await run('squads')).toMatchObject({ due: 2, done: 2, failed: 0 });
  });

  test('HOME-14: the provider is unavailable, the round ends at once and its tasks stay due', async () => {
    await sql`delete from last_asked where kind = 'squad'`.execute(db);
    await control('outage');
    const round = await run('squads');
    expect(round.halted?.kind).toBe('unavailable');
    expect(round.done).toBe(0);
    expect(round.failed).toBeLessThanOrEqual(4);
    expect(await count('last_asked', `kind = 'squad'`)).toBe(0);
  });

  test('HOME-14: an answer could not be stored, the job backs off, longer each time, without further calls', async () => {
    await sql`delete from last_asked where kind = 'leagues'`.execute(db);
    await sql`alter table seasons add constraint broken check (season < 0) not valid`.execute(owner);
    await sql`delete from seasons where competition_id = 826`.execute(db);
    expect(await run('leagues')).toMatchObject({ failed: 1 });
    const { total } = await calls();
    now += 4 * 60_000;
    expect(await run('leagues')).toMatchObject({ failed: 1 });
    expect((await calls()).total).toBe(total);
    await sql`alter table seasons drop constraint broken`.execute(owner);
    now += 60_000;
    expect(await run('leagues')).toMatchObject({ done: 1, failed: 0 });
    expect((await calls()).total).toBe(total + 1);
  });

  test('HOME-14: a request that the provider refuses is not repeated at once', async () => {
    await saveSyncRequest(db, { kind: 'head-to-head', key: 'not-ids' }, now);
    expect(await run('sync requests')).toMatchObject({ due: 1, failed: 0 });
    expect(await run('sync requests')).toMatchObject({ due: 0 });
  });

  test('PLAYER-01: a requested player is fetched, and so are all matches between two requested teams', async () => {
    const [match] = (
      await sql<{ home: number; away: number }>`
        select home_id as home, away_id as away from matches where competition_id = 307 limit 1`.execute(db)
    ).rows;
    await sql`update players set has_profile = false, height = null where api_id = (select min(player_id) from squads)`.execute(
      db,
    );
    const [player] = (await sql<{ id: number }>`select min(player_id) as id from squads`.execute(db)).rows;
    await saveSyncRequest(db, { kind: 'player', key: String(player!.id) }, now);
    await saveSyncRequest(db, { kind: 'head-to-head', key: `${match!.home}-${match!.away}` }, now);
    const before = await count('matches');
    expect(await run('sync requests')).toMatchObject({ due: 2, done: 2 });
    expect(await count('players', `api_id = ${player!.id} and has_profile`)).toBe(1);
    expect(await count('matches')).toBeGreaterThan(before);
  });

  test('DLG-07: line-ups are fetched before the kick-off, and the match itself is left to the live loop', async () => {
    const { rows } = await sql<{ id: number; kickoff: Date }>`
      select api_id as id, kickoff from matches where competition_id = 307 and status_short = 'NS'
        and kickoff > ${new Date(now)} order by kickoff limit 1`.execute(db);
    const { id, kickoff } = rows[0]!;
    now = kickoff.getTime() - 8 * 60_000;
    await run('line-ups');
    expect(await findLineups(db, id)).toHaveLength(2);
    expect((await findMatch(db, id))!.status.short).toBe('NS');
  });

  test('HOME-14: a job that another worker is running is skipped', async () => {
    await sql`delete from last_asked where kind = 'squad'`.execute(db);
    await sql`
      insert into leases (name, holder, term, expires_at) values ('job squads', 'other', 99, now() + interval '1 hour')
      on conflict (name) do update set holder = 'other', term = 99, expires_at = excluded.expires_at`.execute(
      db,
    );
    expect(await run('squads')).toMatchObject({ isBusy: true, done: 0 });
  });
});

test('DLG-07, DLG-09: line-ups and players that arrive alone are logged as a change of the match', async () => {
  const { rows } = await sql<{ id: number }>`
    select match_id as id from appearances group by 1 order by 1 limit 1`.execute(db);
  const { id } = rows[0]!;
  await sql`update matches set checks_done = 0 where api_id = ${id}`.execute(db);
  await sql`delete from appearances where match_id = ${id}`.execute(db);
  const head = await findHead(db);
  await run('checks of history');
  const { changes } = await listChanges(db, { after: head, limit: 100 });
  expect(
    changes.filter(({ change }) => change.matchId === id).map(({ change }) => [change.matchId, change.kinds]),
  ).toEqual([[id, ['details']]]);
  const match = (await findMatch(db, id))!;
  expect(match.lineups.map(({ startXI }) => startXI.length)).toEqual([11, 11]);
  expect(match.players).toHaveLength(2);
  const [side] = match.players;
  expect(side!.players[0]!.player.name).toMatch(/^[\u0600-\u06FF .'-]+$/u);
  expect(side!.players[0]!.statistics[0]!.games.minutes).toBeGreaterThan(80);
});
