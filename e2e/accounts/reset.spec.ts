import { expect, test } from '@playwright/test';
import { accountButton, anAccount, resetLink, signIn, signOut, storedToken } from '../support/accounts.ts';
import { allHydrated } from '../support/page-states.ts';

test('AUTH-10: a link sets a new password once; its token leaves the address bar and reaches no address', async ({
  page,
}) => {
  const account = await anAccount();
  const link = resetLink(account);
  const token = new URL(link).hash.slice(1);
  expect(token).toMatch(/^sfr_/);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''));

  const password = `${account.password} new`;
  await page.goto(link);
  await allHydrated(page);
  await expect(page).toHaveURL('/reset');
  await page.getByLabel('كلمة المرور الجديدة').fill(password);
  await page.getByLabel('مرة أخرى').fill(password);
  await page.getByRole('button', { name: 'احفظ وادخل' }).click();
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await allHydrated(page);
  // Chromium reports the fragment of the page itself, which is not sent.
  const sent = addresses.filter((address) => address !== link);
  expect(sent.filter((address) => address.includes(token))).toEqual([]);

  await signOut(page);
  await signIn(page, { ...account, password });
  expect(await storedToken(page)).toMatch(/^sfr_/);
  await signOut(page);

  await page.goto('about:blank');
  await page.goto(link);
  await allHydrated(page);
  await page.getByLabel('كلمة المرور الجديدة').fill(password);
  await page.getByLabel('مرة أخرى').fill(password);
  await page.getByRole('button', { name: 'احفظ وادخل' }).click();
  await expect(page.getByText('انتهت صلاحية الرابط أو استُعمل')).toBeVisible();
});
