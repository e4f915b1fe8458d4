import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listCompetitions } from '@safira/contract/competitions/competitions';
import { getMatch } from '@safira/contract/matches/matches';
import { publishInvalidateAll } from '@safira/store/coordination/bus';
import { findHead } from '@safira/store/matches/changes';
import { saveMirrored } from '@safira/store/media/media';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { watchBus } from '../src/bus-watch.ts';
import { call, NOW, startApi, store, publishChanges } from './api.ts';

const { db } = await testDatabase();
// Shared with client-errors.test.ts, which neither sends nor receives on the bus.
const { app, redis } = await startApi({ db });

const observed = anObservation({ id: 1, league: 307 });
observed.home.logo = 'https://media.test/teams/11.png';
observed.competition.logo = 'https://media.test/leagues/307.png';
await store(db, observed);

const mirror = (sourceUrl: string, sha256: string) => {
  const size = { path: '', width: 64, height: 64, bytes: 900 };
  const sizes = { small: size, large: size };
  return saveMirrored(db, { sourceUrl, sha256, contentType: 'image/png', sizes, now: NOW });
};
const logos = async () => {
  const match = await call(app, getMatch, '/matches/1');
  const competitions = await call(app, listCompetitions, '/competitions');
  const { teams, league } = match.body.data;
  return [teams.home.logo, teams.away.logo, league.logo, competitions.body.data[0]!.logo];
};

test('HOUSE: pictures are in the answers once the worker has invalidated all cached answers', async () => {
  await publishChanges(db, redis, await findHead(db)); // from here on the bus is trusted
  expect(await logos()).toEqual([null, null, null, null]);
  await mirror(observed.home.logo!, 'aa11');
  await mirror(observed.competition.logo!, 'bb22');
  expect(await logos()).toEqual([null, null, null, null]);
  await publishInvalidateAll(redis);
  await wait(50);
  const mark = '/media/bb/bb22-small.webp';
  expect(await logos()).toEqual(['/media/aa/aa11-small.webp', null, mark, mark]);
});

test('HOUSE: an invalidation drops all answers, but does not count as a beat of the publisher', () => {
  const dropped: unknown[] = [];
  const watch = watchBus(
    { onChange: (changed) => dropped.push(changed), onLive: () => {}, onRejected: () => {} },
    () => 0,
  );
  watch.receive({ forget: 'all' });
  expect(dropped).toEqual(['all']);
  expect([watch.isTrusted(), watch.head()]).toEqual([false, undefined]);
});
