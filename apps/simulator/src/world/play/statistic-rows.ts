import type { TeamNumbers } from './statistics.ts';

export type StatisticRow = { type: string; value: number | string | null };

/** DLG-08: in the provider's order and types; some zeros are sent as null. */
export function statisticRows(numbers: TeamNumbers): StatisticRow[] {
  const { passes, accurate } = numbers;
  return [
    { type: 'Shots on Goal', value: numbers.onGoal },
    { type: 'Shots off Goal', value: numbers.offGoal },
    { type: 'Total Shots', value: numbers.shots },
    { type: 'Blocked Shots', value: numbers.blocked },
    { type: 'Shots insidebox', value: numbers.inside },
    { type: 'Shots outsidebox', value: numbers.outside },
    { type: 'Fouls', value: numbers.fouls },
    { type: 'Corner Kicks', value: numbers.corners },
    { type: 'Offsides', value: numbers.offsides || null },
    { type: 'Ball Possession', value: `${numbers.possession}%` },
    { type: 'Yellow Cards', value: numbers.yellows },
    { type: 'Red Cards', value: numbers.reds || null },
    { type: 'Goalkeeper Saves', value: numbers.saves },
    { type: 'Total passes', value: passes },
    { type: 'Passes accurate', value: accurate },
    { type: 'Passes %', value: passes ? `${Math.round((accurate / passes) * 100)}%` : null },
    { type: 'expected_goals', value: numbers.expectedGoals.toFixed(2) },
    { type: 'goals_prevented', value: numbers.goalsPrevented },
  ];
}
