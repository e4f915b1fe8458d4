import { expect, type Page, test } from '@playwright/test';
import { allHydrated } from '../support/page-states.ts';

const field = (page: Page) => page.locator('header').getByRole('combobox').or(page.locator('header input'));
const options = (page: Page) => page.getByRole('option');

test('OURS-07: results appear while typing, the first one is selected and Enter opens it', async ({
  page,
}) => {
  await page.goto('/about');
  await allHydrated(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  // At once: results of a part of the text would be replaced by those of the whole, and the first one be selected again.
  await page.keyboard.insertText('الهلال');
  await expect(options(page).first()).toContainText('الهلال');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/team\/[a-z-]*hilal[a-z-]*-\d+$/);
  await expect(options(page)).toHaveCount(0);
});

test('OURS-07: Escape closes the results and leaves the focus in the field', async ({ page }) => {
  await page.goto('/about');
  await allHydrated(page);
  await field(page).fill('ليفر');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('ليفر');
});

test('OURS-07: a result that was opened is offered again, until the list is cleared', async ({ page }) => {
  await page.goto('/about');
  await allHydrated(page);
  await field(page).fill('ليفربول');
  await options(page).first().click();
  await expect(page).toHaveURL(/\/team\//);
  // The page of the team has a header of its own.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ليفربول');
  await allHydrated(page);
  await field(page).click();
  const recent = page.locator('header').getByRole('link', { name: /^ليفربول/ });
  await expect(recent).toBeVisible();
  await page.getByRole('button', { name: 'امسح الكل' }).click();
  await expect(recent).toHaveCount(0);
});

test('OURS-07: a text that no name has says so and names the text', async ({ page }) => {
  await page.goto('/search?q=ظظظظظظظظ');
  await expect(page.getByRole('heading', { name: 'الكرة خارج الملعب' })).toBeVisible();
  await expect(page.getByText('«ظظظظظظظظ»').first()).toBeVisible();
});

test('OURS-07: without JavaScript the field of the header leads to the results', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/about');
  await page.locator('header input').fill('الاهلي');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('heading', { name: 'الفرق' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: /الأهلي/ }).first()).toBeVisible();
  await context.close();
});

test('OURS-07: on a phone the header links to the search, which shows results while typing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await allHydrated(page);
  await page.getByRole('link', { name: 'البحث' }).click();
  const own = page.locator('main').getByRole('searchbox');
  await expect(own).toBeFocused();
  await own.pressSequentially('برشلونه');
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /برشلونة/ })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: 'برشلونه' })}`);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('OURS-07: the pages of searches are not indexed, and their canonical URL is the search itself', async ({
  page,
}) => {
  await page.goto('/search?q=الهلال');
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/search$/);
});

test('OURS-07: the results do not scroll sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/search?q=ال');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('OURS-07: the kinds of results are links without a script, and the address keeps the kind', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/search?q=ال');
  const kinds = page.getByRole('navigation', { name: 'نوع النتائج' });
  await kinds.getByRole('link', { name: /^الفرق/ }).click();
  await expect(page).toHaveURL(/[?&]kind=teams$/);
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(['الفرق']);
  await context.close();
});

test('OURS-07: a kind in the list of the header leaves the others out and the focus in the field', async ({
  page,
}) => {
  await page.goto('/about');
  await allHydrated(page);
  await field(page).fill('ال');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('group', { name: 'الفرق' })).toBeVisible();
  const kinds = page.getByRole('group', { name: 'نوع النتائج' }).getByRole('button');
  // The panel lies within the page.
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  await kinds.filter({ hasNotText: 'الكل' }).filter({ hasNotText: 'الفرق' }).first().click();
  await expect(list.getByRole('group', { name: 'الفرق' })).toBeHidden();
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
});
