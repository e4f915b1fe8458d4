import type { MatchDetails } from '@safira/contract/matches/matches';
import { isPushedKickoff } from '@safira/football/pushed';
import { statusGroup } from '@safira/football/status';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { announce } from '../../state/announce.ts';
import { mayReveal } from '../../state/spoiler.ts';
import { follow } from './follow.ts';
import { goalsBetween } from './live-day.ts';
import { applyToMatch, takeMatch, type LiveMatch } from './live-match.ts';
import { makeDetailsReader } from './read-details.ts';
import { goalSpoken } from './text.ts';

/**
 * DLG-13: one match, kept up to date from the same stream as the list, with its details read again when they change;
 * while the stream is closed it is polled every 30 s, as long as it can change. Undefined until it is loaded.
 */
export function useMatch(loaded: LiveMatch | undefined): MatchDetails | undefined {
  const [state, setState] = useState<LiveMatch>();
  const id = loaded?.match.apiId;

  const start = useEffectEvent(() => {
    if (!loaded) return undefined;
    const initial = loaded;
    const read = async (min?: number) => {
      const { data, seq, asOf } = await api.match(initial.match.apiId, min ? { min } : {});
      return { snapshot: { match: data, seq }, asOf };
    };
    const details = makeDetailsReader({
      read: async (min) => (await read(min)).snapshot,
      onRead: (snapshot) => follower.take(snapshot),
    });
    const follower = follow<LiveMatch>({
      initial,
      apply(before, message) {
        const { due, ...outcome } = applyToMatch(before, message);
        details.request(due, outcome.state.seq);
        return outcome;
      },
      take: takeMatch,
      read,
      isOpen: ({ match }) => isOpen(match),
      isPushed: ({ match }) => match.isLive || isPushedKickoff(Date.parse(match.date), Date.now()),
      onState(after, before) {
        startTransition(() => setState(after));
        const scored = goalsBetween([before.match], [after.match]);
        if (scored.length > 0 && mayReveal(after.match.apiId)) announce(scored.map(goalSpoken).join(' '));
      },
    });
    return () => {
      follower.stop();
      details.stop();
    };
  });
  useEffect(() => start(), [id]);

  return state && state.match.apiId === id ? state.match : loaded?.match;
}

/** Live or yet to be played: a final result does not change. */
function isOpen({ status }: MatchDetails): boolean {
  const group = statusGroup(status.short);
  return group === 'live' || group === 'scheduled' || group === 'suspended';
}
