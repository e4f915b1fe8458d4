export const tabs = ['standings', 'matches', 'leaders'] as const;
export type Tab = (typeof tabs)[number];

/** Which matches the table counts. */
export const views = ['all', 'home', 'away'] as const;
export type View = (typeof views)[number];

/** What the URL of a competition's page requests; what is absent is the default. */
export type PageQuery = {
  /** Absent for the current one. */
  season?: number | undefined;
  tab: Tab;
  at: View;
};

/** The patterns of `server/page-addresses.ts` keep anything else out. */
export function queryOf(search: URLSearchParams): PageQuery {
  const season = search.get('season');
  return {
    season: season ? Number(season) : undefined,
    tab: tabs.find((tab) => tab === search.get('tab')) ?? 'standings',
    at: views.find((view) => view === search.get('at')) ?? 'all',
  };
}

/** The URL of a page; defaults are left out, so that each page has one URL. */
export function addressOf(id: number, { season, tab = 'standings', at = 'all' }: Partial<PageQuery>): string {
  const search = new URLSearchParams();
  if (season !== undefined) search.set('season', String(season));
  if (tab !== 'standings') search.set('tab', tab);
  if (at !== 'all') search.set('at', at);
  return `/competition/${id}${search.size > 0 ? `?${search}` : ''}`;
}
