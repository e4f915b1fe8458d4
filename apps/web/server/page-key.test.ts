import { expect, test } from 'vitest';
import { pageAddress } from './page-key.ts';

const routes = new Set(['root', 'routes/day', 'routes/match-over']);
const ask = (url: string, zone = 'Asia/Riyadh') => {
  const { pathname, searchParams } = new URL(url, 'http://page');
  return pageAddress({ path: pathname, query: searchParams, zone, today: '2026-11-21', routes });
};

test('HOME-19: the date is part of the page, the rest of the query is not', () => {
  expect(ask('/?date=2026-11-22&utm_source=x').url).toBe('/?date=2026-11-22');
  expect(ask('/?utm_source=x').key).toBe(ask('/').key);
});

test('HOME-19: nonsense for a date is one page, not many', () => {
  expect(ask('/?date=aaa').key).toBe(ask('/?date=bbb').key);
});

test('HOME-12: every zone class has its own page', () => {
  expect(ask('/').key).not.toBe(ask('/', 'Africa/Cairo').key);
});

test('DLG-17: data requests name our own routes only, in one order', () => {
  expect(ask('/_.data?_routes=routes/match-over,x,root,root').url).toBe(
    `/_.data?_routes=${encodeURIComponent('root,routes/match-over')}`,
  );
});

test('HOME-17: the id and the term of a team are part of its address, and of no other', () => {
  expect(ask('/team?search=al&apiId=40&x=1').url).toBe('/team?apiId=40&search=al');
  expect(ask('/team.data?apiId=40').url).toBe('/team.data?apiId=40');
  expect(ask('/teams?search=al&apiId=40').url).toBe('/teams?search=al');
  expect(ask('/?search=al&apiId=40').url).toBe('/');
  expect(ask('/team/liverpool-40?search=al').url).toBe('/team/liverpool-40');
});

test('HOME-17: an id that cannot be one, no term and a book for a term are as good as nothing', () => {
  expect(ask('/team?apiId=040&search=%20').key).toBe(ask('/team').key);
  expect(ask(`/teams?search=${'a'.repeat(81)}`).key).toBe(ask('/teams').key);
});

test('DLG-18: the tab of a match is part of its address, and nothing else is', () => {
  expect(ask('/match/7?tab=lineups&x=1').url).toBe('/match/7?tab=lineups');
  expect(ask('/match/7?tab=nothing').key).toBe(ask('/match/7').key);
  expect(ask('/?tab=lineups').key).toBe(ask('/').key);
});
