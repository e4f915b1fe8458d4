import { expect, test } from 'vitest';
import type { MatchEvent } from '@safira/contract/matches/matches';
import { AWAY, corrections, goal, leonardo, malcom, salem, type Shown } from '../testing/seen-facts.ts';

test('OURS-22: another scorer of a goal is a correction, also when its minute changes with it', () => {
  expect(
    corrections([
      { status: '2H', goals: [1, 0], events: [goal(70, malcom)] },
      { status: '2H', goals: [1, 0], events: [goal(71, leonardo)] },
    ]),
  ).toEqual([
    {
      kind: 'scorer',
      minute: { elapsed: 71, extra: null },
      before: { ...malcom, isOwnGoal: false },
      after: { ...leonardo, isOwnGoal: false },
    },
  ]);
});

test.each<[string, MatchEvent[], MatchEvent[]]>([
  ['a scorer who was not known before', [goal(70, { id: null, name: null })], [goal(70, malcom)]],
  ['the same player under a corrected name', [goal(70, malcom)], [goal(70, { id: 7, name: 'مالكوم سيلفا' })]],
])('OURS-22: %s is no correction', (_, before, after) => {
  const states = [before, after].map((events): Shown => ({ status: '2H', goals: [1, 0], events }));
  expect(corrections(states)).toEqual([]);
});

test.each<[string, MatchEvent[], MatchEvent[]]>([
  ['ids', [goal(10, malcom), goal(20, leonardo)], [goal(10, { id: 7, name: 'مالك' }), goal(20, salem)]],
  [
    'names, where a player has no id',
    [goal(10, { id: null, name: 'مالكوم' }), goal(20, leonardo)],
    [goal(10, malcom), goal(20, salem)],
  ],
  [
    'names, where none has an id',
    [goal(10, { id: null, name: 'مالكوم' }), goal(20, { id: null, name: 'ليوناردو' })],
    [goal(10, { id: null, name: 'مالكوم' }), goal(20, { id: null, name: 'سالم' })],
  ],
])('OURS-22: of two goals of a side the one with another scorer is found, by %s', (_, before, after) => {
  const states = [before, after].map((events): Shown => ({ status: '2H', goals: [2, 0], events }));
  expect(corrections(states)).toMatchObject([
    { kind: 'scorer', before: { name: 'ليوناردو' }, after: { name: 'سالم' } },
  ]);
});

test('OURS-22: the goals of each side are compared with its own, and cards are no goals', () => {
  const card: MatchEvent = { ...goal(5, salem), type: 'Card', detail: 'Yellow Card' };
  const states = [malcom, leonardo].map((scorer): Shown => ({
    status: '2H',
    goals: [1, 1],
    events: [card, goal(10, salem), goal(20, scorer, AWAY)],
  }));
  expect(corrections(states)).toMatchObject([
    { kind: 'scorer', before: { name: 'مالكوم' }, after: { name: 'ليوناردو' } },
  ]);
});

test('OURS-22: while the events of one side do not add up, no scorer of the other is corrected', () => {
  const whole: Shown = { status: '2H', goals: [1, 1], events: [goal(10, malcom), goal(20, salem, AWAY)] };
  expect(corrections([whole, { ...whole, events: [goal(10, leonardo)] }])).toEqual([]);
});

test('OURS-22: a cancelled goal with its event is a correction of the score, not of the scorer who is left', () => {
  const kinds = corrections([
    { status: '1H', goals: [2, 0], events: [goal(10, malcom), goal(20, leonardo)] },
    { status: '1H', goals: [1, 0], events: [goal(20, leonardo)] },
  ]).map(({ kind }) => kind);
  expect(kinds).toEqual(['goal']);
});

test('OURS-22: the same scorers in another order, and events that do not add up to the score, correct nothing', () => {
  const both: Shown = { status: '2H', goals: [2, 0], events: [goal(10, malcom), goal(20, leonardo)] };
  expect(corrections([both, { ...both, events: [goal(10, leonardo), goal(20, malcom)] }])).toEqual([]);
  const ahead: Shown = { status: '2H', goals: [2, 0], events: [goal(10, leonardo)] };
  expect(corrections([{ ...ahead, goals: [1, 0], events: [goal(10, malcom)] }, ahead])).toEqual([]);
});

test('OURS-22: a cancelled goal whose event goes later is no change of scorers', () => {
  const events = [goal(10, malcom), goal(20, leonardo)];
  const kinds = corrections([
    { status: '1H', goals: [2, 0], events },
    { status: '1H', goals: [1, 0], events },
    { status: '1H', goals: [1, 0], events: [goal(10, malcom)] },
  ]).map(({ kind }) => kind);
  expect(kinds).toEqual(['goal']);
});
