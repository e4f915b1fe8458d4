import type { Competition } from '@safira/contract/competitions/competitions';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';

type Reading =
  { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; competitions: readonly Competition[] };

/** The competitions we follow, loaded when the reader opens the choice. */
export function useCompetitions() {
  const [reading, setReading] = useState<Reading>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    api.competitions().then(
      ({ data }) => isCurrent && setReading({ state: 'loaded', competitions: data }),
      (error: unknown) => {
        console.warn('The competitions cannot be read.', error);
        if (isCurrent) setReading({ state: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  function retry() {
    setReading({ state: 'loading' });
    setAttempt(attempt + 1);
  }
  return { reading, retry };
}
