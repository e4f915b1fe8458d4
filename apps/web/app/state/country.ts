import { type ArabCountry, DEFAULT_COUNTRY, isListedCountry } from '@safira/arabic/arab-countries';
import { useSite } from '../lib/site.ts';
import { COUNTRY, showCountry } from './country-first-paint.ts';
import { makeStore, useStore } from './store.ts';
import { writeStored } from './stored.ts';

/** The choice itself is `data-country` on <html>; head-script.ts sets it before the first paint. */
const changes = makeStore<ArabCountry | undefined>(undefined);

/**
 * OURS-20: the country whose channels are shown, for controls that name it. What depends on the country itself is
 * rendered for all of them (football-ui/country-variants.tsx) and selected by style.
 */
export function useCountry(): ArabCountry {
  const ofPage = useSite()?.country ?? DEFAULT_COUNTRY;
  return useStore(changes, () => shownCountry() ?? ofPage, ofPage);
}

/** Undefined where neither a choice nor the browser's zone tells. */
export function shownCountry(): ArabCountry | undefined {
  const { country } = document.documentElement.dataset;
  return isListedCountry(country) ? country : undefined;
}

/** Kept in the browser; applies to this page even if nothing can be stored. */
export function chooseCountry(country: ArabCountry): void {
  writeStored(COUNTRY, country);
  showCountry(country);
  changes.set(country);
}
