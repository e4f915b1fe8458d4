import { aChange, aMatch, aMessage } from '@safira/contract/testing/matches';
import { expect, test, vi } from 'vitest';
import { aDay, aLiveDay } from '../../../test/days.ts';
import {
  answerWith,
  fetched,
  followedDays,
  openDay,
  requested,
  seconds,
  slowAnswer,
} from '../../../test/followed-day.ts';

followedDays();

const playing = aMatch({ id: 1, home: 'الهلال', away: 'النصر', status: '2H', elapsed: 57, goals: [1, 1] });
const scored = aMatch({ id: 1, status: '2H', elapsed: 58, goals: [2, 1] });
const goal = (seq: number) => aChange(seq, { id: 1, status: '2H', elapsed: 58, goals: [2, 1] });
const open = ({ loaded = aLiveDay(5, playing), isToday = true } = {}) => openDay(loaded, isToday);

test('HOME-14: two goals arrive in one message, both flash and are announced together', async () => {
  const other = aMatch({ id: 2, home: 'الاتحاد', away: 'الأهلي', status: '1H', elapsed: 10, goals: [0, 0] });
  const { seen, stream } = await open({ loaded: aLiveDay(5, playing, other) });
  stream.send(aMessage(5, [goal(6), aChange(7, { id: 2, status: '1H', elapsed: 11, goals: [0, 1] })]));
  expect(seen.goals).toEqual([[1, 2]]);
  expect(seen.announced).toEqual(['هدف! الهلال 2، النصر 1، الدقيقة 58 هدف! الاتحاد 0، الأهلي 1، الدقيقة 11']);
});

test('HOME-14: a change without a goal neither flashes nor is announced', async () => {
  const { seen, stream } = await open();
  stream.send(
    aMessage(5, [aChange(6, { id: 1, status: '2H', elapsed: 58, goals: [1, 1], kinds: ['minute'] })]),
  );
  expect([seen.scores, seen.goals, seen.announced]).toEqual([['1-1'], [], []]);
});

test('HOME-14: a message that changes nothing is not rendered', async () => {
  const { seen, take } = await open();
  take(aLiveDay(4, scored));
  expect(seen.scores).toEqual([]);
});

test('HOME-14: a poll shows that it loads, and no longer when its answer has arrived', async () => {
  const { seen } = await open();
  const arrive = slowAnswer();
  await seconds(30);
  expect(seen.loading).toEqual([true]);
  arrive(aLiveDay(6, scored));
  await seconds(0);
  expect([seen.loading, seen.scores]).toEqual([[true, false], ['2-1']]);
});

test('HOME-14: a poll fails, the loading flag is cleared, it is logged and repeated only by the next poll', async () => {
  fetched.mockRejectedValue(new TypeError('fetch failed'));
  const { seen } = await open();
  await seconds(59);
  expect(seen.loading).toEqual([true, false]);
  expect(console.warn).toHaveBeenCalledOnce();
  expect(requested()).toHaveLength(1);
  await seconds(1);
  expect(requested()).toHaveLength(2);
});

test('HOME-14: a poll is due while an answer is awaited, there is one request at a time', async () => {
  const { seen } = await open();
  slowAnswer();
  await seconds(95);
  expect([requested().length, seen.loading]).toEqual([1, [true]]);
});

test('HOME-14: a hidden page is not polled', async () => {
  await open();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await seconds(95);
  expect(requested()).toEqual([]);
});

test('HOME-14: a gap cannot be closed, its snapshot is read again after growing delays until it succeeds', async () => {
  fetched.mockRejectedValue(new TypeError('fetch failed'));
  const { seen, stream } = await open();
  stream.send(aMessage(8, [goal(9)]));
  await seconds(4.9);
  expect(requested()).toHaveLength(1);
  await seconds(0.2);
  expect(requested()).toHaveLength(2);
  await seconds(9.8);
  expect(requested()).toHaveLength(2);
  answerWith(aLiveDay(9, scored));
  await seconds(0.2);
  expect(requested().every((address) => address.endsWith('&min=9'))).toBe(true);
  expect([seen.loading, seen.scores]).toEqual([[true, false], ['2-1']]);
});

test('HOME-14: a new match makes the list incomplete, the day is read again at that change', async () => {
  answerWith(aLiveDay(6, playing, aMatch({ id: 2 })));
  const { seen, stream } = await open();
  stream.send(aMessage(5, [aChange(6, { id: 2, kinds: ['new'] })]));
  await seconds(0);
  expect(requested()).toEqual(['/api/matches?date=2026-11-21&timezone=Asia%2FRiyadh&limit=200&min=6']);
  expect(seen.scores.at(-1)).toBe('1-1 null-null');
});

test('HOME-14: the page is left while an answer is awaited, the answer is dropped and nothing is polled', async () => {
  const { seen, stop } = await open();
  const arrive = slowAnswer();
  await seconds(30);
  stop();
  arrive(aLiveDay(6, scored));
  await seconds(95);
  expect([seen.scores, requested().length]).toEqual([[], 1]);
});

test('HOME-14: the page is left while a gap is open, it is not read again', async () => {
  fetched.mockRejectedValue(new TypeError('fetch failed'));
  const { stream, stop } = await open();
  stream.send(aMessage(8, [goal(9)]));
  await seconds(0.1);
  stop();
  await seconds(95);
  expect(requested()).toHaveLength(1);
});

test('HOME-14: the page is left, messages that arrive before the stream closes are not shown', async () => {
  const { seen, stream, stop } = await open();
  stop();
  stream.send(aMessage(5, [goal(6)]));
  expect(seen.scores).toEqual([]);
});

test('HOME-05: midnight passes, the page is notified once', async () => {
  const day = { ...aDay, today: '2026-11-22' };
  answerWith({ ...aLiveDay(6, playing), day });
  const { seen } = await open();
  await seconds(30);
  expect(seen.newDays).toBe(1);
  await seconds(30);
  expect(seen.newDays).toBe(1);
});

test.each([
  ['of today', true, 'timezone=Africa%2FCairo&limit=200'],
  ['with a day in its URL', false, 'date=2026-11-21&timezone=Africa%2FCairo&limit=200'],
])(
  'HOME-12: without cookies a page %s is read at once in the zone of the reader',
  async (_, isToday, query) => {
    localStorage.setItem('zone', 'Africa/Cairo');
    const day = { ...aDay, timezone: 'Africa/Cairo', today: '2026-11-22' };
    answerWith({ ...aLiveDay(5, scored), day });
    const { seen } = await open({ isToday });
    expect(requested()).toEqual([`/api/matches?${query}`]);
    expect([seen.scores, seen.newDays]).toEqual([['2-1'], 0]);
  },
);

test('HOME-12: the page is in the zone of the reader, it is not read at the start', async () => {
  await open();
  expect(requested()).toEqual([]);
});

test('OURS-09: a heartbeat does not say how fresh the data is, stale data stays stale', async () => {
  const { seen, stream } = await open();
  stream.send({ ...aMessage(5, []), asOf: '2026-11-21T17:00:00.000Z' });
  stream.send(aMessage(5, []));
  expect(seen.ages).toEqual([undefined, 'stale']);
});

test('OURS-09: the page is left, it is no longer notified that its data grows old', async () => {
  const { seen, stop } = await open();
  stop();
  await seconds(300);
  expect(seen.ages).toEqual([undefined]);
});
