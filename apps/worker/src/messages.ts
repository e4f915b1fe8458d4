import type { LiveMessage, MatchChange } from '@safira/contract/live';
import { isClockOnly, isUrgent } from '@safira/football/changes';
import { isPushedKickoff } from '@safira/football/pushed';
import type { Changed } from '@safira/store/bus';
import type { LoggedChange, UnreadableChange } from '@safira/store/match-changes';

export type ChannelMessage = { channel: string; message: LiveMessage };

/** Some entries of the log, one after the other, as `listChanges` gives them. */
export type Run = { changes: readonly LoggedChange[]; unreadable: readonly UnreadableChange[] };

/** More new matches than these in one run are an import: clients read again instead of being sent each of them. */
const FEW_NEW = 3;

type Options = {
  /** Clients that stand here or later on the channel of all matches have missed nothing. */
  completeFrom: number;
  now: number;
};

/**
 * The messages that a run becomes: one for the channel of all matches, and for a match's own what is more than its
 * clock. Only matches that an open page can list are pushed. The others are part of the numbers that the next message
 * steps over, so a run without a listed match is no message at all.
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

  // Clients that stand before what is not sent to them read the snapshot again.
  const gaps = [...imported.map(({ change }) => change.seq), ...unreadable.map(({ seq }) => seq)];
  const prev = Math.max(completeFrom, ...gaps);
  if (pushed.length === 0 && unreadable.length === 0) return { messages: [], completeFrom: prev };
  const seq = headOf(run);
  const changes = pushed.map(({ change }) => withoutEvents(change)).filter((change) => change.seq > prev);
  return {
    messages: [{ channel: 'matches', message: { prev, seq, changes } }, ...ownMessages(pushed, unreadable)],
    completeFrom: seq,
  };
}

/** Whether clients wait for it; an entry that cannot be read may be a goal. */
export function isUrgentRun(run: Run, now: number): boolean {
  const { changes, unreadable } = listedOf(run, now);
  return unreadable.length > 0 || changes.some(({ change }) => isUrgent(change.kinds));
}

/** Where the channel stands and how old the data is: clients that connect now, or slept, learn whether they missed something. */
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

/** Of every change, listed or not: an API process may hold an answer about any match. */
export function noticesOf({ changes, unreadable }: Run): Changed[] {
  return [
    ...changes.map(({ change: { matchId }, kickoffs, scope }) => ({ matchId, kickoffs, scope })),
    ...unreadable.map(({ matchId, kickoffs, scope }) => ({ matchId, kickoffs, scope })),
  ];
}

/** The number of the last entry. */
export function headOf({ changes, unreadable }: Run): number {
  return Math.max(changes.at(-1)?.change.seq ?? 0, unreadable.at(-1)?.seq ?? 0);
}

/** Each on the channel of its match; a match that was not there before has no subscribers. */
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

/** A match being played is listed whenever its kick-off was: some go on after days. */
function listedOf({ changes, unreadable }: Run, now: number): Run {
  const isNear = ({ kickoffs }: { kickoffs: readonly string[] }) =>
    kickoffs.some((at) => isPushedKickoff(Date.parse(at), now));
  return {
    changes: changes.filter((one) => one.change.patch.isLive || isNear(one)),
    unreadable: unreadable.filter(isNear),
  };
}

function withoutEvents({ events: _, ...change }: MatchChange): MatchChange {
  return change;
}
