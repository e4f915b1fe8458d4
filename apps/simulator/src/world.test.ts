import { toObservation } from '@safira/provider/map/match';
import { describe, expect, test } from 'vitest';
import { toItem } from './fixture.ts';
import { isGoal, isLive, makeWorld, type MatchNow, type Moment } from './world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse('2026-11-16T00:00:00Z');

const world = makeWorld({ seed: 1, quiet: false });
const quietWorld = makeWorld({ seed: 1, quiet: true });
const at = (now: number): Moment => ({ now, interventions: () => [] });
const week = world.matchesBetween({ from: START, to: START + 7 * DAY }, at(START + 8 * DAY));

/** The same match at every minute from an hour before its kick-off until three after. */
function story(of: typeof world, { fixture }: MatchNow): MatchNow[] {
  const stops = Array.from({ length: 241 }, (_, i) => fixture.kickoff - HOUR + i * MINUTE + 7);
  return stops.map((now) => of.findMatch(fixture.id, at(now))!);
}

const played = week.filter(({ fixture }) => !fixture.isPostponed);
const some = played.filter((_, i) => i % 12 === 0);

describe('calendar', () => {
  test('OURS-08: at any of 200 instants of a week at least two matches are being played', () => {
    for (let i = 0; i < 200; i++) {
      const now = START + Math.floor((i * 7 * DAY) / 200) + i * 1234;
      const live = world.liveMatches(at(now));
      expect(live.length, new Date(now).toISOString()).toBeGreaterThanOrEqual(2);
      expect(live.every(isLive)).toBe(true);
    }
  });

  test('OURS-08: each half day has ten matches of league 39 and nine of 307, on whole five minutes', () => {
    expect(week.filter(({ fixture }) => fixture.league.id === 39)).toHaveLength(7 * 2 * 10);
    expect(week.filter(({ fixture }) => fixture.league.id === 307)).toHaveLength(7 * 2 * 9);
    expect(week.every(({ fixture }) => fixture.kickoff % (5 * MINUTE) === 0)).toBe(true);
  });

  test('OURS-08: the clubs are those of 2026-27', () => {
    const ids = new Set(
      week.filter(({ fixture }) => fixture.league.id === 39).map(({ fixture }) => fixture.home.id),
    );
    expect(ids.size).toBe(20);
    for (const id of [57, 64, 1346]) expect(ids).toContain(id);
    for (const id of [39, 44, 48]) expect(ids).not.toContain(id);
  });

  test('OURS-08: a whole season is every pair at both grounds, each club once a round', () => {
    const all = world.matchesBetween({ from: START - 30 * DAY, to: START + 30 * DAY }, at(START));
    const league = all.filter(({ fixture }) => fixture.league.id === 307);
    const byRound = Map.groupBy(league, ({ fixture }) => Math.floor(fixture.id / 10));
    const season = [...byRound.values()].slice(0, 34).flat();
    const pairs = new Set(season.map(({ fixture }) => `${fixture.home.id}-${fixture.away.id}`));
    expect(pairs.size).toBe(18 * 17);
    for (const round of byRound.values()) {
      expect(new Set(round.flatMap(({ fixture }) => [fixture.home.id, fixture.away.id])).size).toBe(18);
    }
    expect(new Set(season.map(({ fixture }) => fixture.round)).size).toBe(34);
  });

  test('API-01: ids are unique, fit four bytes and lead back to their match', () => {
    expect(new Set(week.map(({ fixture }) => fixture.id)).size).toBe(week.length);
    for (const { fixture } of week) {
      expect(fixture.id).toBeLessThan(2 ** 31);
      expect(world.findMatch(fixture.id, at(START))?.fixture).toEqual(fixture);
    }
    expect(world.findMatch(5, at(START))).toBeUndefined();
  });

  test('HOME-18: about one match in forty is postponed, as it is known six hours before', () => {
    const months = world.matchesBetween({ from: START, to: START + 90 * DAY }, at(START + 91 * DAY));
    const postponed = months.filter(({ phase }) => phase === 'PST');
    expect(months.length / postponed.length).toBeGreaterThan(30);
    expect(months.length / postponed.length).toBeLessThan(55);
    const { id, kickoff } = postponed[0]!.fixture;
    expect(world.findMatch(id, at(kickoff - 7 * HOUR))?.phase).toBe('NS');
    expect(world.findMatch(id, at(kickoff - 5 * HOUR))?.phase).toBe('PST');
  });

  test('API-01: a season is called by the year of its July', () => {
    const seasonOn = (date: string) =>
      world.matchesBetween({ from: Date.parse(date), to: Date.parse(date) + DAY }, at(START))[0]?.fixture
        .season;
    expect(seasonOn('2026-06-30')).toBe(2025);
    expect(seasonOn('2026-07-01')).toBe(2026);
    expect(seasonOn('2031-02-01')).toBe(2030);
  });
});

