import { expect, test } from 'vitest';
import { arabCountries } from '@safira/arabic/names/arab-countries';
import { type Broadcast, resolveBroadcasts, resolveIn } from './resolve-broadcasts.ts';

const HOUR_MS = 3_600_000;
const kickoff = new Date('2026-11-21T17:30:00Z');
const now = kickoff.getTime() - 3 * HOUR_MS;
const premierLeague = { competitionId: 39, kickoff };
const egypt = { competitionId: 233, kickoff };

const aBroadcast = (fields: Partial<Broadcast> = {}): Broadcast => ({
  channel: 'bein-sports-1',
  name: 'beIN SPORTS 1',
  source: 'guide',
  countries: null,
  access: 'paid',
  language: null,
  commentators: [],
  checkedAt: new Date(now - HOUR_MS),
  startsAt: kickoff,
  ...fields,
});
const editor = (fields: Partial<Broadcast> = {}) =>
  aBroadcast({ source: 'editor', channel: 'on-time-sports-1', startsAt: null, ...fields });
const startsAfter = (minutes: number) => ({ startsAt: new Date(kickoff.getTime() + minutes * 60_000) });

test.each([
  ['an editor’s entry wins over a guide and the rights', 'SA', [aBroadcast(), editor()], ['editor on-time-sports-1']],
  ['a guide wins over the rights', 'SA', [aBroadcast()], ['guide bein-sports-1']],
  ['without both, the networks with the rights', 'SA', [], ['rights beIN SPORTS', 'rights TOD']],
  ['several channels of one source', 'SA', [aBroadcast(), aBroadcast({ channel: 'bein-sports-2' })], ['guide bein-sports-1', 'guide bein-sports-2']],
  ['an entry of another country leaves the guide', 'SA', [aBroadcast(), editor({ countries: ['EG'] })], ['guide bein-sports-1']],
  ['an entry of this country replaces the guide', 'EG', [aBroadcast(), editor({ countries: ['EG'] })], ['editor on-time-sports-1']],
  ['a guide of another country leaves the rights', 'SA', [aBroadcast({ countries: ['EG'] })], ['rights beIN SPORTS', 'rights TOD']],
  ['outside the countries of the rights there is nothing', 'FR', [], []],
  ['a programme 45 min before the kick-off counts', 'SA', [aBroadcast(startsAfter(-45))], ['guide bein-sports-1']],
  ['one at the hour before the match was moved does not', 'SA', [aBroadcast(startsAfter(-90))], ['rights beIN SPORTS', 'rights TOD']],
  ['nor one long after the kick-off', 'SA', [aBroadcast(startsAfter(20))], ['rights beIN SPORTS', 'rights TOD']],
] as const)('OURS-17: %s', (_, country, broadcasts, expected) => {
  const resolved = resolveIn(country, premierLeague, broadcasts);
  expect(resolved.map(({ source, slug, name }) => `${source} ${slug ?? name}`)).toEqual(expected);
}); // oxfmt-ignore

test('OURS-17: a match that nothing is known about is not announced', () => {
  expect(resolveBroadcasts(egypt, [])).toEqual([]);
});

test('OURS-17: every result has a source and the time of its check, and only a channel is confirmed', () => {
  const all = [
    ...resolveBroadcasts(premierLeague, []),
    ...resolveBroadcasts(premierLeague, [aBroadcast(), editor({ countries: ['EG'] })]),
  ];
  expect(new Set(all.map(({ source }) => source))).toEqual(new Set(['editor', 'guide', 'rights']));
  for (const { source, slug, checkedAt, isConfirmed } of all) {
    expect(checkedAt.getTime()).toBeLessThan(now);
    expect([isConfirmed, slug !== null]).toEqual(source === 'rights' ? [false, false] : [true, true]);
  }
});

test('OURS-20: each channel lists the countries in which it is the answer', () => {
  const broadcasts = [aBroadcast(), editor({ countries: ['EG', 'SD'] })];
  const resolved = resolveBroadcasts(egypt, broadcasts);
  expect(resolved.map(({ slug, countries }) => [slug, countries])).toEqual([
    ['bein-sports-1', arabCountries.filter((country) => !['EG', 'SD'].includes(country))],
    ['on-time-sports-1', ['EG', 'SD']],
  ]);
});

test('OURS-20: a channel that is the answer everywhere lists no countries', () => {
  expect(resolveBroadcasts(egypt, [aBroadcast()])).toMatchObject([{ countries: null }]);
});
