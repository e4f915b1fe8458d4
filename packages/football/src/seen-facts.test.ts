import { expect, test } from 'vitest';
import type { MatchEvent } from '@safira/contract/matches/matches';
import { type FactCorrection, type LoggedFacts, seeFacts, type SeenFacts } from './seen-facts.ts';

const KICKOFF = '2026-11-21T18:00:00.000Z';
const HOUR_MS = 3_600_000;
const HOME = 11;
const none = { home: null, away: null };

type Shown = Partial<Omit<LoggedFacts, 'goals'>> & { goals?: [number, number] };

const facts = ({ goals, ...shown }: Shown): LoggedFacts => ({
  kickoff: KICKOFF,
  isTimeConfirmed: true,
  status: 'NS',
  goals: goals ? { home: goals[0], away: goals[1] } : none,
  penalties: none,
  homeId: HOME,
  at: '2026-11-21T18:30:00.000Z',
  ...shown,
});

/** The corrections after each of these states, with the clock `hours` after the kick-off. */
function corrections(states: readonly Shown[], hours = 1): FactCorrection[] {
  let seen: SeenFacts | undefined;
  const found: FactCorrection[] = [];
  for (const state of states) {
    const result = seeFacts(seen, facts(state), Date.parse(KICKOFF) + hours * HOUR_MS);
    seen = result.seen;
    found.push(...result.corrections);
  }
  return found;
}

const score = (home: number, away: number, penalties: [number, number] | null = null) => ({
  home,
  away,
  penalties: penalties && { home: penalties[0], away: penalties[1] },
});

function goal(elapsed: number, player: { id: number | null; name: string | null }, team = HOME): MatchEvent {
  return {
    type: 'Goal',
    detail: 'Normal Goal',
    comments: null,
    time: { elapsed, extra: null },
    team: { id: team },
    player: { ...player, originalName: player.name },
    assist: { id: null, name: null, originalName: null },
  };
}
const malcom = { id: 7, name: 'مالكوم' };
const leonardo = { id: 8, name: 'ليوناردو' };

test('OURS-22: a goal that is cancelled during play is one correction, with how long it was shown', () => {
  expect(
    corrections([
      { status: '1H', goals: [1, 0], at: '2026-11-21T18:10:00.000Z' },
      { status: '1H', goals: [2, 0], at: '2026-11-21T18:20:00.000Z' },
      { status: '1H', goals: [2, 0], at: '2026-11-21T18:21:00.000Z' },
      { status: '1H', goals: [1, 0], at: '2026-11-21T18:21:11.000Z' },
    ]),
  ).toEqual([{ kind: 'goal', before: score(2, 0), after: score(1, 0), shownMs: 71_000 }]);
});

test('OURS-22: of two goals in a row the time is that of the cancelled one', () => {
  const [found] = corrections([
    { status: '1H', goals: [0, 0] },
    { status: '1H', goals: [1, 0], at: '2026-11-21T18:10:00.000Z' },
    { status: '1H', goals: [1, 1], at: '2026-11-21T18:20:00.000Z' },
    { status: '1H', goals: [0, 1], at: '2026-11-21T18:20:30.000Z' },
  ]);
  expect(found).toMatchObject({ kind: 'goal', shownMs: 630_000 });
});

test('OURS-22: a goal that moves to the other side is a correction; goals, the kick-off and the end are none', () => {
  expect(
    corrections([
      { status: '1H', goals: [1, 0] },
      { status: '1H', goals: [0, 1] },
    ]),
  ).toMatchObject([{ kind: 'goal', before: score(1, 0), after: score(0, 1) }]);
  const course: Shown[] = [{}, { status: '1H', goals: [0, 0] }, { status: '2H', goals: [1, 1] }];
  expect(corrections([...course, { status: 'FT', goals: [2, 1] }])).toEqual([]);
});

test('OURS-22: a score that is missing for a moment corrects nothing', () => {
  expect(
    corrections([{ status: '2H', goals: [1, 0] }, { status: '2H' }, { status: '2H', goals: [1, 0] }]),
  ).toEqual([]);
});

test('OURS-22: after the end every other result is a correction, the shoot-out as well', () => {
  expect(
    corrections([
      { status: 'FT', goals: [1, 0] },
      { status: 'FT', goals: [2, 0] },
    ]),
  ).toEqual([{ kind: 'result', before: score(1, 0), after: score(2, 0) }]);
  const shootOut = (home: number, away: number): Shown => ({
    status: 'PEN',
    goals: [1, 1],
    penalties: { home, away },
  });
  expect(corrections([shootOut(4, 3), shootOut(3, 4)])).toEqual([
    { kind: 'result', before: score(1, 1, [4, 3]), after: score(1, 1, [3, 4]) },
  ]);
});

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

const MOVED = '2026-11-21T19:00:00.000Z';

test('OURS-22: a kick-off that moves less than a day before is a correction, an earlier move is none', () => {
  const moved: Shown[] = [{}, { kickoff: MOVED }];
  expect(corrections(moved, -23)).toEqual([{ kind: 'kick-off', before: KICKOFF, after: MOVED }]);
  expect(corrections(moved, -25)).toEqual([]);
});

test('OURS-22: a match that is postponed is a correction once; its new date is none', () => {
  const states: Shown[] = [{}, { status: 'PST' }, { status: 'PST' }, { kickoff: '2026-12-01T18:00:00.000Z' }];
  expect(corrections(states, -30)).toEqual([{ kind: 'kick-off', before: KICKOFF, after: 'PST' }]);
});

test('OURS-22: a kick-off that was not confirmed was no promise', () => {
  expect(corrections([{ isTimeConfirmed: false }, { kickoff: MOVED }], -2)).toEqual([]);
  expect(corrections([{ status: 'TBD' }, { kickoff: MOVED }], -2)).toEqual([]);
});
