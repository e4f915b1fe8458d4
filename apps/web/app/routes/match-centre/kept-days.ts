import { useEffect } from 'react';
import { replace, useLocation, useRouteLoaderData } from 'react-router';
import { showToast } from '../../state/toast.ts';
import { offline } from '../../ui/text.ts';
import type { DayData } from './day-data.ts';

/** OURS-09: the days that this page has shown, by the date in their address. */
const kept = new Map<string | null, DayData>();
let latest: DayData | undefined;

const dateOf = (search: string) => new URLSearchParams(search).get('date');

export function useKeptDays(): void {
  const { search } = useLocation();
  const shown = useRouteLoaderData<DayData>('routes/day');
  useEffect(() => {
    if (!shown) return;
    latest = shown;
    kept.set(dateOf(search), shown);
  }, [search, shown]);
}

/**
 * OURS-09: the day to show if its data could not be fetched: the kept one, else the present screen stays. An answer of
 * the server is not a lost connection: its error page is shown.
 */
export function keptDay(url: URL, error: unknown): DayData {
  if (!(error instanceof TypeError) || !latest) throw error;
  const known = kept.get(dateOf(url.search));
  if (known) return known;
  showToast(offline);
  // Going back has changed the address already, and there is nowhere to return to.
  if (dateOf(location.search) === dateOf(url.search)) return latest;
  throw replace(`/${location.search}`);
}
