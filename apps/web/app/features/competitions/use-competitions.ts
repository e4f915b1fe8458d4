import type { Competition } from '@safira/contract/competitions';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';

type Reading =
  { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; competitions: readonly Competition[] };

/** Those we follow, read when somebody wants to choose among them. */
export function useCompetitions() {
  const [reading, setReading] = useState<Reading>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    api.competitions().then(
      ({ data }) => isWanted && setReading({ state: 'loaded', competitions: data }),
      (error: unknown) => {
        console.warn('The competitions cannot be read.', error);
        if (isWanted) setReading({ state: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  function retry() {
    setReading({ state: 'loading' });
    setAttempt(attempt + 1);
  }
  return { reading, retry };
}
