const tabs = ['standings', 'bracket', 'matches', 'leaders', 'season'] as const;
export type Tab = (typeof tabs)[number];

/** OURS-11: the tabs of a season; the first is shown by default. A cup without a table starts with its bracket. */
export function tabsOf({ hasStandings, hasBracket }: { hasStandings: boolean; hasBracket: boolean }): Tab[] {
  const isShown = { standings: hasStandings || !hasBracket, bracket: hasBracket } as const;
  return tabs.filter((tab) => (tab === 'standings' || tab === 'bracket' ? isShown[tab] : true));
}

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
  /** A round of the bracket; absent for the current one. */
  round?: string | undefined;
  page: number;
};

export function seasonOf(search: URLSearchParams): number | undefined {
  const season = search.get('season');
  return season ? Number(season) : undefined;
}

/** The patterns of `server/page-addresses.ts` keep anything else out. */
export function queryOf(search: URLSearchParams, [first, ...others]: readonly Tab[]): PageQuery {
  return {
    season: seasonOf(search),
    tab: others.find((tab) => tab === search.get('tab')) ?? first ?? 'standings',
    at: views.find((view) => view === search.get('at')) ?? 'all',
    month: search.get('month') ?? undefined,
    teams: (search.get('teams') ?? '').split('-').map(Number).filter(Boolean),
    board: boards.find((board) => board === search.get('board')),
    round: search.get('round') ?? undefined,
    page: Number(search.get('page') ?? 1),
  };
}

/** The URL of a page; defaults are left out and teams are in order, so that each page has one URL. */
export function addressOf(id: number, query: Partial<PageQuery>): string {
  const { season, tab = 'standings', at = 'all', month, teams = [], board, round, page = 1 } = query;
  const search = new URLSearchParams();
  if (season !== undefined) search.set('season', String(season));
  if (tab !== 'standings') search.set('tab', tab);
  if (at !== 'all') search.set('at', at);
  if (month !== undefined) search.set('month', month);
  // A comma would be encoded, and the edge compares the letters.
  if (teams.length > 0) search.set('teams', teams.toSorted((a, b) => a - b).join('-'));
  if (board !== undefined) search.set('board', board);
  if (round !== undefined) search.set('round', round);
  if (page > 1) search.set('page', String(page));
  return `/competition/${id}${search.size > 0 ? `?${search}` : ''}`;
}
