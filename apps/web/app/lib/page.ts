import { createContext, RouterContextProvider } from 'react-router';

/** What the server passes to the loaders about a request; none of it is personal data. */
export type Page = {
  /** The zone class of its times, and the current offset of that class from UTC, in minutes. */
  zone: { name: string; offsetMinutes: number };
  /** Today's date in that zone, by the clock of the football world. */
  today: string;
  /** The public URL of the site: links that leave it must be absolute. */
  siteUrl: string;
  /** OURS-08 */
  simulated: boolean;
  /** AUTH-10: whether links can be sent by mail. */
  mailLinks: boolean;
  /** AUTH-14: whether the API lets people sign in with Google. */
  googleSignIn: boolean;
  /** Set on every script that we render; see server/security.ts. Absent in development, where no CSP is sent. */
  nonce?: string;
  /** Reads the API; the page stays cached while everything it read is unchanged. */
  read: (path: string) => Promise<Reading>;
};

/** A failure is a value: the loader decides what it means for the page. */
export type Reading =
  | { ok: true; body: unknown }
  /** `isSyncing`: not stored yet; it has been requested from the provider. */
  | { ok: false; status: number; message: string; isSyncing: boolean };

export const pageContext = createContext<Page>();

export function contextOf(page: Page): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, page);
  return provider;
}
