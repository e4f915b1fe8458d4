import { expect, test } from 'vitest';
import { isClockOnly, isCountedOnly, isUrgent, nameChanges, same } from './changes.ts';
import type { MatchState, ObservedEvent } from './observation.ts';

const none = { home: null, away: null };

const noScore = { halftime: none, fulltime: none, extratime: none, penalty: none };
const minute = (elapsed: number) => ({ short: '1H', long: 'First Half', elapsed, extra: null });

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
    score: noScore,
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
  ['an event that is no card', state({ events: [{ ...card, type: 'subst' }] }), ['events']],
  ['an empty list of events', state({ events: [] }), []],
  ['a referee', state({ referee: { name: 'M. Oliver', country: null } }), ['details']],
  ['another season', state({ season: 2027 }), ['details']],
  ['a half-time score', state({ score: { ...noScore, halftime: { home: 1, away: 0 } } }), ['details']],
  ['statistics', state({ statistics: [{ team: { id: 2932 }, statistics: [] }] }), ['details']],
  ['empty statistics', state({ statistics: [] }), []],
  ['a goal in a new minute', state({ goals: { home: 1, away: 1 }, status: minute(21) }), ['goal', 'minute']],
  ['no difference', state(), []],
])('HOME-14: %s is named', (_what, after, expected) => {
  expect(nameChanges(state(), after)).toEqual(expected);
});

const countedAt = (elapsed: number, from: string) => ({
  status: { ...minute(elapsed), countedFrom: `2026-11-21T18:${from}:00.000Z` },
});
test.each([
  ['as clients count it', countedAt(21, '00'), ['counted-minute']],
  ['otherwise than clients count it', countedAt(21, '01'), ['minute']],
  ['and clients are to count it from now on', countedAt(20, '01'), ['minute']],
])('HOME-14: a minute has passed %s', (_how, after, expected) => {
  expect(nameChanges(state(countedAt(20, '00')), state(after))).toEqual(expected);
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

test('DLG-06: an event is corrected or taken back, the events have changed and no card was shown', () => {
  const corrected = { ...card, player: { id: 2, name: 'B' } };
  expect(nameChanges(state({ events: [card] }), state({ events: [corrected] }))).toEqual(['events']);
  expect(nameChanges(state({ events: [card, card] }), state({ events: [card] }))).toEqual(['events']);
  expect(nameChanges(state({ events: [card] }), state({ events: [card] }))).toEqual([]);
});

test('DLG-06: a second card after stored events, it is a card', () => {
  expect(nameChanges(state({ events: [card] }), state({ events: [card, card] }))).toEqual(['card']);
});

test('DLG-08: statistics change, or an answer comes without them: only the first is a change', () => {
  const shots = (value: number) => [{ team: { id: 2932 }, statistics: [{ type: 'Total Shots', value }] }];
  const before = state({ statistics: shots(1) });
  expect(nameChanges(before, state({ statistics: shots(2) }))).toEqual(['details']);
  expect(nameChanges(before, state({ statistics: shots(1) }))).toEqual([]);
  expect(nameChanges(before, state())).toEqual([]);
});

test('HOME-14: a cancelled goal is urgent', () => {
  expect(isUrgent(['goal-cancelled'])).toBe(true);
});

test('HOME-14: only the minute changed, the match has nothing for a channel of its own', () => {
  expect([
    isClockOnly(['minute', 'counted-minute']),
    isClockOnly(['minute', 'goal']),
    isClockOnly(['goal']),
  ]).toEqual([true, false, false]);
});

test.each([
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, c: 2 }, { a: 1, b: 2 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [['x'], { 0: 'x' }, false],
  [null, {}, false],
  [{}, null, false],
  [1, '1', false],
])('HOME-14: %j and %j are the same: %s', (a, b, expected) => {
  expect(same(a, b)).toBe(expected);
});

test('HOME-14: only changes that are nothing but counted minutes need not be pushed', () => {
  expect(isCountedOnly(['counted-minute'])).toBe(true);
  expect(isCountedOnly(['minute'])).toBe(false);
  expect(isCountedOnly(['card', 'counted-minute'])).toBe(false);
});
