import type { getMe } from '@safira/contract/accounts/auth';
import type { Answer } from '@safira/contract/endpoint';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { type Account, anAccount } from './accounts.ts';
import { database, edge } from './addresses.ts';
import { query } from './stack.ts';

type Member = Account & { token: string };

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

/** A browser in which the member has signed in. */
export async function contextOf(
  browser: Browser,
  { token }: Member,
  stored: Record<string, string> = {},
): Promise<BrowserContext> {
  const answer = await fetch(`${edge}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  const { data: user } = (await answer.json()) as Answer<typeof getMe>;
  const context = await browser.newContext();
  await context.addInitScript(
    (session) => {
      // Only once: a page that signs out stays signed out.
      if (localStorage.getItem('wasSignedIn')) return;
      for (const [key, value] of Object.entries({ ...session, wasSignedIn: 'yes' })) {
        localStorage.setItem(key, value);
      }
    },
    { ...stored, authToken: token, user: JSON.stringify(user) },
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
