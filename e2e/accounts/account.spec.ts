import { readFileSync } from 'node:fs';
import type { User } from '@safira/contract/accounts/parts';
import { expect, test } from '@playwright/test';
import { anAccount, endSessions, signIn, storedToken } from '../support/accounts.ts';
import { edge } from '../support/addresses.ts';
import { consoleProblems } from '../support/league.ts';
import { aMember, type Member, openAs, readAs } from '../support/members.ts';
import { widths } from '../support/readers.ts';
import { expectToast, watchToasts } from '../support/toasts.ts';

const HILAL = 2932;

const preferencesOf = async (member: Member) => (await readAs<User>(member, '/auth/me')).preferences;

test('AUTH-01: the pages of an account are the same bytes for everyone, and not for search engines', async () => {
  const member = await anAccount();
  for (const path of ['', '/favourites', '/preferences', '/security', '/welcome']) {
    const [visitor, own] = await Promise.all([
      fetch(`${edge}/account${path}`),
      fetch(`${edge}/account${path}`, { headers: { authorization: `Bearer ${member.token}` } }),
    ]);
    expect(visitor.status).toBe(200);
    const html = await visitor.text();
    expect(html).toBe(await own.text());
    expect(html).toContain('noindex');
    expect(html).not.toContain('ليلى');
  }
});

