import { createHash, randomBytes } from 'node:crypto';

/** The prefix makes a leaked token easy to find, for us and for scanners of repositories. */
export const TOKEN_PREFIX = 'sfr_';

/** 256 random bits; only the hash is stored. */
export function makeToken(): { token: string; tokenHash: Buffer } {
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** Without a key: a random token cannot be guessed from its hash. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
