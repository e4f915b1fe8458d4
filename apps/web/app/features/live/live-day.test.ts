import { aChange, aMatch, aMessage } from '@safira/contract/testing/matches';
import { expect, test } from 'vitest';
import { aLiveDay } from '../../../test/days.ts';
import { applyToDay, goalsBetween, matchesOf, takeSnapshot } from './live-day.ts';

const playing = aMatch({ id: 1, status: '2H', elapsed: 57, goals: [1, 1] });
const goal = (seq: number) => aChange(seq, { id: 1, status: '2H', elapsed: 58, goals: [2, 1] });

test('HOME-14: a message patches its row and leaves the others alone', () => {
  const before = aLiveDay(5, playing, aMatch({ id: 2 }));
  const { state, min } = applyToDay(before, aMessage(5, [goal(6)]));
  expect(state.seq).toBe(6);
  expect(matchesOf(state)[0]!.goals).toEqual({ home: 2, away: 1 });
  expect(matchesOf(state)[1]).toBe(matchesOf(before)[1]);
  expect(min).toBeUndefined();
});

test('HOME-14: after a gap the snapshot must be read again, and the state stays unchanged', () => {
  const before = aLiveDay(5, playing);
  expect(applyToDay(before, aMessage(8, [goal(9)]))).toEqual({ state: before, min: 9 });
});

test.each(['new', 'kickoff'] as const)(
  'HOME-14: a %s change on the day shown changes the list itself',
  (kind) => {
    const message = aMessage(5, [aChange(6, { id: 9, kinds: [kind], date: '2026-11-21T20:59:00.000Z' })]);
    expect(applyToDay(aLiveDay(5, playing), message).min).toBe(6);
  },
);

test('HOME-14: a new match on another day does not change the list', () => {
  const message = aMessage(5, [aChange(6, { id: 9, kinds: ['new'], date: '2026-11-21T21:00:00.000Z' })]);
  expect(applyToDay(aLiveDay(5, playing), message).min).toBeUndefined();
});

test('HOME-14: a match that moves away from the day shown changes its list', () => {
  const message = aMessage(5, [aChange(6, { id: 1, kinds: ['kickoff'], date: '2026-11-25T18:00:00.000Z' })]);
  expect(applyToDay(aLiveDay(5, playing), message).min).toBe(6);
});

test('HOME-14: a snapshot older than the state shown is dropped', () => {
  const shown = aLiveDay(5, playing);
  expect(takeSnapshot(shown, aLiveDay(4, playing))).toBe(shown);
});

test('HOUSE: a sequence number raised by other matches does not make a snapshot outdated', () => {
  const { state } = applyToDay(aLiveDay(5, playing), aMessage(5, [aChange(90, { id: 2 })]));
  const later = takeSnapshot(state, aLiveDay(7, aMatch({ id: 1, status: '2H', elapsed: 60, goals: [3, 1] })));
  expect([matchesOf(later)[0]!.goals.home, later.seq]).toEqual([3, 90]);
});

test('HOUSE: a snapshot from before a goal that is shown is dropped', () => {
  const { state } = applyToDay(aLiveDay(5, playing), aMessage(5, [goal(90)]));
  expect(takeSnapshot(state, aLiveDay(89, playing))).toBe(state);
});

test('HOME-14: a higher score is a goal, and a goal taken back is none', () => {
  const after = aMatch({ id: 1, status: '2H', elapsed: 58, goals: [2, 1] });
  expect(goalsBetween([playing], [after])).toEqual([after]);
  expect(goalsBetween([after], [playing])).toEqual([]);
});

test('HOME-14: the kick-off is no goal', () => {
  const started = aMatch({ id: 1, status: '1H', elapsed: 1, goals: [0, 0] });
  expect(goalsBetween([aMatch({ id: 1 })], [started])).toEqual([]);
});
