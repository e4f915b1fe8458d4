export const tabs = ['standings', 'matches', 'leaders', 'season'] as const;
export type Tab = (typeof tabs)[number];

/** Which matches the table counts. */
export const views = ['all', 'home', 'away'] as const;
export type View = (typeof views)[number];

/** What players lead in. */
export const boards = ['goals', 'assists', 'rating', 'cards'] as const;
export type Board = (typeof boards)[number];

/** What the URL of a competition's page requests; what is absent is the default. */
export type PageQuery = {
  /** Absent for the current one. */
  season?: number | undefined;
  tab: Tab;
  at: View;
  /** `2026-11`; absent for all months. */
  month?: string | undefined;
  /** Matches of any of these; none for all. */
  teams: readonly number[];
  /** One list of leaders in full; absent for the first of each. */
  board?: Board | undefined;
  page: number;
};

/** The patterns of `server/page-addresses.ts` keep anything else out. */
export function queryOf(search: URLSearchParams): PageQuery {
  const season = search.get('season');
  return {
    season: season ? Number(season) : undefined,
    tab: tabs.find((tab) => tab === search.get('tab')) ?? 'standings',
    at: views.find((view) => view === search.get('at')) ?? 'all',
    month: search.get('month') ?? undefined,
    teams: (search.get('teams') ?? '').split('-').map(Number).filter(Boolean),
    board: boards.find((board) => board === search.get('board')),
    page: Number(search.get('page') ?? 1),
  };
}

/** The URL of a page; defaults are left out and teams are in order, so that each page has one URL. */
export function addressOf(id: number, query: Partial<PageQuery>): string {
  const { season, tab = 'standings', at = 'all', month, teams = [], board, page = 1 } = query;
  const search = new URLSearchParams();
  if (season !== undefined) search.set('season', String(season));
  if (tab !== 'standings') search.set('tab', tab);
  if (at !== 'all') search.set('at', at);
  if (month !== undefined) search.set('month', month);
  // A comma would be encoded, and the edge compares the letters.
  if (teams.length > 0) search.set('teams', teams.toSorted((a, b) => a - b).join('-'));
  if (board !== undefined) search.set('board', board);
  if (page > 1) search.set('page', String(page));
  return `/competition/${id}${search.size > 0 ? `?${search}` : ''}`;
}
