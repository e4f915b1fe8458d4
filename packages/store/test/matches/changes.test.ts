import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  deletePublishedChanges,
  allocateSeqs,
  findHead,
  findPublishedSeq,
  listChanges,
  lockNumbers,
  savePublishedSeq,
} from '../../src/matches/changes.ts';
import { saveDetailsChanged } from '../../src/matches/details-changed.ts';
import { saveObservations } from '../../src/matches/save-observations.ts';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';

const { db } = await testDatabase();
const lease = await aLease(db);
let minute = 0;
const write = (id: number) =>
  saveObservations(db, {
    observations: [anObservation({ id, elapsed: minute })],
    observedAt: new Date(Date.now() + minute++ * 1_000),
    lease,
  });

test('HOME-14: while one of two writers holds its transaction open, a reader skips nothing', async () => {
  await write(1);
  const seen: number[] = [];
  const read = async () => {
    const { changes } = await listChanges(db, { after: seen.at(-1) ?? 0, limit: 100 });
    seen.push(...changes.map(({ change }) => change.seq));
  };
  await read();

  let other: Promise<unknown> | undefined;
  await db.transaction().execute(async (slow) => {
    await lockNumbers(slow);
    const [number] = await allocateSeqs(slow, 1);
    other = write(2); // must wait for the slow writer, else it would be seen first
    await new Promise((resolve) => setTimeout(resolve, 300));
    await read();
    await sql`
      insert into match_changes (seq, match_id, prev_seq, kinds, kickoffs, patch)
      select ${number}, match_id, seq, kinds, kickoffs, patch from match_changes limit 1`.execute(slow);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await read();
  });
  await other;
  await read();

  const { rows } = await sql<{ seq: number }>`select seq from match_changes order by seq`.execute(db);
  expect(seen).toEqual(rows.map(({ seq }) => seq));
  expect(seen).toHaveLength(3);
});

test('HOME-14: each change of a match names the previous one', async () => {
  const start = await findHead(db);
  await write(3);
  await write(4);
  await write(3);
  const { changes } = await listChanges(db, { after: start, limit: 10 });
  const ofThree = changes.filter(({ change }) => change.matchId === 3);
  expect(ofThree[0]?.prevSeq).toBe(0);
  expect(ofThree[1]?.prevSeq).toBe(ofThree[0]?.change.seq);
});

test('HOUSE: an entry names the season and the teams of its match, before the change and after it', async () => {
  const start = await findHead(db);
  const observed = anObservation({ id: 6, league: 39 });
  const save = (match: Partial<typeof observed.match>, away = observed.away) =>
    saveObservations(db, {
      observations: [{ ...observed, away, match: { ...observed.match, ...match } }],
      observedAt: new Date(Date.now() + minute++ * 1_000),
      lease,
    });
  await save({});
  await save({ awayId: 99, season: 2027 }, { ...observed.away, id: 99 });
  await saveDetailsChanged(db, [6], lease);
  const { changes } = await listChanges(db, { after: start, limit: 10 });
  expect(changes.map(({ scope }) => scope)).toEqual([
    { competitions: [{ id: 39, season: 2026 }], teamIds: [61, 62] },
    {
      competitions: [
        { id: 39, season: 2027 },
        { id: 39, season: 2026 },
      ],
      teamIds: [61, 99, 62],
    },
    { competitions: [{ id: 39, season: 2027 }], teamIds: [61, 99] },
  ]);
});

test('HOUSE: an entry of a worker of the previous version is read without a scope', async () => {
  await write(7);
  const head = await findHead(db);
  await sql`update match_changes set scope = null where seq = ${head}`.execute(db);
  const { changes } = await listChanges(db, { after: head - 1, limit: 10 });
  expect(changes).toMatchObject([{ change: { matchId: 7 }, scope: undefined }]);
});

test('HOUSE: unreadable entries are listed separately with their reason, and the others are read', async () => {
  const start = await findHead(db);
  for (const id of [11, 12, 13, 14]) await write(id);
  await sql`update match_changes set kinds = '{offside-line}' where match_id = 12`.execute(db);
  await sql`update match_changes set patch = '[]' where match_id = 13`.execute(db);
  const { changes, unreadable } = await listChanges(db, { after: start, limit: 10 });
  expect(changes.map(({ change }) => change.matchId)).toEqual([11, 14]);
  expect(unreadable).toMatchObject([
    { seq: start + 2, matchId: 12, kickoffs: ['2026-11-21T18:00:00.000Z'], scope: { teamIds: [121, 122] } },
    { seq: start + 3, matchId: 13 },
  ]);
  expect(unreadable.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('kinds'),
    expect.stringContaining('patch'),
  ]);
});

test('HOME-14: saving a lower published number leaves the mark unchanged', async () => {
  await savePublishedSeq(db, 5);
  await savePublishedSeq(db, 3);
  expect(await findPublishedSeq(db)).toBe(5);
});

test('OURS-21: pruning deletes nothing that the reports have not read', async () => {
  await savePublishedSeq(db, await findHead(db));
  expect(await deletePublishedChanges(db, { olderThanMs: 0 })).toBe(0);
});

test('HOME-14: pruning deletes old entries that all have read, never the newest, whose number is the head', async () => {
  const head = await findHead(db);
  await sql`update publisher_marks set seq = ${head}`.execute(db);
  await deletePublishedChanges(db, { olderThanMs: 0 });
  expect(await findHead(db)).toBe(head);
  const { rows } = await sql`select 1 from match_changes`.execute(db);
  expect(rows).toHaveLength(1);
  await write(9);
  expect(await findHead(db)).toBeGreaterThan(head);
  expect(await deletePublishedChanges(db, { olderThanMs: 3_600_000 })).toBe(0);
});
