import { expect, test } from 'vitest';
import { aFixture, at, fixtures, play } from '../../../test/a-match.ts';
import { isGoal } from './score.ts';
import type { Fixture, Intervention, MatchNow, Tally } from '../model.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const { kickoff } = aFixture();
const tally = (home: number, away: number): Tally => ({ home, away });
const blocks = ({ goals, halftime, fulltime, extratime, penalty }: MatchNow) => [
  goals,
  halftime,
  fulltime,
  extratime,
  penalty,
];
const total = (match: MatchNow) => match.goals!.home + match.goals!.away;
const plus = (a: Tally, b: Tally): Tally => tally(a.home + b.home, a.away + b.away);

function tieThatEnds(finalPhase: string, decision: Fixture['decision'] = 'extra-time'): Fixture {
  return [...fixtures(400, { decision })].find((one) => play(one).finalPhase === finalPhase)!;
}

test('HOME-18: before the kick-off only the kick-off time is known', () => {
  const match = at(aFixture(), kickoff - 1);
  expect(match).toMatchObject({
    phase: 'NS',
    kickoff,
    minute: null,
    played: null,
    incidents: [],
    progress: 0,
  });
  expect(blocks(match)).toEqual([null, null, null, null, null]);
});

test('HOME-18: the half-time score is live in the first half, then fixed; full time comes at the end', () => {
  for (const fixture of fixtures(60)) {
    const { periods, endsAt } = play(fixture);
    const [first, rest, second] = periods;
    for (const now of [kickoff, kickoff + 20 * MINUTE, rest!.from - 1]) {
      const match = at(fixture, now);
      expect(match.phase).toBe('1H');
      expect(blocks(match)).toEqual([match.goals, match.goals, null, null, null]);
    }
    const atRest = at(fixture, first!.to);
    expect(atRest).toMatchObject({ phase: 'HT', minute: { elapsed: 45, extra: null }, fulltime: null });
    const late = at(fixture, endsAt - 1);
    expect(late).toMatchObject({
      phase: '2H',
      halftime: at(fixture, second!.from - 1).goals,
      fulltime: null,
    });
    const over = at(fixture, endsAt);
    expect(over).toMatchObject({
      phase: 'FT',
      progress: 1,
      fulltime: over.goals,
      extratime: null,
      penalty: null,
    });
    expect(over.minute).toEqual({ elapsed: 90, extra: (second!.to - second!.from) / MINUTE - 45 });
  }
});

test('HOME-18: the clock shows 1 at kick-off, and stoppage time as `extra`', () => {
  const minute = (minutes: number) => at(aFixture(), kickoff + minutes * MINUTE).minute;
  expect(minute(0)).toEqual({ elapsed: 1, extra: null });
  expect(minute(44.9)).toEqual({ elapsed: 45, extra: null });
  expect(minute(45)).toEqual({ elapsed: 45, extra: 1 });
});

test('HOME-18: after extra time, full time is that of ninety minutes and extra time counts alone', () => {
  const fixture = tieThatEnds('AET');
  const { endsAt, periods } = play(fixture);
  const match = at(fixture, endsAt);
  expect(match).toMatchObject({ phase: 'AET', penalty: null, minute: { elapsed: 120 } });
  expect(match.fulltime!.home).toBe(match.fulltime!.away);
  expect(plus(match.fulltime!, match.extratime!)).toEqual(match.goals);
  expect(match.winner).toBe(match.goals!.home > match.goals!.away ? 'home' : 'away');

  const [pause, between] = periods.filter(({ phase }) => phase === 'BT');
  expect(at(fixture, pause!.from)).toMatchObject({
    phase: 'BT',
    minute: { elapsed: 90, extra: null },
    extratime: null,
  });
  expect(at(fixture, pause!.to)).toMatchObject({
    phase: 'ET',
    minute: { elapsed: 91 },
    fulltime: match.fulltime,
  });
  expect(at(fixture, between!.from)).toMatchObject({ phase: 'BT', minute: { elapsed: 105, extra: null } });
});

