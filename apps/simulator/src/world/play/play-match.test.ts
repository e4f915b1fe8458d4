import { expect, test } from 'vitest';
import { aFixture, aTeam, fixtures, play } from '../../../test/a-match.ts';
import { minuteIn } from './clock.ts';
import { OTHER, SIDES } from './pitch.ts';
import { onPitch } from './outside.ts';
import { goalsBetween, isGoal, shootoutOf } from './score.ts';
import type { Incident, Played } from '../model.ts';

const MINUTE = 60_000;
const league = [...fixtures(400)].map((fixture) => play(fixture));
const ties = [...fixtures(400, { decision: 'extra-time' })].map((fixture) => play(fixture));
const all = [...league, ...ties];

const stands = ({ incidents }: Played) => incidents.filter(({ until }) => until === null);
const rows = (played: Played, type: Incident['type']) => stands(played).filter((one) => one.type === type);
/** The players on the pitch in the instant before an event. */
const wereOn = (played: Played, { at, side }: Incident) => onPitch(played, side, at - 1).map(({ id }) => id);

test('HOUSE: the same seed gives the same match, another seed another one', () => {
  const fixture = aFixture({ id: 77 });
  expect(play(fixture)).toEqual(play(fixture));
  expect(play(fixture, { seed: 8 }).incidents).not.toEqual(play(fixture).incidents);
});

test('HOUSE: periods follow each other without a gap, incidents are in the order of time and within a period', () => {
  for (const { periods, incidents, endsAt, fixture } of all) {
    expect(periods[0]!.from).toBe(fixture.kickoff);
    expect(periods.at(-1)!.to).toBe(endsAt);
    for (const [index, period] of periods.slice(1).entries()) expect(period.from).toBe(periods[index]!.to);
    expect(incidents.map(({ at }) => at)).toEqual(incidents.map(({ at }) => at).toSorted((a, b) => a - b));
    for (const one of incidents.filter(({ isShootout }) => !isShootout)) {
      const period = periods.find(({ from, to }) => from <= one.at && one.at < to)!;
      expect(minuteIn(period, one.at)).toEqual(one.minute);
    }
  }
});

test('DLG-06: players with an event are on the pitch; a player who went off never comes back', () => {
  for (const played of all) {
    for (const side of SIDES) {
      const gone = new Set<number>();
      for (const one of played.incidents) {
        const isOwnGoal = one.detail === 'Own Goal';
        if (one.side !== (isOwnGoal ? OTHER[side] : side)) continue;
        expect(gone.has(one.player!.id), `${played.fixture.id} ${one.detail}`).toBe(false);
        if (one.assist) expect(gone.has(one.assist.id)).toBe(false);
        if (one.type === 'subst' || one.detail === 'Red Card') gone.add(one.player!.id);
        const on = wereOn(played, isOwnGoal ? { ...one, side } : one);
        // Several go off at once, so the instant before is not conclusive.
        if (one.type === 'Goal') expect(on).toContain(one.player!.id);
        if (one.type === 'Goal' && one.assist) expect(on).toContain(one.assist.id);
        if (one.type === 'subst') expect(on).not.toContain(one.assist!.id);
      }
    }
  }
});

test('DLG-06: there is always exactly one goalkeeper', () => {
  for (const played of all) {
    for (const side of SIDES) {
      for (const at of [...played.periods.map(({ from }) => from), played.endsAt]) {
        const on = onPitch(played, side, at);
        expect(on.filter(({ role }) => role === 'G')).toHaveLength(1);
        expect(new Set(on.map(({ id }) => id)).size).toBe(on.length);
      }
    }
  }
});

test('DLG-06: a second yellow is a yellow and a red at once, and no player has three', () => {
  const seconds = all.flatMap((played) => {
    const cards = rows(played, 'Card');
    const yellows = Map.groupBy(
      cards.filter(({ detail }) => detail === 'Yellow Card'),
      ({ player }) => player!.id,
    );
    return [...yellows.values()]
      .filter((own) => own.length > 1)
      .map((own) => {
        expect(own).toHaveLength(2);
        const red = cards.find(({ detail, player }) => detail === 'Red Card' && player === own[1]!.player);
        expect(red).toMatchObject({ at: own[1]!.at, minute: own[1]!.minute });
        return red;
      });
  });
  expect(seconds.length).toBeGreaterThan(20);
});

test('DLG-06: five substitutions in three windows and the break, a sixth only in extra time', () => {
  let sixths = 0;
  for (const played of all) {
    for (const side of SIDES) {
      const changes = rows(played, 'subst').filter((one) => one.side === side);
      expect(changes.map(({ detail }) => detail)).toEqual(changes.map((_, i) => `Substitution ${i + 1}`));
      const regular = changes.filter(({ minute }) => minute.elapsed <= 90);
      const windows = new Set(regular.filter(({ minute }) => minute.elapsed !== 46).map(({ at }) => at));
      expect(regular.length).toBeLessThanOrEqual(5);
      expect(windows.size).toBeLessThanOrEqual(3);
      expect(changes.length).toBeLessThanOrEqual(6);
      if (changes.length === 6) sixths++;
    }
  }
  expect(sixths).toBeGreaterThan(5);
});

