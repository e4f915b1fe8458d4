import { aPlayerSeason } from '@safira/contract/testing/players';
import { expect, test } from 'vitest';
import { comparedRows } from './player-comparison.ts';

const first = aPlayerSeason({ appearances: 10, goals: 9 });
const second = { ...aPlayerSeason({ appearances: 30, goals: 9 }), shots: { total: 0, on: 0 } };
const rowOf = (label: string) => comparedRows(first, second).find((row) => row.label === label);

test('OURS-14: a number is compared by its share of both, and the higher one leads', () => {
  expect(rowOf('المشاركات')).toEqual({
    statistic: 'games.appearences',
    label: 'المشاركات',
    first: '10',
    second: '30',
    share: 0.25,
    leader: 'second',
  });
});

test('OURS-14: equal numbers have no leader, and two zeros share the bar', () => {
  expect(rowOf('الأهداف')).toMatchObject({ share: 0.5, leader: undefined });
  const none = { ...first, shots: { total: 0, on: 0 } };
  expect(comparedRows(none, second).find((row) => row.label === 'التسديدات')?.share).toBe(0.5);
});

test('OURS-14: accuracy is a percentage, the rating has one decimal', () => {
  expect(rowOf('دقة التمرير')?.first).toBe('84%');
  expect(rowOf('التقييم')?.first).toBe('8.1');
});

test('OURS-14: two ratings that are printed alike have no leader', () => {
  const rated = (rating: number) => ({ ...first, games: { ...first.games, rating } });
  const rows = comparedRows(rated(6.71), rated(6.68));
  expect(rows.find((row) => row.label === 'التقييم')).toMatchObject({
    first: '6.7',
    second: '6.7',
    leader: undefined,
  });
});
