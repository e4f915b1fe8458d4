import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { User } from '@safira/contract/accounts/parts';
import {
  clearSession,
  followStored,
  readSession,
  sessionStore,
  sessionToken,
  trustStoredUser,
  undecided,
  type Session,
} from './session-store.ts';

/**
 * The session of the reader, in every page. What it costs a visitor is this file and session-store.ts; everything that
 * talks to the server is loaded only with a stored token, or when a person signs in or out.
 *
 * - `useSession()` renders: `loading`, `visitor` or `member` with the `user`. `loading` on the server and while the page
 *   hydrates, then at once what is stored; a stored token stays `loading`, with the stored user if there is one, until
 *   the server has confirmed it.
 * - `useUser()` is the user in any state; `currentSession()` the session outside of a component.
 * - `signOut()` always succeeds.
 * - `session-calls.ts`, imported lazily: `memberCall` makes a private call, `refreshSession` reads the user again.
 * - `account-calls.ts`, imported by what is loaded lazily: signing in, changes of the account.
 * - `sign-in-dialog.ts` opens the dialog over any page.
 *
 * Tabs share the session through the keys `authToken` and `user` of local storage. Where the storage refuses, the
 * session lives in its tab until the page is left.
 */
export const useSession = (): Session => useOfSession((session) => session, undecided);

/** The user, also one who is not confirmed yet. What uses it does not render again for a visitor. */
export const useUser = (): User | undefined => useOfSession(userOf, undefined);

const userOf = (session: Session) => ('user' in session ? session.user : undefined);

function useOfSession<T>(read: (session: Session) => T, atFirst: T): T {
  const [value, setValue] = useState(atFirst);
  const show = useEffectEvent(() => {
    // In a transition: an urgent update would discard parts of the page that are not hydrated yet.
    startTransition(() => setValue(() => read(currentSession())));
  });
  useEffect(() => {
    show();
    return sessionStore.subscribe(show);
  }, []);
  return value;
}

let isStarted = false;

export function currentSession(): Session {
  if (!isStarted) start();
  return sessionStore.get();
}

/** AUTH-02: at once and in any case; the server is informed if it can be reached. */
export function signOut(): void {
  const token = sessionToken();
  clearSession();
  if (token === null) return;
  import('./session-calls.ts')
    .then(({ logOut }) => logOut(token))
    .catch((error: unknown) => console.warn('The session could not be ended on the server.', error));
}

function start() {
  isStarted = true;
  readSession();
  if (sessionStore.get().state === 'loading') refresh();
  sessionStore.subscribe(loadMemberParts);
  loadMemberParts();
  window.addEventListener('storage', ({ key }) => {
    // A null key means that the whole storage was cleared.
    if (key === null || key === 'authToken' || key === 'user') follow();
  });
  // A page that was frozen, or in the history, has missed the events.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') follow();
  });
}

let hasMemberParts = false;

/** With the first user: what follows the account on every page. */
function loadMemberParts() {
  const session = sessionStore.get();
  if (hasMemberParts || !('user' in session && session.user)) return;
  hasMemberParts = true;
  import('./follow-account.ts')
    .then(({ followAccount }) => followAccount())
    .catch((error: unknown) => console.warn('The choices of the account could not be loaded.', error));
}

function follow() {
  const before = sessionStore.get();
  followStored();
  const session = sessionStore.get();
  if (session !== before && session.state === 'loading') refresh();
}

/** AUTH-01: the server decides about the stored token. */
function refresh() {
  import('./session-calls.ts')
    .then(({ refreshSession }) => refreshSession())
    .catch((error: unknown) => {
      console.warn('The session could not be confirmed.', error);
      trustStoredUser();
      window.addEventListener('online', refresh, { once: true });
    });
}
