import { randomBytes } from 'node:crypto';
import { readName } from '@safira/contract/accounts/rules/display-name';
import { readEmail } from '@safira/contract/accounts/rules/email-address';
import { AppError } from '@safira/contract/errors';
import { findIdentityAccount, type IdentityAccount } from '@safira/store/accounts/identities';
import { saveIdentitySignIn } from '@safira/store/accounts/identity-sign-ins';
import * as attempts from '@safira/store/accounts/sign-in-attempts';
import { hashToken, makeToken } from '@safira/store/accounts/tokens';
import type { NewUser } from '@safira/store/accounts/users';
import type { AccountTools } from './account-tools.ts';
import { confirmCode } from './codes.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { taken } from './new-account.ts';
import { newSession, signedIn } from './sign-in.ts';
import { makePublicId } from './tokens.ts';

/** For a person whose name at Google cannot be shown. */
const NAMELESS = 'مشجّع';

const randomText = () => randomBytes(32).toString('base64url');

/** AUTH-14: returns the address that the browser opens. */
export async function startGoogle(tools: AccountTools, challenge: string): Promise<string> {
  const { db, now } = tools;
  const google = googleOf(tools);
  const state = randomText();
  const attempt = {
    challenge: Buffer.from(challenge, 'base64url'),
    nonce: randomText(),
    codeVerifier: randomText(),
  };
  const url = await google.signInUrl(state, attempt);
  await attempts.saveAttempt(db, { stateHash: hashToken(state), attempt, now: new Date(now()) });
  return url;
}

/** AUTH-14: what Google sent with the browser; returns the token with which this browser alone can finish. */
export async function receiveGoogle(tools: AccountTools, query: string): Promise<string> {
  const { db, now } = tools;
  const google = googleOf(tools);
  const state = new URLSearchParams(query).get('state') ?? '';
  const attempt = await attempts.takeAttempt(db, { stateHash: hashToken(state), now: new Date(now()) });
  if (!attempt) throw new AppError('sign_in_expired');
  const result = await google.readIdentity(query, state, attempt);
  const { token, tokenHash } = makeToken();
  const { challenge } = attempt;
  await attempts.saveResult(db, { tokenHash, challenge, result, now: new Date(now()) });
  return token;
}

type Finish = {
  token: string;
  verifier: string;
  code: string | undefined;
  device: string | undefined;
  address: string;
  userAgent: string;
};

/** AUTH-14: the account of the person, or a new one, with a session. */
export async function finishGoogle(tools: AccountTools, finish: Finish) {
  const { db, now, sendsMail } = tools;
  googleOf(tools);
  const { code, device, userAgent } = finish;
  const tokenHash = hashToken(finish.token);
  const challenge = hashToken(finish.verifier);
  const result = await attempts.findResult(db, { tokenHash, challenge, now: new Date(now()) });
  if (!result) throw new AppError('sign_in_expired');
  const { issuer, subject } = result;
  const identity = { issuer, subject };
  const markHash = device === undefined ? undefined : hashToken(device);

  let confirmed: number | undefined; // the account whose code was right, because a code works once
  const open = async () => {
    const email = readEmail(result.email);
    const found = await findIdentityAccount(db, { identity, emailKey: email?.key ?? '', markHash });
    if (found) {
      checkAccount(result, found);
      if (found.totpSecret && !code) await attempts.keepResultForCode(db, tokenHash);
      if (confirmed !== found.userId && (await confirmCode(tools, found, code))) confirmed = found.userId;
    }
    const account = found ?? { newUser: await newUserOf(tools, result, finish.address) };
    const mark = found?.isKnownDevice && device !== undefined ? device : makeToken().token;
    const hasSecondFactor = found !== undefined && found.userId === confirmed;
    const { token, session } = newSession(tools, userAgent, hasSecondFactor);
    const saved = await saveIdentitySignIn(db, {
      identity,
      tokenHash,
      account,
      session,
      markHash: hashToken(mark),
      sendsMail,
    });
    if (saved === 'spent') throw new AppError('sign_in_expired', 'the result was used meanwhile');
    return saved === 'changed' ? undefined : { ...saved, token, device: mark, isNew: found === undefined };
  };
  // A second try: another sign-in may have made the account or linked it meanwhile.
  const opened = (await open()) ?? (await open());
  if (!opened) throw new AppError('google_refused', 'the account changed meanwhile');
  const { data, ...side } = await signedIn(tools, opened);
  return { ...side, data: { ...data, device: opened.device, isNew: opened.isNew } };
}

function googleOf({ google }: AccountTools): IdentityProvider {
  if (!google) throw new AppError('not_found', 'signing in with Google is off');
  return google;
}

/**
 * An identity that is not linked yet may enter the account with its address only if both sides know whose address it
 * is: we by a link that was opened, Google because it is in charge of it. A stranger could otherwise prepare an account
 * for an owner, or keep the key of an address that they lost.
 */
function checkAccount(result: attempts.SignInResult, found: IdentityAccount): void {
  if (found.isDisabled) throw new AppError('google_refused', 'the account is disabled');
  if (found.isLinked) return;
  if (!result.isVerified) throw new AppError('google_email_unverified');
  if (!found.isEmailVerified) throw new AppError('google_link_unverified');
  if (!result.isAuthoritative) throw taken();
}

async function newUserOf(
  { limiter, now }: AccountTools,
  result: attempts.SignInResult,
  address: string,
): Promise<NewUser> {
  if (!result.isVerified) throw new AppError('google_email_unverified');
  const email = readEmail(result.email);
  if (!email) throw new AppError('google_refused', 'an address that we cannot use');
  await limiter.admit('register', address);
  const at = new Date(now());
  return {
    publicId: makePublicId(),
    email,
    name: readName(result.name) ?? readName(email.text.split('@')[0]!) ?? NAMELESS,
    password: null,
    emailVerifiedAt: result.isAuthoritative ? at : null,
    now: at,
  };
}
