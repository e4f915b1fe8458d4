import { genderOf } from '@safira/arabic/terms/gender';
import type { PlayerRow } from './player-rows.ts';
import { groups, numbers as labels, outOf, ownNumbers } from './text.ts';

type NumberGroup = { heading: string; numbers: [label: string, value: string][] };

/** DLG-09: a player's match in four groups of four numbers; goalkeepers have saves instead of shots. */
export function numberGroups({ numbers, team }: PlayerRow): NumberGroup[] {
  const own = ownNumbers[genderOf(team)];
  const { games, goals, shots, passes, dribbles, tackles, duels, fouls, cards, penalty } = numbers;
  const goalkeeping: NumberGroup = {
    heading: groups.goalkeeping,
    numbers: [
      [labels.saves, String(goals.saves)],
      [labels.conceded, String(goals.conceded)],
      [labels.assists, String(goals.assists)],
      [own.penaltiesSaved, String(penalty.saved)],
    ],
  };
  const attack: NumberGroup = {
    heading: groups.attack,
    numbers: [
      [labels.goals, String(goals.total)],
      [labels.assists, String(goals.assists)],
      [labels.shots, String(shots.total)],
      [labels.onTarget, String(shots.on)],
    ],
  };
  return [
    games.position === 'G' ? goalkeeping : attack,
    {
      heading: groups.passing,
      numbers: [
        [labels.passes, String(passes.total)],
        [labels.accuracy, accuracyText(passes.accuracy)],
        [labels.keyPasses, String(passes.key)],
        [labels.dribbles, outOf(dribbles.success, dribbles.attempts)],
      ],
    },
    {
      heading: groups.defence,
      numbers: [
        [labels.tackles, String(tackles.total)],
        [labels.blocks, String(tackles.blocks)],
        [labels.interceptions, String(tackles.interceptions)],
        [labels.duels, outOf(duels.won, duels.total)],
      ],
    },
    {
      heading: groups.discipline,
      numbers: [
        [own.committed, String(fouls.committed)],
        [own.drawn, String(fouls.drawn)],
        [labels.yellow, String(cards.yellow)],
        // A second yellow card counts as a red one, too.
        [labels.red, String(cards.red + cards.yellowred)],
      ],
    },
  ];
}

/** `86%`, to be printed from left to right. */
export const accuracyText = (accuracy: number | null) =>
  accuracy === null ? '–' : `${Math.round(accuracy)}%`;
