import { expect, test } from 'vitest';
import { choicesOf, groupsOf } from './kinds.ts';
import type { Kind, ResultGroup } from './results.ts';

const group = (kind: Kind, count: number): ResultGroup => ({
  kind,
  name: kind,
  results: Array.from({ length: count }, (_, index) => ({
    path: `/${kind}/${index}`,
    name: '',
    note: '',
    picture: { kind: 'player', photo: null },
  })),
});
const found = [group('teams', 3), group('players', 6)];

test('OURS-07: all kinds come first, each with its number', () => {
  expect(choicesOf(found, 20)).toEqual([
    { kind: undefined, name: 'الكل', count: 9 },
    { kind: 'teams', name: 'teams', count: 3 },
    { kind: 'players', name: 'players', count: 6 },
  ]);
});

test('OURS-07: a kind that may have more results than were read has no number, and neither have all', () => {
  expect(choicesOf(found, 6)).toEqual([
    { kind: undefined, name: 'الكل' },
    { kind: 'teams', name: 'teams', count: 3 },
    { kind: 'players', name: 'players' },
  ]);
});

test('OURS-07: results of one kind leave nothing to choose', () => {
  expect(choicesOf([group('teams', 3)], 20)).toEqual([]);
});

test.each([
  ['players', ['players']],
  [undefined, ['teams', 'players']],
  [null, ['teams', 'players']],
  ['competitions', ['teams', 'players']],
])('OURS-07: of the kind %s the groups %j are shown', (kind, shown) => {
  expect(groupsOf(found, kind).map((one) => one.kind)).toEqual(shown);
});