test.each(['extra-time', 'penalties'] as const)(
  'HOME-18: a shoot-out after %s is never added to the goals',
  (decision) => {
    const fixture = tieThatEnds('PEN', decision);
    const { endsAt, periods } = play(fixture);
    const during = at(fixture, periods.at(-1)!.from);
    expect(during).toMatchObject({ phase: 'P', minute: { elapsed: 120, extra: null }, winner: null });
    expect(during.penalty).toEqual(tally(0, 0));
    const match = at(fixture, endsAt);
    expect(match).toMatchObject({ phase: 'PEN', minute: { elapsed: 120, extra: null } });
    expect(match.goals!.home).toBe(match.goals!.away);
    expect(plus(match.fulltime!, match.extratime!)).toEqual(match.goals);
    if (decision === 'penalties') expect(match.extratime).toEqual(tally(0, 0));
    expect(match.winner).toBe(match.penalty!.home > match.penalty!.away ? 'home' : 'away');
  },
);

test('DLG-06: the score goes up with a goal and down again when the VAR cancels it', () => {
  let seen = 0;
  for (const fixture of fixtures(200)) {
    for (const goal of play(fixture).incidents.filter(({ until }) => until !== null)) {
      const [before, shown, after] = [goal.at - 1, goal.at, goal.until!].map((now) => at(fixture, now));
      expect(total(shown!)).toBe(total(before!) + 1);
      expect(total(at(fixture, goal.until! - 1))).toBe(total(shown!));
      expect(total(after!)).toBe(total(before!));
      expect(after!.incidents.at(-1)!.type).toBe('Var');
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(10);
});

test('HOUSE: the score always matches the incidents, and progress never decreases', () => {
  for (const fixture of fixtures(30, { decision: 'extra-time' })) {
    let progress = 0;
    for (let now = kickoff; now < play(fixture).endsAt + 3 * MINUTE; now += 3 * MINUTE) {
      const match = at(fixture, now);
      expect(total(match)).toBe(match.incidents.filter(isGoal).length);
      expect(match.progress).toBeGreaterThanOrEqual(progress);
      progress = match.progress;
    }
    expect(progress).toBe(1);
    const [, rest] = play(fixture).periods;
    expect(at(fixture, rest!.to).progress).toBe(at(fixture, rest!.from).progress);
    expect(at(fixture, rest!.from).progress).toBeGreaterThan(0.3);
    expect(at(fixture, rest!.from).progress).toBeLessThan(0.55);
  }
});

test('HOME-18: a postponed match gets a new date and is played under the same id', () => {
  const to = kickoff + 9 * DAY;
  const fixture = aFixture({
    fate: { kind: 'postponed', knownAt: kickoff - DAY, datedAt: kickoff + 3 * DAY, to },
  });
  expect(at(fixture, kickoff - 2 * DAY)).toMatchObject({ phase: 'NS', kickoff });
  expect(at(fixture, kickoff - DAY)).toMatchObject({ phase: 'PST', kickoff, goals: null });
  expect(at(fixture, kickoff + 10 * MINUTE).phase).toBe('PST');
  expect(at(fixture, kickoff + 3 * DAY)).toMatchObject({ phase: 'NS', kickoff: to });
  expect(at(fixture, to + 10 * MINUTE)).toMatchObject({ phase: '1H', kickoff: to, minute: { elapsed: 11 } });
  expect(at(fixture, to + DAY).phase).toBe('FT');
});

test('HOME-18: an abandoned match keeps its score and is awarded later', () => {
  const awardedAt = kickoff + 5 * DAY;
  const fixture = aFixture({ fate: { kind: 'abandoned', minute: 63, awardedAt, to: 'away' } });
  const stop = play(fixture).endsAt;
  expect(at(fixture, stop - 1).phase).toBe('2H');
  expect(at(fixture, stop)).toMatchObject({
    phase: 'ABD',
    minute: { elapsed: 63 },
    fulltime: null,
    winner: null,
  });
  expect(at(fixture, awardedAt)).toMatchObject({
    phase: 'AWD',
    goals: tally(0, 3),
    fulltime: tally(0, 3),
    winner: 'away',
    minute: { elapsed: 90 },
  });
});

test('HOME-18: in an interruption the clock stands still and then runs on', () => {
  const fixture = aFixture({ fate: { kind: 'interrupted', minute: 30, breakMs: 40 * MINUTE } });
  expect(at(fixture, kickoff + 29.5 * MINUTE)).toMatchObject({ phase: '1H', minute: { elapsed: 30 } });
  expect(at(fixture, kickoff + 45 * MINUTE)).toMatchObject({ phase: 'INT', minute: { elapsed: 30 } });
  expect(at(fixture, kickoff + 60 * MINUTE)).toMatchObject({ phase: 'SUSP', minute: { elapsed: 30 } });
  expect(at(fixture, kickoff + 70 * MINUTE)).toMatchObject({ phase: '1H', minute: { elapsed: 31 } });
});

test.each([
  [{ kind: 'awarded', to: 'home' }, 'AWD', tally(3, 0), 'home'],
  [{ kind: 'walkover', to: 'away' }, 'WO', tally(0, 3), 'away'],
  [{ kind: 'cancelled', knownAt: kickoff - DAY }, 'CANC', null, null],
] as const)('HOME-18: %o is never played', (fate, phase, goals, winner) => {
  const fixture = aFixture({ fate });
  expect(at(fixture, kickoff - 2 * DAY).phase).toBe('NS');
  expect(at(fixture, kickoff + DAY)).toMatchObject({ phase, goals, fulltime: goals, winner, played: null });
});

const quiet = (now: number, done: readonly Intervention[]) => at(aFixture(), now, done);

test('HOUSE: a control goal and card apply at once, by a player on the pitch', () => {
  const moment = kickoff + 80 * MINUTE;
  const done: Intervention[] = [
    { at: moment, kind: 'goal', side: 'away' },
    { at: moment + 1000, kind: 'card', side: 'home' },
  ];
  const before = quiet(moment - 1, done);
  const after = quiet(moment + 1000, done);
  expect(after.goals).toEqual(plus(before.goals!, tally(0, 1)));
  const [goal, card] = after.incidents.slice(-2);
  expect(goal).toMatchObject({ type: 'Goal', detail: 'Normal Goal', side: 'away', minute: after.minute });
  expect(card).toMatchObject({ type: 'Card', detail: 'Yellow Card', side: 'home' });
  const { lineups } = after.played!;
  const named = [...lineups.away.starters.map(({ player }) => player), ...lineups.away.substitutes];
  expect(named).toContain(goal!.player);
});

test('HOUSE: a cancellation removes the last goal and adds an event; without a goal it does nothing', () => {
  const moment = kickoff + 10 * MINUTE;
  const done: Intervention[] = [
    { at: moment, kind: 'goal', side: 'home' },
    { at: moment + MINUTE, kind: 'cancel' },
  ];
  expect(total(quiet(moment, done))).toBe(total(quiet(moment, [])) + 1);
  const after = quiet(moment + MINUTE, done);
  expect(total(after)).toBe(total(quiet(moment + MINUTE, [])));
  expect(after.incidents.at(-1)).toMatchObject({ type: 'Var', detail: 'Goal cancelled', side: 'home' });
  const none = at(aFixture(), kickoff + 1000, [{ at: kickoff, kind: 'cancel' }]);
  expect(none.incidents).toEqual([]);
});

test('HOUSE: a control end is the final whistle, and no events follow', () => {
  const end = kickoff + 30 * MINUTE;
  const done: Intervention[] = [
    { at: end, kind: 'end' },
    { at: end + MINUTE, kind: 'goal', side: 'home' },
  ];
  const match = quiet(end + DAY, done);
  expect(match).toMatchObject({ phase: 'FT', endsAt: end, progress: 1, minute: { elapsed: 30 } });
  expect(match.fulltime).toEqual(quiet(end - 1, []).goals);
});

test('HOUSE: a control goal that decides a tie avoids extra time', () => {
  const fixture = tieThatEnds('PEN');
  const done: Intervention[] = [{ at: kickoff + 20 * MINUTE, kind: 'goal', side: 'home' }];
  const { periods, endsAt } = play(fixture);
  const ninety = periods.find(({ phase }) => phase === '2H')!.to;
  expect(at(fixture, ninety, done)).toMatchObject({ phase: 'FT', endsAt: ninety, winner: 'home' });
  expect(at(fixture, endsAt, done)).toMatchObject({ phase: 'FT', extratime: null, penalty: null });
});
