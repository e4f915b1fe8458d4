import type { MatchDetails } from '@safira/contract/matches/matches';

type StatisticValue = string | number;
type Group = 'shooting' | 'passing' | 'rest';

/** One statistic of both sides. */
export type StatisticRow = {
  type: string;
  /** The heading it is listed under. */
  group: Group;
  /** As the provider sends it, for display: `13`, `56%`, `1.84`. */
  home: StatisticValue;
  away: StatisticValue;
  /** Home's share of the sum, from 0 to 1. */
  share: number;
  /** The side that has more, where more is better. */
  leader?: 'home' | 'away';
};

/**
 * DLG-08: the statistics that exactly the two teams of the match have a value for, in the order of the page.
 * The share is one half where both values are 0.
 */
export function statisticRows({
  statistics,
  teams,
}: Pick<MatchDetails, 'statistics' | 'teams'>): StatisticRow[] {
  return order.flatMap(([type, group]): StatisticRow[] => {
    const values = statistics.flatMap((side) => {
      const value = side.statistics.find((one) => one.type === type)?.value ?? null;
      return value === null
        ? []
        : [{ teamId: side.team.id, value, number: Number.parseFloat(String(value)) }];
    });
    const home = values.find(({ teamId }) => teamId === teams.home.id);
    const away = values.find(({ teamId }) => teamId === teams.away.id);
    if (values.length !== 2 || !home || !away) return [];
    const sum = home.number + away.number;
    if (Number.isNaN(sum)) return [];
    const share = sum === 0 ? 0.5 : home.number / sum;
    const row = { type, group, home: home.value, away: away.value, share };
    if (neutral.has(type) || home.number === away.number) return [row];
    return [{ ...row, leader: home.number > away.number ? 'home' : 'away' }];
  });
}

/** The sixteen standard statistics and, after the shots, expected goals, which only some matches have. */
const groups: Record<Group, readonly string[]> = {
  shooting: [
    'Total Shots',
    'Shots on Goal',
    'Shots off Goal',
    'Blocked Shots',
    'Shots insidebox',
    'Shots outsidebox',
    'expected_goals',
  ],
  passing: ['Ball Possession', 'Total passes', 'Passes accurate', 'Passes %'],
  rest: ['Corner Kicks', 'Offsides', 'Goalkeeper Saves', 'Fouls', 'Yellow Cards', 'Red Cards'],
};

const order = (['shooting', 'passing', 'rest'] as const).flatMap((group) =>
  groups[group].map((type) => [type, group] as const),
);

/** More of these is no advantage. */
const neutral = new Set(['Offsides', 'Fouls', 'Yellow Cards', 'Red Cards']);
