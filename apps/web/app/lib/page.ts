import { createContext, RouterContextProvider } from 'react-router';

/** What the server knows about a request, handed to the loaders; nothing of it is about a person. */
export type Page = {
  /** The zone class its times are cut by, and that class's clock right now, in minutes from UTC. */
  zone: { name: string; offsetMinutes: number };
  /** Today's date in that zone, by the clock of the football world. */
  today: string;
  /** Where the site is on the web: links that leave it have to be whole. */
  siteUrl: string;
  /** OURS-08 */
  simulated: boolean;
  /** On every script that we render; see server/security.ts. Absent in development, where no policy is sent. */
  nonce?: string;
  /** Reads the API; the page is kept for as long as everything it read stays the same. */
  read: (path: string) => Promise<Reading>;
};

/** A failure is a value: what it means for the page is the loader's to say. */
export type Reading = { ok: true; body: unknown } | { ok: false; status: number; message: string };

export const pageContext = createContext<Page>();

export function contextOf(page: Page): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, page);
  return provider;
}
