import { expect, test } from 'vitest';
import { findPlan } from '../tables/competitions.ts';
import { seasonsOf } from './seasons.ts';

const NOVEMBER = Date.UTC(2025, 10, 15);
const seasons = (id: number, now = NOVEMBER) => seasonsOf(findPlan(id)!.competition, now);

test('API-01: two past seasons and the current one, oldest first', () => {
  expect(seasons(39)).toEqual([
    { year: 2023, label: 2023, start: '2023-08-18', end: '2024-05-26', isCurrent: false },
    { year: 2024, label: 2024, start: '2024-08-16', end: '2025-05-25', isCurrent: false },
    { year: 2025, label: 2025, start: '2025-08-15', end: '2026-05-24', isCurrent: true },
  ]);
});

test.each([
  [826, 2026],
  [539, 2026],
  [5, 2024],
  [36, 2025],
  [2, 2025],
  [667, 2025],
])('API-01: in November 2025 the current season of %i is labelled %i', (id, label) => {
  expect(seasons(id).at(-1)!.label).toBe(label);
});

test.each([
  [78, '2025-08-22', '2026-05-16'],
  [135, '2025-08-22', '2026-05-25'],
  [307, '2025-08-28', '2026-05-21'],
  [233, '2025-08-07', '2026-05-25'],
  [2, '2025-09-16', '2026-05-30'],
  [81, '2025-08-15', '2026-05-23'],
  [531, '2025-08-13', '2025-08-13'],
  [10, '2025-01-01', '2025-12-31'],
])('API-01: season 2025 of %i goes from %s to %s', (id, start, end) => {
  expect(seasons(id).at(-1)).toMatchObject({ start, end });
});

test('API-01: a season is the current one from July to June', () => {
  expect(seasons(39, Date.UTC(2026, 5, 30)).at(-1)!.year).toBe(2025);
  expect(seasons(39, Date.UTC(2026, 6, 1)).at(-1)!.year).toBe(2026);
});

test.each([
  [39, 2026, '2026-08-21', '2027-05-30'],
  [78, 2026, '2026-08-28', '2027-05-22'],
  [2, 2026, '2026-09-08', '2027-06-05'],
  [5, 2026, '2026-09-24', '2027-06-15'],
  [36, 2027, '2026-09-24', '2027-03-30'],
  [7, 2027, '2027-01-07', '2027-02-05'],
])('API-01: in November 2026 season %i of %i goes from %s to %s', (id, label, start, end) => {
  expect(seasons(id, Date.UTC(2026, 10, 15)).at(-1)).toMatchObject({ label, start, end, isCurrent: true });
});

test('API-01: a competition that is not played every year has only its editions', () => {
  expect(seasons(5, Date.UTC(2026, 10, 15)).map(({ label }) => label)).toEqual([2024, 2026]);
  expect(seasons(7).map(({ label }) => label)).toEqual([]);
});
