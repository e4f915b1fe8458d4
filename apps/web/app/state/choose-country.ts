import type { ArabCountry } from '@safira/arabic/names/arab-countries';
import { COUNTRY, showCountry } from './country-first-paint.ts';
import { countryChanges } from './country.ts';
import { writeStored } from './stored.ts';

/** OURS-20: kept in the browser; applies to this page even if nothing can be stored. */
export function chooseCountry(country: ArabCountry): void {
  writeStored(COUNTRY, country);
  showCountry(country);
  countryChanges.set(undefined);
}
