import type { ArabCountry } from '@safira/arabic/names/arab-countries';
import { useRouteLoaderData } from 'react-router';

/** What every page shows around its content. */
export type Site = {
  zone: string;
  offsetMinutes: number;
  /** OURS-20: whose channels the page shows until the browser knows better (state/country.ts). */
  country: ArabCountry;
  year: string;
  simulated: boolean;
  mailLinks: boolean;
  googleSignIn: boolean;
};

/** Undefined only if the root could not be loaded. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<Site>('root');
}
