import type { MatchDetails } from '@safira/contract/matches/matches';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { LiveMatch } from './live-match.ts';

/**
 * DLG-13: one match, kept up to date from the same stream as the list, with its details read again when they change;
 * while the stream is closed it is polled every 30 s, as long as it can change. Undefined until it is loaded.
 */
export function useMatch(loaded: LiveMatch | undefined): MatchDetails | undefined {
  const [state, setState] = useState<LiveMatch>();
  const id = loaded?.match.apiId;

  const start = useEffectEvent(async (signal: AbortSignal) => {
    if (!loaded) return;
    // Not part of the first load: what the server rendered is fresh enough to start with.
    const { followMatch } = await import('./follow-match.ts');
    if (signal.aborted) return;
    const stop = followMatch({ loaded, onState: (next) => startTransition(() => setState(next)) });
    signal.addEventListener('abort', stop);
  });
  useEffect(() => {
    const leaving = new AbortController();
    start(leaving.signal).catch((error: unknown) =>
      console.warn('The live updates could not be started.', error),
    );
    return () => leaving.abort();
  }, [id]);

  return state && state.match.apiId === id ? state.match : loaded?.match;
}
