import type { ChangeKind, LiveMessage } from '@safira/contract/matches/live';
import type { MatchDetails } from '@safira/contract/matches/matches';
import { patchMatch, takeMessage } from '@safira/football/live/live-list';
import { type Held, heldSeq, type Outcome } from './live-day.ts';

/** A match as it is on screen, and the sequence number up to which the stream was received. */
export type LiveMatch = { match: MatchDetails; seq: number } & Held;

/**
 * How soon the details must be read after a change, because its message carries only part of it. `now`: the events,
 * which readers wait for; `soon`: statistics and the like.
 */
export type Due = 'now' | 'soon' | undefined;

export function applyToMatch(state: LiveMatch, message: LiveMessage): Outcome<LiveMatch> & { due?: Due } {
  const step = takeMessage(state.seq, message);
  if (step.kind === 'gap') return { state, min: step.min };
  const changes = step.changes.filter(({ matchId }) => matchId === state.match.apiId);
  const match = changes.reduce((before, { patch }) => patchMatch(before, patch), state.match);
  const held = changes.length > 0 ? step.seq : heldSeq(state);
  const due = dueOf(changes.flatMap(({ kinds }) => kinds));
  return { state: { match, seq: step.seq, heldSeq: held }, due };
}

function dueOf(kinds: readonly ChangeKind[]): Due {
  const relevant = kinds.filter((kind) => kind !== 'minute' && kind !== 'counted-minute');
  if (relevant.length === 0) return undefined;
  return relevant.every((kind) => kind === 'details') ? 'soon' : 'now';
}

/** The newer of both; from an older snapshot only what no message carries is taken. */
export function takeMatch(state: LiveMatch, snapshot: LiveMatch): LiveMatch {
  if (snapshot.seq >= heldSeq(state))
    return { match: snapshot.match, seq: Math.max(state.seq, snapshot.seq), heldSeq: snapshot.seq };
  const { events, statistics, lineups, players, highlights } = snapshot.match;
  return { ...state, match: { ...state.match, events, statistics, lineups, players, highlights } };
}
