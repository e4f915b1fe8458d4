import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { DataAge } from './data-age.ts';
import type { Source } from './follow-changes.ts';

type State<T> = { from: T; data: T; age?: DataAge | undefined };

/** `isCurrent`: matches may be added to the season. */
type Options<T> = Source<T> & { loaded: T; isCurrent: boolean };

/**
 * OURS-06: a table or a list of a season, read again when one of its matches changes or one is added. An earlier season
 * is followed around its matches only: at other times nothing can move it. `age` is set while the data is out of date.
 */
export function useChanges<T>({ loaded, isCurrent, ...source }: Options<T>): Omit<State<T>, 'from'> {
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
    if (!isCurrent && !source.isOpen(loaded)) return;
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
