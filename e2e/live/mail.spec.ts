import type { User } from '@safira/contract/accounts/parts';
import { expect, test } from '@playwright/test';
import { accountButton, anAccount, newPerson, signIn } from '../support/accounts.ts';
import { startInbox } from '../support/mail.ts';
import { openAs, readAs } from '../support/members.ts';
import { allHydrated } from '../support/page-states.ts';

let inbox: Awaited<ReturnType<typeof startInbox>>;
test.beforeAll(async () => {
  inbox = await startInbox();
});
test.afterAll(() => inbox.close());

test('AUTH-10: the link of the mail after registration verifies the address', async ({ page }) => {
  const member = await anAccount();
  expect((await readAs<User>(member, '/auth/me')).emailVerified).toBe(false);
  await page.goto(await inbox.linkTo(member.email, '/verify'));
  await expect(page.getByText('تم تأكيد بريدك')).toBeVisible();
  await expect(page).toHaveURL('/verify');
  expect((await readAs<User>(member, '/auth/me')).emailVerified).toBe(true);
});

test('AUTH-10: a forgotten password is replaced by the link of a mail, and sessions elsewhere end', async ({
  page,
}) => {
  const member = await anAccount();
  await page.goto('/login');
  await allHydrated(page);
  await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click();
  // The address changes before the page does, and both pages have a field for the e-mail address.
  await expect(page.getByRole('heading', { name: 'نسيت كلمة المرور؟' })).toBeVisible();
  await page.getByLabel('البريد الإلكتروني').fill(member.email);
  await page.getByRole('button', { name: 'أرسل الرابط' }).click();
  await expect(page.getByText('إن كان لهذا البريد حساب')).toBeVisible();

  const password = `${member.password} new`;
  await page.goto(await inbox.linkTo(member.email, '/reset'));
  await allHydrated(page);
  await page.getByLabel('كلمة المرور الجديدة').fill(password);
  await page.getByLabel('مرة أخرى').fill(password);
  await page.getByRole('button', { name: 'احفظ وادخل' }).click();
  await expect(accountButton(page)).toBeVisible();
  expect(await readAs(member, '/auth/me')).toBeUndefined();
});

test('AUTH-10: a new address counts after its link, the former one is informed, and the member signs in with the new one', async ({
  page,
  browser,
}) => {
  const member = await anAccount();
  const { email } = newPerson();
  await page.goto(await inbox.linkTo(member.email, '/verify'));
  await expect(page.getByText('تم تأكيد بريدك')).toBeVisible();
  await openAs(member, page, '/account/security');
  await page.getByRole('button', { name: 'تغيير – البريد' }).click();
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'أرسل رابط التأكيد' }).click();
  const link = await inbox.linkTo(email, '/verify');
  expect((await readAs<User>(member, '/auth/me')).email).toBe(member.email);

  const before = inbox.mailsTo(member.email).length;
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText('تم تأكيد بريدك')).toBeVisible();
  await expect.poll(() => inbox.mailsTo(member.email).length).toBeGreaterThan(before);
  const other = await browser.newPage();
  await signIn(other, { ...member, email });
  await other.close();
});
