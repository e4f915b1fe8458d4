import type { User } from '@safira/contract/accounts/parts';
import { makeStore } from './store.ts';
import { readStored, writeStored } from './stored.ts';

/**
 * `loading` until it is decided whose session it is; its user is the stored one, not confirmed yet. A member is
 * confirmed by the server, or stored while the server cannot be reached.
 */
export type Session =
  | { state: 'loading'; user: User | undefined }
  | { state: 'visitor' }
  | { state: 'member'; user: User };

const TOKEN = 'authToken';
const USER = 'user';

/** On the server, and in a browser before its storage is read. */
export const undecided: Session = { state: 'loading', user: undefined };

/** What the browser knows of its session. Only this file changes it, in memory and in the storage. */
export const sessionStore = makeStore<Session>(undecided);

/** Also in memory: the browser may refuse to store it. */
let currentToken: string | null = null;
export const sessionToken = () => currentToken;

/** The storage holds what this tab has. Where it refused, the session lives in this tab alone. */
let isStored = true;

/** AUTH-01: at the start a stored token has yet to be confirmed; without one a stored user is taken. */
export function readSession(): void {
  const token = readStored(TOKEN);
  const user = userIn(readStored(USER));
  currentToken = token;
  if (token !== null) set({ state: 'loading', user });
  else set(user ? { state: 'member', user } : { state: 'visitor' });
}

/** AUTH-02: the session of a new token. */
export function openSession(token: string, user: User): void {
  currentToken = token;
  // The user first: other tabs act on the token.
  isStored = writeStored(USER, JSON.stringify(user)) && writeStored(TOKEN, token);
  // Those of an earlier session must not be there when the page is loaded again.
  if (!isStored) removeStored();
  set({ state: 'member', user });
}

/** AUTH-01, AUTH-03: the user as the server has it now. */
export function replaceUser(user: User): void {
  if (isStored) writeStored(USER, JSON.stringify(user));
  set({ state: 'member', user });
}

/** AUTH-01: the server cannot be reached; the stored user, if there is one, counts until it can. */
export function trustStoredUser(): void {
  const session = sessionStore.get();
  if (session.state === 'loading' && session.user) set({ state: 'member', user: session.user });
}

/** AUTH-02: whatever the server says. */
export function clearSession(): void {
  currentToken = null;
  removeStored();
  isStored = true;
  set({ state: 'visitor' });
}

/**
 * The server refused `token`. Clears the session and returns true, unless it has another token by now: a late refusal
 * must not sign out a person who has just signed in, here or in another tab.
 */
export function endSession(token: string | null): boolean {
  followStored();
  if (currentToken !== token) return false;
  clearSession();
  return true;
}

/** Takes over what another tab stored: it has signed in or out, or has a newer user. */
export function followStored(): void {
  if (!isStored) return;
  const token = readStored(TOKEN);
  const text = readStored(USER);
  const isSameToken = token === currentToken;
  if (isSameToken && text === userText(sessionStore.get())) return;
  currentToken = token;
  const user = userIn(text);
  if (token !== null) set(user ? { state: 'member', user } : undecided);
  // A user without a token: the other tab is about to store the one or to remove the other.
  else if (!isSameToken || text === null) set({ state: 'visitor' });
}

/** head-script.ts sets the attribute before the first paint: it hides what only visitors need. */
function set(session: Session): void {
  document.documentElement.toggleAttribute('data-member', session.state !== 'visitor');
  sessionStore.set(session);
}

function removeStored(): void {
  writeStored(TOKEN, null);
  writeStored(USER, null);
}

const userText = (session: Session): string | null =>
  'user' in session && session.user ? JSON.stringify(session.user) : null;

function userIn(text: string | null): User | undefined {
  if (text === null) return undefined;
  const user = parsed(text);
  if (isUser(user)) return user;
  console.warn(`«${USER}» holds no user and is ignored.`);
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** As far as pages rely on it. Another version of the site may have stored another shape. */
function isUser(value: unknown): value is User {
  const user = value as Partial<User> | null | undefined;
  return (
    typeof user?.id === 'string' &&
    typeof user.name === 'string' &&
    typeof user.email === 'string' &&
    typeof user.preferences === 'object' &&
    Array.isArray(user.favoriteTeams) &&
    Array.isArray(user.favoriteCompetitions)
  );
}
