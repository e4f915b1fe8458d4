import { AppError } from '@safira/contract/errors';
import { findOwnerOfLink } from '@safira/store/accounts/one-time-tokens';
import { savePassword, saveResetPassword } from '@safira/store/accounts/passwords';
import type { Owner } from '@safira/store/accounts/users';
import type { Caller } from '../access.ts';
import type { AccountTools } from './account-tools.ts';
import { confirmCode } from './codes.ts';
import { confirmPassword } from './confirm.ts';
import { fieldError, newPasswordFault } from './new-account.ts';
import { newSession, signedIn } from './sign-in.ts';
import { hashToken } from '@safira/store/accounts/tokens';

type Change = { currentPassword: string; newPassword: string; userAgent: string };

/** AUTH-11: all sessions end; the caller gets a new one. */
export async function changePassword(tools: AccountTools, caller: Caller, change: Change) {
  const { db, passwords, sendsMail } = tools;
  const owner = await confirmPassword(tools, caller, change.currentPassword);
  checkNew(change.newPassword, owner);
  const password = await passwords.hash(change.newPassword);
  const { token, session } = newSession(tools, change.userAgent, caller.hasSecondFactor);
  const { userId, password: checked } = owner;
  const expiresAt = await savePassword(db, { userId, checked, password, session, sendsMail });
  if (!expiresAt) throw new AppError('wrong_password', 'the password changed meanwhile');
  return signedIn(tools, { userId, token, expiresAt });
}

type Reset = { token: string; newPassword: string; code?: string | undefined; userAgent: string };

/** AUTH-10: the link, and the code of a second factor, allow to set the password; all sessions end. */
export async function resetPassword(tools: AccountTools, reset: Reset) {
  const { db, passwords, now, sendsMail } = tools;
  const tokenHash = hashToken(reset.token);
  const owner = await findOwnerOfLink(db, { tokenHash, now: new Date(now()) });
  if (!owner) throw new AppError('link_expired');
  checkNew(reset.newPassword, owner);
  const hasSecondFactor = await confirmCode(tools, owner, reset.code);
  const password = await passwords.hash(reset.newPassword);
  const { token, session } = newSession(tools, reset.userAgent, hasSecondFactor);
  const { userId } = owner;
  const expiresAt = await saveResetPassword(db, { userId, tokenHash, password, session, sendsMail });
  if (!expiresAt) throw new AppError('link_expired', 'the link was used meanwhile');
  return signedIn(tools, { userId, token, expiresAt });
}

function checkNew(typed: string, owner: Owner): void {
  const code = newPasswordFault(typed, owner);
  if (code) throw fieldError([{ field: 'newPassword', code }]);
}