for (const width of widths) {
  test(`OURS-40: at ${width} px a member chooses a team and finds it on the dashboard with its matches`, async ({
    page,
  }) => {
    const member = await anAccount();
    const problems = consoleProblems(page);
    await page.setViewportSize({ width, height: 900 });
    await openAs(member, page, '/account');
    await page.getByRole('link', { name: 'اختر فرقك' }).click();
    await page.getByRole('button', { name: /^الهلال/ }).click();
    await expect(page.getByText('فريق واحد')).toBeVisible();
    await page.getByRole('link', { name: 'التالي: بطولاتك' }).click();
    await page.getByRole('switch').first().click();
    await expect(page.getByText('بطولة واحدة', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'من تشجّع يا ليلى؟' })).toBeVisible();
    await page.goForward();
    await page.getByRole('link', { name: 'إلى لوحتي' }).click();

    const card = page.getByRole('region', { name: 'الهلال', exact: true });
    await expect(card.getByRole('link', { name: / ضد / }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/الخير يا ليلى$/);
    await expect(page.getByRole('region', { name: 'أسبوع فرقي' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect.poll(() => readAs(member, '/users/favorites')).toMatchObject({ teams: [{ teamId: HILAL }] });
    await expect.poll(async () => (await preferencesOf(member)).favoriteLeagues).toHaveLength(1);
    expect(problems).toEqual([]);
  });
}

test('OURS-42: the choices after registration are skipped', async ({ page }) => {
  const member = await anAccount();
  await openAs(member, page, '/account/welcome');
  await page.getByRole('link', { name: 'تخطَّ', exact: true }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('link', { name: 'اختر فرقك' })).toBeVisible();
});

test('AUTH-09: a star is taken off and put back on the page of favourites', async ({ page }) => {
  const member = await aMember({ teams: [HILAL] });
  await openAs(member, page, '/account/favourites');
  await page.getByRole('button', { name: 'أزل الهلال من المفضلة' }).click();
  await expect.poll(() => readAs(member, '/users/favorites')).toMatchObject({ teams: [] });
  await page.getByRole('button', { name: 'أضف الهلال إلى المفضلة' }).click();
  await expect.poll(() => readAs(member, '/users/favorites')).toMatchObject({ teams: [{ teamId: HILAL }] });
});

test('OURS-40: tabs are links: the focus stays on them and the back button returns', async ({ page }) => {
  await openAs(await anAccount(), page, '/account');
  const tabs = page.getByRole('navigation', { name: 'صفحات حسابي' });
  await tabs.getByRole('link', { name: 'الأمان وبياناتي' }).press('Enter');
  await expect(page).toHaveURL(/\/account\/security$/);
  await expect(page).toHaveTitle('الأمان وبياناتي · صافرة');
  await expect(tabs.getByRole('link', { name: 'الأمان وبياناتي' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/account$/);
});

test('OURS-41: theme, spoiler-free mode and zone are chosen, and another device follows', async ({
  page,
  browser,
}) => {
  const member = await anAccount();
  await openAs(member, page, '/account/preferences');
  await page.getByRole('button', { name: 'داكن' }).click();
  await page.getByRole('switch', { name: 'بلا حرق' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => preferencesOf(member)).toMatchObject({ theme: 'dark', spoilerFree: true });
  await page.getByRole('combobox', { name: 'التوقيت' }).selectOption({ label: 'القاهرة' });
  await expect(page.getByText('الأوقات بتوقيت القاهرة')).toBeVisible();

  const other = await browser.newPage();
  await signIn(other, member);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-spoiler', '');
  await other.goto('/');
  await expect(other.getByRole('button', { name: /^الأوقات بتوقيت القاهرة/ })).toBeVisible();
  await other.close();
});

test('OURS-41: a preference that the server does not take is shown as before, and a toast says so', async ({
  page,
}) => {
  await watchToasts(page);
  await openAs(await anAccount(), page, '/account/preferences');
  await page.route('**/api/users/preferences', (route) => route.abort());
  await page.getByRole('switch', { name: 'بلا حرق' }).click();
  await expectToast(page, 'تعذّر حفظ التفضيلات. أعد المحاولة.');
  await expect(page.getByRole('switch', { name: 'بلا حرق' })).not.toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-spoiler');
});

test('AUTH-11: another session is ended here, and it is signed out there', async ({ page, browser }) => {
  const member = await anAccount();
  const other = await browser.newPage();
  await signIn(other, member);
  await openAs(member, page, '/account/security');
  await page.getByRole('button', { name: /^إنهاء الجلسة: / }).click();
  await expect(page.getByText('أُنهيت الجلسة.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^إنهاء الجلسة: / })).toHaveCount(0);
  await other.goto('/account/security');
  await expect(other.getByRole('link', { name: 'سجّل الدخول' })).toBeVisible();
  await other.close();
});

test('AUTH-01: the session ends elsewhere, the next call of the page makes its reader a visitor', async ({
  page,
}) => {
  const member = await anAccount();
  await openAs(member, page, '/account/preferences');
  await expect(page.getByRole('switch', { name: 'بلا حرق' })).toBeVisible();
  endSessions(member);
  await page.getByRole('switch', { name: 'بلا حرق' }).click();
  await expect(page.getByRole('link', { name: 'سجّل الدخول' })).toHaveAttribute(
    'href',
    '/login?return=%2Faccount%2Fpreferences',
  );
});

test('AUTH-11: a new password, with which the member signs in; the old one no longer works', async ({
  page,
  browser,
}) => {
  const member = await anAccount();
  await openAs(member, page, '/account/security');
  await page.getByRole('button', { name: 'تغيير – كلمة المرور' }).click();
  await page.getByLabel('كلمة المرور الحالية').fill(member.password);
  await page.getByLabel('كلمة المرور الجديدة').fill('هدف في الدقيقة الأخيرة');
  await page.getByRole('button', { name: 'غيّر كلمة المرور' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const other = await browser.newPage();
  await signIn(other, { ...member, password: 'هدف في الدقيقة الأخيرة' });
  await other.close();
});

test('AUTH-13: the data of the account is saved as a file, then the account is deleted', async ({ page }) => {
  const member = await aMember({ teams: [HILAL] });
  await openAs(member, page, '/account/security');
  await page.getByRole('button', { name: 'تصدير – بياناتي' }).click();
  await page.getByLabel('كلمة المرور', { exact: true }).fill(member.password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'نزّل الملف' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('safira-account.json');
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    user: { email: member.email },
    favourites: { teams: [{ teamId: HILAL }] },
  });

  await page.getByRole('button', { name: 'حذف – حذف الحساب' }).click();
  await page.getByLabel('كلمة المرور', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'احذف حسابي نهائيًا' }).click();
  await expect(page.getByRole('link', { name: 'سجّل الدخول' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  const answer = await fetch(`${edge}/api/auth/me`, { headers: { authorization: `Bearer ${member.token}` } });
  expect(answer.status).toBe(401);
});
