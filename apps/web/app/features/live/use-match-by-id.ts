import type { MatchDetails } from '@safira/contract/matches';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import type { LiveMatch } from './live-match.ts';
import { useMatch } from './use-match.ts';

type Answer = { loaded?: LiveMatch; error?: unknown };

/** DLG-01: a match that the browser asks for itself, then follows: on the way, there, or failed and to be tried again. */
export function useMatchById(id: number): {
  match: MatchDetails | undefined;
  error: unknown;
  retry: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [{ loaded, error }, setAnswer] = useState<Answer>({});
  useEffect(() => {
    let isWanted = true;
    api.match(id).then(
      ({ data, seq }) => isWanted && setAnswer({ loaded: { match: data, seq } }),
      (reason: unknown) => isWanted && setAnswer({ error: reason }),
    );
    return () => {
      isWanted = false;
    };
  }, [id, attempt]);
  function retry() {
    setAnswer({});
    setAttempt(attempt + 1);
  }
  return { match: useMatch(loaded), error, retry };
}
