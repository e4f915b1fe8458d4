import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Favourites } from './favourites.ts';
import { codeText, passwordText, User } from './parts.ts';
import { PodcastFeed } from './podcast-feed.ts';
import { Session } from './sessions.ts';

/** Acts that cannot be undone, or reveal everything, need the password again: a borrowed device must not be enough. */
const confirmed = {
  method: 'POST',
  body: z.object({ password: passwordText, code: codeText.optional() }),
  family: 'private',
  access: 'member',
  rate: 'auth',
} as const;

/** AUTH-13 */
export const AccountExport = z.object({
  user: User,
  createdAt: z.iso.datetime(),
  emailVerifiedAt: z.iso.datetime().nullable(),
  /** When a mail server last refused the address. */
  emailRefusedAt: z.iso.datetime().nullable(),
  favourites: Favourites,
  /** OURS-27 */
  podcastFeed: PodcastFeed.nullable(),
  secondFactor: z.object({ confirmedAt: z.iso.datetime(), recoveryCodesLeft: z.int() }).nullable(),
  /** AUTH-14: accounts elsewhere that sign in to this one. */
  identities: z.array(z.object({ issuer: z.string(), subject: z.string(), since: z.iso.datetime() })),
  sessions: z.array(Session),
  /** Browsers that have signed in before, by their last sign-in. */
  devices: z.array(z.object({ seenAt: z.iso.datetime() })),
  /** Links that were sent and not opened, and mails that are still to be sent. */
  links: z.array(
    z.object({ purpose: z.string(), email: z.string().nullable(), expiresAt: z.iso.datetime() }),
  ),
  mails: z.array(z.object({ kind: z.string(), address: z.string(), createdAt: z.iso.datetime() })),
  events: z.array(z.object({ kind: z.string(), at: z.iso.datetime() })),
});
export type AccountExport = z.infer<typeof AccountExport>;

export const exportAccount = endpoint({
  path: '/auth/export',
  summary: 'Everything that is stored about the account',
  data: AccountExport,
  ...confirmed,
});

export const deleteAccount = endpoint({
  path: '/auth/delete',
  summary: 'Deletes the account and everything personal',
  data: z.object({}),
  ...confirmed,
});
