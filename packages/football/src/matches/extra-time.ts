import type { Match, MatchEvent } from '@safira/contract/matches/matches';
import { isShootOutKick } from './goals.ts';

type MatchFacts = Pick<Match, 'status' | 'score'> & { events?: readonly MatchEvent[] };

/**
 * DLG-04: whether extra time was played. Before a shoot-out the provider sends 0-0 and minute 120 even if there was
 * none, so only goals or events after the ninetieth minute prove it.
 */
export function hadExtraTime({ status, score, events = [] }: MatchFacts): boolean {
  if (['ET', 'BT', 'AET'].includes(status.short.toUpperCase())) return true;
  const { home, away } = score.extratime;
  if ((home ?? 0) + (away ?? 0) > 0) return true;
  return events.some((event) => event.time.elapsed > 90 && !isShootOutKick(event));
}
