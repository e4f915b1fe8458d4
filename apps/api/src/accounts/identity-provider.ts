import * as oidc from 'openid-client';
import { AppError } from '@safira/contract/errors';
import type { SignInAttempt, SignInResult } from '@safira/store/accounts/sign-in-attempts';

export type GoogleSettings = {
  clientId: string;
  clientSecret: string;
  issuer: URL;
  /** Where Google sends the browser back to; it has to be entered there, too. */
  redirectUrl: string;
};

/** Only Google writes these names of its mailboxes. */
const GOOGLE_MAILBOX = /@(?:gmail|googlemail)\.com$/i;
const PATIENCE_SECONDS = 5;

export type IdentityProvider = ReturnType<typeof makeIdentityProvider>;

/** AUTH-14: the authorization code flow with PKCE, state and nonce; its addresses and keys are read at the first use. */
export function makeIdentityProvider({ clientId, clientSecret, issuer, redirectUrl }: GoogleSettings) {
  let discovered: Promise<oidc.Configuration> | undefined;

  /** A failure is not kept: the next call tries again. */
  function discover(): Promise<oidc.Configuration> {
    discovered ??= oidc
      .discovery(issuer, clientId, clientSecret, undefined, {
        timeout: PATIENCE_SECONDS,
        // The signature of the ID token is checked as well, although it comes from Google over TLS. Plain http: only
        // to a provider on this machine, which config.ts ensures.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  }

  return {
    /** The address that the browser opens. */
    async signInUrl(state: string, { nonce, codeVerifier }: SignInAttempt): Promise<string> {
      const config = await discover().catch((error: unknown) => {
        throw new AppError('unavailable', `identity provider: ${codeOf(error)}`);
      });
      const { href } = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUrl,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // On a shared device the last person must not be signed in without being named.
        prompt: 'select_account',
      });
      return href;
    },

    /** The person, by the answer that the browser brought back. Errors repeat claims, so only their codes are reported. */
    async readIdentity(query: string, state: string, attempt: SignInAttempt): Promise<SignInResult> {
      try {
        const tokens = await oidc.authorizationCodeGrant(
          await discover(),
          new URL(`${redirectUrl}?${query}`),
          {
            expectedState: state,
            expectedNonce: attempt.nonce,
            pkceCodeVerifier: attempt.codeVerifier,
          },
        );
        return resultOf(tokens.claims());
      } catch (error) {
        throw new AppError(isAway(error) ? 'unavailable' : 'google_refused', codeOf(error));
      }
    },
  };
}

function resultOf(claims: oidc.IDToken | undefined): SignInResult {
  if (!claims || typeof claims['email'] !== 'string') throw new Error('an ID token without an address');
  const { iss: issuer, sub: subject, email, name, hd } = claims;
  const isVerified = claims['email_verified'] === true;
  return {
    issuer,
    subject,
    email,
    name: typeof name === 'string' ? name : '',
    isVerified,
    // Of other addresses Google knows only who had them once; `hd` names a domain whose mail it handles.
    isAuthoritative: isVerified && (GOOGLE_MAILBOX.test(email) || typeof hd === 'string'),
  };
}

/** No connection, no answer in time, or a failure on the other side. */
function isAway(error: unknown): boolean {
  const cause = error instanceof oidc.ClientError ? error.cause : undefined;
  return (
    // `fetch` throws a TypeError if there is no connection.
    error instanceof TypeError ||
    codeOf(error) === 'OAUTH_TIMEOUT' ||
    (cause instanceof Response && cause.status >= 500)
  );
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'unknown failure';
}
