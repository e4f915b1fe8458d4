import { arabCountries } from '@safira/arabic/names/arab-countries';
import { aTvChannel } from '@safira/contract/testing/channels';
import { aMatch } from '@safira/contract/testing/matches';
import { expect, test } from 'vitest';
import { broadcastsOf, checkOf, missingWhere, networksOf, shownWhere } from './broadcasts.ts';

const channels = [
  { slug: 'a-1', name: 'ألف 1', network: 'ألف' },
  { slug: 'b-1', name: 'باء 1', network: 'باء' },
  { slug: 'b-2', name: 'باء 2', network: 'باء' },
];
const on = (slug: string, countries?: string[]) =>
  aTvChannel({ slug, name: slug, source: 'guide', ...(countries && { countries }) });
const match = (id: number, ...tvChannels: ReturnType<typeof on>[]) => ({ ...aMatch({ id }), tvChannels });
const lanesOf = (matches: ReturnType<typeof match>[]) =>
  networksOf(broadcastsOf(matches), { channels, others: 'أخرى' }).map(({ name, lanes }) => [
    name,
    lanes.map(
      ({ channel, broadcasts }) => `${channel.name}: ${broadcasts.map((one) => one.match.apiId).join()}`,
    ),
  ]);

test('OURS-18: channels are grouped by network, the one with most broadcasts first, in their own order', () => {
  expect(lanesOf([match(1, on('b-2'), on('a-1')), match(2, on('b-1')), match(3, on('b-2'))])).toEqual([
    ['باء', ['باء 1: 2', 'باء 2: 1,3']],
    ['ألف', ['ألف 1: 1']],
  ]);
});

test('OURS-18: a network without a channel has no lane; a channel that is not listed yet has one of its own', () => {
  expect(lanesOf([match(1, aTvChannel()), match(2, on('new-1'))])).toEqual([['أخرى', ['new-1: 2']]]);
});

test('OURS-20: what holds broadcasts is for all countries in which one of them is shown', () => {
  const [here, egypt, sudan] = broadcastsOf([
    { ...match(1, on('a-1', ['SA'])), tvElsewhere: [on('b-1', ['EG']), on('b-2', ['SD'])] },
  ]);
  expect(shownWhere([egypt!, sudan!])).toEqual({ 'data-in': 'EG SD', 'data-elsewhere': '' });
  expect(shownWhere([here!, egypt!])).toEqual({ 'data-in': 'EG SA' });
  expect(shownWhere(broadcastsOf([match(1, on('a-1'))]))).toBeNull();
});

test('OURS-20: the others are those that have none; those of no broadcasts are all', () => {
  const egypt = broadcastsOf([{ ...match(1), tvElsewhere: [on('b-1', ['EG'])] }]);
  const others = arabCountries.filter((country) => country !== 'EG').join(' ');
  expect(missingWhere(egypt)).toEqual({ 'data-in': others });
  const here = broadcastsOf([match(1, on('a-1', ['SA']))]);
  expect(missingWhere(here)).toMatchObject({ 'data-elsewhere': '' });
  expect(missingWhere(broadcastsOf([match(1, on('a-1'))]))).toBeUndefined();
  expect(missingWhere([])).toEqual({ 'data-in': arabCountries.join(' ') });
});

test('OURS-17: broadcasts come with their sources and the newest check', () => {
  const editor = aTvChannel({ slug: 'a-1', source: 'editor', checkedAt: '2026-11-21T15:10:00.000Z' });
  const guide = aTvChannel({ slug: 'b-1', source: 'guide', checkedAt: '2026-11-21T12:00:00.000Z' });
  expect(checkOf(broadcastsOf([match(1, guide, editor)]))).toEqual({
    sources: new Set(['guide', 'editor']),
    checkedAt: '2026-11-21T15:10:00.000Z',
  });
});
