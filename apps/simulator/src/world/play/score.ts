import type { Incident, Side, Tally } from '../model.ts';

/** A goal of the match itself: neither a missed penalty nor a shoot-out kick. */
export function isGoal({ type, detail, isShootout }: Incident): boolean {
  return type === 'Goal' && detail !== 'Missed Penalty' && !isShootout;
}

/** Goals scored from one instant on and before another. */
export function goalsBetween(incidents: readonly Incident[], from: number, to: number): Tally {
  const tally = { home: 0, away: 0 };
  for (const one of incidents) if (isGoal(one) && one.at >= from && one.at < to) tally[one.side]++;
  return tally;
}

export function shootoutOf(incidents: readonly Incident[]): Tally {
  const tally = { home: 0, away: 0 };
  for (const one of incidents) if (one.isShootout && one.detail === 'Penalty') tally[one.side]++;
  return tally;
}

export function leaderOf({ home, away }: Tally): Side | null {
  if (home === away) return null;
  return home > away ? 'home' : 'away';
}
