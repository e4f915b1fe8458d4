import { stages } from '@safira/football/competitions/bracket/stages';
import { kinds } from '../app/features/competition/kinds.ts';
import { tabs } from '../app/features/match/tab.ts';
import { newsCategories } from '@safira/arabic/terms/news-categories';
import { sections as correctionSections } from '../app/features/corrections/address.ts';
import { views } from '../app/features/tv/address.ts';

/** A query argument of a page: a pattern for the whole value, or any text up to a maximum length. */
export type Argument = RegExp | { maxLength: number };

/** A page of routes.ts and the parts of its URL that it reads. */
type PageAddress = {
  /** As in routes.ts, with a slash in front. */
  path: string;
  params?: Record<string, RegExp>;
  query?: Record<string, Argument>;
  /** The query arguments of its data requests, where they differ. */
  dataQuery?: Record<string, Argument>;
  /** Every text makes a page of its own: it is cached apart, so that it never displaces the page of a match. */
  isSearch?: boolean;
  /** What it shows can be withdrawn, or true for a moment only: no copy of it is served while the origin is away. */
  isBrief?: boolean;
  /** A page of the newsroom: no copy of it is stored anywhere, and its policy lets the editor read what is pasted. */
  isNewsroom?: boolean;
};

const id = /[1-9]\d{0,9}/;
const slug = /[a-z0-9-]{1,120}/;
/** OURS-19, NEWS-02: as the contract has it. */
const arabicSlug = /[a-z0-9\u0620-\u06d3-]{1,120}/;
const date = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const year = /^20\d\d$/;
/** The first page has no number. */
const laterPage = /^([2-9]|[1-9]\d{1,2})$/;
const apiId = /^[1-9]\d{0,9}$/;
const search = { maxLength: 80 };

/**
 * Every page. Anything else in a URL is dropped before the cache key is built, here and at the edge, whose rules are
 * generated from this table (tools/edge-rules/main.ts).
 */
