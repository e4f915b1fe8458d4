import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdParams } from '../parts.ts';

export const Session = z.object({
  id: z.int(),
  /** The session that makes the call. */
  current: z.boolean(),
  /** Browser and system, such as «Chrome · Android»; empty if it is not known. */
  client: z.string(),
  createdAt: z.iso.datetime(),
  /** To the hour. */
  seenAt: z.iso.datetime(),
});
export type Session = z.infer<typeof Session>;

/** AUTH-11 */
export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Where the account is signed in',
  data: z.array(Session),
  family: 'private',
  access: 'member',
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Ends all sessions but the one that makes the call',
  data: z.object({ ended: z.int() }),
  family: 'private',
  access: 'member',
  rate: 'write',
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  summary: 'Ends one session of the account',
  params: IdParams,
  data: z.object({}),
  family: 'private',
  access: 'member',
  rate: 'write',
});
