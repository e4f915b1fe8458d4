import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Of one account: the stored secret of another account cannot be put in its place. */
type Account = { key: Buffer; userId: number };

/** AUTH-12: a stolen copy of the database does not reveal the codes of authenticator apps. */
export function sealSecret(account: Account, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(account), nonce).setAAD(nameOf(account));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export function openSecret(account: Account, stored: Buffer): Buffer {
  const nonce = stored.subarray(0, NONCE_BYTES);
  const tag = stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(account), nonce, { authTagLength: TAG_BYTES })
    .setAAD(nameOf(account))
    .setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch (error) {
    throw new Error('the secret of a second factor was encrypted with another ACCOUNT_KEY', { cause: error });
  }
}

/** Not the key itself, which also names accounts in counters. */
const keyOf = ({ key }: Account) => Buffer.from(hkdfSync('sha256', key, '', 'safira second factor', 32));

const nameOf = ({ userId }: Account) => Buffer.from(String(userId));
