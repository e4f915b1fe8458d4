import type { User } from '@safira/contract/accounts/parts';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { type Account, anAccount } from './accounts.ts';
import { database, edge } from './addresses.ts';
import { allHydrated } from './page-states.ts';
import { query } from './stack.ts';

export type Member = Account & { token: string };

/** An account with favourites. */
export async function aMember({
  teams = [],
  competitions = [],
  matches = [],
}: Partial<Record<'teams' | 'competitions' | 'matches', number[]>> = {}): Promise<Member> {
  const member = await anAccount();
  for (const teamId of teams) await post(member, '/users/favorites/teams', { teamId });
  for (const competitionId of competitions) {
    await post(member, '/users/favorites/competitions', { competitionId });
  }
  for (const matchId of matches) await post(member, '/users/favorites/matches', { matchId });
  return member;
}

async function post({ token }: Member, path: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${edge}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}

/** What the server answers the member. */
export async function readAs<T>({ token }: Member, path: string): Promise<T> {
  const answer = await fetch(`${edge}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: T }).data;
}

/** A page of a browser that has only the token of the member. */
export async function openAs({ token }: Member, page: Page, path: string): Promise<void> {
  await page.addInitScript((stored) => {
    // Only once: a page that signs out stays signed out.
    if (localStorage.getItem('wasSignedIn')) return;
    localStorage.setItem('wasSignedIn', 'yes');
    localStorage.setItem('authToken', stored);
  }, token);
  await page.goto(path);
  await allHydrated(page);
}

/** A browser in which the member has signed in. */
export async function contextOf(
  browser: Browser,
  member: Member,
  { stored = {}, ...own }: BrowserContextOptions & { stored?: Record<string, string> } = {},
): Promise<BrowserContext> {
  const user = await readAs<User>(member, '/auth/me');
  const context = await browser.newContext(own);
  await context.addInitScript(
    (session) => {
      // Only once: a page that signs out stays signed out.
      if (localStorage.getItem('wasSignedIn')) return;
      for (const [key, value] of Object.entries({ ...session, wasSignedIn: 'yes' })) {
        localStorage.setItem(key, value);
      }
    },
    { ...stored, authToken: member.token, user: JSON.stringify(user) },
  );
  return context;
}

const kinds = { competitions: 2, matches: 3 };

/** The ids of the favourites as the store has them. */
export const storedFavourites = (kind: keyof typeof kinds, { email }: Member): string =>
  query(
    database,
    `select coalesce(string_agg(item_id::text, ',' order by item_id), '') from favourites
     join users on users.id = user_id where kind = ${kinds[kind]} and email_key = '${email}'`,
  );

export const starOf = (page: Page, fixture: number): Locator =>
  page.locator(`tr[data-match="${fixture}"]`).getByRole('button', { name: /المفضلة$/ });
