import { ownPath } from '../../../lib/return-path.ts';

/** In the storage of the tab: it survives the way to Google and back, and no other tab can finish. */
const KEY = 'googleSignIn';

/** What this browser keeps while a person is at Google. */
export type Attempt = { verifier: string; returnTo: string };

/** AUTH-14: keeps a new verifier and returns its challenge. Fails where the browser stores nothing. */
export async function keepAttempt(returnTo: string): Promise<string> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  sessionStorage.setItem(KEY, JSON.stringify({ verifier, returnTo } satisfies Attempt));
  return base64url(new Uint8Array(hash));
}

/** Undefined in another browser or tab. */
export function keptAttempt(): Attempt | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Attempt> | null;
    if (typeof kept?.verifier !== 'string') return undefined;
    return { verifier: kept.verifier, returnTo: ownPath(String(kept.returnTo)) };
  } catch {
    return undefined;
  }
}

export function forgetAttempt(): void {
  sessionStorage.removeItem(KEY);
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