describe('matches', () => {
  test('OURS-08: the same seed is the same world and another is another', () => {
    const range = { from: START, to: START + DAY };
    const again = makeWorld({ seed: 1, quiet: false }).matchesBetween(range, at(START + DAY));
    const other = makeWorld({ seed: 2, quiet: false }).matchesBetween(range, at(START + DAY));
    expect(again).toEqual(world.matchesBetween(range, at(START + DAY)));
    expect(other).not.toEqual(again);
  });

  test('HOME-18: a match goes through its phases in order', () => {
    for (const match of some) {
      const phases = story(world, match).map(({ phase }) => phase);
      expect(phases.filter((phase, i) => phase !== phases[i - 1])).toEqual(['NS', '1H', 'HT', '2H', 'FT']);
      expect(phases.filter((phase) => phase === 'HT')).toHaveLength(15);
    }
  });

  test('HOME-18: the minute runs 1 to 45 and 46 to 90, stoppage time beside it', () => {
    for (const match of some) {
      for (const { phase, minute } of story(world, match)) {
        const { elapsed = null, extra = null } = minute ?? {};
        if (phase === 'NS') expect(minute).toBeNull();
        if (phase === '1H') expect(elapsed).toSatisfy((m: number) => m >= 1 && m <= 45);
        if (phase === 'HT') expect([elapsed, extra]).toEqual([45, null]);
        if (phase === '2H') expect(elapsed).toSatisfy((m: number) => m >= 46 && m <= 90);
        if (phase === 'FT') expect(elapsed).toBe(90);
        if (extra !== null) expect([45, 90]).toContain(elapsed);
      }
      const extras = (wanted: string) =>
        story(world, match).flatMap(({ phase, minute }) => (phase === wanted ? [minute?.extra ?? 0] : []));
      expect(Math.max(...extras('1H'))).toSatisfy((n: number) => n >= 1 && n <= 4);
      expect(Math.max(...extras('2H'))).toSatisfy((n: number) => n >= 2 && n <= 7);
    }
  });

  test('HOME-14: goals never fall by themselves and are as many as the goal events', () => {
    for (const match of played) {
      let before = { home: 0, away: 0 };
      for (const { goals, incidents } of story(world, match).filter((_, i) => i % 5 === 0)) {
        expect(goals.home).toBeGreaterThanOrEqual(before.home);
        expect(goals.away).toBeGreaterThanOrEqual(before.away);
        expect(incidents.filter(isGoal)).toHaveLength(goals.home + goals.away);
        before = goals;
      }
    }
  });

  test('DLG-05: a missed penalty is an event of type Goal and no goal', () => {
    const month = world.matchesBetween({ from: START, to: START + 30 * DAY }, at(START + 31 * DAY));
    const missed = month.filter(({ incidents }) =>
      incidents.some(({ detail }) => detail === 'Missed Penalty'),
    );
    expect(missed.length).toBeGreaterThan(0);
    for (const { goals, incidents } of missed) {
      const told = incidents.filter(({ detail }) => ['Normal Goal', 'Penalty', 'Own Goal'].includes(detail));
      expect(goals.home + goals.away).toBe(told.length);
    }
  });

  test('OURS-08: there are about as many goals as in football', () => {
    const total = played.reduce((sum, { goals }) => sum + goals.home + goals.away, 0);
    expect(total / played.length).toBeGreaterThan(2.3);
    expect(total / played.length).toBeLessThan(3.7);
    const details = new Set(played.flatMap(({ incidents }) => incidents.map(({ detail }) => detail)));
    for (const detail of ['Normal Goal', 'Penalty', 'Own Goal', 'Yellow Card', 'Red Card']) {
      expect(details).toContain(detail);
    }
  });

  test('OURS-08: in a quiet world nobody scores by himself', () => {
    const ended = quietWorld.matchesBetween({ from: START, to: START + 7 * DAY }, at(START + 8 * DAY));
    expect(ended.some(({ phase }) => phase === 'FT')).toBe(true);
    expect(ended.every(({ goals }) => goals.home === 0 && goals.away === 0)).toBe(true);
  });
});

