import type { FastifyRequest } from 'fastify';
import type { Role } from '@safira/contract/accounts/parts';
import type { Access, Endpoint } from '@safira/contract/endpoint';
import { AppError } from '@safira/contract/errors';
import { findSession } from '@safira/store/accounts/sessions';
import type { Db } from '@safira/store/db';
import { hashToken } from '@safira/store/accounts/tokens';

/** The user who makes a private call. */
export type Caller = { userId: number; sessionId: number; role: Role; hasSecondFactor: boolean };

export type AccessRules = {
  /** Looks up a bearer token; undefined if it is not valid, or no longer. */
  findCaller: (token: string) => Promise<Caller | undefined>;
  /** Our own pages' origin, the only one that may make unsafe private calls. */
  siteOrigin: string;
  now: () => number;
};

/** AUTH-07: by the session of the token, looked up with every call, so that an ended one is refused at once. */
export const accessBySession = ({
  db,
  siteUrl,
  now,
}: {
  db: Db;
  siteUrl: string;
  now: () => number;
}): AccessRules => ({
  findCaller: (token) => findSession(db, { tokenHash: hashToken(token), now: new Date(now()) }),
  siteOrigin: new URL(siteUrl).origin,
  now,
});

const rank: Record<Access, number> = { public: 0, member: 1, editor: 2, admin: 3 };

/**
 * The one place where access is decided. Public calls never read credentials, so that their answers cannot differ
 * between callers. Returns undefined for a visitor.
 */
export async function authorize(
  entry: Endpoint,
  request: FastifyRequest,
  { findCaller, siteOrigin, now }: AccessRules,
): Promise<Caller | undefined> {
  if (entry.family !== 'private') return undefined;
  if (entry.method !== 'GET') checkOrigin(request, siteOrigin);
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const caller = token === undefined ? undefined : await findCaller(token);
  // Afterwards, because finding the caller may have taken long, too.
  if (entry.method !== 'GET') checkAge(request, now());
  if (entry.access === 'public') return caller;
  if (!caller) throw new AppError('unauthenticated');
  if (rank[caller.role] < rank[entry.access]) throw new AppError('forbidden', `needs ${entry.access}`);
  // AUTH-12: a stolen password alone must not change what all readers see.
  if (entry.access !== 'member' && !caller.hasSecondFactor) throw new AppError('second_factor_needed');
  return caller;
}

/** The caller of a call for members, which `authorize` has let in. */
export function signedInCaller(caller: Caller | undefined): Caller {
  if (!caller) throw new AppError('unauthenticated');
  return caller;
}

/** Longer than clocks differ, shorter than the edge waits for an answer. */
const OLDEST_CHANGE_MS = 10_000;

/**
 * AUTH-09: what was sent while a network was cut arrives when it heals, half a minute later. By then its sender has given
 * it up and may have decided otherwise, so it must not take effect. The edge says when it received a request.
 */
function checkAge({ headers }: FastifyRequest, now: number): void {
  const ageMs = now - Number(headers['x-received-at']) * 1_000;
  if (ageMs > OLDEST_CHANGE_MS)
    throw new AppError('unavailable', `received ${(ageMs / 1_000).toFixed(0)} s ago`);
}

/** Programs send neither header and are allowed: a browser never attaches a bearer token on its own. */
function checkOrigin({ headers }: FastifyRequest, siteOrigin: string): void {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && origin !== siteOrigin) throw new AppError('forbidden', 'another origin');
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new AppError('forbidden', `Sec-Fetch-Site: ${site}`);
}
