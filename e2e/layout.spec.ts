import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, test } from '@playwright/test';
import { aLiveMatch, hydrated, rowOf, score, shownScore, storedScore } from './league.ts';

async function aLiveMatchWithUnequalScore(): Promise<number> {
  const fixture = await aLiveMatch();
  const [home, away] = storedScore(fixture).split('–');
  if (home === away) await score(fixture, 'home');
  await expect.poll(() => new Set(storedScore(fixture).split('–')).size).toBe(2);
  return fixture;
}

for (const width of [1280, 390]) {
  test(`HOME-06: at ${width} px the home team and its goals stand on the right of the away team's`, async ({
    page,
  }) => {
    const fixture = await aLiveMatchWithUnequalScore();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const row = rowOf(page, fixture);
    await expect.poll(() => shownScore(row)).toBe(storedScore(fixture));
    const right = async (part: Locator) => (await part.boundingBox())!.x;
    const cells = row.locator('td'); // by place: what is hidden on a phone still counts
    expect(await right(cells.nth(2).locator('bdi'))).toBeGreaterThan(
      await right(cells.nth(4).locator('bdi')),
    );
    const goals = row.locator('[role="img"] b');
    expect(await right(goals.nth(0))).toBeGreaterThan(await right(goals.nth(1)));
  });
}

for (const path of ['/', '/?date=tomorrow', '/match']) {
  for (const width of [320, 360, 390, 768, 1024, 1280]) {
    test(`HOME-06: ${path} does not scroll sideways at ${width} px`, async ({ page }) => {
      const address = await addressOf(path);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

async function addressOf(path: string): Promise<string> {
  if (path === '/match') return `/match/${await aLiveMatch()}`;
  if (path === '/?date=tomorrow')
    return `/?date=${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}`;
  return path;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`HOME-01: axe finds nothing on the pages in the ${colorScheme} theme`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    const fixture = await aLiveMatch();
    for (const path of ['/', `/match/${fixture}`, '/nowhere']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    await context.close();
  });
}

test('HOME-06: without JavaScript the list is there and its links lead to the matches', async ({
  browser,
}) => {
  const fixture = await aLiveMatch();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(rowOf(page, fixture)).toBeVisible();
  await rowOf(page, fixture)
    .getByRole('link', { name: /تفاصيل المباراة/ })
    .click();
  await expect(page).toHaveURL(`/match/${fixture}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('HOME-05: the days are links: yesterday, today, tomorrow and six more; the address keeps the day', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const days = page.getByRole('navigation').filter({ hasText: 'اليوم' }).getByRole('link');
  await expect(days).toHaveCount(9);
  await days.nth(2).click();
  await expect(page).toHaveURL(/\/\?date=\d{4}-\d\d-\d\d$/);
  await expect(days.nth(2)).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('OURS-08: simulated data is labelled and kept out of search engines', async ({ page }) => {
  const response = await page.goto('/');
  await expect(page.getByText('بيانات تجريبية').first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(response?.headers()['x-robots-tag']).toContain('noindex');
  expect(await (await page.request.get('/robots.txt')).text()).toMatch(/Disallow: \/$/m);
});
