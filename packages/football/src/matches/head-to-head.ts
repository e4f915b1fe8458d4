import type { Match } from '@safira/contract/matches/matches';
import { sideBehind } from './side-behind.ts';
import { statusGroup } from './status.ts';

type Side = { wins: number; goals: number };

type Summary = { played: number; home: Side; draws: number; away: Side };

/**
 * DLG-10: the results of earlier matches of the two teams, counted for today's home and away team whichever side each
 * played on then. Only matches with a result count; a shoot-out decides the winner, but its kicks are not goals.
 */
export function summariseHeadToHead(
  matches: readonly Match[],
  { home, away }: { home: { id: number }; away: { id: number } },
): Summary {
  const summary = { played: 0, home: { wins: 0, goals: 0 }, draws: 0, away: { wins: 0, goals: 0 } };
  for (const match of matches) {
    const { teams, goals, status } = match;
    const isTurned = teams.home.id === away.id && teams.away.id === home.id;
    const isSame = teams.home.id === home.id && teams.away.id === away.id;
    if (!(isTurned || isSame) || statusGroup(status.short) !== 'result') continue;
    const [sideOfHome, sideOfAway] = isTurned ? (['away', 'home'] as const) : (['home', 'away'] as const);
    // The provider may report a walkover by its winner alone.
    const counted = { home: goals.home ?? 0, away: goals.away ?? 0 };
    const loser = sideBehind({ goals: counted, teams });
    if (goals.home === null && !loser) continue;
    summary.played += 1;
    summary.home.goals += counted[sideOfHome];
    summary.away.goals += counted[sideOfAway];
    if (!loser) summary.draws += 1;
    else if (loser === sideOfAway) summary.home.wins += 1;
    else summary.away.wins += 1;
  }
  return summary;
}
