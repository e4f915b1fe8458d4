import type { Role } from '@safira/contract/accounts/parts';
import { readName } from '@safira/contract/accounts/rules/display-name';
import { type EmailAddress, readEmail } from '@safira/contract/accounts/rules/email-address';
import { normalizedPassword, passwordFault } from '@safira/contract/accounts/rules/password-text';
import { AppError, type ErrorCode, type FieldFault } from '@safira/contract/errors';
import { saveRegistration } from '@safira/store/accounts/sign-ins';
import { hasAccount } from '@safira/store/accounts/users';
import type { AccountTools } from './account-tools.ts';
import { isCommon } from './common-passwords.ts';
import { newSession, signedIn } from './sign-in.ts';
import { hashToken, makeToken } from '@safira/store/accounts/tokens';
import { makePublicId } from './tokens.ts';

type Registration = { email: string; password: string; name: string; address: string; userAgent: string };

export async function registerAccount(tools: AccountTools, registration: Registration) {
  const { db, limiter, passwords, now, sendsMail } = tools;
  const { password, address, userAgent } = registration;
  const { email, name } = checkFields(registration);
  // After the fields: a typing mistake is corrected for free.
  await limiter.admit('register', address);
  if (await hasAccount(db, email.key)) throw taken();
  const { token, session } = newSession(tools, userAgent);
  const { token: device } = makeToken();
  const user = {
    publicId: makePublicId(),
    email,
    name,
    password: await passwords.hash(password),
    now: new Date(now()),
  };
  const saved = await saveRegistration(db, { user, session, sendsMail, markHash: hashToken(device) });
  if (!saved) throw taken();
  const { data, ...side } = await signedIn(tools, { ...saved, token });
  return { ...side, data: { ...data, device } };
}

export const taken = (): AppError =>
  new AppError('email_taken', undefined, { fields: [{ field: 'email', code: 'email_taken' }] });

function checkFields(given: Registration): { email: EmailAddress; name: string } {
  const email = readEmail(given.email);
  const name = readName(given.name);
  const fault = newPasswordFault(given.password, { role: 'member', email: given.email, name: given.name });
  if (email && name !== undefined && !fault) return { email, name };
  throw fieldError([
    { field: 'email', code: email ? undefined : 'email_invalid' },
    { field: 'password', code: fault },
    { field: 'name', code: name === undefined ? 'name_invalid' : undefined },
  ]);
}

/** The first fault is that of the whole form. */
export function fieldError(all: readonly { field: string; code: ErrorCode | undefined }[]): AppError {
  const fields = all.filter((one): one is FieldFault => one.code !== undefined);
  return new AppError(fields[0]!.code, undefined, { fields });
}

/** AUTH-07: what is wrong with a new password of an account. */
export function newPasswordFault(
  typed: string,
  { role, email, name }: { role: Role; email: string; name: string },
): ErrorCode | undefined {
  const fault = passwordFault(typed, role);
  if (fault) return fault;
  return isCommon(normalizedPassword(typed), [email, name]) ? 'password_common' : undefined;
}
