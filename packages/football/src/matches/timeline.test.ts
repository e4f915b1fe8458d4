import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MatchEvent, Score } from '@safira/contract/matches/matches';
import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { type TimelineEntry, timelineOf } from './timeline.ts';

const HOME = aMatchWithDetails().teams.home.id;
const AWAY = aMatchWithDetails().teams.away.id;
const noPlayer = { id: null, name: null, originalName: null };

type EventOptions = Partial<Omit<MatchEvent, 'time' | 'team'>> & { extra?: number | null };

function at(elapsed: number, teamId: number, { extra = null, ...rest }: EventOptions = {}): MatchEvent {
  const event = { type: 'Card', detail: 'Yellow Card', comments: null, player: noPlayer, assist: noPlayer };
  return { ...event, ...rest, time: { elapsed, extra }, team: { id: teamId } };
}

const goal = (elapsed: number, teamId: number, detail = 'Normal Goal') =>
  at(elapsed, teamId, { type: 'Goal', detail });
const kick = (extra: number, teamId: number, detail = 'Penalty') =>
  at(120, teamId, { type: 'Goal', detail, comments: 'Penalty Shootout', extra });

type Given = {
  status: string;
  elapsed?: number;
  goals?: [number, number];
  score?: Partial<Score>;
  events?: MatchEvent[];
};

function timeline({ status, elapsed, goals, score = {}, events = [] }: Given): TimelineEntry[] {
  const match = aMatchWithDetails({ status, elapsed: elapsed ?? null, ...(goals && { goals }) });
  return timelineOf({ ...match, score: { ...match.score, ...score }, events });
}

/** `start 12 halftime(1-0) 60 #1`: the whistles with their score, the minutes, the kicks with their number. */
const outlineOf = (entries: TimelineEntry[]) =>
  entries
    .map((entry) => {
      if (entry.kind === 'kick') return `#${entry.number}`;
      if (entry.kind === 'event') return entry.event.time.elapsed;
      return entry.goals ? `${entry.of}(${entry.goals.home}-${entry.goals.away})` : entry.of;
    })
    .join(' ');

test('DLG-06: a ninety-minute match has a start, a half-time and an end', () => {
  const events = [goal(12, HOME), at(45, AWAY, { extra: 3 }), at(46, HOME), goal(90, AWAY)];
  const score = { halftime: { home: 1, away: 0 }, fulltime: { home: 1, away: 1 } };
  expect(outlineOf(timeline({ status: 'FT', goals: [1, 1], score, events }))).toBe(
    'start 12 45 halftime(1-0) 46 90 end(1-1)',
  );
});

test.each([
  ['NS', ''],
  ['PST', ''],
  ['AWD', ''],
  ['XYZ', ''],
  ['1H', 'start'],
  ['LIVE', 'start'],
  ['SUSP', 'start'],
  ['HT', 'start halftime(0-0)'],
  ['2H', 'start halftime(0-0)'],
  ['ET', 'start halftime(0-0) fulltime(0-0)'],
  ['BT', 'start halftime(0-0) fulltime(0-0)'],
  ['P', 'start halftime(0-0) fulltime(0-0) shootout'],
])('DLG-06: without events, the status %s gives the whistles «%s»', (status, expected) => {
  expect(outlineOf(timeline({ status }))).toBe(expected);
});

test('DLG-06: a status without a minute uses that of the clock and of the events', () => {
  expect(outlineOf(timeline({ status: 'INT', elapsed: 60 }))).toBe('start halftime(0-0)');
  expect(outlineOf(timeline({ status: 'ABD', events: [at(20, HOME), at(50, HOME)] }))).toBe(
    'start 20 halftime(0-0) 50',
  );
});

test('DLG-06: extra time has its two halves; the final whistle marks its end', () => {
  const events = [goal(30, HOME), goal(80, AWAY), goal(95, HOME), at(105, AWAY, { extra: 1 }), at(110, AWAY)];
  const score = { fulltime: { home: 1, away: 1 }, extratime: { home: 1, away: 0 } };
  expect(outlineOf(timeline({ status: 'AET', goals: [2, 1], score, events }))).toBe(
    'start 30 halftime(1-0) 80 fulltime(1-1) 95 105 extraHalf(2-1) 110 end(2-1)',
  );
});

