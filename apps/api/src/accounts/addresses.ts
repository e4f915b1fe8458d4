import { type EmailAddress, readEmail } from '@safira/contract/accounts/rules/email-address';
import { AppError } from '@safira/contract/errors';
import { saveVerifiedEmail } from '@safira/store/accounts/email-addresses';
import { saveEmailChange, saveResetMail, saveVerifyMail } from '@safira/store/accounts/mail-queue';
import { hashToken } from '@safira/store/accounts/tokens';
import { hasAccount } from '@safira/store/accounts/users';
import type { Caller } from '../access.ts';
import type { AccountTools } from './account-tools.ts';
import { confirmPassword } from './confirm.ts';
import { fieldError, taken } from './new-account.ts';
import { accountMark } from './tokens.ts';

/** AUTH-10: the same work for every address; the worker looks up whether it has an account. */
export async function forgotPassword(
  tools: AccountTools,
  { email: typed, address }: { email: string; address: string },
): Promise<void> {
  const { db, now, sendsMail } = tools;
  const email = readAddress(typed);
  await admitLink(tools, { email, address });
  if (sendsMail) await saveResetMail(db, { emailKey: email.key, now: new Date(now()) });
}

type NewAddress = { email: EmailAddress; password: string; address: string };

/** AUTH-10: sends a link to the address, which counts once the link was opened. */
export async function requestAddress(
  tools: AccountTools,
  caller: Caller,
  { email, password, address }: NewAddress,
): Promise<void> {
  const { db, now, sendsMail } = tools;
  if (!sendsMail) throw new AppError('mail_unavailable');
  const { userId, email: current, isEmailVerified } = await confirmPassword(tools, caller, password);
  const isCurrent = readEmail(current)?.key === email.key;
  if (isCurrent && isEmailVerified) return;
  await admitLink(tools, { email, address });
  const at = new Date(now());
  if (isCurrent) return saveVerifyMail(db, { userId, email: { ...email, text: current }, now: at });
  if (await hasAccount(db, email.key)) throw taken();
  await saveEmailChange(db, { userId, email, now: at });
}

export async function verifyEmail({ db, now, sendsMail }: AccountTools, token: string): Promise<void> {
  const outcome = await saveVerifiedEmail(db, {
    tokenHash: hashToken(token),
    now: new Date(now()),
    sendsMail,
  });
  if (outcome === 'expired') throw new AppError('link_expired');
  if (outcome === 'taken') throw taken();
}

export function readAddress(typed: string): EmailAddress {
  const email = readEmail(typed);
  if (!email) throw fieldError([{ field: 'email', code: 'email_invalid' }]);
  return email;
}

/** Mails that a stranger can cause: few to one mailbox, few from one network. */
async function admitLink(
  { limiter, key }: AccountTools,
  { email, address }: { email: EmailAddress; address: string },
): Promise<void> {
  await limiter.admit('links-from', address);
  await limiter.admit('links-to', accountMark(key, email.key));
}
