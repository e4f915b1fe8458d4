import type { ChangeKind, LiveMessage, MatchChange } from '@safira/contract/matches/live';
import { isClockOnly, isCountedOnly, isUrgent } from '@safira/football/observed/changes';
import { isPushedKickoff } from '@safira/football/live/pushed';
import type { Changed } from '@safira/store/coordination/bus';
import type { LoggedChange, UnreadableChange } from '@safira/store/matches/changes';

export type ChannelMessage = { channel: string; message: LiveMessage };

/** Consecutive entries of the change log, as `listChanges` returns them. */
export type Run = { changes: readonly LoggedChange[]; unreadable: readonly UnreadableChange[] };

/** More new matches than this in one run are an import: clients read the snapshot again instead of receiving each. */
const FEW_NEW = 3;

type Options = {
  /** Clients at this number or later on the channel of all matches have missed nothing. */
  completeFrom: number;
  now: number;
};

/**
 * The messages for a run: one on the channel of all matches, and one on a match's own channel for every change other
 * than its clock. Only matches that an open page can list are pushed. The sequence numbers of the others are skipped by
 * the next message, so a run without a listed match has no message at all.
 */
export function channelMessages(
  run: Run,
  { completeFrom, now }: Options,
): { messages: ChannelMessage[]; completeFrom: number } {
  const { changes: listed, unreadable } = listedOf(run, now);
  const isImport = run.changes.filter(isNew).length > FEW_NEW;
  const [imported, pushed] = isImport
    ? [listed.filter(isNew), listed.filter((one) => !isNew(one))]
    : [[], listed];

  // Clients that are behind a change that is not sent read the snapshot again.
  const gaps = [...imported.map(({ change }) => change.seq), ...unreadable.map(({ seq }) => seq)];
  const prev = Math.max(completeFrom, ...gaps);
  if (pushed.length === 0 && unreadable.length === 0) return { messages: [], completeFrom: prev };
  const seq = headOf(run);
  const changes = pushed.map(toListed).filter((change) => change.seq > prev);
  return {
    messages: [{ channel: 'matches', message: { prev, seq, changes } }, ...ownMessages(pushed, unreadable)],
    completeFrom: seq,
  };
}

/** Whether the run must be pushed without delay; an unreadable entry may be a goal. */
export function isUrgentRun(run: Run, now: number): boolean {
  const { changes, unreadable } = listedOf(run, now);
  return unreadable.length > 0 || changes.some(({ change }) => isUrgent(change.kinds));
}

/** The channel's current number and the data's age: clients that connect now, or slept, see whether they missed any. */
export function heartbeat({
  completeFrom,
  head,
  asOf,
}: {
  completeFrom: number;
  head: number;
  asOf: string | undefined;
}): ChannelMessage {
  const message = { prev: completeFrom, seq: head, changes: [], ...(asOf && { asOf }) };
  return { channel: 'matches', message };
}

/** A notice for every change, listed or not: an API process may have cached an answer about any match. */
export function noticesOf({ changes, unreadable }: Run): Changed[] {
  return [
    ...changes.map(({ change: { matchId }, kickoffs, scope }) => ({ matchId, kickoffs, scope })),
    ...unreadable.map(({ matchId, kickoffs, scope }) => ({ matchId, kickoffs, scope })),
  ];
}

/** The sequence number of the last entry. */
export function headOf({ changes, unreadable }: Run): number {
  return Math.max(changes.at(-1)?.change.seq ?? 0, unreadable.at(-1)?.seq ?? 0);
}

/** Each on the channel of its match; a new match has no subscribers yet. */
function ownMessages(
  pushed: readonly LoggedChange[],
  unreadable: readonly UnreadableChange[],
): ChannelMessage[] {
  const changes = pushed
    .filter((one) => !isNew(one) && !isClockOnly(one.change.kinds))
    .map(({ change, prevSeq }) => ({
      channel: `match/${change.matchId}`,
      message: { prev: prevSeq, seq: change.seq, changes: [change] },
    }));
  const gaps = unreadable.map(({ matchId, seq }) => ({
    channel: `match/${matchId}`,
    message: { prev: seq, seq, changes: [] },
  }));
  return [...changes, ...gaps].toSorted((a, b) => a.message.seq - b.message.seq);
}

const isNew = ({ change }: LoggedChange) => change.kinds.includes('new');

/**
 * A live match is listed whenever it kicked off: some are resumed days later. Minutes that clients count are left out;
 * they are three quarters of all changes.
 */
function listedOf({ changes, unreadable }: Run, now: number): Run {
  const isNear = ({ kickoffs }: { kickoffs: readonly string[] }) =>
    kickoffs.some((at) => isPushedKickoff(Date.parse(at), now));
  return {
    changes: changes.filter(
      (one) => (one.change.patch.isLive || isNear(one)) && !isCountedOnly(one.change.kinds),
    ),
    unreadable: unreadable.filter(isNear),
  };
}

/** A match is new, has moved to another day, or kicks off. */
const namedKinds: ReadonlySet<ChangeKind> = new Set(['new', 'kickoff', 'phase']);

/** Without the events; with the seasons where pages of a competition cannot know the match by its id. */
function toListed({ change: { events: _, ...change }, scope }: LoggedChange): MatchChange {
  const isMoved = (scope?.competitions.length ?? 0) > 1;
  const isNamed = isMoved || change.kinds.some((kind) => namedKinds.has(kind));
  return scope && isNamed ? { ...change, competitions: scope.competitions } : change;
}