test('DLG-06: a goal cancelled by VAR is shown for one to three minutes and gets its own event', () => {
  const taken = all.flatMap((played) =>
    played.incidents.filter(({ until }) => until !== null).map((goal) => ({ goal, played })),
  );
  expect(taken.length).toBeGreaterThan(60);
  for (const { goal, played } of taken) {
    expect(isGoal(goal)).toBe(true);
    expect(goal.until! - goal.at).toBeGreaterThanOrEqual(MINUTE);
    expect(goal.until! - goal.at).toBeLessThanOrEqual(3 * MINUTE);
    const verdict = played.incidents.find(({ type, at }) => type === 'Var' && at === goal.until);
    expect(verdict).toMatchObject({ side: goal.side, player: goal.player });
    expect(verdict!.detail).toMatch(/^Goal (Disallowed|cancelled)/);
  }
});

test('DLG-06: a quiet match has no goals, but cards and substitutions', () => {
  const quiet = [...fixtures(60)].map((fixture) => play(fixture, { isQuiet: true }));
  expect(quiet.flatMap(({ incidents }) => incidents).filter(({ type }) => type === 'Goal')).toEqual([]);
  expect(quiet.every((played) => rows(played, 'subst').length > 0)).toBe(true);
  expect(quiet.flatMap((played) => rows(played, 'Card')).length).toBeGreaterThan(100);
});

test('HOME-18: a level tie goes to extra time and, if still level, to a shoot-out', () => {
  const phases = new Set(ties.map(({ finalPhase }) => finalPhase));
  expect(phases).toEqual(new Set(['FT', 'AET', 'PEN']));
  for (const { periods, finalPhase, incidents, fixture } of ties) {
    const standing = incidents.filter(({ until }) => until === null);
    const { home, away } = goalsBetween(standing, 0, Infinity);
    expect(home === away, String(fixture.id)).toBe(finalPhase === 'PEN');
    const course = periods.map(({ phase }) => phase).join(' ');
    const more = { FT: '', AET: ' BT ET BT ET', PEN: ' BT ET BT ET P', ABD: '' }[finalPhase];
    expect(course).toBe(`1H HT 2H${more}`);
  }
});

test('HOME-18: a tie decided by penalties directly has no extra time', () => {
  const courses = [...fixtures(80, { decision: 'penalties' })]
    .map((fixture) => play(fixture))
    .filter(({ finalPhase }) => finalPhase === 'PEN')
    .map(({ periods }) => periods.map(({ phase }) => phase).join(' '));
  expect(courses.length).toBeGreaterThan(8);
  expect(new Set(courses)).toEqual(new Set(['1H HT 2H P']));
});

test('HOME-18: in a second leg the aggregate decides whether it is level', () => {
  for (const fixture of fixtures(150, { decision: 'extra-time', firstLeg: { home: 1, away: 2 } })) {
    const { finalPhase, incidents, periods } = play(fixture);
    const ninety = periods.find(({ phase }) => phase === '2H')!.to;
    const { home, away } = goalsBetween(
      incidents.filter(({ until }) => until === null),
      0,
      ninety,
    );
    expect(finalPhase === 'FT').toBe(home !== away + 1);
  }
});

test('DLG-06: a shoot-out goes on until it is decided; no player kicks twice before all have kicked', () => {
  const shootouts = ties.filter(({ finalPhase }) => finalPhase === 'PEN');
  expect(shootouts.length).toBeGreaterThan(20);
  for (const { incidents } of shootouts) {
    const kicks = incidents.filter(({ isShootout }) => isShootout);
    expect(kicks.map(({ minute }) => minute)).toEqual(kicks.map((_, i) => ({ elapsed: 120, extra: i + 1 })));
    expect(new Set(kicks.map(({ comments }) => comments))).toEqual(new Set(['Penalty Shootout']));
    const { home, away } = shootoutOf(kicks);
    expect(home).not.toBe(away);
    for (const side of SIDES) {
      const first = kicks.filter((kick) => kick.side === side).slice(0, 9);
      expect(new Set(first.map(({ player }) => player!.id)).size).toBe(first.length);
    }
  }
});

test('HOME-18: an interrupted match resumes where it stopped, an abandoned one ends there', () => {
  for (const minute of [1, 30, 45, 46, 70, 90]) {
    const stopped = play(aFixture({ fate: { kind: 'interrupted', minute, breakMs: 20 * MINUTE } }));
    const index = stopped.periods.findIndex(({ phase }) => phase === 'INT');
    const [before, pause, after] = stopped.periods.slice(index - 1);
    expect(pause!.to - pause!.from).toBe(20 * MINUTE);
    expect(after!.phase).toBe(before!.phase);
    expect(after!.board!.before).toBe(before!.board!.before + (before!.to - before!.from) / MINUTE);
    expect(after!.board!.before + after!.board!.length).toBe(before!.board!.before + 45);
    expect(stopped.finalPhase).toBe('FT');

    const fate = { kind: 'abandoned', minute, awardedAt: 0, to: 'home' } as const;
    const ended = play(aFixture({ fate }));
    expect(ended.finalPhase).toBe('ABD');
    expect(ended.endsAt).toBe(before!.to);
  }
});

test('HOUSE: a strong side wins more often, also away', () => {
  const wins = (home: number, away: number) => {
    let count = 0;
    for (let id = 1; id <= 300; id++) {
      const played = play(aFixture({ id, home: aTeam(11, home), away: aTeam(12, away) }));
      const goals = goalsBetween(stands(played), 0, Infinity);
      if (goals.away > goals.home) count++;
    }
    return count;
  };
  expect(wins(-0.9, 0.9)).toBeGreaterThan(wins(0, 0) * 1.5);
  expect(wins(0.9, -0.9)).toBeLessThan(wins(0, 0) * 0.6);
});
