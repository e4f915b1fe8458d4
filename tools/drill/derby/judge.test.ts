import { expect, test } from 'vitest';
import { percentile } from '../measures.ts';
import { type Back, delaysOf, faultsOfReturns, goalNear } from './judge.ts';

const back = (seq: number): Back => ({ lostMs: 0, openedMs: 2_000, backMs: 2_100, seq, snapshots: 0 });

test('HOUSE: the delay of a change ends when the last client has the first message that covers it', () => {
  const stored = [
    { seq: 11, atMs: 100 },
    { seq: 12, atMs: 100 },
    { seq: 15, atMs: 500 },
  ];
  const reached = [
    { seq: 12, clients: 4, lastMs: 130 },
    { seq: 14, clients: 4, lastMs: 400 },
    { seq: 16, clients: 4, lastMs: 550 },
  ];
  expect(delaysOf(stored, reached, { clients: 4 })).toEqual([30, 30, 50]);
});

test.each([
  ['a client without it', [{ seq: 11, clients: 3, lastMs: 130 }]],
  ['no message that covers it', [{ seq: 10, clients: 4, lastMs: 130 }]],
])('HOUSE: %s makes the delay of a change infinite', (_, reached) => {
  expect(delaysOf([{ seq: 11, atMs: 100 }], reached, { clients: 4 })).toEqual([Infinity]);
});

test('HOUSE: one change in a hundred that never arrives is not hidden by the 99th percentile of fewer', () => {
  const delays = [...Array.from({ length: 98 }, () => 20), Infinity, Infinity];
  expect(percentile(delays, 0.99)).toBe(Infinity);
  expect(percentile(delays, 0.98)).toBe(20);
});

test('HOUSE: clients that are back at the goal or later have no fault', () => {
  expect(faultsOfReturns([back(40), back(41)], { lost: 2, goal: 40 })).toEqual([]);
});

test('HOUSE: a client that is back without the goal, and one that is not back, are faults', () => {
  expect(faultsOfReturns([back(39), back(40)], { lost: 3, goal: 40 })).toEqual([
    '1 of 3 clients did not come back',
    '1 clients came back without the goal at which the edge was killed',
  ]);
});

test('HOUSE: the edge is killed at the goal nearest to the wanted moment, if there is a goal', () => {
  const polls = [
    { atMs: 10, hasGoal: true },
    { atMs: 55, hasGoal: false },
    { atMs: 70, hasGoal: true },
  ];
  expect(goalNear(polls, 50)).toBe(polls[2]);
  expect(goalNear([polls[1]!], 50)).toBeUndefined();
});
