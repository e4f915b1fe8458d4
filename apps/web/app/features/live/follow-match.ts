import type { MatchDetails } from '@safira/contract/matches/matches';
import { isPushedKickoff } from '@safira/football/live/pushed';
import { statusGroup } from '@safira/football/matches/status';
import { api } from '../../lib/api.ts';
import { announce } from '../../state/announce.ts';
import { mayReveal } from '../../state/spoiler.ts';
import { countMatch } from './count-minutes.ts';
import { follow } from './follow.ts';
import { goalsBetween } from './live-day.ts';
import { applyToMatch, takeMatch, type LiveMatch } from './live-match.ts';
import { makeDetailsReader } from './read-details.ts';
import { goalSpoken } from './text.ts';

type Options = { loaded: LiveMatch; onState: (state: LiveMatch) => void };

/** Returns a function that stops. */
export function followMatch({ loaded, onState }: Options): () => void {
  const read = async (min?: number) => {
    const { data, seq, asOf } = await api.match(loaded.match.apiId, min ? { min } : {});
    return { snapshot: { match: data, seq }, asOf };
  };
  const details = makeDetailsReader({
    read: async (min) => (await read(min)).snapshot,
    onRead: (snapshot) => follower.take(snapshot),
  });
  const follower = follow<LiveMatch>({
    initial: loaded,
    apply(before, message) {
      const { due, ...outcome } = applyToMatch(before, message);
      details.request(due, outcome.state.seq);
      return outcome;
    },
    take: takeMatch,
    count: (state, now) => {
      const match = countMatch(state.match, now);
      return match === state.match ? state : { ...state, match };
    },
    read,
    isOpen: ({ match }) => isOpen(match),
    isPushed: ({ match }) => match.isLive || isPushedKickoff(Date.parse(match.date), Date.now()),
    onState(after, before) {
      onState(after);
      const scored = goalsBetween([before.match], [after.match]);
      if (scored.length > 0 && mayReveal(after.match.apiId)) announce(scored.map(goalSpoken).join(' '));
    },
  });
  return () => {
    follower.stop();
    details.stop();
  };
}

/** Live or yet to be played: a final result does not change. */
function isOpen({ status }: MatchDetails): boolean {
  const group = statusGroup(status.short);
  return group === 'live' || group === 'scheduled' || group === 'suspended';
}
