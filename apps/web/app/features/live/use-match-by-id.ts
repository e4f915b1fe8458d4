import type { MatchDetails } from '@safira/contract/matches/matches';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import type { LiveMatch } from './live-match.ts';
import { useMatch } from './use-match.ts';

type Answer = { loaded?: LiveMatch; error?: unknown };

/** DLG-01: a match that the browser fetches itself, then follows: loading, loaded, or failed with a retry. */
export function useMatchById(id: number): {
  match: MatchDetails | undefined;
  error: unknown;
  retry: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [{ loaded, error }, setAnswer] = useState<Answer>({});
  useEffect(() => {
    let isCurrent = true;
    api.match(id).then(
      ({ data, seq }) => isCurrent && setAnswer({ loaded: { match: data, seq } }),
      (reason: unknown) => isCurrent && setAnswer({ error: reason }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, attempt]);
  function retry() {
    setAnswer({});
    setAttempt(attempt + 1);
  }
  return { match: useMatch(loaded), error, retry };
}
