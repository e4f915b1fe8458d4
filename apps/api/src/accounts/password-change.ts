import { AppError } from '@safira/contract/errors';
import { findOwnerOfLink } from '@safira/store/accounts/one-time-tokens';
import { savePassword, saveResetPassword } from '@safira/store/accounts/passwords';
import { findOwner, type Owner } from '@safira/store/accounts/users';
import type { Caller } from '../access.ts';
import type { AccountTools } from './account-tools.ts';
import { fieldError, newPasswordFault } from './new-account.ts';
import { newSession, signedIn } from './sign-in.ts';
import { hashToken } from './tokens.ts';

/** Who is signed in proves the password again; a stolen token must not be able to guess it. */
export async function confirmPassword(
  { db, limiter, passwords }: AccountTools,
  { userId }: Caller,
  typed: string,
): Promise<Owner & { password: string }> {
  const key = `user ${userId}`;
  await limiter.admit('confirm', key);
  const owner = await findOwner(db, userId);
  const isRight = await passwords.isRight(typed, owner?.password);
  if (!owner?.password || !isRight) throw new AppError('wrong_password');
  await limiter.giveBack('confirm', key);
  return { ...owner, password: owner.password };
}

type Change = { currentPassword: string; newPassword: string; userAgent: string };

/** AUTH-11: all sessions end; the caller gets a new one. */
export async function changePassword(tools: AccountTools, caller: Caller, change: Change) {
  const { db, passwords } = tools;
  const owner = await confirmPassword(tools, caller, change.currentPassword);
  checkNew(change.newPassword, owner);
  const password = await passwords.hash(change.newPassword);
  const { token, session } = newSession(tools, change.userAgent, caller.hasSecondFactor);
  const { userId, password: checked } = owner;
  const expiresAt = await savePassword(db, { userId, checked, password, session });
  if (!expiresAt) throw new AppError('wrong_password', 'the password changed meanwhile');
  return signedIn(tools, { userId, token, expiresAt });
}

type Reset = { token: string; newPassword: string; userAgent: string };

/** AUTH-10: the link alone allows to set the password; all sessions end. */
export async function resetPassword(tools: AccountTools, reset: Reset) {
  const { db, passwords, now } = tools;
  const tokenHash = hashToken(reset.token);
  const owner = await findOwnerOfLink(db, { tokenHash, now: new Date(now()) });
  if (!owner) throw new AppError('link_expired');
  checkNew(reset.newPassword, owner);
  const password = await passwords.hash(reset.newPassword);
  const { token, session } = newSession(tools, reset.userAgent);
  const { userId } = owner;
  const expiresAt = await saveResetPassword(db, { userId, tokenHash, password, session });
  if (!expiresAt) throw new AppError('link_expired', 'the link was used meanwhile');
  return signedIn(tools, { userId, token, expiresAt });
}

function checkNew(typed: string, owner: Owner): void {
  const code = newPasswordFault(typed, owner);
  if (code) throw fieldError([{ field: 'newPassword', code }]);
}
