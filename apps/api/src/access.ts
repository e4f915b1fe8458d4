import type { FastifyRequest } from 'fastify';
import type { Access, Endpoint } from '@safira/contract/endpoint';
import { AppError } from '@safira/contract/errors';

/** The user who makes a private call. */
export type Caller = { userId: string; role: Exclude<Access, 'public'> };

export type AccessRules = {
  /** Looks up a bearer token; undefined if it is not valid, or no longer. */
  findCaller: (token: string) => Promise<Caller | undefined>;
  /** Our own pages' origin, the only one that may make unsafe private calls. */
  siteOrigin: string;
};

/** While there are no accounts, every token is unknown. */
export const visitorsOnly = (siteUrl: string): AccessRules => ({
  findCaller: async () => undefined,
  siteOrigin: new URL(siteUrl).origin,
});

const rank: Record<Access, number> = { public: 0, member: 1, editor: 2, admin: 3 };

/**
 * The one place where access is decided. Public calls never read credentials, so that their answers cannot differ
 * between callers. Returns undefined for a visitor.
 */
export async function authorize(
  entry: Endpoint,
  request: FastifyRequest,
  { findCaller, siteOrigin }: AccessRules,
): Promise<Caller | undefined> {
  if (entry.family !== 'private') return undefined;
  if (entry.method !== 'GET') checkOrigin(request, siteOrigin);
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const caller = token === undefined ? undefined : await findCaller(token);
  if (entry.access === 'public') return caller;
  if (!caller) throw new AppError('unauthenticated');
  if (rank[caller.role] < rank[entry.access]) throw new AppError('forbidden', `needs ${entry.access}`);
  return caller;
}

/** Programs send neither header and are allowed: a browser never attaches a bearer token on its own. */
function checkOrigin({ headers }: FastifyRequest, siteOrigin: string): void {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && origin !== siteOrigin) throw new AppError('forbidden', 'another origin');
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new AppError('forbidden', `Sec-Fetch-Site: ${site}`);
}
