import type { MatchPatch } from '@safira/contract/matches/matches';
import { shownSummary } from '@safira/football/matches/event-summary';
import type { MatchState } from '@safira/football/observed/observation';
import { isLiveCode } from '@safira/football/matches/status';
import type { StoredMatch } from './rows.ts';

/** The live fields of a match, as a push message carries them. */
export function patchOf(
  state: MatchState,
  { pulse, eventSummary, changedAt }: Pick<StoredMatch, 'pulse' | 'eventSummary'> & { changedAt: Date },
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
    ...shownSummary(eventSummary, { goals: state.goals, isLive }),
    lastUpdated: changedAt.toISOString(),
  };
}
