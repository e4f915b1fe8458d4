import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { register } from '@safira/contract/accounts/auth';
import type { Answer } from '@safira/contract/endpoint';
import { expect, type Locator, type Page } from '@playwright/test';
import { inheritedEnv } from '@safira/testkit/config';
import { databaseUrl } from '@safira/testkit/engines';
import { database, edge, ports } from './addresses.ts';
import { allHydrated } from './page-states.ts';
import { query } from './stack.ts';

export type Account = { name: string; email: string; password: string };

/** Not registered yet. */
export function newPerson(): Account {
  const id = randomUUID();
  return { name: 'ليلى', email: `layla-${id}@example.com`, password: `pw ${id}` };
}

/** Each from an address of its own: registrations of one address are limited. */
export async function anAccount(): Promise<Account & { token: string }> {
  const person = newPerson();
  const octet = () => Math.floor(Math.random() * 256);
  const answer = await fetch(`http://127.0.0.1:${ports.api}/api/auth/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${octet()}.${octet()}.${octet()}`,
    },
    body: JSON.stringify(person),
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { token } = (await answer.json()) as Answer<typeof register>;
  return { ...person, token };
}

/** What an operator sends to a person who cannot sign in. */
export function resetLink({ email }: Account): string {
  const [link = ''] = execFileSync(process.execPath, ['tools/user/main.ts', 'reset', email], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...inheritedEnv(), DATABASE_URL: databaseUrl('migrator', database), SITE_URL: edge },
  })
    .toString()
    .split('\n');
  return link;
}

/** As if the person had opened the link of the first mail. */
export function verifyAddress({ email }: Account): void {
  query(database, `update users set email_verified_at = now() where email_key = '${email.toLowerCase()}'`);
}

/** The server forgets the sessions of an account, as if they had expired or been ended elsewhere. */
export function endSessions({ email }: Account): void {
  query(
    database,
    `delete from sessions where user_id = (select id from users where email_key = '${email.toLowerCase()}')`,
  );
}

/** The account in the header, or in the tab bar of a phone. */
export const accountButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(حساب ليلى|حسابي)$/ }).filter({ visible: true });

export const signInLink = (page: Page): Locator =>
  page.getByRole('link', { name: 'دخول', exact: true }).filter({ visible: true });

export async function fillIn(page: Page, { email, password }: Omit<Account, 'name'>): Promise<void> {
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password);
}

export async function signIn(page: Page, account: Account, path = '/login'): Promise<void> {
  await page.goto(path);
  await allHydrated(page);
  await fillIn(page, account);
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await isSignedIn(page);
}

/** The page of signing in has led back: its header is another one. */
export async function isSignedIn(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/\/login/);
  await allHydrated(page);
  await expect(accountButton(page)).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(signInLink(page)).toBeVisible();
}

/** What the browser keeps of the session. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('authToken'));
