import type { User } from '@safira/contract/accounts/parts';
import { expect, type Page, test } from '@playwright/test';
import { type Account, anAccount, fillIn, isSignedIn, signOut, verifyAddress } from '../support/accounts.ts';
import { openAs, readAs } from '../support/members.ts';
import { allHydrated } from '../support/page-states.ts';
import { appCode } from '../support/totp.ts';

const code = (page: Page) => page.getByLabel('الرمز من تطبيق المصادقة');

async function enterPassword(page: Page, account: Account) {
  await page.goto('/login');
  await allHydrated(page);
  await fillIn(page, account);
  await page.keyboard.press('Enter');
}

async function enterRecoveryCode(page: Page, recoveryCode: string) {
  await page.getByRole('button', { name: 'ضاع هاتفك؟ استعمل رمز طوارئ' }).click();
  await page.getByLabel('رمز الطوارئ').fill(recoveryCode);
  await page.keyboard.press('Enter');
}

test('AUTH-12: a second factor is added, signing in needs its code, a recovery code works once, and it is removed', async ({
  page,
}) => {
  const member = await anAccount();
  verifyAddress(member);
  await openAs(member, page, '/account/security');
  await page.getByRole('button', { name: 'تفعيل – التحقّق بخطوتين' }).click();
  await page.getByLabel('كلمة المرور', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'تابع' }).click();
  await expect(page.getByRole('img', { name: 'رمز المسح لتطبيق المصادقة' })).toBeVisible();
  const secret = await page
    .getByRole('dialog')
    .getByText(/^[A-Z2-7 ]{20,}$/)
    .innerText();
  await page.getByLabel('الأرقام الستة').fill(appCode(secret));
  await page.getByRole('button', { name: 'فعّل', exact: true }).click();
  const listed = page.getByRole('dialog').getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await page.getByRole('button', { name: 'حفظتها' }).click();
  await expect(page.getByRole('button', { name: 'إيقاف – التحقّق بخطوتين' })).toBeVisible();
  await signOut(page);

  await enterPassword(page, member);
  // The code of this moment was used above.
  await code(page).fill(appCode(secret, { stepsLater: 1 }));
  await page.keyboard.press('Enter');
  await isSignedIn(page);
  await signOut(page);

  await enterPassword(page, member);
  await enterRecoveryCode(page, codes[0]!);
  await isSignedIn(page);
  await signOut(page);
  await enterPassword(page, member);
  await enterRecoveryCode(page, codes[0]!);
  await expect(page.getByText('الرمز غير صحيح أو استُعمل من قبل.')).toBeVisible();
  await page.getByLabel('رمز الطوارئ').fill(codes[1]!);
  await page.keyboard.press('Enter');
  await isSignedIn(page);

  await page.goto('/account/security');
  await page.getByRole('button', { name: 'إيقاف – التحقّق بخطوتين' }).click();
  await page.getByLabel('كلمة المرور', { exact: true }).fill(member.password);
  await code(page).fill(codes[2]!);
  await page.getByRole('button', { name: 'أوقفه' }).click();
  await expect(page.getByRole('button', { name: 'تفعيل – التحقّق بخطوتين' })).toBeVisible();
});

test('AUTH-12: an account whose address is not verified has to verify it first', async ({ page }) => {
  const member = await anAccount();
  await openAs(member, page, '/account/security');
  await page.getByRole('button', { name: 'تفعيل – التحقّق بخطوتين' }).click();
  await page.getByLabel('كلمة المرور', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'تابع' }).click();
  await expect(page.getByText('أكّد بريدك الإلكتروني أولًا.')).toBeVisible();
  expect((await readAs<User>(member, '/auth/me')).secondFactor).toBe(false);
});