export const pageAddresses: readonly PageAddress[] = [
  // HOME-19, OURS-28. The data of a day is the same with and without the filter.
  { path: '/', query: { date, live: /^1$/ }, dataQuery: { date } },
  { path: '/over/match/:id', params: { id } },
  // DLG-18. Data requests name their routes, and the routes of a match read no tab.
  {
    path: '/match/:id',
    params: { id },
    query: { tab: new RegExp(`^(${tabs.filter((tab) => tab !== 'overview').join('|')})$`) },
    dataQuery: {},
  },
  // AUTH-02, AUTH-10. `?return=` is read by the browser alone.
  { path: '/login' },
  { path: '/register' },
  { path: '/forgot' },
  { path: '/reset' },
  { path: '/verify' },
  // AUTH-09, AUTH-11
  { path: '/account' },
  { path: '/account/favourites' },
  { path: '/account/preferences' },
  { path: '/account/security' },
  { path: '/account/welcome' },
  { path: '/about' },
  { path: '/privacy' },
  { path: '/terms' },
  { path: '/sources' },
  // COMP-09. The data of the list is the same with and without the filter.
  {
    path: '/competitions',
    query: { q: search, kind: new RegExp(`^(${kinds.join('|')})$`) },
    dataQuery: {},
  },
  // COMP-02, OURS-12
  {
    path: '/competition/:id',
    params: { id },
    query: {
      season: year,
      tab: /^(bracket|matches|leaders|season)$/,
      // OURS-11: the stages of football/bracket/stages.ts
      round: new RegExp(`^(${stages.join('|')})$`),
      at: /^(home|away)$/,
      month: /^20\d\d-(0[1-9]|1[0-2])$/,
      teams: /^[1-9]\d{0,9}(-[1-9]\d{0,9}){0,19}$/,
      board: /^(goals|assists|rating|cards)$/,
      page: laterPage,
    },
  },
  // TEAM-01
  {
    path: '/teams',
    query: { search, country: { maxLength: 60 }, league: apiId, season: /^2(0\d\d|100)$/, page: laterPage },
  },
  // HOME-17
  { path: '/team', query: { apiId, search } },
  // TEAM-02
  {
    path: '/team/:id',
    params: { id: slug },
    query: { tab: /^(squad|matches)$/, when: /^coming$/, league: apiId, page: laterPage },
  },
  // OURS-07
  // The data of a search is the same for every kind.
  {
    path: '/search',
    query: { q: search, kind: /^(teams|players|competitions)$/ },
    dataQuery: { q: search },
    isSearch: true,
  },
  { path: '/players', query: { search, league: apiId, by: /^assists$/ } },
  // PLAYER-01
  { path: '/player', query: { search, league: apiId } },
  { path: '/player/:id', params: { id }, query: { season: year } },
  // OURS-15
  { path: '/arabs-abroad', query: { date, country: /^[a-z]{2,12}(-[a-z]{2,12}){0,3}$/ } },
  // OURS-18. The data of a day is the same in both views; what is filtered on the page is not in its address.
  { path: '/tv', query: { date, view: new RegExp(`^(${views.join('|')})$`) }, dataQuery: { date } },
  // OURS-19
  { path: '/commentator/:slug', params: { slug: arabicSlug } },
  // NEWS-01
  {
    path: '/news',
    query: {
      category: new RegExp(`^(${Object.keys(newsCategories).join('|')})$`),
      competition: apiId,
      page: laterPage,
    },
    isBrief: true,
  },
  // NEWS-02
  { path: '/news/:slug', params: { slug: arabicSlug }, isBrief: true },
  // NEWS-04. The query of the list is read by the browser alone.
  { path: '/newsroom', isNewsroom: true },
  { path: '/newsroom/broadcasts', isNewsroom: true },
  { path: '/newsroom/audit', isNewsroom: true },
  { path: '/newsroom/automatic', isNewsroom: true },
  { path: '/newsroom/names', isNewsroom: true },
  { path: '/newsroom/error-reports', isNewsroom: true },
  { path: '/newsroom/articles/:id', params: { id: /new|[1-9]\d{0,9}/ }, isNewsroom: true },
  // OURS-22
  {
    path: '/corrections',
    query: { kind: new RegExp(`^(${correctionSections.join('|')})$`), match: apiId, page: laterPage },
    isBrief: true,
  },
  // OURS-43. A copy from before a fault would say that all is well.
  { path: '/status', isBrief: true },
  // OURS-25. `?t=` is read by the browser alone.
  { path: '/podcast', query: { page: laterPage } },
  { path: '/podcast/:id', params: { id } },
  // PLAYER-02, OURS-14
  { path: '/compare', query: { a: apiId, b: apiId, search, league: apiId } },
];

/** React Router requests the data of `/` at these paths. */
export const homeDataPaths = ['/_.data', '/_root.data'];

/** The query arguments of the page at this path; none for an unknown page. */
export function argumentsAt(path: string): Record<string, Argument> {
  const page = pageAt(path);
  return (path.endsWith('.data') ? page?.dataQuery : undefined) ?? page?.query ?? {};
}

export function isSearchAt(path: string): boolean {
  return pageAt(path)?.isSearch ?? false;
}

export function isNewsroomAt(path: string): boolean {
  return pageAt(path)?.isNewsroom ?? false;
}

function pageAt(path: string): PageAddress | undefined {
  const pagePath = homeDataPaths.includes(path) ? '/' : decoded(path).replace(/\.data$/, '');
  return pageAddresses.find((address) => new RegExp(`^${pathPattern(address)}$`).test(pagePath));
}

/** A path that is not valid UTF-8 is no page of ours. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The source of a regular expression for the whole path. */
export function pathPattern({ path, params = {} }: Pick<PageAddress, 'path' | 'params'>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const pattern = params[name];
    if (!pattern) throw new Error(`${path} has no pattern for :${name}`);
    return `(?:${pattern.source})`;
  });
}
