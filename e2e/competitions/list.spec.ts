import { expect, test } from '@playwright/test';
import { shiftsOf, watchShifts } from '../support/in-page.ts';
import { allHydrated } from '../support/page-states.ts';

test('COMP-09: the list is filtered by a form, without a script, in any spelling', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/competitions');
  await page.getByRole('searchbox', { name: 'البحث في البطولات' }).fill('الانجليزي الممتاز');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/competitions\?q=/);
  await expect(page.locator('main').getByRole('link')).toHaveText(/الدوري الإنجليزي الممتاز/);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/competitions$/);
  await context.close();
});

test('COMP-09: typing filters the list without reading it again, and the address follows', async ({
  page,
}) => {
  await page.goto('/competitions');
  await allHydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('searchbox', { name: 'البحث في البطولات' }).pressSequentially('سعود');
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(['بطولات عربية']);
  await expect(page).toHaveURL(/\/competitions\?q=/);
  expect(requests.filter((url) => url.includes('.data'))).toEqual([]);
  await page.reload();
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(['بطولات عربية']);
});

test('HOME-08: the favourites are first in the list from the first frame on, and nothing shifts', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('favoriteLeagues', '[39,307]'));
  await watchShifts(page);
  await page.goto('/competitions');
  const mine = page.locator('section').filter({ has: page.getByRole('heading', { name: 'بطولاتي' }) });
  await expect(mine.getByRole('link')).toHaveCount(2);
  await allHydrated(page);
  await expect(mine.getByRole('link')).toHaveText([/روشن/, /الإنجليزي/]);
  expect(await shiftsOf(page)).toBe(0);
});

test('HOME-08: without favourites the list has no section for them', async ({ page }) => {
  await page.goto('/competitions');
  await expect(page.getByRole('heading', { name: 'بطولاتي' })).toBeHidden();
});
