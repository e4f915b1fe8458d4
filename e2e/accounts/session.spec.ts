import { expect, type Page, test } from '@playwright/test';
import {
  accountButton,
  anAccount,
  endSessions,
  fillIn,
  signIn,
  signInLink,
  signOut,
  storedToken,
} from '../support/accounts.ts';
import { expectNoShift, watchShifts } from '../support/in-page.ts';
import { allHydrated } from '../support/page-states.ts';
import { liveMatch } from '../support/staged-matches.ts';
import { expectToast, watchToasts } from '../support/toasts.ts';

/** The scripts that only a session or a press on «دخول» loads, and the calls of accounts. */
const PERSONAL = /\/api\/(auth|users)\/|\/assets\/(session-calls|register-screen|sign-in|account-button)/;

function watchRequests(page: Page, pattern: RegExp): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) found.push(new URL(request.url()).pathname);
  });
  return found;
}

test('AUTH-01: a visitor loads no script and makes no call of accounts', async ({ page }) => {
  const requests = watchRequests(page, PERSONAL);
  await page.goto('/', { waitUntil: 'networkidle' });
  await allHydrated(page);
  expect(requests).toEqual([]);
});

test('AUTH-01: a session that was ended elsewhere makes the reader a visitor with the next page, in every tab', async ({
  page,
  context,
}) => {
  const account = await anAccount();
  await watchToasts(page);
  await signIn(page, account);
  const other = await context.newPage();
  const confirmed = other.waitForResponse('**/api/auth/me');
  await other.goto('/teams');
  await confirmed;
  await expect(accountButton(other)).toBeVisible();

  endSessions(account);
  await page.reload();
  await expectToast(page, 'انتهت جلستك. سجّل الدخول من جديد.');
  await expect(signInLink(page)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await expect(signInLink(other)).toBeVisible();
});

test('AUTH-02: other tabs follow a sign-in and a sign-out without a reload', async ({ page, context }) => {
  const account = await anAccount();
  const other = await context.newPage();
  await other.goto('/teams');
  await allHydrated(other);
  await signIn(page, account);
  await expect(accountButton(other)).toBeVisible();
  await signOut(other);
  await expect(signInLink(page)).toBeVisible();
});

test('AUTH-01: the server cannot be reached, the reader stays signed in and is confirmed when it is back', async ({
  page,
}) => {
  const account = await anAccount();
  await signIn(page, account);
  await page.route('**/api/auth/me', (route) => route.abort());
  await page.reload();
  await allHydrated(page);
  await expect(accountButton(page)).toBeVisible();
  await page.unroute('**/api/auth/me');
  const confirmed = page.waitForResponse('**/api/auth/me');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect((await confirmed).status()).toBe(200);
  await expect(accountButton(page)).toBeVisible();
});

test('AUTH-01: the script that confirms the session is lost, the reader stays signed in and the page stays', async ({
  page,
}) => {
  const account = await anAccount();
  await signIn(page, account);
  let lost = 0;
  await page.route('**/assets/session-calls*', (route) => {
    lost += 1;
    return route.abort();
  });
  await page.reload();
  await allHydrated(page);
  // The favourites need it, too.
  await expect.poll(() => lost).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  await expect(accountButton(page)).toBeVisible();
  await expect(page.locator(`tr[data-match="${liveMatch}"]`)).toBeVisible();
});

test('AUTH-02: without a network signing out works at once and lasts', async ({ page, context }) => {
  const account = await anAccount();
  await signIn(page, account);
  await accountButton(page).click();
  await expect(page.getByRole('button', { name: 'تسجيل الخروج' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(signInLink(page)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await context.setOffline(false);
  await page.reload();
  await allHydrated(page);
  await expect(signInLink(page)).toBeVisible();
});

test('HOME-21: with the storage blocked the session lives in its tab, until the page is loaded again', async ({
  page,
}) => {
  const account = await anAccount();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/teams');
  await allHydrated(page);
  await signInLink(page).click();
  await fillIn(page, account);
  await page.keyboard.press('Enter');
  await expect(accountButton(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'البطولات' }).click();
  await expect(page).toHaveURL('/competitions');
  await expect(accountButton(page)).toBeVisible();
  await page.reload();
  await allHydrated(page);
  await expect(signInLink(page)).toBeVisible();
});

for (const width of [1280, 820, 390]) {
  test(`AUTH-01: at ${width} px nothing moves when the page of a member comes alive, or when its session is over`, async ({
    page,
  }) => {
    const account = await anAccount();
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, account);
    await watchShifts(page);
    await page.goto('/about');
    await allHydrated(page);
    await expect(accountButton(page)).toBeVisible();
    await expectNoShift(page);
    endSessions(account);
    await page.reload();
    await expect(signInLink(page)).toBeVisible();
    await expectNoShift(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
