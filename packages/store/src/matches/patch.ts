import type { MatchPatch } from '@safira/contract/matches/matches';
import type { MatchState } from '@safira/football/observation';
import type { Pulse } from '@safira/football/pulse';
import { isLiveCode } from '@safira/football/status';

/** The live fields of a match, as a push message carries them. */
export function patchOf(
  state: MatchState,
  { pulse, changedAt }: { pulse: Pulse | null; changedAt: Date },
): MatchPatch {
  const isLive = isLiveCode(state.status.short);
  return {
    date: state.kickoff.toISOString(),
    status: state.status,
    isLive,
    liveMinute: isLive ? state.status.elapsed : null,
    goals: state.goals,
    score: state.score,
    winner: state.winner,
    pulse,
    lastUpdated: changedAt.toISOString(),
  };
}
