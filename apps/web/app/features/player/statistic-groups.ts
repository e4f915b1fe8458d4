import type { Gender } from '@safira/arabic/terms/gender';
import { grouped, percent } from '@safira/arabic/formats/numbers';
import { playerStatisticLabelsFor } from '@safira/arabic/terms/player-statistics';
import { positionLabel } from '@safira/arabic/terms/positions';
import type { PlayerStatistics } from '@safira/contract/players/players';
import { groups, no, penaltyNumbers, unavailable, yes } from './text.ts';

export type StatisticGroup = { heading: string; numbers: [label: string, value: string][] };

/** PLAYER-01: one season in nine groups. A number that the provider has not is 0. */
export function statisticGroups(season: PlayerStatistics, gender: Gender): StatisticGroup[] {
  const labels = playerStatisticLabelsFor(gender);
  const penalties = penaltyNumbers[gender];
  const { games, goals, shots, passes, tackles, duels, dribbles, fouls, cards, substitutes, penalty } =
    season;
  return [
    {
      heading: groups.games,
      numbers: [
        [labels['games.appearences'], grouped(games.appearences)],
        [labels['games.lineups'], grouped(games.lineups)],
        [labels['games.minutes'], grouped(games.minutes)],
        [
          labels['games.position'],
          games.position === null ? unavailable : positionLabel(games.position, gender),
        ],
        [labels['games.number'], games.number === null ? unavailable : String(games.number)],
        [labels['games.rating'], games.rating === null ? '0' : games.rating.toFixed(1)],
        [labels['games.captain'], games.captain ? yes : no],
      ],
    },
    {
      heading: groups.goals,
      numbers: [
        [labels['goals.total'], grouped(goals.total)],
        [labels['goals.assists'], grouped(goals.assists)],
        [labels['goals.conceded'], grouped(goals.conceded)],
        [labels['goals.saves'], grouped(goals.saves)],
      ],
    },
    {
      heading: groups.shots,
      numbers: [
        [labels['shots.total'], grouped(shots.total)],
        [labels['shots.on'], grouped(shots.on)],
      ],
    },
    {
      heading: groups.passes,
      numbers: [
        [labels['passes.total'], grouped(passes.total)],
        [labels['passes.key'], grouped(passes.key)],
        [labels['passes.accuracy'], percent(passes.accuracy ?? 0)],
      ],
    },
    {
      heading: groups.defence,
      numbers: [
        [labels['tackles.total'], grouped(tackles.total)],
        [labels['tackles.blocks'], grouped(tackles.blocks)],
        [labels['tackles.interceptions'], grouped(tackles.interceptions)],
      ],
    },
    {
      heading: groups.duels,
      numbers: [
        [labels['duels.total'], grouped(duels.total)],
        [labels['duels.won'], grouped(duels.won)],
        [labels['dribbles.attempts'], grouped(dribbles.attempts)],
        [labels['dribbles.success'], grouped(dribbles.success)],
        [labels['dribbles.past'], grouped(dribbles.past)],
      ],
    },
    {
      heading: groups.discipline,
      numbers: [
        [labels['cards.yellow'], grouped(cards.yellow)],
        [labels['cards.yellowred'], grouped(cards.yellowred)],
        [labels['cards.red'], grouped(cards.red)],
        [labels['fouls.committed'], grouped(fouls.committed)],
        [labels['fouls.drawn'], grouped(fouls.drawn)],
      ],
    },
    {
      heading: groups.substitutes,
      numbers: [
        [labels['substitutes.in'], grouped(substitutes.in)],
        [labels['substitutes.out'], grouped(substitutes.out)],
        [labels['substitutes.bench'], grouped(substitutes.bench)],
      ],
    },
    {
      heading: groups.penalty,
      numbers: [
        [penalties.won, grouped(penalty.won)],
        [penalties.commited, grouped(penalty.commited)],
        [penalties.scored, grouped(penalty.scored)],
        [penalties.missed, grouped(penalty.missed)],
        [penalties.saved, grouped(penalty.saved)],
      ],
    },
  ];
}
