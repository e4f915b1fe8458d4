import type { getCompetitionStatistics, Leader } from '@safira/contract/competitions/leaders';
import type { Answer } from '@safira/contract/endpoint';
import type { ColouredTeamRef } from '@safira/contract/parts';
import type { Board } from './address.ts';

export type Leaders = Answer<typeof getCompetitionStatistics>['data'];

/** A player in one of the lists. */
export type Place = {
  rank: number;
  player: Leader['player'];
  /** Of the shirt. */
  number: number | null;
  team: ColouredTeamRef | null;
  games: number;
  minutes: number;
  /** Goals, assists, or the rating; of cards their number. */
  value: number;
  cards: { yellow: number; red: number };
};

export function placesOn(board: Board, leaders: Leaders): Place[] {
  return leaders[lists[board]].flatMap(({ player, statistics }, index) => {
    const [of] = statistics;
    if (!of) return [];
    // A second yellow card is a red one.
    const cards = { yellow: of.cards.yellow, red: of.cards.red + of.cards.yellowred };
    const values = {
      goals: of.goals.total,
      assists: of.goals.assists,
      rating: of.games.rating ?? 0,
      cards: cards.yellow + cards.red,
    };
    const { appearences: games, minutes, number } = of.games;
    return [{ rank: index + 1, player, number, team: of.team, games, minutes, value: values[board], cards }];
  });
}

const lists = {
  goals: 'topScorers',
  assists: 'topAssists',
  rating: 'topRatings',
  cards: 'topCards',
} as const satisfies Record<Board, keyof Leaders>;
