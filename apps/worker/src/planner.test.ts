import { describe, expect, test } from 'vitest';
import { allowances } from '@safira/provider/plans';
import { works } from './jobs/table.ts';
import { type DayShape, reservedCalls, liveEverySeconds, planDay } from './planner.ts';

const saturday: DayShape = {
  leagues: 30,
  teams: 500,
  matches: 70,
  playing: 18,
  liveHours: 19,
  onDemand: 200,
};
const planned = (day: DayShape, limit: number, value: string) =>
  planDay(works, day, limit)
    .works.filter((one) => one.value === value)
    .reduce((sum, one) => sum + one.planned, 0);

describe('a day', () => {
  test('HOME-14: with enough calls everything is planned and the live list is fetched every 15 s', () => {
    const { liveEveryS, works: lines, total } = planDay(works, saturday, allowances.Ultra.day);
    expect(liveEveryS).toBe(15);
    expect(lines.every((one) => one.planned === one.needed)).toBe(true);
    expect(total).toBeLessThan(allowances.Ultra.day);
  });

  test('HOME-14: with 7,500 calls a full Saturday fits without touching the reserve, the live list every 15 s', () => {
    const { liveEveryS, total, works: lines } = planDay(works, saturday, allowances.Pro.day);
    expect(liveEveryS).toBe(15);
    expect(total).toBeLessThanOrEqual(allowances.Pro.day * 0.9);
    expect(lines.every((one) => one.planned === one.needed)).toBe(true);
  });

  test('HOME-14: with fewer calls the live list slows down before any work is left out', () => {
    const full = planDay(works, saturday, allowances.Ultra.day).total;
    const { liveEveryS, works: lines } = planDay(works, saturday, full);
    expect(liveEveryS).toBe(30);
    expect(lines.every((one) => one.planned === one.needed)).toBe(true);
  });

  test('HOME-14: with too few calls the least valuable work is cut first, and only live work gets the reserve', () => {
    const limit = 2_000;
    const { liveEveryS, total } = planDay(works, saturday, limit);
    expect(liveEveryS).toBe(60);
    expect(total).toBeLessThanOrEqual(limit);
    expect(planned(saturday, limit, 'live')).toBeGreaterThan(1_100);
    expect(planned(saturday, limit, 'history')).toBe(0);
  });

  test.each([0, 1, 50, 100, 500, 1_000, 5_000])(
    'HOME-14: with a limit of %i calls, no more are planned',
    (limit) => {
      expect(planDay(works, saturday, limit).total).toBeLessThanOrEqual(limit);
    },
  );
});

describe('the live list', () => {
  const at = (time: string) => Date.parse(`2026-11-28T${time}Z`);

  test.each([
    ['the quota is not known yet', null, null, '12:00:00', 15],
    ['there are plenty of calls', 7_000, 7_500, '00:00:00', 15],
    ['the calls would not last', 4_000, 7_500, '00:00:00', 30],
    ['the calls are few', 2_200, 7_500, '00:00:00', 60],
    ['only the reserve is left', 700, 7_500, '12:00:00', 60],
    ['the day is nearly over', 1_000, 7_500, '23:00:00', 15],
  ])('HOME-14: %s: %s of %s calls at %s, every %i s', (_, remaining, limit, time, every) => {
    expect(liveEverySeconds({ remaining, limit, now: at(time) })).toBe(every);
  });
});

describe('calls reserved for more valuable work', () => {
  const plan = planDay(works, saturday, allowances.Pro.day);
  const at = (time: string) => Date.parse(`2026-11-28T${time}:00Z`);

  test('HOME-14: history leaves all calls that the day needs at midnight, and only the reserve at its end', () => {
    expect(reservedCalls('history', plan, at('00:00'))).toBeGreaterThan(4_000);
    expect(reservedCalls('history', plan, at('23:59'))).toBeLessThan(760);
  });

  test('HOME-14: at any hour, less valuable work leaves more calls, and the live list leaves none', () => {
    for (const time of ['00:00', '09:30', '18:00', '23:00']) {
      const reserved = (['live', 'today', 'on-demand', 'history'] as const).map((value) =>
        reservedCalls(value, plan, at(time)),
      );
      expect(reserved).toEqual(reserved.toSorted((a, b) => a - b));
      expect(reserved[0]).toBe(0);
      expect(reserved[1]).toBeGreaterThan(750);
    }
  });
});
