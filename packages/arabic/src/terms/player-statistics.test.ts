import { expect, test } from 'vitest';
import { playerStatisticLabels } from './player-statistics.ts';

/** A season's numbers as the provider sends them, groups and fields. */
const provided = {
  games: ['appearences', 'lineups', 'minutes', 'number', 'position', 'rating', 'captain'],
  substitutes: ['in', 'out', 'bench'],
  shots: ['total', 'on'],
  goals: ['total', 'conceded', 'assists', 'saves'],
  passes: ['total', 'key', 'accuracy'],
  tackles: ['total', 'blocks', 'interceptions'],
  duels: ['total', 'won'],
  dribbles: ['attempts', 'success', 'past'],
  fouls: ['drawn', 'committed'],
  cards: ['yellow', 'yellowred', 'red'],
  penalty: ['won', 'commited', 'scored', 'missed', 'saved'],
};

test('PLAYER-01: every number the provider sends has its Arabic name, and no other has', () => {
  const paths = Object.entries(provided).flatMap(([group, fields]) =>
    fields.map((field) => `${group}.${field}`),
  );
  expect(Object.keys(playerStatisticLabels).toSorted()).toEqual([...paths, 'offsides'].toSorted());
});

test('PLAYER-01: no two numbers share a name, and none is in Latin letters', () => {
  const labels = Object.values(playerStatisticLabels);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((label) => /[A-Za-z]/.test(label))).toEqual([]);
});

test.each([
  ['goals.assists', 'تمريرات حاسمة'],
  ['fouls.drawn', 'أخطاء تعرّض لها'],
  ['fouls.committed', 'أخطاء ارتكبها'],
  ['penalty.commited', 'ركلات جزاء تسبب فيها'],
  ['cards.yellowred', 'طرد بإنذارين'],
] as const)('PLAYER-01: %s is «%s»', (path, label) => {
  expect(playerStatisticLabels[path]).toBe(label);
});
