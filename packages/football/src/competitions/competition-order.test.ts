import { expect, test } from 'vitest';
import { compareCompetitions } from './competition-order.ts';

const listed = (id: number, matchCount = 1) => ({ id, matchCount, name: `competition ${id}` });
const order = (...competitions: ReturnType<typeof listed>[]) =>
  competitions.toSorted(compareCompetitions).map(({ id }) => id);

test('HOME-13: champions leagues come first, then top leagues, cups, qualifiers', () => {
  expect(order(listed(30), listed(45), listed(307), listed(39), listed(17), listed(2))).toEqual([
    2, 17, 39, 307, 45, 30,
  ]);
});

test('HOME-13: Arab leagues are among the top ones, leagues of other continents follow the cups', () => {
  expect(order(listed(30), listed(71, 9), listed(12), listed(200), listed(406))).toEqual([
    406, 200, 12, 71, 30,
  ]);
});

test('HOME-13: competitions outside the list follow by number of matches, descending', () => {
  expect(order(listed(9001, 2), listed(9002, 7), listed(61, 1))).toEqual([61, 9002, 9001]);
});

test('HOME-13: competitions outside the list with as many matches follow by name', () => {
  const named = (id: number, name: string) => ({ id, matchCount: 1, name });
  const sorted = [named(1_001, 'B'), named(1_002, 'C'), named(1_003, 'A')].toSorted(compareCompetitions);
  expect(sorted.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
});
