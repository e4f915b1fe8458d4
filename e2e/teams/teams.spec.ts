import { expect, test } from '@playwright/test';
import { consoleProblems, hydrated } from '../support/league.ts';

test('TEAM-01: a filter is applied as it is chosen, from the first page, and replaces the history entry', async ({
  page,
}) => {
  const problems = consoleProblems(page);
  await page.goto('/about');
  await page.goto('/teams?page=2');
  await hydrated(page);
  await expect(page.getByText(/^صفحة 2 من \d+ \(\d+ (فريق|فريقًا|فرق)\)$/)).toBeVisible();
  await page.getByLabel('البطولة').selectOption({ label: 'دوري روشن السعودي' });
  await expect(page).toHaveURL('/teams?league=307');
  await expect(page.getByText('صفحة 1 من 1 (18 فريقًا)')).toBeVisible();
  await page.getByLabel('اسم الفريق أو رمزه').pressSequentially('hil', { delay: 20 });
  await expect(page).toHaveURL('/teams?search=hil&league=307');
  await expect(page.getByLabel('اسم الفريق أو رمزه')).toBeFocused();
  await page.getByRole('link', { name: 'مسح التصفية' }).click();
  await expect(page).toHaveURL('/teams');
  await expect(page.getByLabel('اسم الفريق أو رمزه')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  expect(problems).toEqual([]);
});

test('TEAM-01: fifty teams a page, each in a card that opens it', async ({ page }) => {
  await page.goto('/teams');
  await hydrated(page);
  const cards = page.locator('main li');
  await expect(cards).toHaveCount(50);
  const href = await cards.first().getByRole('link').getAttribute('href');
  await cards.first().click({ position: { x: 10, y: 60 } });
  await expect(page).toHaveURL(href!);
});

test('TEAM-03: the address with the provider’s id leads to the team, an unknown one to the list', async ({
  page,
}) => {
  await page.goto('/team?apiId=2932');
  await expect(page).toHaveURL(/\/team\/[a-z0-9-]+-2932$/);
  await page.goto(`/team?apiId=1999999999&search=${encodeURIComponent('الهلال')}`);
  await expect(page).toHaveURL(`/teams?search=${encodeURIComponent('الهلال')}`);
  await expect(page.getByLabel('اسم الفريق أو رمزه')).toHaveValue('الهلال');
  await page.goto('/team');
  await expect(page).toHaveURL('/teams');
});
