import { expect, test } from '@playwright/test';
import {
  accountButton,
  anAccount,
  fillIn,
  newPerson,
  signIn,
  signInLink,
  signOut,
  storedToken,
} from '../support/accounts.ts';
import { consoleProblems } from '../support/league.ts';
import { allHydrated } from '../support/page-states.ts';
import { liveMatch } from '../support/staged-matches.ts';

for (const width of [1280, 390]) {
  test(`AUTH-02, OURS-42: at ${width} px a person registers over a page, skips the choice of teams, stays signed in, signs out and signs in again`, async ({
    page,
  }) => {
    const person = newPerson();
    const problems = consoleProblems(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/teams');
    await allHydrated(page);
    await signInLink(page).click();
    await page.getByRole('button', { name: 'حساب جديد' }).click();
    await page.getByLabel('الاسم').fill(person.name);
    await fillIn(page, person);
    await page.keyboard.press('Enter');
    await expect(accountButton(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'من تشجّع يا ليلى؟' })).toBeVisible();
    await page.getByRole('link', { name: 'تخطَّ', exact: true }).click();
    await expect(page).toHaveURL('/teams');

    await page.reload();
    await accountButton(page).click();
    await expect(page.getByText(person.email)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(person.email)).toHaveCount(0);

    await signOut(page);
    expect(await storedToken(page)).toBeNull();
    await page.reload();
    await allHydrated(page);
    await expect(signInLink(page)).toBeVisible();

    await signInLink(page).click();
    await fillIn(page, person);
    await page.getByRole('dialog').getByRole('button', { name: 'دخول', exact: true }).click();
    await expect(accountButton(page)).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('AUTH-05: a wrong password is named in a sentence that has the focus, and the right one is accepted after it', async ({
  page,
}) => {
  const account = await anAccount();
  await page.goto('/login');
  await allHydrated(page);
  await fillIn(page, { ...account, password: 'another password' });
  await page.keyboard.press('Enter');
  const sentence = page.getByText('البريد أو كلمة المرور غير صحيحة.');
  await expect(sentence).toBeVisible();
  await expect(page.locator(':focus')).toContainText('غير صحيحة');
  expect(await storedToken(page)).toBeNull();
  await page.getByLabel('كلمة المرور', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('AUTH-05: an address that has an account is named next to its field', async ({ page }) => {
  const account = await anAccount();
  await page.goto('/register');
  await allHydrated(page);
  await page.getByLabel('الاسم').fill(account.name);
  await fillIn(page, account);
  await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveAccessibleDescription(/لهذا البريد حساب/);
});

test('AUTH-02: after signing in on its page the reader is back at the match, never at another site', async ({
  page,
}) => {
  const account = await anAccount();
  await signIn(page, account, `/login?return=/match/${liveMatch}`);
  await expect(page).toHaveURL(`/match/${liveMatch}`);
  await page.goto('/login?return=//example.com/');
  await expect(page).toHaveURL('/');
});

for (const path of ['/login', '/register', '/reset#sfr_link']) {
  test(`AUTH-02: ${path} shows its fields whole on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await allHydrated(page);
    const card = (await page.locator('main form').locator('xpath=../..').boundingBox())!;
    for (const control of await page.locator('main form :is(input, button)').all()) {
      const { x, width } = (await control.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(card.x);
      expect(x + width).toBeLessThanOrEqual(card.x + card.width);
    }
  });
}

test('AUTH-02: without JavaScript the page says what it needs, and nothing that is typed can be sent', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  // Locators do not read what only readers without scripts see.
  expect(await page.content()).toContain('يحتاج تسجيل الدخول إلى تفعيل جافاسكربت');
  await fillIn(page, newPerson());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await context.close();
});

test('AUTH-02: what is typed before the scripts are there stays', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('البريد الإلكتروني').fill('layla@example.com');
  await expect(page.getByRole('button', { name: 'دخول', exact: true })).toBeDisabled();
  scripts.resolve();
  await allHydrated(page);
  await expect(page.getByRole('button', { name: 'دخول', exact: true })).toBeEnabled();
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue('layla@example.com');
});

test('AUTH-01: pages of accounts are the same for everyone and are not indexed', async ({ request }) => {
  const { token } = await anAccount();
  for (const path of ['/login', '/register', '/reset', '/verify', '/']) {
    const [visitor, member] = await Promise.all([
      request.get(path),
      request.get(path, { headers: { authorization: `Bearer ${token}` } }),
    ]);
    expect(await member.text()).toBe(await visitor.text());
    expect(visitor.headers()['set-cookie']).toBeUndefined();
    if (path !== '/') expect(await visitor.text()).toContain('name="robots" content="noindex"');
  }
  // AUTH-10: the stack of the tests sends no mail.
  expect((await request.get('/forgot')).status()).toBe(404);
});