describe('items', () => {
  const show = { seed: 1, zone: 'Asia/Riyadh', embeds: { events: true, statistics: true } };

  test('API-01: every item of a week, at every phase, is one the provider package can read', () => {
    for (const match of [
      ...week,
      ...some.flatMap((one) => story(world, one).filter((_, i) => i % 7 === 0)),
    ]) {
      expect(toObservation(toItem(match, show))).toMatchObject({ ok: true });
    }
  });

  test('DLG-04: the blocks of the score are set as the phase has it', () => {
    const none = { home: null, away: null };
    for (const match of [...some, ...week.filter(({ phase }) => phase === 'PST')]) {
      for (const moment of story(world, match)) {
        const { goals, score, teams } = toItem(moment, show);
        const isOn = moment.phase !== 'NS' && moment.phase !== 'PST';
        expect(goals).toEqual(isOn ? moment.goals : none);
        if (moment.phase === '1H') expect(score.halftime).toEqual(goals);
        if (!isOn) expect(score.halftime).toEqual(none);
        expect(score.fulltime).toEqual(moment.phase === 'FT' ? goals : none);
        expect([score.extratime, score.penalty]).toEqual([none, none]);
        const { home, away } = moment.goals;
        const isDecided = moment.phase === 'FT' && home !== away;
        expect(teams.home.winner).toBe(isDecided ? home > away : null);
        expect(teams.away.winner).toBe(isDecided ? away > home : null);
      }
    }
  });

  test('DLG-04: what was scored in the second half is not in the half-time block', () => {
    const later = played.find(({ goals, halftimeGoals }) => goals.home > halftimeGoals.home)!;
    const halftime = story(world, later).findLast(({ phase }) => phase === 'HT')!;
    expect(toItem(later, show).score.halftime).toEqual(halftime.goals);
  });

  test('HOME-19: the kick-off is written on the clock of the zone and meant in UTC', () => {
    const { fixture } = toItem(week[0]!, show);
    expect(fixture.date).toMatch(/\+03:00$/);
    expect(Date.parse(fixture.date!)).toBe(fixture.timestamp * 1000);
    expect(toItem(week[0]!, { ...show, zone: 'America/St_Johns' }).fixture.date).toMatch(/-03:30$/);
  });

  test('OURS-08: nobody is said to have scored, been booked or blown the whistle', () => {
    const nobody = { id: null, name: null };
    for (const match of played) {
      const { fixture, events } = toItem(match, show);
      expect(fixture.referee).toBeNull();
      for (const { player, assist } of events ?? []) expect([player, assist]).toEqual([nobody, nobody]);
    }
  });
});