test('DLG-06: extra time in play has no end whistle', () => {
  const events = [at(95, HOME)];
  expect(outlineOf(timeline({ status: 'ET', elapsed: 105, events }))).toBe(
    'start halftime(0-0) fulltime(0-0) 95',
  );
  expect(outlineOf(timeline({ status: 'BT', elapsed: 105, events }))).toBe(
    'start halftime(0-0) fulltime(0-0) 95 extraHalf(0-0)',
  );
});

test('DLG-06: the kicks follow extra time under their own heading, which names the winner', () => {
  const events = [at(101, HOME), kick(1, HOME), kick(2, AWAY, 'Missed Penalty')];
  const score = { penalty: { home: 1, away: 0 } };
  const entries = timeline({ status: 'PEN', goals: [1, 1], score, events });
  expect(outlineOf(entries)).toBe(
    'start halftime(0-0) fulltime(0-0) 101 extraHalf(0-0) extraEnd(1-1) shootout #1 #1 end(1-1)',
  );
  expect(entries).toContainEqual({ kind: 'whistle', of: 'shootout', winner: 'home' });
});

test('DLG-06: an unfinished shoot-out has no winner', () => {
  const entries = timeline({
    status: 'P',
    score: { penalty: { home: 1, away: 0 } },
    events: [kick(1, HOME)],
  });
  expect(entries).toContainEqual({ kind: 'whistle', of: 'shootout' });
});

test('DLG-06: extra time sent as 0-0 although not played has no whistles', () => {
  const score = { extratime: { home: 0, away: 0 }, penalty: { home: 0, away: 1 } };
  const events = [at(90, HOME, { extra: 5 }), kick(1, HOME, 'Missed Penalty'), kick(2, AWAY)];
  expect(outlineOf(timeline({ status: 'PEN', elapsed: 120, goals: [0, 0], score, events }))).toBe(
    'start halftime(0-0) 90 fulltime(0-0) shootout #1 #1 end(0-0)',
  );
});

test('DLG-06: kicks in reverse order are sorted, numbered per side and counted', () => {
  const events = [
    kick(4, AWAY),
    kick(3, HOME, 'Missed Penalty'),
    kick(2, AWAY, 'Saved Penalty'),
    kick(1, HOME),
  ];
  const kicks = timeline({ status: 'P', events }).filter((entry) => entry.kind === 'kick');
  expect(
    kicks.map(({ side, number, isScored, kicks: { home, away } }) => [side, number, isScored, home, away]),
  ).toEqual([
    ['home', 1, true, 1, 0],
    ['away', 1, false, 1, 0],
    ['home', 2, false, 1, 0],
    ['away', 2, true, 1, 1],
  ]);
});

test('DLG-06: the running score counts an own goal for the side that gains it and no missed penalty', () => {
  const events = [goal(70, AWAY, 'Own Goal'), goal(50, HOME, 'Missed Penalty'), goal(10, HOME)];
  const scores = timeline({ status: '2H', events }).flatMap((entry) =>
    entry.kind === 'event' ? [entry.goals ?? null] : [],
  );
  expect(scores).toEqual([{ home: 1, away: 0 }, null, { home: 1, away: 1 }]);
});

test('DLG-06: events of one minute keep the order of the provider', () => {
  const events = [at(60, HOME, { detail: 'Yellow Card' }), at(60, HOME, { detail: 'Red Card' })];
  const details = timeline({ status: '2H', events }).flatMap((entry) =>
    entry.kind === 'event' ? [entry.event.detail] : [],
  );
  expect(details).toEqual(['Yellow Card', 'Red Card']);
});

