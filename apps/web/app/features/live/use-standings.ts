import type { Standings } from '@safira/contract/competitions/standings';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { DataAge } from './data-age.ts';

type Loaded = { competitionId: number; standings: Standings };
type State = { from: Standings; standings: Standings; age?: DataAge | undefined };

/**
 * OURS-06: the table of a competition, read again when one of its matches changes. Only followed around matches: at
 * other times nothing can move it. `age` is set while the data is out of date.
 */
export function useStandings({ competitionId, standings: loaded }: Loaded): Omit<State, 'from'> {
  const [state, setState] = useState<State>({ from: loaded, standings: loaded });
  const update = (change: Partial<State>) =>
    startTransition(() =>
      setState((before) => ({
        ...(before.from === loaded ? before : { standings: loaded }),
        ...change,
        from: loaded,
      })),
    );

  const start = useEffectEvent(async (signal: AbortSignal) => {
    if (loaded.matchIds.length === 0) return;
    // Not part of the first load: what the server rendered is fresh enough to start with.
    const { followStandings } = await import('./follow-standings.ts');
    if (signal.aborted) return;
    const stop = followStandings({
      competitionId,
      loaded,
      onStandings: (standings) => update({ standings }),
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
  }, [competitionId, loaded]);

  return state.from === loaded ? state : { standings: loaded };
}
