import { describe, expect, test } from 'vitest';
import { allowances } from '@safira/provider/plans';
import { type DayShape, liveEverySeconds, planDay } from './planner.ts';

const saturday: DayShape = { leagues: 19, teams: 250, matches: 60, liveHours: 13, asked: 200 };
const planned = (day: DayShape, limit: number, value: string) =>
  planDay(day, limit)
    .works.filter((one) => one.value === value)
    .reduce((sum, one) => sum + one.planned, 0);

describe('a day', () => {
  test('HOME-14: with calls enough everything is done and the live list is asked for every 15 s', () => {
    const { liveEveryS, works, total } = planDay(saturday, allowances.Ultra.day);
    expect(liveEveryS).toBe(15);
    expect(works.every((one) => one.planned === one.wanted)).toBe(true);
    expect(total).toBeLessThan(allowances.Ultra.day);
  });

  test('HOME-14: the plan for 7,500 calls holds a full Saturday without touching the reserve', () => {
    const { total, works } = planDay(saturday, allowances.Pro.day);
    expect(total).toBeLessThanOrEqual(allowances.Pro.day * 0.9);
    expect(works.every((one) => one.planned === one.wanted)).toBe(true);
  });

  test('HOME-14: with fewer calls the live list slows down before anything else is left out', () => {
    const full = planDay(saturday, allowances.Ultra.day).total;
    const { liveEveryS, works } = planDay(saturday, full);
    expect(liveEveryS).toBe(30);
    expect(works.every((one) => one.planned === one.wanted)).toBe(true);
  });

  test('HOME-14: what is worth least goes first, and the reserve is for the live list alone', () => {
    const limit = 2_600;
    const { liveEveryS, total } = planDay(saturday, limit);
    expect(liveEveryS).toBe(60);
    expect(total).toBeLessThanOrEqual(limit);
    expect(planned(saturday, limit, 'live')).toBeGreaterThan(1_500);
    expect(planned(saturday, limit, 'history')).toBe(0);
  });

  test.each([0, 1, 50, 100, 500, 1_000, 5_000])('HOME-14: of %i calls never more are planned', (limit) => {
    expect(planDay(saturday, limit).total).toBeLessThanOrEqual(limit);
  });
});

describe('the live list', () => {
  const at = (time: string) => Date.parse(`2026-11-28T${time}Z`);

  test.each([
    ['nothing is told yet', null, null, '12:00:00', 15],
    ['there is plenty', 7_000, 7_500, '00:00:00', 15],
    ['it would not last', 4_000, 7_500, '00:00:00', 30],
    ['it is short', 2_200, 7_500, '00:00:00', 60],
    ['only the reserve is left', 700, 7_500, '12:00:00', 60],
    ['the day is nearly over', 1_000, 7_500, '23:00:00', 15],
  ])('HOME-14: %s: %s of %s calls at %s, every %i s', (_, remaining, limit, time, every) => {
    expect(liveEverySeconds({ remaining, limit, now: at(time) })).toBe(every);
  });
});
