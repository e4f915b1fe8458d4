import { tabs } from '../app/features/match/tab.ts';

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
};

const id = /[1-9]\d{0,9}/;
const slug = /[a-z0-9-]{1,120}/;
const date = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const apiId = /^[1-9]\d{0,9}$/;
const search = { maxLength: 80 };
/** The first page is the address without a number. */
const pageNumber = /^([2-9]|[1-9]\d{1,2})$/;

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
  { path: '/about' },
  { path: '/privacy' },
  { path: '/terms' },
  { path: '/sources' },
  { path: '/competitions' },
  { path: '/competition/:id', params: { id } },
  // TEAM-01
  {
    path: '/teams',
    query: { search, country: { maxLength: 60 }, league: apiId, season: /^2(0\d\d|100)$/, page: pageNumber },
  },
  // HOME-17
  { path: '/team', query: { apiId, search } },
  // TEAM-02
  {
    path: '/team/:id',
    params: { id: slug },
    query: { tab: /^(squad|matches)$/, when: /^coming$/, league: apiId, page: pageNumber },
  },
  { path: '/players' },
  { path: '/player' },
  { path: '/player/:id', params: { id } },
  { path: '/news' },
  { path: '/login' },
];

/** React Router requests the data of `/` at these paths. */
export const homeDataPaths = ['/_.data', '/_root.data'];

/** The query arguments of the page at this path; none for an unknown page. */
export function argumentsAt(path: string): Record<string, Argument> {
  const isData = path.endsWith('.data');
  const pagePath = homeDataPaths.includes(path) ? '/' : path.replace(/\.data$/, '');
  const page = pageAddresses.find((address) => new RegExp(`^${pathPattern(address)}$`).test(pagePath));
  return (isData ? page?.dataQuery : undefined) ?? page?.query ?? {};
}

/** The source of a regular expression for the whole path. */
export function pathPattern({ path, params = {} }: Pick<PageAddress, 'path' | 'params'>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const pattern = params[name];
    if (!pattern) throw new Error(`${path} has no pattern for :${name}`);
    return `(?:${pattern.source})`;
  });
}
