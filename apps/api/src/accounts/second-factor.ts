import { randomBytes } from 'node:crypto';
import { AppError } from '@safira/contract/errors';
import * as store from '@safira/store/accounts/second-factors';
import type { Caller } from '../access.ts';
import type { AccountTools } from './account-tools.ts';
import { base32 } from './base32.ts';
import { countCode, readCode } from './codes.ts';
import { confirmOwner, confirmPassword } from './confirm.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { sealSecret } from './sealed-secret.ts';
import { totpUri } from './totp.ts';

const SECRET_BYTES = 20;
/** Between the two steps an app may have to be installed. */
const CONFIRM_WITHIN_MS = 3_600_000;

export const makeTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

export async function startTotp(tools: AccountTools, caller: Caller, password: string) {
  const { db, key, now } = tools;
  const { userId, email, isEmailVerified } = await confirmPassword(tools, caller, password);
  // A stranger who registered the address of another person could otherwise lock that person out for ever.
  if (!isEmailVerified) throw new AppError('email_unverified');
  const secret = makeTotpSecret();
  const sealed = sealSecret({ key, userId }, secret);
  const isSaved = await store.saveNewSecret(db, { userId, secret: sealed, now: new Date(now()) });
  if (!isSaved) throw new AppError('second_factor_on');
  return { secret: base32(secret), uri: totpUri(secret, email) };
}

/** Returns the recovery codes. */
export async function confirmTotp(
  tools: AccountTools,
  { userId, sessionId }: Caller,
  typed: string,
): Promise<string[]> {
  const { db, now, sendsMail } = tools;
  const { codes, hashes: codeHashes } = makeRecoveryCodes();
  await countCode(tools, userId, async () => {
    const since = new Date(now() - CONFIRM_WITHIN_MS);
    const secret = await store.findNewSecret(db, { userId, since });
    const code = secret && readCode(tools, { userId, totpSecret: secret }, typed);
    if (!code || !('step' in code)) return false;
    const { step } = code;
    const confirmed = { userId, sessionId, secret, step, codeHashes };
    return store.saveSecondFactor(db, { ...confirmed, now: new Date(now()), sendsMail });
  });
  return codes;
}

export async function removeTotp(
  tools: AccountTools,
  caller: Caller,
  confirmation: { password: string; code: string },
): Promise<void> {
  const { userId } = await confirmOwner(tools, caller, confirmation);
  const { db, now, sendsMail } = tools;
  const kind = 'second_factor_removed';
  await store.deleteSecondFactor(db, { userId, kind, now: new Date(now()), sendsMail });
}
