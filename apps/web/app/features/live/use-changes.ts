import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { DataAge } from './data-age.ts';
import type { OfMatches, Source } from './follow-changes.ts';

type State<T> = { from: T; data: T; age?: DataAge | undefined };

/**
 * OURS-06: a table or bracket, read again when one of its matches changes. Only followed around matches: at other times
 * nothing can move it. `age` is set while the data is out of date.
 */
export function useChanges<T extends OfMatches>(loaded: T, source: Source<T>): Omit<State<T>, 'from'> {
  const [state, setState] = useState<State<T>>({ from: loaded, data: loaded });
  const update = (change: Partial<State<T>>) =>
    startTransition(() =>
      setState((before) => ({
        ...(before.from === loaded ? before : { data: loaded }),
        ...change,
        from: loaded,
      })),
    );

  const start = useEffectEvent(async (signal: AbortSignal) => {
    if (loaded.matchIds.length === 0) return;
    // Not part of the first load: what the server rendered is fresh enough to start with.
    const { followChanges } = await import('./follow-changes.ts');
    if (signal.aborted) return;
    const stop = followChanges({
      loaded,
      source,
      onData: (data) => update({ data }),
      onAge: (age) => update({ age }),
    });
    signal.addEventListener('abort', stop);
  });
  useEffect(() => {
    const leaving = new AbortController();
    start(leaving.signal).catch((error: unknown) =>
      console.warn('The live updates could not be started.', error),
    );
    return () => leaving.abort();
  }, [loaded]);

  return state.from === loaded ? state : { data: loaded };
}