test('DLG-06: with any input, every event appears once and the minutes of play do not decrease', () => {
  const event = fc
    .record({
      elapsed: fc.integer({ min: -1, max: 130 }),
      extra: fc.option(fc.integer({ min: 0, max: 20 })),
      type: fc.constantFrom('Goal', 'Card', 'subst', 'Var', 'Corner', 'Something'),
      detail: fc.constantFrom('Normal Goal', 'Missed Penalty', 'Own Goal', 'Red Card', ''),
      comments: fc.constantFrom(null, 'Penalty Shootout', 'Foul'),
      teamId: fc.constantFrom(HOME, AWAY, 7),
    })
    .map(({ elapsed, teamId, ...rest }) => at(elapsed, teamId, rest));
  const status = fc.constantFrom(...'NS 1H HT 2H ET BT P FT AET PEN ABD nonsense'.split(' '));
  fc.assert(
    fc.property(fc.array(event), status, (events, code) => {
      const entries = timeline({ status: code, events });
      const shown = entries.flatMap((entry) => (entry.kind === 'whistle' ? [] : [entry.event]));
      expect(shown).toHaveLength(events.length);
      expect(events.every((one) => shown.includes(one))).toBe(true);
      const minutes = entries.flatMap((entry) => (entry.kind === 'event' ? [entry.event.time.elapsed] : []));
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
      const whistles = entries.flatMap((entry) => (entry.kind === 'whistle' ? [entry.of] : []));
      expect(whistles).toEqual([...new Set(whistles)]);
    }),
  );
});

test.each(['home', 'away'] as const)(
  'DLG-06: a shoot-out without its score, the winner is %s by the flag',
  (side) => {
    const { teams, ...match } = aMatchWithDetails({ status: 'PEN', goals: [1, 1] });
    const flagged = { ...teams, [side]: { ...teams[side], winner: true } };
    expect(timelineOf({ ...match, teams: flagged })).toContainEqual({
      kind: 'whistle',
      of: 'shootout',
      winner: side,
    });
  },
);

test('DLG-06: a finished shoot-out whose score is level, the flag decides', () => {
  const { teams, score, ...match } = aMatchWithDetails({ status: 'PEN' });
  const level = { ...match, score: { ...score, penalty: { home: 4, away: 4 } } };
  const entries = timelineOf({ ...level, teams: { ...teams, home: { ...teams.home, winner: true } } });
  expect(entries).toContainEqual({ kind: 'whistle', of: 'shootout', winner: 'home' });
});

test('DLG-06: a shoot-out without its score and without a flag has no winner', () => {
  expect(timeline({ status: 'PEN' })).toContainEqual({ kind: 'whistle', of: 'shootout' });
});

test('DLG-06: kicks are reported before the status follows, the shoot-out has its heading', () => {
  expect(outlineOf(timeline({ status: 'ET', elapsed: 120, events: [kick(1, HOME)] }))).toBe(
    'start halftime(0-0) fulltime(0-0) extraHalf(0-0) extraEnd(0-0) shootout #1',
  );
});

test('DLG-06: only kicks are known, the match has begun', () => {
  const outline = outlineOf(timeline({ status: 'XYZ', events: [kick(1, HOME)] }));
  expect(outline).toBe('start halftime(0-0) fulltime(0-0) shootout #1');
});

test('DLG-06: the second half of extra time is played, its first half is over', () => {
  const outline = outlineOf(timeline({ status: 'ET', elapsed: 106 }));
  expect(outline).toBe('start halftime(0-0) fulltime(0-0) extraHalf(0-0)');
});

test('DLG-06: the last minute of the first half is no half-time', () => {
  expect(outlineOf(timeline({ status: 'INT', elapsed: 45 }))).toBe('start');
});

test.each([
  [{ home: 4, away: 5 }, 'away'],
  [{ home: 5, away: 4 }, 'home'],
])('DLG-06: a shoot-out that ended %j was won by the %s team', (penalty, winner) => {
  const entries = timeline({ status: 'PEN', score: { penalty } });
  expect(entries).toContainEqual({ kind: 'whistle', of: 'shootout', winner });
});

test('DLG-06: a score at half-time of one side only is unknown, the events give it', () => {
  const events = [goal(12, HOME)];
  for (const halftime of [
    { home: null, away: 0 },
    { home: 0, away: null },
  ])
    expect(outlineOf(timeline({ status: 'HT', score: { halftime }, events }))).toBe('start 12 halftime(1-0)');
});

test('DLG-06: events of one minute are in order of their added time', () => {
  const events = [at(45, HOME, { extra: 3 }), at(45, HOME), at(45, HOME, { extra: 1 })];
  const extras = timeline({ status: 'HT', events }).flatMap((entry) =>
    entry.kind === 'event' ? [entry.event.time.extra] : [],
  );
  expect(extras).toEqual([null, 1, 3]);
});
