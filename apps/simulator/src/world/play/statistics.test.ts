import { expect, test } from 'vitest';
import { aFixture, at, fixtures, play } from '../../../test/a-match.ts';
import { OTHER, SIDES } from './pitch.ts';
import { statisticRows } from './statistic-rows.ts';
import { isShotGoal, teamStatistics, type TeamNumbers } from './statistics.ts';
import type { MatchNow } from '../model.ts';

const MINUTE = 60_000;
const SEED = 7;
const MOMENTS = [0, 1, 20, 44, 55, 80, 100, 150, 200];

function* moments(count: number): Generator<MatchNow> {
  for (const fixture of fixtures(count, { decision: 'extra-time' })) {
    for (const minutes of MOMENTS) yield at(fixture, fixture.kickoff + minutes * MINUTE);
  }
}

test('DLG-08: there are no statistics before the kick-off, nor for a match that is never played', () => {
  const fixture = aFixture();
  expect(teamStatistics(SEED, at(fixture, fixture.kickoff - 1))).toBeNull();
  const awarded = aFixture({ fate: { kind: 'awarded', to: 'home' } });
  expect(teamStatistics(SEED, at(awarded, awarded.kickoff + MINUTE))).toBeNull();
});

test('DLG-08: shots, saves, possession, cards and passes agree with each other and with the incidents', () => {
  for (const match of moments(100)) {
    const numbers = teamStatistics(SEED, match)!;
    expect(numbers.home.possession + numbers.away.possession).toBe(100);
    for (const side of SIDES) {
      const own = numbers[side];
      const shown = match.incidents.filter((one) => one.side === side);
      expect(own.onGoal + own.offGoal + own.blocked).toBe(own.shots);
      expect(own.inside + own.outside).toBe(own.shots);
      expect(numbers[OTHER[side]].saves).toBe(own.onGoal - shown.filter(isShotGoal).length);
      expect(numbers[OTHER[side]].saves).toBeGreaterThanOrEqual(0);
      expect(own.yellows).toBe(shown.filter(({ detail }) => detail === 'Yellow Card').length);
      expect(own.reds).toBe(shown.filter(({ detail }) => detail === 'Red Card').length);
      expect(own.accurate).toBeLessThanOrEqual(own.passes);
    }
  }
});

const RISING = ['offGoal', 'blocked', 'fouls', 'corners', 'offsides', 'saves', 'passes', 'accurate'] as const;

test('DLG-08: counters do not decrease; only a cancelled goal lowers the shots', () => {
  for (const fixture of fixtures(40, { decision: 'extra-time' })) {
    let before: Record<'home' | 'away', TeamNumbers> | null = null;
    const hasTakenOff = play(fixture).incidents.some(({ until }) => until !== null);
    for (let minutes = 0; minutes <= 160; minutes += 4) {
      const numbers = teamStatistics(SEED, at(fixture, fixture.kickoff + minutes * MINUTE))!;
      for (const side of SIDES) {
        for (const name of hasTakenOff
          ? RISING
          : ([...RISING, 'shots', 'inside', 'expectedGoals'] as const)) {
          expect(numbers[side][name], name).toBeGreaterThanOrEqual(before?.[side][name] ?? 0);
        }
      }
      before = numbers;
    }
  }
});

test('DLG-08: a control end does not change the numbers', () => {
  const fixture = aFixture();
  const end = fixture.kickoff + 60 * MINUTE;
  const { home } = teamStatistics(SEED, at(fixture, end))!;
  const ended = teamStatistics(SEED, at(fixture, end + MINUTE, [{ at: end, kind: 'end' }]))!;
  expect(ended.home).toEqual(home);
});

test('DLG-08: there are eighteen rows in the provider’s order and types', () => {
  const fixture = aFixture();
  const { home } = teamStatistics(SEED, at(fixture, play(fixture).endsAt))!;
  const rows = statisticRows({ ...home, reds: 0, offsides: 0, expectedGoals: 1.5, possession: 47 });
  expect(rows).toHaveLength(18);
  const values = Object.fromEntries(rows.map(({ type, value }) => [type, value]));
  expect(values).toMatchObject({
    'Ball Possession': '47%',
    'Red Cards': null,
    Offsides: null,
    expected_goals: '1.50',
    'Passes %': `${Math.round((home.accurate / home.passes) * 100)}%`,
  });
  expect(rows.slice(0, 3).map(({ type }) => type)).toEqual([
    'Shots on Goal',
    'Shots off Goal',
    'Total Shots',
  ]);
});
