import { expect, test } from '@playwright/test';
import { consoleProblems } from '../support/league.ts';
import { glyphsFromLeft } from '../support/in-page.ts';
import { boxOf } from '../support/on-screen.ts';
import { allHydrated } from '../support/page-states.ts';

const ENGLAND = '/competition/39';

for (const width of [1280, 390]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('COMP-01: from the list of competitions to its tabs and to a team, without a complaint', async ({
      page,
    }) => {
      const problems = consoleProblems(page);
      await page.goto('/competitions');
      await allHydrated(page);
      await page
        .getByRole('link', { name: /الدوري الإنجليزي الممتاز/ })
        .first()
        .click();
      await expect(page).toHaveURL(ENGLAND);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('الدوري الإنجليزي الممتاز');
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(21);
      const tabs = page.getByRole('navigation', { name: 'أقسام البطولة' });
      await tabs.getByRole('link', { name: 'المباريات' }).click();
      await expect(page.getByText(/^صفحة 1 من \d+ \(\d+ مباراة\)$/)).toBeVisible();
      await tabs.getByRole('link', { name: 'المتصدرون' }).click();
      await expect(page.getByRole('heading', { name: 'الأهداف' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`${ENGLAND}?tab=matches`);
      await tabs.getByRole('link', { name: 'الترتيب' }).click();
      const team = page.getByRole('table').getByRole('link').first();
      const href = await team.getAttribute('href');
      await team.click();
      await expect(page).toHaveURL(href!);
      expect(problems).toEqual([]);
    });

    for (const path of [
      ENGLAND,
      `${ENGLAND}?tab=matches&month=2026-11`,
      `${ENGLAND}?tab=leaders`,
      `${ENGLAND}?tab=leaders&board=goals`,
      '/competition/36',
      '/competitions',
    ]) {
      test(`COMP-02: ${path} is not wider than its screen, nor than 320 px`, async ({ page }) => {
        await page.goto(path);
        const widerBy = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(await widerBy()).toBe(0);
        await page.setViewportSize({ width: 320, height: 900 });
        expect(await widerBy()).toBe(0);
      });
    }
  });
}

test('COMP-02: signed numbers read +1 and -1, seasons 2026/27, goals have those scored on the right', async ({
  page,
}) => {
  await page.goto(ENGLAND);
  const first = page.getByRole('table').getByRole('row').nth(1);
  expect(await glyphsFromLeft(first.getByText(/^\+\d+$/))).toMatch(/^\+\d+$/);
  expect(
    await glyphsFromLeft(page.getByText('2026/27', { exact: true }).filter({ visible: true }).first()),
  ).toBe('2026/27');
  const goals = first.getByRole('img', { name: /^له/ });
  const [, scored, conceded] = /^له (\d+) وعليه (\d+)$/.exec((await goals.getAttribute('aria-label'))!)!;
  expect(await glyphsFromLeft(goals)).toBe(`${conceded}:${scored}`);
});

test('COMP-02: the link of the match centre shows the table below the header', async ({ page }) => {
  await page.goto(`${ENGLAND}#standings`);
  const { top } = await boxOf(page.locator('#standings'));
  expect(top).toBeLessThan(400);
});

test('COMP-04: months and teams filter by link, without a script, and the filter is said', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${ENGLAND}?tab=matches`);
  await page.getByRole('link', { name: /^نوفمبر 2026/ }).click();
  await page.getByRole('link', { name: 'ليفربول', exact: true }).click();
  await page.getByRole('link', { name: 'تشيلسي', exact: true }).click();
  await expect(page).toHaveURL(`${ENGLAND}?tab=matches&month=2026-11&teams=40-49`);
  await expect(page.getByText(/^المعروض: نوفمبر 2026 · /)).toBeVisible();
  await page.getByRole('link', { name: 'مسح الاختيار' }).click();
  await expect(page).toHaveURL(`${ENGLAND}?tab=matches&month=2026-11`);
  await context.close();
});

test('COMP-08: the filtered matches are downloaded as a calendar', async ({ page }) => {
  await page.goto(`${ENGLAND}?tab=matches&month=2026-11&teams=40`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'تصدير إلى التقويم' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('الدوري_الإنجليزي_الممتاز_نوفمبر_2026.ics');
});

test('COMP-01: an unknown competition and an unknown season are missing pages', async ({ page }) => {
  for (const path of ['/competition/999999', `${ENGLAND}?season=2012`]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'العودة إلى الرئيسية' })).toBeVisible();
  }
});

test('HOME-08: the button adds the competition to the favourites of this browser', async ({ page }) => {
  await page.goto(ENGLAND);
  await allHydrated(page);
  const button = page.getByRole('button', { name: /بطولاتي$/ });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('favoriteLeagues'))).toBe('[39]');
});

test('OURS-12: an earlier season is chosen in the menu, also by keyboard, and says that it is on its way', async ({
  page,
}) => {
  await page.goto(ENGLAND);
  await allHydrated(page);
  const opener = page.locator('summary', { hasText: 'موسم' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'مواسم البطولة' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'مواسم البطولة' })).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'موسم 2025/26' }).click();
  await expect(page).toHaveURL(`${ENGLAND}?season=2025`);
  await expect(page.getByRole('heading', { name: 'نجلب البيانات الآن' })).toBeVisible();
});
