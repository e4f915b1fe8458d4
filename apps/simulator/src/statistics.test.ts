import { expect, test } from 'vitest';
import { statisticsOf } from './statistics.ts';
import { makeWorld } from './world.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-16T00:00:00Z');
const world = makeWorld({ seed: 1, quiet: false });
const at = (now: number) => ({ now, interventions: () => [] });
const day = world
  .matchesBetween({ from: START, to: START + 24 * 60 * MINUTE }, at(START))
  .filter(({ fixture }) => !fixture.isPostponed);

function tableAt(index: number, minutes: number) {
  const { id, kickoff } = day[index]!.fixture;
  const match = world.findMatch(id, at(kickoff + minutes * MINUTE))!;
  const tables = statisticsOf(1, match).map(({ statistics }) =>
    Object.fromEntries(statistics.map(({ type, value }) => [type, Number.parseInt(String(value ?? 0), 10)])),
  );
  return { match, tables };
}

test('DLG-08: the sixteen types for both teams, home first', () => {
  const { match } = tableAt(0, 30);
  const rows = statisticsOf(1, match);
  expect(rows.map(({ team }) => team.id)).toEqual([match.fixture.home.id, match.fixture.away.id]);
  for (const { statistics } of rows) expect(new Set(statistics.map(({ type }) => type)).size).toBe(16);
});

test('DLG-08: no statistics before the kick-off', () => {
  const { id, kickoff } = day[0]!.fixture;
  expect(statisticsOf(1, world.findMatch(id, at(kickoff - 1))!)).toEqual([]);
});

test('DLG-08: the rows agree with each other and with the score', () => {
  for (const [index] of day.entries()) {
    for (const minutes of [1, 20, 55, 80, 130]) {
      const { match, tables } = tableAt(index, minutes);
      const [home, away] = tables as [Record<string, number>, Record<string, number>];
      expect(home['Ball Possession']! + away['Ball Possession']!).toBe(100);
      for (const [own, others, side] of [
        [home, away, 'away'],
        [away, home, 'home'],
      ] as const) {
        const {
          'Shots on Goal': on,
          'Shots off Goal': off,
          'Blocked Shots': blocked,
          'Total Shots': total,
        } = own;
        expect(on! + off! + blocked!).toBe(total);
        expect(own['Shots insidebox']! + own['Shots outsidebox']!).toBe(total);
        expect(own['Goalkeeper Saves']).toBeGreaterThanOrEqual(0);
        expect(own['Passes accurate']).toBeLessThanOrEqual(own['Total passes']!);
        const ownGoals = match.incidents.filter(
          (one) => one.detail === 'Own Goal' && one.side === side,
        ).length;
        expect(own['Goalkeeper Saves']).toBe(others['Shots on Goal']! - match.goals[side] + ownGoals);
      }
    }
  }
});

test('DLG-08: counters only grow', () => {
  for (const [index] of day.entries()) {
    const [early, late] = [tableAt(index, 25).tables, tableAt(index, 85).tables];
    for (const type of ['Total Shots', 'Shots insidebox', 'Shots outsidebox', 'Fouls', 'Total passes']) {
      expect(late[0]![type]).toBeGreaterThanOrEqual(early[0]![type]!);
      expect(late[1]![type]).toBeGreaterThanOrEqual(early[1]![type]!);
    }
  }
});
