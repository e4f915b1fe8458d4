import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { takeLease } from '@safira/store/coordination/leases';
import { listCorrections } from '@safira/store/corrections/corrections';
import { deleteSeenFacts, findCorrectionsMark, takeFacts } from '@safira/store/corrections/take-facts';
import { findHead, listChanges } from '@safira/store/matches/changes';
import { saveObservations } from '@safira/store/matches/save-observations';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { aGoalEvent, anObservation } from '@safira/testkit/observations';
import { consumeForCorrections } from '../src/corrections/corrections.ts';

const KICKOFF = Date.parse('2026-11-21T18:00:00Z');
const HOUR_MS = 3_600_000;
const LEAGUE = 307;
const { db, owner } = await testDatabase();
const lease = await aLease(db);
let now = KICKOFF + HOUR_MS;

beforeEach(async () => {
  now = KICKOFF + HOUR_MS;
  await sql`truncate matches, match_changes, corrections, match_facts_seen cascade`.execute(owner);
});

type Seen = Parameters<typeof anObservation>[0];
const observe = (seen: Seen) =>
  saveObservations(db, { observations: [anObservation(seen)], observedAt: new Date(), lease });

/** Its holder is the same, so that each one ends the one before. */
const takeCorrectionsLease = async () =>
  (await takeLease(db, { name: 'corrections', holder: 'test', ttlMs: 600_000 }))!;

/** Runs the consumer until it has nothing to do. */
async function consume(fault: (point: string) => void = () => {}) {
  const ending = new AbortController();
  await consumeForCorrections(
    {
      db,
      clock: { now: () => now, speed: 1 },
      fault,
      leagues: [LEAGUE],
      waitForChanges: async () => ending.abort(),
    },
    ending.signal,
    await takeCorrectionsLease(),
  );
}

const logged = () => listCorrections(owner, { page: 1, limit: 100 });

test('OURS-22: a goal that is shown and cancelled is one entry, with its match and how long it was shown', async () => {
  await observe({ status: '1H', goals: [0, 0], elapsed: 1 });
  await observe({ status: '1H', goals: [1, 0], elapsed: 20 });
  await consume();
  expect(await logged()).toEqual([]);
  await observe({ status: '1H', goals: [0, 0], elapsed: 22 });
  await consume();
  await consume();
  expect(await logged()).toMatchObject([
    {
      kind: 'goal',
      at: new Date(now).toISOString(),
      source: 'record',
      change: { type: 'score', before: { home: 1, away: 0 }, after: { home: 0, away: 0 }, shownSeconds: 0 },
      match: { id: 1 },
    },
  ]);
});

test('OURS-22: of changes in one run each is compared with the one before it', async () => {
  await observe({ status: '1H', goals: [1, 0] });
  await observe({ status: '1H', goals: [0, 0] });
  await observe({ status: 'FT', goals: [1, 0] });
  await observe({ status: 'FT', goals: [2, 0] });
  await consume();
  expect((await logged()).map(({ kind }) => kind)).toEqual(['result', 'goal']);
});

test('OURS-22: a changed scorer is logged with the minute and both names', async () => {
  const scored = (player: { id: number; name: string }) => [{ ...aGoalEvent(45, 11), player }];
  await observe({ status: '2H', goals: [1, 0], events: scored({ id: 7, name: 'Malcom' }) });
  await observe({ status: '2H', goals: [1, 0], events: scored({ id: 8, name: 'Marcos Leonardo' }) });
  await consume();
  expect((await logged()).map(({ kind, change }) => ({ kind, change }))).toEqual([
    {
      kind: 'scorer',
      change: {
        type: 'words',
        subject: null,
        minute: { elapsed: 45, extra: null },
        before: 'مالكوم',
        after: 'ماركوس ليوناردو',
      },
    },
  ]);
});

