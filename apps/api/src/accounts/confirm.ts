import { AppError } from '@safira/contract/errors';
import { findOwner, type Owner } from '@safira/store/accounts/users';
import type { Caller } from '../access.ts';
import type { AccountTools } from './account-tools.ts';
import { confirmCode } from './codes.ts';

export type ConfirmedOwner = Owner & { password: string };

/** Who is signed in proves the password again; a stolen token must not be able to guess it. */
export async function confirmPassword(
  { db, limiter, passwords }: AccountTools,
  { userId }: Caller,
  typed: string,
): Promise<ConfirmedOwner> {
  const key = `user ${userId}`;
  await limiter.admit('confirm', key);
  const owner = await findOwner(db, userId);
  const isRight = await passwords.isRight(typed, owner?.password);
  // AUTH-14: an account of Google; its owner sets a password by a link first.
  if (owner && !owner.password) throw new AppError('password_missing');
  if (!owner?.password || !isRight) throw new AppError('wrong_password');
  await limiter.giveBack('confirm', key);
  return { ...owner, password: owner.password };
}

/** The same, and a code where the account has a second factor. */
export async function confirmOwner(
  tools: AccountTools,
  caller: Caller,
  { password, code }: { password: string; code?: string | undefined },
): Promise<ConfirmedOwner> {
  const owner = await confirmPassword(tools, caller, password);
  await confirmCode(tools, owner, code);
  return owner;
}
