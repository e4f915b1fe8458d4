import type { Dashboard } from '@safira/contract/accounts/dashboard';
import type { Match } from '@safira/contract/matches/matches';

/** A card has as many rows if the team has as many matches. */
const ROWS = 3;

/** OURS-40: what is being played, then what comes, then the last result; two to come where none is being played. */
export function rowsOfTeam({ live, next, last }: Dashboard, teamId: number): Match[] {
  const isOf = ({ teams }: Match) => teams.home.id === teamId || teams.away.id === teamId;
  const result = last.filter(isOf).slice(0, 1);
  return [...[...live.filter(isOf), ...next.filter(isOf)].slice(0, ROWS - result.length), ...result];
}
