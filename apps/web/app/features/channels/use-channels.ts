import type { ArabCountry } from '@safira/arabic/names/arab-countries';
import type { Match } from '@safira/contract/matches/matches';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { FoundChannels } from './find-channels.ts';

const none: FoundChannels = new Map();

type Shown = { date: string; country: ArabCountry };

/**
 * HOME-15: the channels that were looked up for the matches of a day; leaving the day aborts the search. What was found
 * for another country stays: each channel lists its countries.
 */
export function useChannels(matches: readonly Match[], { date, country }: Shown): FoundChannels {
  const [found, setFound] = useState(none);
  const hasMatches = matches.length > 0;

  const start = useEffectEvent(async (signal: AbortSignal) => {
    // Not part of the first load: nothing is looked up before the page has been open for a while.
    const { searchChannels } = await import('./search-channels.ts');
    if (signal.aborted) return;
    const onFound = (more: FoundChannels) => {
      if (more.size > 0) startTransition(() => setFound((before) => new Map([...before, ...more])));
    };
    await searchChannels({ matches, country, signal, onFound });
  });

  useEffect(() => {
    if (!hasMatches) return undefined;
    const leaving = new AbortController();
    start(leaving.signal).catch((error: unknown) => console.warn('The channel lookup failed.', error));
    return () => leaving.abort();
  }, [date, country, hasMatches]);

  return found;
}
