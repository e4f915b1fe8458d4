import { expect, type Page, test } from '@playwright/test';
import { axeOf, faultsOf } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { consoleProblems } from '../support/league.ts';
import { aReport } from '../support/news.ts';
import { allHydrated } from '../support/page-states.ts';
import { playerNamed } from '../support/players.ts';

async function open(page: Page, path: string) {
  expect((await page.goto(path))?.status()).toBe(200);
  await allHydrated(page);
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'أبلغ عن خطأ' });
const button = (page: Page) => page.getByRole('button', { name: 'أبلغ عن خطأ' });

for (const width of [1280, 360]) {
  test(`OURS-22: at ${width} px the footer leads to the log, whose sections are links and leave a way back`, async ({
    page,
  }) => {
    const problems = consoleProblems(page);
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'سجل التصحيحات' }).click();
    await expect(page).toHaveURL('/corrections');
    await expect(page.getByRole('heading', { level: 1, name: 'سجل التصحيحات' })).toBeVisible();
    await page.getByRole('link', { name: 'أسماء', exact: true }).click();
    await expect(page).toHaveURL('/corrections?kind=names');
    await expect(page.getByRole('link', { name: 'أسماء', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goBack();
    await expect(page).toHaveURL('/corrections');
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
    expect(problems).toEqual([]);
  });
}

test('OURS-22: the log is readable without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/corrections');
  await expect(page.getByRole('heading', { level: 1, name: 'سجل التصحيحات' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'تصفية السجل' }).getByRole('link')).toHaveCount(6);
  await context.close();
});

test('OURS-23: a visitor reports an error of a player by keyboard, and is led to the log', async ({
  page,
}) => {
  const problems = consoleProblems(page);
  await open(page, `/player/${await playerNamed('محمد صلاح')}`);
  await tabTo(page, button(page));
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByText('محمد صلاح')).toBeVisible();
  expect(await faultsOf(page, axeOf(page).include('dialog'))).toEqual([]);
  await dialog.getByRole('button', { name: 'أرسل' }).press('Enter');
  await expect(dialog.getByText('اختر ما الخطأ.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'اسم لاعب أو فريق' })).toBeFocused();
  await page.keyboard.press('Space');
  await dialog.getByRole('textbox', { name: 'الصحيح في رأيك' }).fill('بلاغ تجريبي');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('وصل بلاغك');
  await dialog.getByRole('link', { name: 'سجل التصحيحات' }).click();
  await expect(page).toHaveURL('/corrections');
  await expect(dialog).toBeHidden();
  expect(problems).toEqual([]);
});

test('OURS-23: the form of an article and of a match can be left, and the focus returns to its button', async ({
  page,
}) => {
  const { path, match } = await aReport();
  for (const address of [path, `/match/${match!.apiId}`]) {
    await open(page, address);
    await button(page).click();
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  }
});
