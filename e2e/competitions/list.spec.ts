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
  await expect(page.locator('main').getByRole('listitem').getByRole('link')).toHaveText(
    /الدوري الإنجليزي الممتاز/,
  );
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
  await expect(page).toHaveURL(`/competitions?${new URLSearchParams({ q: 'سعود' })}`);
  expect(requests.filter((url) => url.includes('.data'))).toEqual([]);
  await page.reload();
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(['بطولات عربية']);
});

test('COMP-09: the kinds are links that work without a script, each with its address', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/competitions');
  const kinds = page.getByRole('navigation', { name: 'أنواع البطولات' });
  await expect(kinds.getByRole('link', { name: 'الكل' })).toHaveAttribute('aria-current', 'true');
  await kinds.getByRole('link', { name: 'أوروبية' }).click();
  await expect(page).toHaveURL('/competitions?kind=europe');
  await expect(kinds.getByRole('link', { name: 'أوروبية' })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('main').getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
    'أوروبا',
  ]);
  await page.getByRole('searchbox', { name: 'البحث في البطولات' }).fill('ألمانيا');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/competitions\?q=[^&]+&kind=europe$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/competitions$/);
  await context.close();
});

test('COMP-09: a kind is chosen without reading the list again; at 390 px the kinds are one line that scrolls to the chosen one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/competitions?kind=cups');
  await allHydrated(page);
  const kinds = page.getByRole('navigation', { name: 'أنواع البطولات' });
  const tops = await kinds
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(kinds.getByRole('link', { name: 'كؤوس' })).toBeInViewport({ ratio: 1 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await kinds.getByRole('link', { name: 'عربية' }).click();
  await expect(page.locator('main').getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
    'بطولات عربية',
  ]);
  expect(requests.filter((url) => url.includes('.data'))).toEqual([]);
});

test('HOME-08: the favourites are first in the list from the first frame on, and nothing shifts', async ({
  page,
}) => {
  await page.goto('/about'); // whose fonts are those of every page
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
