import type { PlayerStatistics } from '@safira/contract/players/players';
import { radar } from './compare-text.ts';

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
