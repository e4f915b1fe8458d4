import { expect, test } from 'vitest';
import { isRealName } from './real-names.ts';
import { refereeFor } from './referees.ts';

const fixtures = Array.from({ length: 380 }, (_, index) => index + 1);

const namesOf = (seed: number) => new Set(fixtures.map((id) => refereeFor(seed, id, 'Italy').name));

test('HOUSE: a fixture keeps its referee, and another seed has other referees', () => {
  expect(refereeFor(1, 5, 'Italy')).toEqual(refereeFor(1, 5, 'Italy'));
  expect([...namesOf(1)].filter((name) => !namesOf(2).has(name)).length).toBeGreaterThan(12);
});

test('HOUSE: two dozen referees of the country share a season, none of them real', () => {
  const referees = fixtures.map((id) => refereeFor(1, id, 'Saudi-Arabia'));
  expect(new Set(referees.map(({ name }) => name)).size).toBe(24);
  expect(new Set(referees.map(({ country }) => country))).toEqual(new Set(['Saudi Arabia']));
  expect(referees.filter(({ name }) => isRealName(name))).toEqual([]);
});

test('HOUSE: an international competition has referees of many countries', () => {
  const countries = new Set(fixtures.map((id) => refereeFor(1, id, 'World').country));
  expect(countries.size).toBeGreaterThan(5);
  expect(countries).not.toContain('World');
});
