import { expect, test } from 'vitest';
import { corrections, KICKOFF, score, type Shown } from '../testing/seen-facts.ts';

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

test('OURS-22: goals of one side that are cancelled one after another have the time of their own', () => {
  const minute = (value: number) => `2026-11-21T18:${value}:00.000Z`;
  const times = corrections([
    { status: '1H', goals: [0, 0] },
    { status: '1H', goals: [1, 0], at: minute(10) },
    { status: '1H', goals: [1, 1], at: minute(20) },
    { status: '1H', goals: [2, 1], at: minute(25) },
    { status: '1H', goals: [1, 1], at: minute(26) },
    { status: '1H', goals: [0, 1], at: minute(30) },
    { status: '1H', goals: [0, 0], at: minute(35) },
  ]).map((one) => (one.kind === 'goal' ? one.shownMs : undefined));
  expect(times).toEqual([60_000, 20 * 60_000, 15 * 60_000]);
});

test('OURS-22: a goal that was there before anything was noted has no time', () => {
  const states: Shown[] = [
    { status: '1H', goals: [1, 0] },
    { status: '1H', goals: [0, 0] },
  ];
  expect(corrections(states)).toMatchObject([{ kind: 'goal', shownMs: null }]);
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

test.each<[string, Shown, Shown, boolean]>([
  ['the same', { goals: [1, 0] }, { goals: [1, 0] }, false],
  ['another number of away goals', { goals: [1, 0] }, { goals: [1, 1] }, true],
  ['the same shoot-out', { penalties: { home: 4, away: 3 } }, { penalties: { home: 4, away: 3 } }, false],
  ['home’s shoot-out', { penalties: { home: 4, away: 3 } }, { penalties: { home: 5, away: 3 } }, true],
  ['away’s shoot-out', { penalties: { home: 4, away: 3 } }, { penalties: { home: 4, away: 2 } }, true],
  ['a shoot-out that was not there', {}, { penalties: { home: 4, away: 2 } }, true],
  ['half a shoot-out', {}, { penalties: { home: 4, away: null } }, false],
  ['the other half', {}, { penalties: { home: null, away: 4 } }, false],
  ['half a score', { goals: [1, 0] }, { goals: [2, null] }, false],
  ['the other half of a score', { goals: [1, 0] }, { goals: [null, 2] }, false],
])(
  'OURS-22: after the end, %s: a correction only if both are whole and differ',
  (_, before, after, isOne) => {
    const ended = { status: 'PEN', goals: [1, 1] } satisfies Shown;
    expect(
      corrections([
        { ...ended, ...before },
        { ...ended, ...after },
      ]),
    ).toHaveLength(isOne ? 1 : 0);
  },
);

const MOVED = '2026-11-21T19:00:00.000Z';

test('OURS-22: a kick-off that moves less than a day before is a correction, an earlier move is none', () => {
  const moved: Shown[] = [{}, { kickoff: MOVED }];
  expect(corrections(moved, -23)).toEqual([{ kind: 'kick-off', before: KICKOFF, after: MOVED }]);
  expect(corrections(moved, -24)).toEqual([]);
  expect(corrections([{}, {}], -2)).toEqual([]);
});

test('OURS-22: a match that is called off is a correction; one that has begun has no kick-off to correct', () => {
  expect(corrections([{}, { status: 'CANC' }], -2)).toEqual([
    { kind: 'kick-off', before: KICKOFF, after: 'CANC' },
  ]);
  expect(corrections([{}, { status: '1H', kickoff: MOVED }], 1)).toEqual([]);
  expect(corrections([{ status: '1H' }, { status: 'PST' }], 1)).toEqual([]);
});

test('OURS-22: a match that is postponed is a correction once; its new date is none', () => {
  const states: Shown[] = [{}, { status: 'PST' }, { status: 'PST' }, { kickoff: '2026-12-01T18:00:00.000Z' }];
  expect(corrections(states, -30)).toEqual([{ kind: 'kick-off', before: KICKOFF, after: 'PST' }]);
});

test('OURS-22: a kick-off that was not confirmed was no promise', () => {
  expect(corrections([{ isTimeConfirmed: false }, { kickoff: MOVED }], -2)).toEqual([]);
  expect(corrections([{ status: 'TBD' }, { kickoff: MOVED }], -2)).toEqual([]);
});
