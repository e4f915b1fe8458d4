import { aKnockoutMatch } from '@safira/contract/testing/knockout';
import { expect, test } from 'vitest';
import {
  aggregateOf,
  compareTies,
  type Draft,
  goalsOf,
  hasExtraTime,
  penaltiesOf,
  stateOf,
  tiesOf,
  winnerByResult,
} from './ties.ts';

const round = 'Quarter-finals';
const days = (n: number) => new Date(Date.UTC(2027, 2, n, 20)).toISOString();
const leg = (teams: [number, number], day: number, played: Parameters<typeof aKnockoutMatch>[1] = {}) =>
  aKnockoutMatch(teams, { round, date: days(day), ...played });
const tiesIn = (...matches: Parameters<typeof tiesOf>[1]) => tiesOf('quarter-finals', matches);
const tieOf = (...matches: Parameters<typeof tiesOf>[1]) => tiesIn(...matches)[0]!;
const idsOf = ({ legs }: Draft) => legs.map(({ apiId }) => apiId);
const open: Draft = { stage: 'quarter-finals', teams: [null, null], legs: [] };

test('OURS-11: matches of four teams whose ids have the same digits are two ties', () => {
  expect(tiesIn(leg([1, 123], 1), leg([11, 23], 1)).map(idsOf)).toEqual([[1123], [11_023]]);
});

test('OURS-11: a side of a tie is a team, without what it did in a match', () => {
  const match = leg([1, 2], 1, { goals: [1, 0] });
  const { id, _id, name, originalName, logo } = match.teams.home;
  expect(tieOf(match).teams[0]).toStrictEqual({ id, _id, name, originalName, logo });
});

test('OURS-11: two matches at the same time are ordered by id', () => {
  expect(idsOf(tieOf(leg([2, 1], 1, { id: 8 }), leg([1, 2], 1, { id: 7 })))).toEqual([7, 8]);
});

test('OURS-11: ties are ordered by first kick-off, those that are not drawn come last', () => {
  const [early, late] = [tieOf(leg([1, 2], 1)), tieOf(leg([3, 4], 2))];
  expect([open, late, early].toSorted(compareTies)).toEqual([early, late, open]);
  expect([late, open, early].toSorted(compareTies)).toEqual([early, late, open]);
  expect(compareTies(open, open)).toBe(0);
});

test.each(['PST', 'ABD', 'CANC'])(
  'OURS-11: a match with the status %s makes room for the one that replaces it',
  (status) => {
    const off = leg([1, 2], 1, { id: 1, status });
    expect(idsOf(tieOf(off, leg([1, 2], 5, { id: 2 })))).toEqual([2]);
    // The other leg replaces nothing, neither does a match that was called off as well.
    expect(idsOf(tieOf(off, leg([2, 1], 5, { id: 2 })))).toEqual([1, 2]);
    expect(idsOf(tieOf(off, leg([1, 2], 5, { id: 2, status: 'CANC' })))).toEqual([1, 2]);
    expect(idsOf(tieOf(off, leg([1, 2], 5, { id: 2, status: 'PST' })))).toEqual([1, 2]);
  },
);

test('OURS-11: a score of which a half is missing counts for neither side', () => {
  const match = leg([1, 2], 1, { goals: [2, 1] });
  const tie = tieOf(match);
  expect(goalsOf(tie, match)).toEqual([2, 1]);
  expect(goalsOf(tie, { ...match, goals: { home: 2, away: null } })).toBeNull();
  expect(goalsOf(tie, { ...match, goals: { home: null, away: 1 } })).toBeNull();
});

test('OURS-11: two legs that have not begun have no sum', () => {
  expect(aggregateOf(tieOf(leg([1, 2], 1), leg([2, 1], 8)), 2)).toBeNull();
});

test('OURS-11: a shoot-out counts if both numbers are known, whichever match it followed', () => {
  const shootOut = leg([1, 2], 1, { status: 'PEN', goals: [1, 1], penalties: [4, 3] });
  const second = leg([2, 1], 8);
  expect(penaltiesOf(tieOf(shootOut, second))).toEqual([4, 3]);
  const half = (penalty: { home: number | null; away: number | null }) =>
    penaltiesOf(tieOf({ ...shootOut, score: { ...shootOut.score, penalty } }));
  expect(half({ home: 4, away: null })).toBeNull();
  expect(half({ home: null, away: 3 })).toBeNull();
  expect(penaltiesOf(open)).toBeNull();
});

test('OURS-11: extra time in one of two legs is extra time of the tie', () => {
  const first = leg([1, 2], 1, { goals: [1, 0] });
  expect(hasExtraTime(tieOf(first, leg([2, 1], 8, { goals: [1, 0], status: 'AET' })))).toBe(true);
  expect(hasExtraTime(tieOf(first, leg([2, 1], 8, { goals: [1, 0] })))).toBe(false);
});

test('OURS-11: where the number of legs is unknown, matches at the grounds of both teams are two legs', () => {
  const legs = tieOf(leg([1, 2], 1, { goals: [3, 0] }), leg([2, 1], 8, { goals: [1, 0] }));
  expect(aggregateOf(legs, undefined)).toEqual([3, 1]);
  expect(winnerByResult(legs, undefined)).toBe(0);
});

test('OURS-11: where the number of legs is unknown, a second match at the same ground is a replay', () => {
  const replayed = tieOf(leg([1, 2], 1, { id: 1, goals: [1, 1] }), leg([1, 2], 8, { id: 2, goals: [0, 1] }));
  expect(aggregateOf(replayed, undefined)).toBeNull();
  expect(winnerByResult(replayed, undefined)).toBe(1);
});

test('OURS-11: where the number of legs is unknown, extra time or a final decides after one match', () => {
  const only = (played: Parameters<typeof aKnockoutMatch>[1]) => tieOf(leg([1, 2], 1, played));
  expect(winnerByResult(only({ goals: [1, 0] }), undefined)).toBeNull();
  expect(winnerByResult(only({ goals: [1, 0], status: 'AET' }), undefined)).toBe(0);
  const [final] = tiesOf('final', [leg([1, 2], 1, { goals: [1, 0] })]);
  expect(winnerByResult(final!, undefined)).toBe(0);
});

test('OURS-11: a level match for which the provider names no winner has none', () => {
  expect(winnerByResult(tieOf(leg([1, 2], 1, { goals: [1, 1] })), 1)).toBeNull();
});

test('OURS-11: a tie whose winner is known is finished, even if a leg is missing', () => {
  const tie = tieOf(leg([1, 2], 1, { goals: [1, 0] }));
  expect(stateOf(tie, { winner: 0, legs: 2 })).toBe('finished');
  expect(stateOf(tie, { winner: null, legs: 2 })).toBe('to-play');
});
