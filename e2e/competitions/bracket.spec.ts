import { expect, type Page, test } from '@playwright/test';
import { glyphsFromLeft } from '../support/in-page.ts';
import { consoleProblems } from '../support/league.ts';
import { boxOf, middleOf } from '../support/on-screen.ts';
import { allHydrated } from '../support/page-states.ts';
import { knockoutSeason } from '../world/knockout.ts';

const EUROPE = `/competition/${knockoutSeason.competition}?season=${knockoutSeason.season}`;
const BRACKET = `${EUROPE}&tab=bracket`;
const ITALY = '/competition/137';

const roundNamed = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name }) });
const tiesOf = (page: Page, name: string) => roundNamed(page, name).getByRole('listitem');
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const rounds = (page: Page) => page.getByRole('navigation', { name: 'الأدوار', exact: true });
/** The tie that was level after two legs. */
const shootOut = (page: Page) => tiesOf(page, 'ربع النهائي').filter({ hasText: 'ركلات الترجيح: ' });

for (const width of [1280, 390]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('OURS-11: from the bracket of a season to one of its rounds, back, and to a leg of a tie', async ({
      page,
    }) => {
      const problems = consoleProblems(page);
      await page.goto(BRACKET);
      await allHydrated(page);
      const isWide = width > 960;
      await expect(headings(page).filter({ visible: true })).toHaveCount(isWide ? 4 : 1);
      await expect(roundNamed(page, 'النهائي').last()).toContainText('البطل');
      await rounds(page).getByRole('link', { name: 'ربع النهائي' }).click();
      await expect(page).toHaveURL(`${BRACKET}&round=quarter-finals`);
      await expect(shootOut(page)).toBeVisible();
      await expect(headings(page).filter({ visible: true })).toHaveCount(isWide ? 4 : 1);
      await page.goBack();
      await expect(page).toHaveURL(BRACKET);
      await expect(rounds(page).getByRole('link', { name: 'النهائي', exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await page.goForward();
      expect(problems).toEqual([]);
      const leg = shootOut(page).getByRole('link', { name: /^الذهاب/ });
      const href = await leg.getAttribute('href');
      await leg.click();
      await expect(page).toHaveURL(href!);
    });

    for (const path of [BRACKET, `${BRACKET}&round=quarter-finals`, ITALY]) {
      test(`OURS-11: ${path} is not wider than its screen, nor than 320 px`, async ({ page }) => {
        await page.goto(path);
        const widerBy = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(await widerBy()).toBe(0);
        await page.setViewportSize({ width: 320, height: 900 });
        expect(await widerBy()).toBe(0);
      });
    }

    test('OURS-11: from the right a row has name, first leg, second leg, sum and shoot-out', async ({
      page,
    }) => {
      await page.goto(`${BRACKET}&round=quarter-finals`);
      const rows = shootOut(page).locator('[data-out]');
      const numbers = async (row: number) => (await glyphsFromLeft(rows.nth(row))).replaceAll(/\D/g, '');
      expect([await numbers(0), await numbers(1)]).toEqual(['3312', '4321']);
      const crest = middleOf(await boxOf(rows.first().locator('img, svg').first()));
      const sum = middleOf(await boxOf(rows.first().locator('b')));
      expect(crest.x).toBeGreaterThan(sum.x);
    });
  });
}

test('OURS-11: the first round is on the right, and a tie is level with the middle of those that lead to it', async ({
  page,
}) => {
  await page.goto(BRACKET);
  const names = ['دور الـ16', 'ربع النهائي', 'نصف النهائي', 'النهائي'];
  const lefts = [];
  for (const name of names) lefts.push((await boxOf(roundNamed(page, name).last())).left);
  expect(lefts).toEqual(lefts.toSorted((a, b) => b - a));
  const middle = async (name: string, tie: number) =>
    middleOf(await boxOf(tiesOf(page, name).nth(tie).locator('[data-state]'))).y;
  for (const tie of [0, 1, 2, 3]) {
    const feeders = [await middle('دور الـ16', 2 * tie), await middle('دور الـ16', 2 * tie + 1)];
    expect(Math.abs((feeders[0]! + feeders[1]!) / 2 - (await middle('ربع النهائي', tie)))).toBeLessThan(2);
  }
});

test('OURS-11: a tie reads as a sentence: the sum, the shoot-out and who went on', async ({ page }) => {
  await page.goto(BRACKET);
  const said = await shootOut(page)
    .getByRole('link', { name: /مجموع المباراتين/ })
    .innerText();
  expect(said).toMatch(/^(.+) 3، (.+) 3، مجموع المباراتين\. ركلات الترجيح: \1 3، \2 4\. تأهل \2$/);
});

test('OURS-11: a cup without a table starts with its bracket: byes, and places that a draw decides', async ({
  page,
}) => {
  await page.goto(ITALY);
  const tabs = page.getByRole('navigation', { name: 'أقسام البطولة' }).getByRole('link');
  await expect(tabs.first()).toHaveText('الأدوار الإقصائية');
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
  await expect(tiesOf(page, 'دور الـ16').getByText(/معفى من الدور السابق$/)).toHaveCount(8);
  const semis = tiesOf(page, 'نصف النهائي');
  await expect(semis).toHaveCount(2);
  await expect(semis.first().getByText('يُحدَّد لاحقًا')).toHaveCount(2);
  await expect(page.getByText(/الفائز من مواجهة/)).toHaveCount(0);
});

test('OURS-11: rounds are chosen without a script', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(ITALY);
  await rounds(page).getByRole('link', { name: 'دور الـ32' }).click();
  await expect(page).toHaveURL(`${ITALY}?tab=bracket&round=last-32`);
  await expect(tiesOf(page, 'دور الـ32').first()).toBeVisible();
  await expect(tiesOf(page, 'دور الـ16').first()).toBeHidden();
  await context.close();
});

test('OURS-01: in spoiler-free mode a tie shows neither score nor winner until its result is revealed', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('spoilerFree', 'on'));
  await page.goto(BRACKET);
  await allHydrated(page);
  const final = roundNamed(page, 'النهائي').last();
  await expect(final.getByText('البطل', { exact: true })).toBeHidden();
  await expect(final.locator('b').first()).toBeHidden();
  await final.getByRole('button', { name: /^اكشف نتيجة/ }).click();
  await expect(final.getByText('البطل', { exact: true })).toBeVisible();
  await expect(final.locator('b').first()).toBeVisible();
});
