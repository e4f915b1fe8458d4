import type { MatchDetails } from '@safira/contract/matches/matches';

export type Side = 'home' | 'away';
export type Lineup = MatchDetails['lineups'][number];

/** DLG-07: the line-up of one side; a list without players counts as none. */
export function findLineup({ teams, lineups }: MatchDetails, side: Side): Lineup | undefined {
  return lineups.find(
    ({ team, startXI, substitutes }) => team.id === teams[side].id && startXI.length + substitutes.length > 0,
  );
}
