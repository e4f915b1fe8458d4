import { aChange, aMatch, aMessage } from '@safira/contract/testing/matches';
import { expect, test } from 'vitest';
import { aLiveDay } from '../../../test/days.ts';
import { applyToDay, arrangeSnapshot, goalsBetween, matchesOf, takeSnapshot } from './live-day.ts';

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

test('OURS-28: what is read keeps the order on screen; another day comes with live matches first', () => {
  const ended = aMatch({ id: 1, status: 'FT', goals: [1, 1] });
  const begun = aMatch({ id: 2, status: '1H', goals: [0, 0] });
  const read = aLiveDay(6, ended, begun);
  const idsOf = (day: typeof read) => matchesOf(day).map(({ apiId }) => apiId);
  expect(idsOf(arrangeSnapshot(aLiveDay(5, playing, aMatch({ id: 2 })), read))).toEqual([1, 2]);
  const tomorrow = { ...aLiveDay(5, playing), day: { ...read.day, date: '2026-11-22' } };
  expect(idsOf(arrangeSnapshot(tomorrow, read))).toEqual([2, 1]);
});

test('HOUSE: a sequence number raised by other matches does not make a snapshot outdated', () => {
  const { state } = applyToDay(aLiveDay(5, playing), aMessage(5, [aChange(90, { id: 2 })]));
  const later = takeSnapshot(state, aLiveDay(7, aMatch({ id: 1, status: '2H', elapsed: 60, goals: [3, 1] })));
  expect([matchesOf(later)[0]!.goals.home, later.seq]).toEqual([3, 90]);
});

test.each([
  ['date', '2026-11-22'],
  ['timezone', 'Africa/Cairo'],
])('HOME-05: an older snapshot with another %s is of another day, it is shown', (field, value) => {
  const other = aLiveDay(2, playing);
  const snapshot = { ...other, day: { ...other.day, [field]: value } };
  expect(takeSnapshot(aLiveDay(5, playing), snapshot)).toBe(snapshot);
});

test('HOME-14: a snapshot as new as the state shown replaces it', () => {
  const later = takeSnapshot(aLiveDay(5, playing), aLiveDay(5, aMatch({ id: 2 })));
  expect(matchesOf(later).map(({ apiId }) => apiId)).toEqual([2]);
});

test('HOME-14: a message patches one competition, the others are not rendered again', () => {
  const [mine, other] = [aLiveDay(5, playing), aLiveDay(5, aMatch({ id: 2 }))];
  const before = { ...mine, sections: [...mine.sections, ...other.sections] };
  const { state } = applyToDay(before, aMessage(5, [goal(6)]));
  expect(state.sections[0]).not.toBe(before.sections[0]);
  expect(state.sections[1]).toBe(before.sections[1]);
});

test('HOME-14: a message without changes leaves the whole list as it is', () => {
  const before = aLiveDay(5, playing);
  expect(applyToDay(before, { prev: 5, seq: 6, changes: [] }).state.sections).toBe(before.sections);
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

test('HOME-14: the away team scores, it is a goal; its goal is taken back, it is none', () => {
  const after = aMatch({ id: 1, status: '2H', elapsed: 58, goals: [1, 2] });
  expect(goalsBetween([playing], [after])).toEqual([after]);
  expect(goalsBetween([after], [playing])).toEqual([]);
});

test('HOME-14: of three matches the two with a higher score are returned, also the one that is second in the list', () => {
  const others = [2, 3].map((id) => aMatch({ id, status: '1H', elapsed: 5, goals: [0, 0] }));
  const scored = [
    aMatch({ id: 1, status: '2H', elapsed: 58, goals: [1, 2] }),
    aMatch({ id: 3, status: '1H', elapsed: 6, goals: [1, 0] }),
  ];
  const after = [scored[1]!, others[0]!, scored[0]!];
  expect(goalsBetween([playing, ...others], after).map(({ apiId }) => apiId)).toEqual([3, 1]);
});

test('HOME-14: a match that was not in the list before, its score is no goal', () => {
  expect(goalsBetween([playing], [playing, aMatch({ id: 2, status: '1H', goals: [1, 0] })])).toEqual([]);
});

test('HOME-14: the kick-off is no goal', () => {
  const started = aMatch({ id: 1, status: '1H', elapsed: 1, goals: [0, 0] });
  expect(goalsBetween([aMatch({ id: 1 })], [started])).toEqual([]);
});

test.each([
  ['neither side had a score', '1H', null, null],
  ['only the away side had one', '1H', null, 0],
  ['only the home side had one', '1H', 0, null],
  ['it stood 0-0 before the kick-off', 'NS', 0, 0],
] as const)(
  'HOME-14: %s and the result of a missed match arrives, it is no goal',
  (_, status, home, away) => {
    const before = { ...aMatch({ id: 1, status }), goals: { home, away } };
    expect(goalsBetween([before], [aMatch({ id: 1, status: 'FT', goals: [2, 1] })])).toEqual([]);
  },
);
