import type { Match } from '@safira/contract/matches';
import { sideBehind } from './side-behind.ts';
import { statusGroup } from './status.ts';

type Side = { wins: number; goals: number };

type Summary = { played: number; home: Side; draws: number; away: Side };

/**
 * DLG-10: what became of the meetings, seen from the teams of today whichever side each played on then. Only those
 * with a result; kicks from the spot decide who won, and their goals do not count.
 */
export function summariseHeadToHead(
  meetings: readonly Match[],
  { home, away }: { home: { id: number }; away: { id: number } },
): Summary {
  const summary = { played: 0, home: { wins: 0, goals: 0 }, draws: 0, away: { wins: 0, goals: 0 } };
  for (const meeting of meetings) {
    const { teams, goals, status } = meeting;
    const isTurned = teams.home.id === away.id && teams.away.id === home.id;
    const isSame = teams.home.id === home.id && teams.away.id === away.id;
    if (!(isTurned || isSame) || statusGroup(status.short) !== 'result') continue;
    const [sideOfHome, sideOfAway] = isTurned ? (['away', 'home'] as const) : (['home', 'away'] as const);
    // A walkover may be told by its winner alone.
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
