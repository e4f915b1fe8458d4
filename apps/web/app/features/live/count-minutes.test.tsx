import { aChange, aMatch, aMessage } from '@safira/contract/testing/matches';
import { expect, test } from 'vitest';
import { aLiveDay } from '../../../test/days.ts';
import { followedDays, openDay, seconds } from '../../../test/followed-day.ts';

followedDays();

const NOW = '2026-11-21T18:00:00Z';
const countedFrom = '2026-11-21T17:02:30.000Z';
const counted = aMatch({ id: 1, status: '2H', elapsed: 57, goals: [1, 1], countedFrom });
const beat = (at: number) => ({
  ...aMessage(5, []),
  asOf: new Date(Date.parse(NOW) + at * 1000).toISOString(),
});

test('HOME-14: the minutes of a live match are counted without a message, while its data is current', async () => {
  const { seen, stream } = await openDay(aLiveDay(5, counted));
  await seconds(60);
  expect(seen.minutes).toEqual([]);
  stream.send(beat(60));
  expect(seen.minutes).toEqual([58]);
  await seconds(60);
  expect(seen.minutes).toEqual([58, 59]);
  stream.send(beat(120));
  await seconds(300);
  expect(seen.minutes.at(-1)).toBe(61);
});

test('HOME-14: a goal that was observed in the minute before, the minute does not go back', async () => {
  const { seen, stream } = await openDay(aLiveDay(5, counted));
  stream.send(beat(60));
  stream.send(aMessage(5, [aChange(6, { id: 1, status: '2H', elapsed: 57, goals: [2, 1], countedFrom })]));
  expect([seen.minutes, seen.scores]).toEqual([
    [58, 58],
    ['1-1', '2-1'],
  ]);
});
