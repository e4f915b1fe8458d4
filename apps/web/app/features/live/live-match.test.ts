import type { ChangeKind } from '@safira/contract/matches/live';
import { aChange, aMatchWithDetails, aMessage } from '@safira/contract/testing/matches';
import { expect, test } from 'vitest';
import { applyToMatch, takeMatch } from './live-match.ts';

const playing = aMatchWithDetails({ id: 7, status: '2H', elapsed: 57, goals: [1, 1] });
const state = { match: playing, seq: 5 };
const goal = (seq: number, kinds: ChangeKind[] = ['goal'], id = 7) =>
  aChange(seq, { id, status: '2H', elapsed: 58, goals: [2, 1], kinds });

test('DLG-13: a message after a gap, the match stays as it is and has to be read at that number', () => {
  expect(applyToMatch(state, aMessage(8, [goal(9)]))).toEqual({ state, min: 9 });
});

test('DLG-13: a message of another match, this one stays as it is and needs no details', () => {
  const outcome = applyToMatch(state, aMessage(5, [goal(6, ['goal'], 8)]));
  expect(outcome.state.match).toBe(playing);
  expect(outcome).toMatchObject({ state: { seq: 6, heldSeq: 5 }, due: undefined });
});

test('DLG-13: several changes of the match in one message, the last one is shown', () => {
  const equaliser = aChange(7, { id: 7, status: '2H', elapsed: 59, goals: [2, 2] });
  const { match, seq, heldSeq } = applyToMatch(state, aMessage(5, [goal(6), equaliser])).state;
  expect([match.goals, seq, heldSeq]).toEqual([{ home: 2, away: 2 }, 7, 7]);
});

test.each<[ChangeKind[], string | undefined]>([
  [['minute'], undefined],
  [['details'], 'soon'],
  [['counted-minute'], undefined],
  [['details', 'minute'], 'soon'],
  [['details', 'counted-minute'], 'soon'],
  [['goal', 'details'], 'now'],
  [['events'], 'now'],
  [['card', 'minute'], 'now'],
])('DLG-13: a change of %j, its details are due %s', (kinds, due) => {
  expect(applyToMatch(state, aMessage(5, [goal(6, kinds)])).due).toBe(due);
});

const older = { ...aMatchWithDetails({ id: 7, status: '2H', elapsed: 50, goals: [0, 1] }), highlights: [] };
const part = { statistics: 'new', lineups: 'new', players: 'new', highlights: 'new', events: 'new' };

test('DLG-13: a snapshot as new as the screen, it replaces the match and keeps the number of the stream', () => {
  const shown = { match: playing, seq: 90, heldSeq: 6 };
  expect(takeMatch(shown, { match: older, seq: 6 })).toEqual({ match: older, seq: 90, heldSeq: 6 });
  expect(takeMatch(shown, { match: older, seq: 95 })).toEqual({ match: older, seq: 95, heldSeq: 95 });
});

test('DLG-13: an older snapshot, its details are taken and the score on screen stays', () => {
  const shown = { match: playing, seq: 90, heldSeq: 6 };
  // The parts are passed on unread, so any value will do.
  const snapshot = { match: { ...older, ...part } as unknown as typeof older, seq: 5 };
  expect(takeMatch(shown, snapshot)).toEqual({ ...shown, match: { ...playing, ...part } });
});
