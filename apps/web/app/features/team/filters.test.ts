import { expect, test } from 'vitest';
import { filtersOf, listAddress } from './filters.ts';

const read = (query: string) => {
  const entered = new URLSearchParams(query);
  return filtersOf((name) => entered.get(name));
};

test('TEAM-01: empty filters and the first page are left out of the address', () => {
  expect(listAddress(read(''))).toBe('/teams');
  expect(listAddress(read('search=+&country=&league=307&season='))).toBe('/teams?league=307');
  expect(listAddress(read('league=307'), 1)).toBe('/teams?league=307');
  expect(listAddress(read('league=307'), 2)).toBe('/teams?league=307&page=2');
});

test('TEAM-01: league and season are whole numbers from 1 and from 2000, in one spelling', () => {
  expect(read('league=0&season=1999')).toMatchObject({ league: '', season: '' });
  expect(read('league=1&season=2000')).toMatchObject({ league: '1', season: '2000' });
  expect(read('league=007&season=02026')).toMatchObject({ league: '7', season: '2026' });
  expect(read('league=2147483648&season=2101')).toMatchObject({ league: '', season: '' });
  expect(read('league=3.5&season=1e4')).toMatchObject({ league: '', season: '' });
});

test('TEAM-01: names are trimmed and bounded', () => {
  const { search, country } = read(`search=+الهلال+&country=${'a'.repeat(70)}`);
  expect(search).toBe('الهلال');
  expect(country).toHaveLength(60);
});
