import { percent } from '@safira/arabic/numbers';
import { playerStatisticLabels as labels } from '@safira/arabic/player-statistics';
import type { PlayerStatistics } from '@safira/contract/players/players';
import { radar } from './compare-text.ts';

export type ComparedRow = {
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
    label: string,
    of: (season: PlayerStatistics) => number,
    print: (value: number) => string = String,
  ): ComparedRow => {
    const pair: Numbers = [of(first), of(second)];
    return {
      label,
      first: print(pair[0]),
      second: print(pair[1]),
      share: shareOf(pair),
      leader: leaderOf(pair),
    };
  };
  return [
    row(labels['games.appearences'], ({ games }) => games.appearences),
    row(labels['goals.total'], ({ goals }) => goals.total),
    row(labels['goals.assists'], ({ goals }) => goals.assists),
    row(labels['dribbles.success'], ({ dribbles }) => dribbles.success),
    row(labels['shots.total'], ({ shots }) => shots.total),
    row(labels['passes.key'], ({ passes }) => passes.key),
    row(labels['duels.won'], ({ duels }) => duels.won),
    row(labels['passes.accuracy'], ({ passes }) => Math.round(passes.accuracy ?? 0), percent),
    row(
      labels['games.rating'],
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

export type RadarAxis = { label: string; first: number; second: number };

/** OURS-14: each axis as shares of the higher value. */
export function radarAxes(first: PlayerStatistics, second: PlayerStatistics): RadarAxis[] {
  const axis = (label: string, of: (season: PlayerStatistics) => number): RadarAxis => {
    const most = Math.max(of(first), of(second), 1);
    return { label, first: of(first) / most, second: of(second) / most };
  };
  return [
    axis(radar.axes.goals, ({ goals }) => goals.total),
    axis(radar.axes.assists, ({ goals }) => goals.assists),
    axis(radar.axes.dribbles, ({ dribbles }) => dribbles.success),
    axis(radar.axes.shots, ({ shots }) => shots.total),
    axis(radar.axes.passes, ({ passes }) => passes.key),
    axis(radar.axes.duels, ({ duels }) => duels.won),
  ];
}
