import { expect, type Page, test } from '@playwright/test';
import { glyphsFromLeft } from '../support/in-page.ts';
import { consoleProblems, hydrated } from '../support/league.ts';
import { expectFromRight } from '../support/on-screen.ts';

/** A club of the Saudi league, by its provider's id. */
const TEAM = '/team?apiId=2932';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'أقسام صفحة الفريق' }).getByRole('link', { name });

for (const width of [1280, 390]) {
  test(`TEAM-02: at ${width} px a reader goes from the facts of a team to its players and a match of it`, async ({
    page,
  }) => {
    const problems = consoleProblems(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(TEAM);
    await hydrated(page);
    await expect(page).toHaveURL(/\/team\/[a-z0-9-]+-2932$/);
    const name = (await page.getByRole('heading', { level: 1 }).textContent())!;
    for (const heading of ['المباراة القادمة', 'في جدول الترتيب', 'أرقام الموسم', 'النادي', 'الملعب']) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    await tab(page, 'القائمة').click();
    await expect(page).toHaveURL(/\?tab=squad$/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('حراس المرمى');
    expect(await page.locator('main li a[href^="/player/"]').count()).toBeGreaterThan(15);
    await tab(page, 'المباريات').click();
    await expect(page.locator('main li a[href^="/match/"]')).toHaveCount(10);
    await page.getByRole('link', { name: 'القادمة', exact: true }).click();
    await expect(page).toHaveURL(/\?tab=matches&when=coming$/);
    await expect(page.getByText(name, { exact: true }).nth(1)).toBeVisible();
    await page.locator('main li a[href^="/match/"]').first().click();
    await expect(page).toHaveURL(/\/match\/\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?tab=matches&when=coming$/);
    expect(problems).toEqual([]);
  });
}

test('TEAM-02: matches of one competition are listed by page, under addresses that can be shared', async ({
  page,
}) => {
  await page.goto(`${(await page.request.get(TEAM)).url()}?tab=matches`);
  await hydrated(page);
  const competitions = page.getByRole('navigation', { name: 'البطولة' }).getByRole('link');
  await competitions.nth(1).click();
  await expect(page).toHaveURL(/\?tab=matches&league=\d+$/);
  await expect(competitions.nth(1)).toHaveAttribute('aria-current', 'true');
  await competitions.first().click();
  await expect(page).toHaveURL(/\?tab=matches$/);
  await expect(competitions.first()).toHaveAttribute('aria-current', 'true');
  const first = await page.locator('main li a[href^="/match/"]').first().getAttribute('href');
  await page.getByRole('link', { name: 'التالي' }).click();
  await expect(page).toHaveURL(/\?tab=matches&page=2$/);
  await expect(page.locator(`main li a[href="${first}"]`)).toHaveCount(0);
});

test('TEAM-02: home stands on the right in a line of the list, and a difference has its sign on the left', async ({
  page,
}) => {
  await page.goto(TEAM);
  const difference = page.locator('dl > div', { hasText: 'الفارق' }).locator('bdi');
  await expect(difference).toHaveText(/^[+-]?\d+$/);
  expect(await glyphsFromLeft(difference)).toBe(await difference.textContent());
  const line = page.locator('main li', { has: page.locator('a[href^="/match/"]') }).first();
  const [home, away] = (await line.locator('a').first().getAttribute('aria-label'))!.split(' و');
  await expectFromRight(line.getByText(home!, { exact: true }), line.getByText(away!, { exact: true }));
});

test('TEAM-02: programs learn what the page is about, and an unknown team is missing', async ({ page }) => {
  await page.goto(TEAM);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(data!) as { '@graph': { '@type': string }[] };
  expect(graph.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'SportsTeam']);
  expect((await page.goto('/team/unknown-1'))?.status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('TEAM-01, TEAM-02: the list is filtered, a team opened and its parts read', async ({ page }) => {
    await page.goto('/teams');
    await page.getByLabel('اسم الفريق أو رمزه').fill('الهلال');
    await page.getByLabel('البلد').fill('السعودية');
    await page.getByRole('button', { name: 'ابحث' }).click();
    await page.getByRole('link', { name: 'الهلال', exact: true }).click();
    await tab(page, 'القائمة').click();
    await expect(page.getByRole('heading', { name: 'حراس المرمى' })).toBeVisible();
  });
});

for (const [what, path] of [
  ['the overview', TEAM],
  ['the list', '/teams'],
] as const) {
  test(`TEAM-02: ${what} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    const addresses = what === 'the list' ? [''] : ['', '?tab=squad', '?tab=matches'];
    const base = page.url();
    for (const query of addresses) {
      if (query) await page.goto(`${base}${query}`);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, query).toBeLessThanOrEqual(0);
    }
  });
}
