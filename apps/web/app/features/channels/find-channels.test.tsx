import type { ArabCountry } from '@safira/arabic/names/arab-countries';
import { resolveChannels, type TvChannel } from '@safira/contract/matches/channels';
import { aTvChannel } from '@safira/contract/testing/channels';
import { aMatch } from '@safira/contract/testing/matches';
import type { Match } from '@safira/contract/matches/matches';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onToast } from '../../state/toast.ts';
import { type ChannelAnswers, makeChannelAnswers } from './channel-answers.ts';
import { findChannels } from './find-channels.ts';

const MINUTE = 60_000;
const bein = aTvChannel();

/** A fake clock that waiting advances, and every call with its time. */
let clock = 0;
let calls: { matchId: number; at: number }[] = [];
let toasts: string[] = [];
let stop: () => void;

beforeEach(() => {
  clock = 10 * MINUTE;
  calls = [];
  toasts = [];
  stop = onToast((text) => toasts.push(text));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

type Reply = (matchId: number) => Response | Promise<Response>;

const reply = (tvChannels: TvChannel[], others: number[] = []) =>
  Response.json({
    success: true,
    data: { tvChannels },
    tvChannels,
    debug: { normalizedMatches: others.map((matchId) => ({ matchId, tvChannels })) },
  });

async function find(
  matches: Match[],
  answer: Reply,
  {
    answers = makeChannelAnswers(),
    leaving = new AbortController(),
    country = 'SA',
  }: { answers?: ChannelAnswers; leaving?: AbortController; country?: ArabCountry } = {},
) {
  const found = new Map<number, TvChannel[]>();
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    expect([input, init.method]).toEqual(['/api/matches/tv-channels/resolve', 'POST']);
    expect(init.headers).toEqual({ 'content-type': 'application/json', accept: 'application/json' });
    const { matchId, debugFull } = resolveChannels.body.parse(JSON.parse(init.body as string));
    expect(debugFull).toBe(true);
    calls.push({ matchId, at: clock });
    return answer(matchId);
  });
  await findChannels({
    matches,
    country,
    answers,
    now: () => clock,
    wait: async (ms) => {
      clock += ms;
    },
    signal: leaving.signal,
    onFound: (more) => {
      for (const [id, channels] of more) found.set(id, channels);
    },
  });
  return found;
}

const on = (id: number, day: number) => aMatch({ id, date: `2026-11-${day}T12:00:00.000Z` });
const requested = () => calls.map(({ matchId }) => matchId);

test('HOME-15: lookups start after 2 s, 200 ms apart within a date, 1000 ms between dates', async () => {
  const begun = clock;
  await find([on(1, 21), on(3, 22), on(2, 21)], () => reply([bein]));
  expect(calls.map(({ matchId, at }) => [matchId, at - begun])).toEqual([
    [1, 2_000],
    [2, 2_200],
    [3, 3_200],
  ]);
});

test('HOME-15: only matches without a lookup are looked up', async () => {
  const has = { ...on(1, 21), tvChannels: [aTvChannel({ name: 'شاهد' })] };
  const tried = { ...on(2, 21), tvChannels: [] };
  await find([has, tried, on(3, 21)], () => reply([bein]));
  expect(requested()).toEqual([3]);
});

test('HOME-15: one answer serves the other matches of its date', async () => {
  const found = await find([on(1, 21), on(2, 21), on(3, 21), on(4, 22)], (id) =>
    id === 1 ? reply([bein], [1, 2, 3]) : reply([bein]),
  );
  expect(requested()).toEqual([1, 4]);
  expect(new Set(found.keys())).toEqual(new Set([1, 2, 3, 4]));
  expect(found.get(2)).toEqual([bein]);
});

test('HOME-15: one toast at the end counts the matches that got channels', async () => {
  // 9 is of the same date, but not on the page.
  await find([on(1, 21), on(2, 21), on(3, 22)], (id) => (id === 1 ? reply([bein], [2, 9]) : reply([])));
  expect(toasts).toEqual(['جلبنا القنوات الناقلة لمباراتين تلقائيًا']);
});

