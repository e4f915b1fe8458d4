/**
 * How a call is treated on its way, by nginx and by the API:
 * - `public-read`: the same bytes for all callers; cookies and Authorization are removed before the cache key is made.
 * - `public-post`: never cached, credentials removed, small bodies.
 * - `private`: never stored anywhere, Authorization passed on, cookies removed, same-origin checks on unsafe methods.
 */
export type Family = 'public-read' | 'public-post' | 'private';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Everything below these prefixes is private, even without an endpoint; with the largest body the edge accepts. */
export const privatePrefixes = [
  { prefix: '/auth/', maxBodyKb: 16 },
  { prefix: '/users/', maxBodyKb: 64 },
  { prefix: '/newsroom/', maxBodyKb: 1024 },
  { prefix: '/push/', maxBodyKb: 16 },
] as const;

/** Private calls below a public prefix, by exact path. */
export const privateCalls: readonly { method: Method; path: string }[] = [
  { method: 'POST', path: '/podcasts/generate' },
  { method: 'DELETE', path: '/podcasts/cleanup' },
];

/** The family that a path belongs to, regardless of what its entry declares. */
export function familyAt(method: Method, path: string): Family {
  const isPrivate =
    privatePrefixes.some(({ prefix }) => path.startsWith(prefix)) ||
    privateCalls.some((call) => call.method === method && call.path === path);
  if (isPrivate) return 'private';
  return method === 'GET' ? 'public-read' : 'public-post';
}

/** The fields of an endpoint that are checked here. */
type Entry = { method: Method; path: string; family: Family; access: string; cache: string };

/** Describes a contradiction within a contract entry, if any; the API refuses to start with such an entry. */
export function entryFault({ method, path, family, access, cache }: Entry): string | undefined {
  const expected = familyAt(method, path);
  if (family !== expected) return `${method} ${path} is ${family}, but its path is ${expected}`;
  if (family !== 'public-read' && cache !== 'none') return `${method} ${path} is ${family} and cacheable`;
  if (family !== 'private' && access !== 'public')
    return `${method} ${path} is ${family}, but for ${access} only`;
  return undefined;
}
