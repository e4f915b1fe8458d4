import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { channels } from '@safira/broadcasts/tables/channels';
import { saveChannels } from '@safira/store/broadcasts/channels';
import { saveProbable } from '@safira/store/broadcasts/probable';
import { saveObservations } from '@safira/store/matches/save-observations';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';
import { runJobOf, workerTools } from './worker-tools.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-21T17:00:00Z');
const { db, owner } = await testDatabase();

test('OURS-17: probable broadcasts are deleted two days after the kick-off, decided or not', async () => {
  const hoursAgo = new Map([
    [1, 49],
    [2, 49],
    [3, 47],
    [4, -24],
  ]);
  const kickoffOf = (id: number) => NOW - hoursAgo.get(id)! * HOUR_MS;
  await saveObservations(db, {
    observations: [...hoursAgo.keys()].map((id) =>
      anObservation({ id, kickoff: new Date(kickoffOf(id)).toISOString() }),
    ),
    observedAt: new Date(NOW),
    lease: await aLease(db),
  });
  await saveChannels(db, channels);
  await saveProbable(db, {
    guide: 'guide.test/all.xml',
    channels: ['bein-sports-1'],
    probable: [...hoursAgo.keys()].map((matchId) => ({
      matchId,
      channel: 'bein-sports-1',
      title: 'مباراة',
      startsAt: kickoffOf(matchId),
      language: null,
      commentators: [],
    })),
    from: NOW - 60 * HOUR_MS,
    to: NOW + 60 * HOUR_MS,
    now: NOW,
  });
  await sql`
    update probable_broadcasts set decision = 'dismissed', decided_at = ${new Date(NOW)}
    where match_id in (2, 4)`.execute(owner);

  const tools = workerTools({
    db,
    baseUrl: 'http://127.0.0.1:1',
    clock: { now: () => NOW, speed: 1 },
    leagues: [307],
  });
  expect(await runJobOf(tools, 'retention')).toMatchObject({ done: 1, failed: 0 });
  const left = await owner.selectFrom('probable_broadcasts').select('match_id as id').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual([3, 4]);
});
