/**
 * How a call is treated on its way, by nginx and by the API:
 * - `public-read`: the same bytes for everybody; cookies and Authorization are removed before the cache key is made.
 * - `public-post`: never cached, credentials removed, small bodies.
 * - `private`: never stored anywhere, Authorization passed on, cookies removed, same-origin checks on unsafe methods.
 */
export type Family = 'public-read' | 'public-post' | 'private';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Everything below these is private, also what has no endpoint yet, with the largest body that the edge takes. */
export const privatePrefixes = [
  { prefix: '/auth/', maxBodyKb: 16 },
  { prefix: '/users/', maxBodyKb: 64 },
  { prefix: '/newsroom/', maxBodyKb: 1024 },
  { prefix: '/push/', maxBodyKb: 16 },
] as const;

/** Private calls below a public prefix, by exact address. */
export const privateCalls: readonly { method: Method; path: string }[] = [
  { method: 'POST', path: '/podcasts/generate' },
  { method: 'DELETE', path: '/podcasts/cleanup' },
];

/** The family that an address belongs to, whatever an entry says. */
export function familyAt(method: Method, path: string): Family {
  const isPrivate =
    privatePrefixes.some(({ prefix }) => path.startsWith(prefix)) ||
    privateCalls.some((call) => call.method === method && call.path === path);
  if (isPrivate) return 'private';
  return method === 'GET' ? 'public-read' : 'public-post';
}

/** As much of an endpoint as is judged here. */
type Entry = { method: Method; path: string; family: Family; access: string; cache: string };

/** What contradicts itself in an entry of the contract; the API refuses to start with one that has a fault. */
export function entryFault({ method, path, family, access, cache }: Entry): string | undefined {
  const expected = familyAt(method, path);
  if (family !== expected) return `${method} ${path} is ${family}, but its address is ${expected}`;
  if (family !== 'public-read' && cache !== 'none') return `${method} ${path} is ${family} and cacheable`;
  if (family !== 'private' && access !== 'public')
    return `${method} ${path} is ${family}, but for ${access} only`;
  return undefined;
}
