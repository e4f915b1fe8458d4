import { isDate } from '@safira/football/days';

/** What a page is the same for: its path, the part of the query that it reads, and whose calendar it goes by. */
export type PageAddress = {
  /** The address to render, rid of everything the page does not read. */
  url: string;
  key: string;
};

type Asked = {
  path: string;
  query: URLSearchParams;
  zone: string;
  today: string;
  routes: ReadonlySet<string>;
};

export function pageAddress({ path, query, zone, today, routes }: Asked): PageAddress {
  const kept = new URLSearchParams();
  // React Router asks "/_.data" or "/_root.data" for the data of "/".
  const isHome = path === '/' || path === '/_.data' || path === '/_root.data';
  const date = query.get('date');
  if (isHome && date !== null) kept.set('date', isDate(date) ? date : 'none');
  for (const [name, pattern] of readBy(path)) {
    const value = query.get(name)?.trim() ?? '';
    if (pattern.test(value)) kept.set(name, value);
  }
  const asked = query.get('_routes');
  if (path.endsWith('.data') && asked !== null) kept.set('_routes', knownRoutes(asked, routes));
  const search = kept.size > 0 ? `?${kept}` : '';
  return { url: `${path}${search}`, key: [path, search, zone, today].join(' ') };
}

/** HOME-17: what the addresses of teams and matches read. Whatever else stands there is as good as nothing. */
function readBy(path: string): [name: string, pattern: RegExp][] {
  const apiId: [string, RegExp] = ['apiId', /^[1-9]\d{0,9}$/];
  const search: [string, RegExp] = ['search', /^.{1,80}$/u];
  // DLG-18; a data request names its routes, and those of a match ask for none of its tabs.
  const tab: [string, RegExp] = ['tab', /^(events|lineups|statistics|players|h2h|highlights)$/];
  if (/^\/match\/\d+$/.test(path)) return [tab];
  if (path === '/team' || path === '/team.data') return [apiId, search];
  return path === '/teams' || path === '/teams.data' ? [search] : [];
}

/** Names of our own routes only, in one order: a query nobody's page sends must not widen the key. */
function knownRoutes(asked: string, routes: ReadonlySet<string>): string {
  return [...new Set(asked.split(','))]
    .filter((id) => routes.has(id))
    .toSorted()
    .join(',');
}
