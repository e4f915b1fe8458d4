import type { LiveMessage, MatchChange } from '@safira/contract/matches/live';
import type { Match, MatchPatch } from '@safira/contract/matches/matches';

/**
 * What a push message does to a client whose last seen sequence number is `seq`.
 * `gap`: an earlier message was missed, so the client must read the snapshot again, at `min` or newer.
 */
export type Step = { kind: 'apply'; seq: number; changes: MatchChange[] } | { kind: 'gap'; min: number };

export function takeMessage(seq: number, message: LiveMessage): Step {
  if (message.prev > seq) return { kind: 'gap', min: message.seq };
  return {
    kind: 'apply',
    seq: Math.max(seq, message.seq),
    changes: message.changes.filter((change) => change.seq > seq),
  };
}

export function patchMatch<M extends Match>(match: M, patch: MatchPatch): M {
  const { winner, ...moving } = patch;
  const { home, away } = match.teams;
  const isWinner = (side: 'home' | 'away') => (winner === null ? null : winner === side);
  return {
    ...match,
    ...moving,
    teams: { home: { ...home, winner: isWinner('home') }, away: { ...away, winner: isWinner('away') } },
  };
}
