import { expect, test } from 'vitest';
import { monthAfter, weeksOf } from './month-grid.ts';

test('OURS-29: the weeks of a month begin on Saturday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual([
    undefined,
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
    '2026-11-05',
    '2026-11-06',
  ]);
  expect(weeks.at(-1)).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['2027-02', 28],
  ['2028-02', 29],
  ['2026-12', 31],
])('OURS-29: every day of %s is there once', (month, days) => {
  const all = weeksOf(month).flat().filter(Boolean);
  expect([all.length, all[0], all.at(-1)]).toEqual([days, `${month}-01`, `${month}-${days}`]);
});

test('OURS-29: months pass over the turn of the year in both directions', () => {
  expect([monthAfter('2026-11', 2), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
});
