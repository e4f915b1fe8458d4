import { expect, test } from '@playwright/test';
import { aLiveMatch, complaints, hydrated, rowOf, score, storedScore } from './league.ts';

test('DLG-17: a match opens over the list under its own address, and Back closes it', async ({ page }) => {
  const fixture = await aLiveMatch();
  const heard = complaints(page);
  await page.goto('/');
  await hydrated(page);
  await rowOf(page, fixture).getByRole('cell').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(`/match/${fixture}`);
  await expect(rowOf(page, fixture)).toBeAttached(); // the list is still behind it
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  expect(heard).toEqual([]);
});

test('DLG-17: opened by its link the match is a page', async ({ page }) => {
  const fixture = await aLiveMatch();
  const response = await page.goto(`/match/${fixture}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [how, close] of [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['its button', (page) => page.getByRole('dialog').getByRole('button', { name: 'إغلاق' }).click()],
  ['a click beside it', (page) => page.mouse.click(5, 5)],
] as const satisfies [string, (page: import('@playwright/test').Page) => Promise<void>][]) {
  test(`DLG-01: the dialog closes by ${how}, and the focus goes back to the row`, async ({ page }) => {
    const fixture = await aLiveMatch();
    await page.goto('/');
    await hydrated(page);
    await rowOf(page, fixture)
      .getByRole('link', { name: /تفاصيل المباراة/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await close(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(rowOf(page, fixture).getByRole('link', { name: /تفاصيل المباراة/ })).toBeFocused();
  });
}

test('DLG-13: the open match follows the score by push', async ({ page }) => {
  const fixture = await aLiveMatch();
  await page.goto(`/match/${fixture}`);
  await hydrated(page);
  await score(fixture, 'home');
  const cells = page.locator('main [role="img"] b');
  await expect
    .poll(async () => (await cells.allInnerTexts()).slice(0, 2).join('–'))
    .toBe(storedScore(fixture));
});

test('DLG-14: a match nobody knows and a page nobody knows answer 404 with a way home', async ({ page }) => {
  for (const path of ['/match/1', '/nowhere']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page
      .getByRole('link', { name: /الرئيسية|مباريات/ })
      .first()
      .click();
    await expect(page).toHaveURL('/');
  }
});
