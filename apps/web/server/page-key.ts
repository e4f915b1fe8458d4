import { type Argument, argumentsAt, isNewsroomAt, isSearchAt } from './page-addresses.ts';

/** What identifies a page: its path, the query arguments it reads, and the zone and date it is rendered for. */
export type PageAddress = {
  /** The URL to render, without anything the page does not read. */
  url: string;
  key: string;
  /** Rendered for each request; the edge caches it apart from other pages. */
  isSearch: boolean;
  /** Stored nowhere. */
  isNewsroom: boolean;
};

type Requested = {
  path: string;
  query: URLSearchParams;
  zone: string;
  today: string;
  routes: ReadonlySet<string>;
};

export function pageAddress({ path: sent, query, zone, today, routes }: Requested): PageAddress {
  const path = inOneSpelling(sent);
  const kept = new URLSearchParams();
  for (const [name, argument] of Object.entries(argumentsAt(path))) {
    const value = query.get(name)?.trim() ?? '';
    if (isAccepted(argument, value)) kept.set(name, value);
    // HOME-19: an invalid date is a missing page, not today's.
    else if (name === 'date' && value !== '') kept.set(name, 'none');
  }
  const requestedRoutes = query.get('_routes');
  if (path.endsWith('.data') && requestedRoutes !== null)
    kept.set('_routes', knownRoutes(requestedRoutes, routes));
  const search = kept.size > 0 ? `?${kept}` : '';
  return {
    url: `${path}${search}`,
    key: [path, search, zone, today].join(' '),
    isSearch: isSearchAt(path),
    isNewsroom: isNewsroomAt(path),
  };
}

/** OURS-19: `%d9` and `%D9` are the same byte of an Arabic word: one page, one copy. */
const inOneSpelling = (path: string) => path.replaceAll(/%[\da-f]{2}/gi, (byte) => byte.toUpperCase());

function isAccepted(argument: Argument, value: string): boolean {
  if (argument instanceof RegExp) return argument.test(value);
  return value.length > 0 && value.length <= argument.maxLength;
}

/** Known routes only, in a fixed order: a query that no page sends must not create another cache key. */
function knownRoutes(requested: string, routes: ReadonlySet<string>): string {
  return [...new Set(requested.split(','))]
    .filter((id) => routes.has(id))
    .toSorted()
    .join(',');
}
