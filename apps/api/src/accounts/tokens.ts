import { createHmac, randomBytes } from 'node:crypto';

export const makePublicId = (): string => randomBytes(12).toString('base64url');

/** Names an account in a counter: an address itself must not leave the database. */
export const accountMark = (key: Buffer, emailKey: string): string =>
  createHmac('sha256', key).update(emailKey).digest('base64url');
