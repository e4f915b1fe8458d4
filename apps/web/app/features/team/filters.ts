/** TEAM-01: what the list of teams is filtered by; an empty text is no filter. */
export type Filters = Record<(typeof filterNames)[number], string>;

export const filterNames = ['search', 'country', 'league', 'season'] as const;

/** The filters of a form or an address; what cannot be one is left out. */
export function filtersOf(read: (name: string) => unknown): Filters {
  const textOf = (name: string) => {
    const value = read(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    search: textOf('search').slice(0, 80),
    country: textOf('country').slice(0, 60),
    league: wholeNumber(textOf('league'), { min: 1, max: 2_147_483_647 }),
    season: wholeNumber(textOf('season'), { min: 2000, max: 2100 }),
  };
}

/** In its one spelling; empty where it is no whole number within the bounds. */
function wholeNumber(text: string, { min, max }: { min: number; max: number }): string {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? String(number) : '';
}

/** Empty filters and the first page are left out, so that each list has one address. */
export function listAddress(filters: Filters, page = 1): string {
  const query = new URLSearchParams(
    filterNames.flatMap((name) => (filters[name] === '' ? [] : [[name, filters[name]]])),
  );
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/teams?${query}` : '/teams';
}
