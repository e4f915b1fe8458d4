import type { Db } from '@safira/store/db';
import type { Limiter } from '../limiter.ts';
import type { GoogleSettings, IdentityProvider } from './identity-provider.ts';
import type { HashCosts, Passwords } from './passwords.ts';

export type AccountSettings = {
  /** 32 bytes: names accounts in counters, and encrypts second factors. */
  key: Buffer;
  hashing: { costs: HashCosts; atOnce: number };
  /** The real time: sessions do not follow the clock of the football world. */
  now: () => number;
  /** AUTH-10: whether the worker sends mail; without it none is queued. */
  sendsMail: boolean;
  /** AUTH-14: undefined turns signing in with Google off. */
  google: GoogleSettings | undefined;
};

export type AccountTools = {
  db: Db;
  limiter: Limiter;
  passwords: Passwords;
  key: Buffer;
  now: () => number;
  sendsMail: boolean;
  google: IdentityProvider | undefined;
};
