import type { LiveMessage, MatchChange } from '@safira/contract/live';
import { isClockOnly } from '@safira/football/changes';
import type { Changed } from '@safira/store/bus';
import type { LoggedChange } from '@safira/store/match-changes';

export type ChannelMessage = { channel: string; message: LiveMessage };

/** The messages that a run of changes becomes: one for the channel of all matches, and for a match's own what is more than its clock. */
export function channelMessages(mark: number, logged: readonly LoggedChange[]): ChannelMessage[] {
  const last = logged.at(-1);
  if (!last) return [];
  return [
    {
      channel: 'matches',
      message: {
        prev: mark,
        seq: last.change.seq,
        changes: logged.map(({ change }) => withoutEvents(change)),
      },
    },
    // Nobody can be waiting on the channel of a match that was not there.
    ...logged
      .filter(({ change }) => !change.kinds.includes('new') && !isClockOnly(change.kinds))
      .map(({ change, prevSeq }) => ({
        channel: `match/${change.matchId}`,
        message: { prev: prevSeq, seq: change.seq, changes: [change] },
      })),
  ];
}

/** Says where the channel stands and how old it all is: who connects now, or slept, learns whether something was missed. */
export function standing(head: number, asOf: string | undefined): ChannelMessage {
  return { channel: 'matches', message: { prev: head, seq: head, changes: [], ...(asOf && { asOf }) } };
}

export function changedMatches(logged: readonly LoggedChange[]): Changed[] {
  return logged.map(({ change, kickoffs }) => ({ matchId: change.matchId, kickoffs }));
}

function withoutEvents({ events: _, ...change }: MatchChange): MatchChange {
  return change;
}
