import type { LiveMessage } from '@safira/contract/live';
import type { MatchDetails } from '@safira/contract/matches';
import { patchMatch, takeMessage } from '@safira/football/live-list';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { follow } from './follow.ts';
import { goalsBetween, type Outcome } from './live-day.ts';
import { announce } from '../../ui/announce.ts';
import { mayTell } from '../../ui/spoiler.ts';
import { goalSpoken } from './text.ts';

export type LiveMatch = { match: MatchDetails; seq: number };

/** DLG-13: one match, kept up to date from the same stream as the list. */
export function useMatch(loaded: LiveMatch) {
  const [match, setMatch] = useState(loaded.match);

  const start = useEffectEvent(() =>
    follow<LiveMatch>({
      initial: loaded,
      apply: applyToMatch,
      take: (state, snapshot) => (snapshot.seq < state.seq ? state : snapshot),
      read: async (min) => {
        const { data, seq, asOf } = await api.match(loaded.match.apiId, min ? { min } : {});
        return { snapshot: { match: data, seq }, asOf };
      },
      onState: (after, before) => {
        setMatch(after.match);
        const scored = goalsBetween([before.match], [after.match]);
        if (scored.length > 0 && mayTell(after.match.apiId)) announce(scored.map(goalSpoken).join(' '));
      },
    }),
  );
  useEffect(() => {
    const { stop } = start();
    return stop;
  }, []);

  return match;
}

export function applyToMatch(state: LiveMatch, message: LiveMessage): Outcome<LiveMatch> {
  const step = takeMessage(state.seq, message);
  if (step.kind === 'gap') return { state, min: step.min };
  const changes = step.changes.filter(({ matchId }) => matchId === state.match.apiId);
  const match = changes.reduce((before, { patch }) => patchMatch(before, patch), state.match);
  return { state: { match, seq: step.seq } };
}
