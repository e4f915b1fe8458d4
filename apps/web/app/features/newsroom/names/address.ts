import type { NameFilter } from '@safira/contract/newsroom/names';

export const filters = [
  'review',
  'reported',
  'player',
  'club',
  'stadium',
  'competition',
] as const satisfies readonly NameFilter[];

export type NamesQuery = { filter: NameFilter; q: string; page: number };

/** What the address says; anything else is left out. */
export function queryOf(search: URLSearchParams): NamesQuery {
  const page = Number(search.get('page'));
  return {
    filter: filters.find((one) => one === search.get('filter')) ?? 'review',
    q: (search.get('q') ?? '').trim().slice(0, 80),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** Of the page and of the call alike: defaults are left out. */
export function namesAddress({ filter, q, page }: NamesQuery): string {
  const search = new URLSearchParams();
  if (filter !== 'review') search.set('filter', filter);
  if (q) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/newsroom/names?${search}` : '/newsroom/names';
}
