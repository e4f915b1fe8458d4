import { percent } from '@safira/arabic/formats/numbers';
import { playerStatisticLabels as labels } from '@safira/arabic/terms/player-statistics';
import type { PlayerStatistics } from '@safira/contract/players/players';

export type ComparedRow = {
  statistic: keyof typeof labels;
  label: string;
  first: string;
  second: string;
  /** Of the first player, from 0 to 1; half if both have nothing. */
  share: number;
  leader: 'first' | 'second' | undefined;
};

type Numbers = readonly [first: number, second: number];

/** OURS-14: the numbers of two seasons next to each other. */
export function comparedRows(first: PlayerStatistics, second: PlayerStatistics): ComparedRow[] {
  const row = (
    statistic: ComparedRow['statistic'],
    of: (season: PlayerStatistics) => number,
    print: (value: number) => string = String,
  ): ComparedRow => {
    const pair: Numbers = [of(first), of(second)];
    return {
      statistic,
      label: labels[statistic],
      first: print(pair[0]),
      second: print(pair[1]),
      share: shareOf(pair),
      leader: leaderOf(pair),
    };
  };
  return [
    row('games.appearences', ({ games }) => games.appearences),
    row('goals.total', ({ goals }) => goals.total),
    row('goals.assists', ({ goals }) => goals.assists),
    row('dribbles.success', ({ dribbles }) => dribbles.success),
    row('shots.total', ({ shots }) => shots.total),
    row('passes.key', ({ passes }) => passes.key),
    row('duels.won', ({ duels }) => duels.won),
    row('passes.accuracy', ({ passes }) => Math.round(passes.accuracy ?? 0), percent),
    row(
      'games.rating',
      // As printed: two players with 6.7 are equal.
      ({ games }) => Math.round((games.rating ?? 0) * 10) / 10,
      (value) => value.toFixed(1),
    ),
  ];
}

const shareOf = ([first, second]: Numbers) => (first + second === 0 ? 0.5 : first / (first + second));

function leaderOf([first, second]: Numbers): ComparedRow['leader'] {
  if (first === second) return undefined;
  return first > second ? 'first' : 'second';
}
