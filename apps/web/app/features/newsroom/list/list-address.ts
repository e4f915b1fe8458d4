import { states } from '../article-states.ts';

export type ListPlace = { status: string; q: string; page: number };

/** What the address says of the list; anything else in it counts as absent. */
export function listPlace(query: URLSearchParams): ListPlace {
  const status = query.get('status') ?? '';
  const page = query.get('page') ?? '';
  return {
    status: (states as readonly string[]).includes(status) ? status : '',
    q: (query.get('q') ?? '').trim().slice(0, 80),
    page: /^([2-9]|[1-9]\d{1,2})$/.test(page) ? Number(page) : 1,
  };
}

/** Each list has one address: what is absent, and the first page, are left out. */
export function listAddress({ status, q, page }: Partial<ListPlace>): string {
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (q) query.set('q', q);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `/newsroom?${query}` : '/newsroom';
}