test('OURS-22: a kick-off that moves within a day, and a postponed match, are logged', async () => {
  now = KICKOFF - 2 * HOUR_MS;
  await observe({ id: 1 });
  await observe({ id: 2 });
  await consume();
  await observe({ id: 1, kickoff: '2026-11-21T19:30:00Z' });
  await observe({ id: 2, status: 'PST' });
  await consume();
  expect((await logged()).map(({ match, change }) => [match!.id, change])).toEqual([
    [2, { type: 'kick-off', before: '2026-11-21T18:00:00.000Z', after: null, status: 'PST' }],
    [
      1,
      {
        type: 'kick-off',
        before: '2026-11-21T18:00:00.000Z',
        after: '2026-11-21T19:30:00.000Z',
        status: 'NS',
      },
    ],
  ]);
});

test('OURS-22: a match whose facts were never noted still has the kick-off that was shown', async () => {
  await observe({ id: 1 });
  await consume();
  await sql`truncate match_facts_seen`.execute(owner);
  now = KICKOFF - 2 * HOUR_MS;
  await observe({ id: 1, kickoff: '2026-11-21T19:30:00Z' });
  await consume();
  expect(await logged()).toHaveLength(1);
});

test('OURS-22: other competitions and matches of last week are not followed', async () => {
  for (const seen of [
    { id: 1, league: 999 },
    { id: 2, kickoff: '2026-11-10T18:00:00Z' },
  ]) {
    await observe({ ...seen, status: 'FT', goals: [1, 0] });
    await observe({ ...seen, status: 'FT', goals: [2, 0] });
  }
  await consume();
  expect(await logged()).toEqual([]);
  const { rows } = await sql`select from match_facts_seen`.execute(owner);
  expect(rows).toEqual([]);
});

test('OURS-22: a worker that is killed after its transaction logs nothing twice', async () => {
  await observe({ status: '1H', goals: [1, 0] });
  await observe({ status: '1H', goals: [0, 0] });
  const killed = consume(() => {
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  await consume();
  expect(await logged()).toHaveLength(1);
  expect(await findCorrectionsMark(db)).toBe(await findHead(db));
});

test('OURS-22: what fails before the end of the transaction leaves the cursor, and the next run logs it', async () => {
  await observe({ status: '1H', goals: [1, 0] });
  await observe({ status: '1H', goals: [0, 0] });
  await sql`alter table corrections add constraint broken check (kind <> 'goal')`.execute(owner);
  await expect(consume()).rejects.toThrow(/broken/);
  const { rows } = await sql`select from match_facts_seen`.execute(owner);
  expect(rows).toEqual([]);
  await sql`alter table corrections drop constraint broken`.execute(owner);
  await consume();
  expect(await logged()).toHaveLength(1);
});

test('OURS-22: of workers that take the same changes one logs them, and one without the lease nothing', async () => {
  await observe({ status: '1H', goals: [1, 0] });
  await observe({ status: '1H', goals: [0, 0] });
  const from = await findCorrectionsMark(db);
  const { changes } = await listChanges(db, { after: from, limit: 100 });
  const run = { changes, from, to: await findHead(db), now, leagues: [LEAGUE], since: 0 };
  const [older, newer] = [await takeCorrectionsLease(), await takeCorrectionsLease()];
  const results = await Promise.allSettled([
    takeFacts(db, { ...run, lease: older }),
    takeFacts(db, { ...run, lease: newer }),
    takeFacts(db, { ...run, lease: newer }),
  ]);
  const outcomes = results.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b));
  expect([results[0].status, outcomes]).toEqual(['rejected', ['fulfilled', 'rejected', 'rejected']]);
  expect(await logged()).toHaveLength(1);
});

test('OURS-22: what was shown of a match is dropped some days after it', async () => {
  await observe({ id: 1 });
  await observe({ id: 2, kickoff: '2026-11-25T18:00:00Z' });
  await consume();
  expect(await deleteSeenFacts(db, { before: KICKOFF + 1 })).toBe(1);
});