test('HOME-15: without any channels no toast is shown', async () => {
  const found = await find([on(1, 21)], () => reply([], [1, 2]));
  expect([toasts, found.size]).toEqual([[], 0]);
});

const failures: [string, Reply][] = [
  ['a server error', () => Response.json({ success: false }, { status: 500 })],
  ['a network failure', () => Promise.reject(new TypeError('fetch failed'))],
  ['an invalid answer', () => new Response('<html>')],
];
test.each(failures)('HOME-15: %s is logged and skipped', async (_, fail) => {
  const found = await find([on(1, 21), on(2, 21)], (id) => (id === 1 ? fail(id) : reply([bein])));
  expect(requested()).toEqual([1, 2]);
  expect(console.warn).toHaveBeenCalledOnce();
  expect([...found.keys()]).toEqual([2]);
});

test('HOME-15: after a 429 no more lookups are sent; the toast counts what was found', async () => {
  await find([on(1, 21), on(2, 21), on(3, 22)], (id) =>
    id === 2 ? Response.json({ success: false }, { status: 429 }) : reply([bein]),
  );
  expect(requested()).toEqual([1, 2]);
  expect(toasts).toEqual(['جلبنا القنوات الناقلة لمباراة واحدة تلقائيًا']);
});

test('HOME-15: a match is looked up at most once in 30 minutes; until then its result is reused', async () => {
  const day = [on(1, 21), on(2, 21)];
  const answer: Reply = (id) => (id === 1 ? reply([bein]) : Promise.reject(new TypeError('fetch failed')));
  await find(day, answer);
  // A reloaded page has only what is stored.
  const found = await find(day, answer);
  expect([requested(), [...found.keys()]]).toEqual([[1, 2], [1]]);
  expect(toasts).toHaveLength(1);
  clock = 10 * MINUTE + 2_000 + 30 * MINUTE - 1;
  await find(day, answer);
  expect(requested()).toEqual([1, 2]);
  clock += 300;
  await find(day, answer);
  expect(requested()).toEqual([1, 2, 1, 2]);
});

test('OURS-20: what was found for one country is not reused for another', async () => {
  await find([on(1, 21)], () => reply([bein]));
  const found = await find([on(1, 21)], () => reply([]), { country: 'EG' });
  expect([requested(), found.size]).toEqual([[1, 1], 0]);
});

test('HOME-15: results older than 30 minutes are removed from storage', async () => {
  await find([on(1, 21)], () => reply([bein]));
  clock += 31 * MINUTE;
  await find([on(2, 21)], () => reply([bein]));
  expect(Object.keys(JSON.parse(localStorage.getItem('channelLookups')!))).toEqual(['2']);
});

test.each(['{', '[1]', '{"1":5}', '{"1":{"at":600000,"country":"SA","channels":[{}]}}'])(
  'HOME-21: storage that contains %s is treated as empty',
  async (stored) => {
    localStorage.setItem('channelLookups', stored);
    const found = await find([on(1, 21)], () => reply([bein]));
    expect(found.get(1)).toEqual([bein]);
  },
);

test('HOME-21: when storage refuses, results last as long as the page', async () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => undefined });
  const answers = makeChannelAnswers();
  await find([on(1, 21)], () => reply([bein]), { answers });
  const found = await find([on(1, 21)], () => reply([bein]), { answers });
  expect([requested(), found.get(1)]).toEqual([[1], [bein]]);
  expect(console.warn).toHaveBeenCalled();
});

test('HOME-15: leaving the day stops the lookups, and an aborted one does not count', async () => {
  const leaving = new AbortController();
  const day = [on(1, 21), on(2, 21)];
  await find(
    day,
    () => {
      leaving.abort();
      return Promise.reject(new DOMException('gone', 'AbortError'));
    },
    { leaving },
  );
  expect([requested(), toasts]).toEqual([[1], []]);
  expect(console.warn).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
  await find(day, () => reply([bein]));
  expect(requested()).toEqual([1, 1, 2]);
});
