import { expect, test } from 'vitest';
import { aFixture, at, fixtures, play } from '../../../test/a-match.ts';
import { OTHER, SIDES } from './pitch.ts';
import { playerRows, type PlayerRow } from './player-rows.ts';
import { isGoal } from './score.ts';
import { isShotGoal, teamStatistics } from './statistics.ts';

const MINUTE = 60_000;
const SEED = 7;
const sum = (rows: readonly PlayerRow[], of: (row: PlayerRow) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

const moments = [...fixtures(80, { decision: 'extra-time' })].flatMap((fixture) =>
  [1, 30, 75, 110, 200].map((minutes) => at(fixture, fixture.kickoff + minutes * MINUTE)),
);
const ended = moments.filter(({ progress }) => progress === 1);

test('DLG-09: there are no rows before the kick-off', () => {
  const fixture = aFixture();
  expect(playerRows(SEED, at(fixture, fixture.kickoff - 1))).toBeNull();
});

test('DLG-09: sums of shots, fouls, offsides, saves and passes equal those of the team', () => {
  for (const match of moments) {
    const rows = playerRows(SEED, match)!;
    const numbers = teamStatistics(SEED, match)!;
    for (const side of SIDES) {
      const own = rows[side];
      expect({
        shots: sum(own, ({ shots }) => shots.total),
        onGoal: sum(own, ({ shots }) => shots.on),
        fouls: sum(own, ({ fouls }) => fouls.committed),
        drawn: sum(rows[OTHER[side]], ({ fouls }) => fouls.drawn),
        offsides: sum(own, ({ offsides }) => offsides),
        saves: sum(own, ({ goals }) => goals.saves),
        passes: sum(own, ({ passes }) => passes.total),
        accurate: sum(own, ({ passes }) => passes.accurate),
        blocks: sum(rows[OTHER[side]], ({ tackles }) => tackles.blocks),
        yellows: sum(own, ({ cards }) => cards.yellow),
        reds: sum(own, ({ cards }) => cards.red),
      }).toEqual({
        shots: numbers[side].shots,
        onGoal: numbers[side].onGoal,
        fouls: numbers[side].fouls,
        drawn: numbers[side].fouls,
        offsides: numbers[side].offsides,
        saves: numbers[side].saves,
        passes: numbers[side].passes,
        accurate: numbers[side].accurate,
        blocks: numbers[side].blocked,
        yellows: numbers[side].yellows,
        reds: numbers[side].reds,
      });
    }
  }
});

test('DLG-09: goals, assists, penalties and cards of a player match the incidents', () => {
  for (const match of moments) {
    const rows = playerRows(SEED, match)!;
    for (const side of SIDES) {
      const goals = match.incidents.filter((one) => isGoal(one) && one.side === side);
      const expected = rows[side].map(({ player }) => {
        const mine = match.incidents.filter((one) => one.player === player && !one.isShootout);
        const count = (what: string) => mine.filter(({ detail }) => detail === what).length;
        return {
          id: player.id,
          goals: mine.filter(isShotGoal).length,
          assists: goals.filter(({ assist }) => assist === player).length,
          scored: count('Penalty'),
          missed: count('Missed Penalty'),
          yellow: count('Yellow Card'),
          red: count('Red Card'),
        };
      });
      const shown = rows[side].map(({ player, goals: own, cards, penalty: { scored, missed } }) => {
        return { id: player.id, goals: own.total, assists: own.assists, scored, missed, ...cards };
      });
      expect(shown).toEqual(expected);
      expect(sum(rows[OTHER[side]], ({ goals: own }) => own.conceded)).toBe(goals.length);
    }
  }
});

test('DLG-09: minutes are those of the clock; an unused substitute has no minutes and no rating', () => {
  for (const match of ended) {
    const full = match.phase === 'FT' ? 90 : 120;
    const rows = playerRows(SEED, match)!;
    for (const side of SIDES) {
      const changes = match.incidents.filter((one) => one.side === side && one.type === 'subst');
      for (const { player, minutes, rating, isSubstitute } of rows[side]) {
        const on = changes.find(({ assist }) => assist === player)?.minute.elapsed;
        const off = match.incidents.find(
          (one) => one.player === player && (one.type === 'subst' || one.detail === 'Red Card'),
        )?.minute.elapsed;
        const hasPlayed = !isSubstitute || on !== undefined;
        expect(minutes).toBe(hasPlayed ? Math.max(1, (off ?? full) - (on ?? 0)) : null);
        expect(rating === null).toBe(!hasPlayed);
      }
    }
  }
});

test('DLG-09: with a shoot-out right after ninety minutes, no player has more than ninety minutes', () => {
  const fixture = [...fixtures(200, { decision: 'penalties' })].find(
    (one) => play(one).finalPhase === 'PEN',
  )!;
  const rows = playerRows(SEED, at(fixture, play(fixture).endsAt))!;
  expect(Math.max(...rows.home.map(({ minutes }) => minutes ?? 0))).toBe(90);
});

test('DLG-09: ratings have one decimal, from 4 to 10, and scorers have higher ratings', () => {
  const rated = ended
    .flatMap((match) => Object.values(playerRows(SEED, match)!).flat())
    .filter(({ rating }) => rating);
  for (const { rating } of rated) expect(String(rating)).toMatch(/^(?:10|[4-9])(?:\.\d)?$/);
  const mean = (rows: PlayerRow[]) => sum(rows, ({ rating }) => rating!) / rows.length;
  const scorers = rated.filter(({ goals }) => goals.total > 0);
  expect(mean(scorers)).toBeGreaterThan(mean(rated) + 0.5);
});

test('DLG-09: one captain starts; players with actions were on the pitch; won is at most total', () => {
  for (const match of moments) {
    for (const rows of Object.values(playerRows(SEED, match)!)) {
      expect(rows.filter(({ isCaptain }) => isCaptain)).toHaveLength(1);
      expect(rows.filter(({ isSubstitute }) => !isSubstitute)).toHaveLength(11);
      for (const { minutes, duels, dribbles, passes, shots } of rows) {
        if (minutes === null) expect(duels.total + dribbles.attempts + passes.total + shots.total).toBe(0);
        expect(duels.won).toBeLessThanOrEqual(duels.total);
        expect(dribbles.success).toBeLessThanOrEqual(dribbles.attempts);
        expect(shots.on).toBeLessThanOrEqual(shots.total);
      }
    }
  }
});
