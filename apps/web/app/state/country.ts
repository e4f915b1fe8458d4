import { type ArabCountry, DEFAULT_COUNTRY } from '@safira/arabic/names/arab-countries';
import { useSite } from '../lib/site.ts';
import { makeStore, useStore } from './store.ts';

/** The country of the page is `data-country` on <html>; head-script.ts sets it before the first paint. */
export const countryChanges = makeStore<undefined>(undefined);

/**
 * OURS-20: the country whose channels are shown, for controls that name it. What depends on the country itself is
 * rendered for all of them (football-ui/country-variants.tsx) and selected by style.
 */
export function useCountry(): ArabCountry {
  const ofPage = useSite()?.country ?? DEFAULT_COUNTRY;
  return useStore(countryChanges, () => shownCountry() ?? ofPage, ofPage);
}

/** Undefined without a choice in a zone of no listed country. */
const shownCountry = () => document.documentElement.dataset['country'] as ArabCountry | undefined; // only these are set
