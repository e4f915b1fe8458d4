import { register } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { getMatch } from '@safira/contract/matches/matches';
import { aChange } from '@safira/contract/testing/matches';
import { publishToBus } from '@safira/store/coordination/bus';
import { findHead } from '@safira/store/matches/changes';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { call, startApi, startBeats, store } from './api.ts';

const { db } = await testDatabase();
const { app, redis } = await startApi({ db });
await store(db, anObservation({ id: 1, status: '2H', elapsed: 60, goals: [0, 0] }));
const head = await findHead(db);
const beat = () => publishToBus(redis, { prev: head, head, changed: [], live: [] });
startBeats(redis, () => head);

const goals = async () => (await call(app, getMatch, '/matches/1')).body.data.goals.home;
const countRejected = async () =>
  (await register.getSingleMetric('safira_bus_messages_rejected_total')!.get()).values[0]!.value;
const publish = (text: string) => redis.publish(`safira:${redis.options.db}:matches`, text);
/** Messages arrive in order: once this one is counted, those before it were received. */
async function publishAndWait(text: string): Promise<void> {
  const before = await countRejected();
  await vi.waitFor(async () => expect(await publish(text)).toBe(1)); // the API is subscribed
  await vi.waitFor(async () => expect(await countRejected()).toBe(before + 1));
}

let stored = 0;
/** Without a notice: only a rebuilt answer shows it. */
const scoreSilently = () => db.updateTable('matches').set({ home_goals: ++stored }).execute();

const change = { ...aChange(head + 1), kinds: ['a kind from a newer version'] };
const fromNewerVersion = {
  prev: head,
  head,
  changed: [{ matchId: 1, kickoffs: [] }],
  live: [{ channel: 'matches', message: { prev: head, seq: head + 1, changes: [change] } }],
};

test.each([
  ['not JSON', '{"prev":1,'],
  ['JSON of another shape', '{"prev":"one"}'],
  ['of a newer version, with a kind of change that this one does not know', JSON.stringify(fromNewerVersion)],
])('HOUSE: a bus message that is %s is counted, and all cached answers are rebuilt', async (_what, text) => {
  await beat();
  await publishAndWait('nothing');
  expect(await goals()).toBe(stored);
  await scoreSilently();
  expect(await goals()).toBe(stored - 1);
  await publishAndWait(text);
  expect(await goals()).toBe(stored);
});
