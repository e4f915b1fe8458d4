import { describe, expect, test } from 'vitest';
import { nextPulse, pressureOf, pressuresOf, type Pulse } from './pulse.ts';

const rows = (numbers: Record<string, number | string | null>) =>
  Object.entries(numbers).map(([type, value]) => ({ type, value }));

test.each([
  [{ 'Shots on Goal': 3, 'Total Shots': 8, 'Corner Kicks': 4 }, 15],
  [{ 'Shots on Goal': 3, 'Shots off Goal': 4, 'Blocked Shots': 1, 'Corner Kicks': 4 }, 15],
  [{ 'Shots on Goal': 0, 'Total Shots': 0, 'Corner Kicks': 0 }, 0],
  [{ 'Shots on Goal': null, 'Total Shots': 2, 'Corner Kicks': null }, 2],
  [{ 'Shots on Goal': 3, 'Total Shots': 2 }, 6],
  [{ 'Ball Possession': '50%', Fouls: 7, 'Shots on Goal': null }, undefined],
  [{}, undefined],
])('OURS-04: the pressure of %j is %s', (numbers, points) => {
  expect(pressureOf(rows(numbers))).toBe(points);
});

test('OURS-04: pressure is known where both sides have statistics, in any order', () => {
  const side = (id: number, corners: number) => ({
    team: { id },
    statistics: rows({ 'Corner Kicks': corners }),
  });
  const match = { homeId: 1, awayId: 2 };
  expect(pressuresOf({ ...match, statistics: [side(2, 5), side(1, 3)] })).toEqual({ home: 3, away: 5 });
  expect(pressuresOf({ ...match, statistics: [side(1, 3)] })).toBeUndefined();
  expect(pressuresOf(match)).toBeUndefined();
});

const sides = (home: number, away: number) => ({ home, away });

/** The pulse after all of these observations; each starts with its minute. */
function pulseAfter(...observations: [number | null, [number, number] | undefined][]): Pulse | null {
  let pulse: Pulse | null = null;
  let before: ReturnType<typeof sides> | undefined;
  for (const [elapsed, numbers] of observations) {
    const after = numbers && sides(...numbers);
    pulse = nextPulse({ pulse, before, after, elapsed });
    before = after;
  }
  return pulse;
}

describe('OURS-04: the pulse', () => {
  test('OURS-04: points gained go into the bar of the minute, home positive and away negative', () => {
    expect(pulseAfter([1, [0, 0]], [3, [2, 0]], [5, [2, 1]], [6, [2, 4]])).toEqual([1, -3]);
  });

  test.each([
    [1, 1],
    [5, 1],
    [6, 2],
    [10, 2],
  ])('OURS-04: first observed in minute %i, all points since kick-off go into %i bars', (elapsed, length) => {
    expect(pulseAfter([elapsed, [6, 0]])).toHaveLength(length);
    expect(pulseAfter([elapsed, [6, 0]])!.reduce<number>((sum, bar) => sum + bar!, 0)).toBe(6);
  });

  test('OURS-04: first observed later, the bars before are null and not 0', () => {
    expect(pulseAfter([11, [9, 2]])).toEqual([null, null, null]);
    expect(pulseAfter([11, [9, 2]], [14, [9, 4]])).toEqual([null, null, -2]);
    expect(pulseAfter([15, [9, 2]], [16, [9, 2]])).toEqual([null, null, null, 0]);
  });

  test.each([
    [7, [0, 2, 2, 3]],
    [-7, [0, -2, -2, -3]],
    [1, [0, 0, 0, 1]],
    [0, [0, 0, 0, 0]],
  ])(
    'OURS-04: %i points gained over several bars are spread, the last gets the remainder',
    (points, bars) => {
      const gained: [number, number] = points > 0 ? [points, 0] : [0, -points];
      expect(pulseAfter([4, [0, 0]], [20, gained])).toEqual(bars);
    },
  );

  test('OURS-04: a number that decreases is a correction and counts as 0', () => {
    expect(pulseAfter([2, [4, 0]], [3, [2, 0]], [4, [3, 0]])).toEqual([5]);
  });

  test('OURS-04: statistics missing for a while leave null bars, not a jump', () => {
    expect(pulseAfter([4, [3, 0]], [5, undefined], [12, [9, 0]], [16, [9, 1]])).toEqual([3, null, null, -1]);
  });

  test('OURS-04: a minute that goes back changes its own bar and removes none', () => {
    expect(pulseAfter([5, [1, 0]], [6, [1, 0]], [5, [1, 2]])).toEqual([-1, 0]);
  });

  test.each([
    [45, 9],
    [46, 10],
    [90, 18],
    [91, 19],
    [120, 24],
    [126, 24],
  ])('OURS-04: minute %i is in bar %i, and no match has more than 24', (elapsed, bar) => {
    expect(nextPulse({ pulse: [0], before: sides(0, 0), after: sides(0, 0), elapsed })).toHaveLength(bar);
  });

  test('OURS-04: a match that has just begun is in its first bar', () => {
    expect(pulseAfter([0, [1, 0]])).toEqual([1]);
  });

  test('OURS-04: a bar is between -9 and 9', () => {
    expect(pulseAfter([1, [0, 0]], [2, [30, 0]], [6, [30, 30]])).toEqual([9, -9]);
  });

  test('OURS-04: without statistics or without a minute the pulse is unchanged', () => {
    expect(pulseAfter([30, undefined])).toBeNull();
    expect(pulseAfter([null, [1, 1]])).toBeNull();
    expect(pulseAfter([3, [1, 0]], [null, [5, 0]])).toEqual([1]);
  });
});

test('OURS-04: one side has statistics without shots and corners, the pressure is unknown', () => {
  const side = (id: number, numbers: Record<string, number>) => ({ team: { id }, statistics: rows(numbers) });
  const statistics = [side(1, { 'Corner Kicks': 3 }), side(2, { Fouls: 4 })];
  expect(pressuresOf({ homeId: 1, awayId: 2, statistics })).toBeUndefined();
  expect(pressuresOf({ homeId: 2, awayId: 1, statistics })).toBeUndefined();
});

test('OURS-04: only the total of the shots is known, it counts', () => {
  expect(pressureOf(rows({ 'Total Shots': 4 }))).toBe(4);
});
