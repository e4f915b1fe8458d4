import type { LiveMessage, MatchChange } from '@safira/contract/matches/live';
import type { CompetitionMatches, Day, Match } from '@safira/contract/matches/matches';
import { inOrderOf, liveFirst } from '@safira/football/live/live-first';
import { patchMatch, takeMessage } from '@safira/football/live/live-list';
import { wallTime } from '../../lib/wall-time.ts';

/** A day as it is on screen: its matches, and the sequence number up to which the stream was received. */
export type LiveDay = { sections: CompetitionMatches[]; seq: number; day: Day } & Held;

/**
 * The sequence number of the newest change of its own that a state contains, if it differs from `seq`: `seq` also grows
 * with changes of other matches, and with changes that are not pushed.
 */
export type Held = { heldSeq?: number };

export const heldSeq = (state: { seq: number } & Held) => state.heldSeq ?? state.seq;

/** The result of a message. `min`: the snapshot must be read again, at this sequence number or newer. */
export type Outcome<S> = { state: S; min?: number };

export function applyToDay(state: LiveDay, message: LiveMessage): Outcome<LiveDay> {
  const step = takeMessage(state.seq, message);
  if (step.kind === 'gap') return { state, min: step.min };
  const isOwn = matchesOf(state).some(({ apiId }) => step.changes.some(({ matchId }) => matchId === apiId));
  const next = {
    ...state,
    sections: patchSections(state.sections, step.changes),
    seq: step.seq,
    heldSeq: isOwn ? step.seq : heldSeq(state),
  };
  // A patch cannot add or move a row: the list itself has changed.
  return step.changes.some((change) => changesTheList(state, change))
    ? { state: next, min: step.seq }
    : { state: next };
}

/** Drops a snapshot older than the state on screen; one of another day or zone is not an older state of it. */
export function takeSnapshot(state: LiveDay, snapshot: LiveDay): LiveDay {
  if (!isSameDay(state.day, snapshot.day)) return snapshot;
  if (snapshot.seq < heldSeq(state)) return state;
  return { ...snapshot, seq: Math.max(state.seq, snapshot.seq), heldSeq: snapshot.seq };
}

/** OURS-28: what is read while a day is on screen keeps the order of that day. */
export function arrangeSnapshot({ sections, day }: LiveDay, snapshot: LiveDay): LiveDay {
  return {
    ...snapshot,
    sections: isSameDay(day, snapshot.day)
      ? inOrderOf(sections, snapshot.sections)
      : liveFirst(snapshot.sections),
  };
}

const isSameDay = (a: Day, b: Day) => a.date === b.date && a.timezone === b.timezone;

/** The matches in which someone has scored between two states of a list. */
export function goalsBetween(before: readonly Match[], after: readonly Match[]): Match[] {
  const earlier = new Map(before.map((match) => [match.apiId, match]));
  return after.filter((match) => {
    const was = earlier.get(match.apiId);
    return was !== undefined && was !== match && hasScored(was, match);
  });
}

export const matchesOf = ({ sections }: LiveDay): Match[] => sections.flatMap(({ matches }) => matches);

function hasScored({ goals: was, status }: Match, { goals: is }: Match): boolean {
  // From "not begun" to a score is the kick-off, or a whole match that was missed.
  if (was.home === null || was.away === null || status.short === 'NS') return false;
  return (is.home ?? 0) > was.home || (is.away ?? 0) > was.away;
}

function patchSections(sections: CompetitionMatches[], changes: MatchChange[]): CompetitionMatches[] {
  if (changes.length === 0) return sections;
  const byMatch = new Map(changes.map((change) => [change.matchId, change.patch]));
  return sections.map((section) => {
    if (!section.matches.some(({ apiId }) => byMatch.has(apiId))) return section;
    const matches = section.matches.map((match) => {
      const patch = byMatch.get(match.apiId);
      return patch ? patchMatch(match, patch) : match;
    });
    return { ...section, matches };
  });
}

function changesTheList(state: LiveDay, { kinds, matchId, patch }: MatchChange): boolean {
  if (!kinds.includes('new') && !kinds.includes('kickoff')) return false;
  const isShown = matchesOf(state).some(({ apiId }) => apiId === matchId);
  return isShown || wallTime(patch.date, state.day.offsets)?.date === state.day.date;
}
