import { expect, test } from 'vitest';
import { scoreLines } from './score-lines.ts';

const none = { home: null, away: null };
const nil = { home: 0, away: 0 };
const match = (short: string, score: Partial<Parameters<typeof scoreLines>[0]['score']>) => ({
  status: { short, long: short, elapsed: null, extra: null },
  score: { halftime: none, fulltime: none, extratime: none, penalty: none, ...score },
});
const shown = (...args: Parameters<typeof match>) => scoreLines(match(...args)).map(({ of }) => of);

test('DLG-04: a line is shown only where both values are known', () => {
  expect(scoreLines(match('FT', { halftime: { home: 1, away: 0 }, fulltime: nil }))).toEqual([
    { of: 'halftime', goals: { home: 1, away: 0 } },
  ]);
  expect(shown('FT', { halftime: { home: 1, away: null } })).toEqual([]);
  expect(shown('NS', {})).toEqual([]);
});

test('DLG-04: no half-time line during the first half', () => {
  expect(shown('1H', { halftime: nil })).toEqual([]);
  expect(shown('HT', { halftime: nil })).toEqual(['halftime']);
});

test('DLG-04: extra time is shown with the full-time score before it', () => {
  const score = { halftime: nil, fulltime: { home: 1, away: 1 }, extratime: { home: 0, away: 1 } };
  expect(shown('AET', score)).toEqual(['halftime', 'fulltime', 'extratime']);
  expect(shown('PEN', score)).toEqual(['halftime', 'fulltime', 'extratime']);
});

test('DLG-04: a 0-0 extra time before penalties was not played', () => {
  expect(shown('PEN', { halftime: nil, fulltime: nil, extratime: nil })).toEqual(['halftime']);
  expect(shown('FT', { halftime: nil, fulltime: nil, extratime: nil })).toEqual(['halftime']);
});

test('DLG-04: a goalless extra time before penalties is shown where an event proves it', () => {
  const card = {
    type: 'Card',
    detail: 'Yellow Card',
    comments: null,
    time: { elapsed: 104, extra: null },
    team: { id: 1 },
    player: { id: null, name: null, originalName: null },
    assist: { id: null, name: null, originalName: null },
  };
  const afterPenalties = match('PEN', { fulltime: nil, extratime: nil });
  expect(scoreLines({ ...afterPenalties, events: [card] }).map(({ of }) => of)).toEqual([
    'fulltime',
    'extratime',
  ]);
  const kick = { ...card, type: 'Goal', detail: 'Penalty', comments: 'Penalty Shootout' };
  expect(scoreLines({ ...afterPenalties, events: [kick] })).toEqual([]);
});

test.each([
  ['extra time is being played', 'ET', {}],
  ['its break', 'BT', {}],
  ['it decided the match', 'AET', {}],
  ['the home team scored in it', 'PEN', { extratime: { home: 1, away: 0 } }],
  ['the away team scored in it', 'PEN', { extratime: { home: null, away: 1 } }],
])('DLG-04: %s (%s), the score before it is shown', (_, status, extra) => {
  expect(shown(status, { fulltime: nil, ...extra })).toContain('fulltime');
});

test('DLG-04: a half-time score of one side only is not shown', () => {
  expect(shown('FT', { halftime: { home: null, away: 0 } })).toEqual([]);
});
