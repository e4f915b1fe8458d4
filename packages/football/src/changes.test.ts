import { expect, test } from 'vitest';
import { isUrgent, nameChanges } from './changes.ts';
import type { MatchState, ObservedEvent } from './observation.ts';

const none = { home: null, away: null };

function state(overrides: Partial<MatchState> = {}): MatchState {
  return {
    id: 1,
    competitionId: 307,
    season: 2026,
    round: 'Regular Season - 10',
    kickoff: new Date('2026-11-21T18:00:00Z'),
    status: { short: '1H', long: 'First Half', elapsed: 20, extra: null },
    homeId: 2932,
    awayId: 2939,
    goals: { home: 1, away: 0 },
    score: { halftime: none, fulltime: none, extratime: none, penalty: none },
    winner: null,
    referee: null,
    ...overrides,
  };
}

const card: ObservedEvent = {
  type: 'Card',
  detail: 'Yellow Card',
  comments: null,
  time: { elapsed: 20, extra: null },
  team: { id: 2932 },
  player: { id: 1, name: 'A' },
  assist: { id: null, name: null },
};

test.each([
  ['a goal', state({ goals: { home: 2, away: 0 } }), ['goal']],
  ['a goal taken off by VAR', state({ goals: { home: 0, away: 0 } }), ['goal-cancelled']],
  ['a goal given to the other side', state({ goals: { home: 0, away: 1 } }), ['goal']],
  ['half-time', state({ status: { short: 'HT', long: 'Halftime', elapsed: 45, extra: null } }), ['phase']],
  ['a minute', state({ status: { short: '1H', long: 'First Half', elapsed: 21, extra: null } }), ['minute']],
  ['a new kick-off', state({ kickoff: new Date('2026-11-22T18:00:00Z') }), ['kickoff']],
  ['a card', state({ events: [card] }), ['card']],
  ['a referee', state({ referee: { name: 'M. Oliver', country: null } }), ['details']],
  ['no difference', state(), []],
])('HOME-14: %s is named', (_what, after, expected) => {
  expect(nameChanges(state(), after)).toEqual(expected);
});

test('HOME-14: a kick-off is a phase change and no goal, although null becomes 0-0', () => {
  const waiting = { short: 'NS', long: 'Not Started', elapsed: null, extra: null };
  const before = state({ status: waiting, goals: { home: null, away: null } });
  expect(nameChanges(before, state({ goals: { home: 0, away: 0 } }))).toEqual(['phase']);
});

test('HOME-14: a match without a stored state is new', () => {
  expect(nameChanges(undefined, state())).toEqual(['new']);
});

test('HOME-14: goals, cards and phases are urgent, minutes wait for the tick', () => {
  expect(isUrgent(['minute', 'goal'])).toBe(true);
  expect(isUrgent(['card'])).toBe(true);
  expect(isUrgent(['phase'])).toBe(true);
  expect(isUrgent(['minute', 'details'])).toBe(false);
});

test('HOME-14: a different key order is no change, because jsonb has its own order', () => {
  const reordered = { penalty: none, extratime: none, fulltime: none, halftime: none };
  expect(nameChanges(state(), state({ score: reordered }))).toEqual([]);
});

test('DLG-06: an answer without events does not change the stored events', () => {
  expect(nameChanges(state({ events: [card] }), state())).toEqual([]);
});
