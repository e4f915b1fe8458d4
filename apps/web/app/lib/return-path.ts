/** Only a base to parse paths with; no path that names a host of its own stays on it. */
const HERE = 'http://page';

/** Pages that a signed-in person has no use for. */
const ENTRANCES = ['/login', '/register', '/forgot', '/reset', '/verify'];

/**
 * Where `?return=` leads after signing in: a path of this site, else `otherwise`. A link in a message must not be able
 * to send a person who has just signed in to a copy of the site elsewhere.
 */
export const returnPath = (search: string, otherwise = '/'): string =>
  ownPath(new URLSearchParams(search).get('return') ?? '', otherwise);

/** Where a person who signs in at this address is to be afterwards: here, or where they came from. */
export const pathAfterSignIn = ({ pathname, search, hash }: Location): string =>
  ENTRANCES.includes(pathname) ? returnPath(search) : ownPath(`${pathname}${search}${hash}`);

/** The path if it is one of this site, else `otherwise`. */
export function ownPath(wanted: string, otherwise = '/'): string {
  // Browsers take a backslash for a slash and drop control characters, so that «/\t/host» is an address of another site.
  if (!wanted.startsWith('/') || /[\\\p{Cc}]/u.test(wanted) || !URL.canParse(wanted, HERE)) return otherwise;
  const { origin, pathname, search: query, hash } = new URL(wanted, HERE);
  // «/.//host» is the path «//host», which is another site as soon as it is an address again.
  if (origin !== HERE || pathname.startsWith('//') || ENTRANCES.includes(pathname)) return otherwise;
  return `${pathname}${query}${hash}`;
}

/** OURS-42: the choices after registration, which lead on to this path if they are skipped. */
export const welcomePath = (path: string): string => `/account/welcome?return=${encodeURIComponent(path)}`;
