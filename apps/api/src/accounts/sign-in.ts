import type { User } from '@safira/contract/accounts/parts';
import { readEmail } from '@safira/contract/accounts/rules/email-address';
import { AppError } from '@safira/contract/errors';
import { saveRehashed } from '@safira/store/accounts/passwords';
import { saveSignIn } from '@safira/store/accounts/sign-ins';
import { type Credentials, findCredentials, findUser } from '@safira/store/accounts/users';
import type { AccountTools } from './account-tools.ts';
import { confirmCode } from './codes.ts';
import { clientName } from './client-name.ts';
import { admitSignIn } from './sign-in-limits.ts';
import { hashToken, makeToken } from '@safira/store/accounts/tokens';
import { accountMark } from './tokens.ts';

type Attempt = {
  email: string;
  password: string;
  code: string | undefined;
  device: string | undefined;
  address: string;
  userAgent: string;
};

/**
 * AUTH-07: nothing in the answer, its time or its cost in writes depends on whether the address has an account: the same
 * query, counters and hash, and one refusal for everything that can be wrong.
 */
export async function signIn(tools: AccountTools, attempt: Attempt) {
  const { db, limiter, key } = tools;
  const { device, address } = attempt;
  // A malformed address has no account, but the same query; PostgreSQL takes any letter but U+0000.
  const emailKey = readEmail(attempt.email)?.key ?? attempt.email.replaceAll('\u0000', '\uFFFD');
  const markHash = device === undefined ? undefined : hashToken(device);
  const found = await findCredentials(db, { emailKey, markHash });
  const giveBack = await admitSignIn(limiter, {
    account: accountMark(key, emailKey),
    address,
    knownDevice: found?.isKnownDevice ? markHash?.toString('base64url') : undefined,
  });
  let hasSecondFactor: boolean | undefined; // decided once, because a code works once
  const open = async (credentials: Credentials | undefined) => {
    const checked = await checkPassword(tools, attempt, credentials);
    // Not a failure: the form now shows the field for the code and sends all of it again.
    if (checked.totpSecret && !attempt.code) await giveBack();
    hasSecondFactor ??= await confirmCode(tools, checked, attempt.code);
    return openSession(tools, attempt, { ...checked, hasSecondFactor });
  };
  // A second try: another sign-in may have hashed the same password again meanwhile.
  const opened = (await open(found)) ?? (await open(await findCredentials(db, { emailKey, markHash })));
  if (!opened) throw new AppError('wrong_credentials', 'the password changed meanwhile');
  await giveBack();
  const { data, ...side } = await signedIn(tools, opened);
  return { ...side, data: { ...data, device: opened.device } };
}

async function checkPassword(
  { passwords }: AccountTools,
  { password }: Attempt,
  found: Credentials | undefined,
): Promise<Credentials & { password: string }> {
  const isRight = await passwords.isRight(password, found?.password);
  if (!found?.password || !isRight || found.isDisabled) throw new AppError('wrong_credentials');
  return { ...found, password: found.password };
}

/** Undefined if the stored password changed while it was checked. */
async function openSession(
  tools: AccountTools,
  { password, device, userAgent }: Attempt,
  checked: Credentials & { password: string; hasSecondFactor: boolean },
) {
  const { db, passwords } = tools;
  const { userId, password: stored, hasSecondFactor } = checked;
  const mark = checked.isKnownDevice && device !== undefined ? device : makeToken().token;
  const { token, session } = newSession(tools, userAgent, hasSecondFactor);
  const expiresAt = await saveSignIn(db, { userId, password: stored, session, markHash: hashToken(mark) });
  if (!expiresAt) return undefined;
  // Only now is the text of a password known that was hashed at other costs.
  if (passwords.isOutdated(stored))
    await saveRehashed(db, { userId, checked: stored, password: await passwords.hash(password) });
  return { userId, token, expiresAt, device: mark };
}

export function newSession({ now }: AccountTools, userAgent: string, hasSecondFactor = false) {
  const { token, tokenHash } = makeToken();
  return {
    token,
    session: { tokenHash, client: clientName(userAgent), hasSecondFactor, now: new Date(now()) },
  };
}

/** The answer of every call that opens a session. */
export async function signedIn(
  { db }: AccountTools,
  { userId, token, expiresAt }: { userId: number; token: string; expiresAt: Date },
) {
  return { token, user: await ownUser(db, userId), data: { expiresAt: expiresAt.toISOString() } };
}

/** The account may have been deleted since the call began. */
export async function ownUser(db: AccountTools['db'], userId: number): Promise<User> {
  const user = await findUser(db, userId);
  if (!user) throw new AppError('unauthenticated');
  return user;
}
