import { AppError } from '@safira/contract/errors';
import { type CheckedCode, spendCode } from '@safira/store/accounts/second-factors';
import type { Owner } from '@safira/store/accounts/users';
import type { AccountTools } from './account-tools.ts';
import { withPlainDigits } from './plain-digits.ts';
import { openSecret } from './sealed-secret.ts';
import { hashToken } from '@safira/store/accounts/tokens';
import { findTotpStep } from './totp.ts';

/** AUTH-12: refuses a missing, wrong or used code; false if the account has no second factor. */
export async function confirmCode(
  tools: AccountTools,
  { userId, totpSecret }: Pick<Owner, 'userId' | 'totpSecret'>,
  typed: string | undefined,
): Promise<boolean> {
  if (!totpSecret) return false;
  if (!typed) throw new AppError('code_required');
  await countCode(tools, userId, async () => {
    const code = readCode(tools, { userId, totpSecret }, typed);
    return code !== undefined && spendCode(tools.db, { userId, code });
  });
  return true;
}

/** Counted before it is checked, as a password is: a parallel burst must not guess for free. */
export async function countCode(
  { limiter }: AccountTools,
  userId: number,
  isAccepted: () => Promise<boolean>,
): Promise<void> {
  const key = `user ${userId}`;
  await limiter.admit('code', key);
  if (!(await isAccepted())) throw new AppError('wrong_code');
  await limiter.giveBack('code', key);
}

/** Six digits are a code of the app, which is checked here; anything else is taken for a recovery code. */
export function readCode(
  { key, now }: AccountTools,
  { userId, totpSecret }: { userId: number; totpSecret: Buffer },
  typed: string,
): CheckedCode | undefined {
  const plain = withPlainDigits(typed)
    .replaceAll(/[\s\p{Cf}-]/gu, '')
    .toUpperCase();
  if (!/^\d{6}$/.test(plain)) return { codeHash: hashToken(plain) };
  const step = findTotpStep(openSecret({ key, userId }, totpSecret), plain, now());
  return step === undefined ? undefined : { step };
}
