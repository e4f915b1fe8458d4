import type { Match } from '@safira/contract/matches/matches';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { FoundChannels } from './find-channels.ts';

const none: FoundChannels = new Map();

/** HOME-15: the channels that were looked up for the matches of a day; leaving the day aborts the search. */
export function useChannels(matches: readonly Match[], date: string): FoundChannels {
  const [found, setFound] = useState(none);
  const hasMatches = matches.length > 0;

  const start = useEffectEvent(async (signal: AbortSignal) => {
    // Not part of the first load: nothing is looked up before the page has been open for a while.
    const { searchChannels } = await import('./search-channels.ts');
    if (signal.aborted) return;
    const onFound = (more: FoundChannels) => {
      if (more.size > 0) startTransition(() => setFound((before) => new Map([...before, ...more])));
    };
    await searchChannels({ matches, signal, onFound });
  });

  useEffect(() => {
    if (!hasMatches) return undefined;
    const leaving = new AbortController();
    start(leaving.signal).catch((error: unknown) => console.warn('The channel lookup failed.', error));
    return () => leaving.abort();
  }, [date, hasMatches]);

  return found;
}
