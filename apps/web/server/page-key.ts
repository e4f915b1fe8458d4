import { type Argument, argumentsAt } from './page-addresses.ts';

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
  for (const [name, argument] of Object.entries(argumentsAt(path))) {
    const value = query.get(name)?.trim() ?? '';
    if (isAccepted(argument, value)) kept.set(name, value);
    // HOME-19: a day that is none is a page that is missing, not today's.
    else if (name === 'date' && value !== '') kept.set(name, 'none');
  }
  const asked = query.get('_routes');
  if (path.endsWith('.data') && asked !== null) kept.set('_routes', knownRoutes(asked, routes));
  const search = kept.size > 0 ? `?${kept}` : '';
  return { url: `${path}${search}`, key: [path, search, zone, today].join(' ') };
}

function isAccepted(argument: Argument, value: string): boolean {
  if (argument instanceof RegExp) return argument.test(value);
  return value.length > 0 && value.length <= argument.maxLength;
}

/** Names of our own routes only, in one order: a query that no page sends must not widen the key. */
function knownRoutes(asked: string, routes: ReadonlySet<string>): string {
  return [...new Set(asked.split(','))]
    .filter((id) => routes.has(id))
    .toSorted()
    .join(',');
}
