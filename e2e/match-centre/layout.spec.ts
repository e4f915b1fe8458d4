import { expect, type Locator, test } from '@playwright/test';
import { hydrated, rowOf, shownScore, storedScore } from '../support/league.ts';
import { liveMatch } from '../support/staged-matches.ts';
import { dayAfter, readFacts } from '../world/world.ts';

for (const width of [1280, 390]) {
  test(`HOME-06: at ${width} px the home team and its goals stand on the right of the away team's`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const row = rowOf(page, liveMatch);
    await expect.poll(() => shownScore(row)).toBe(storedScore(liveMatch));
    const right = async (part: Locator) => (await part.boundingBox())!.x;
    const cells = row.locator('td'); // by place: what is hidden on a phone still counts
    expect(await right(cells.nth(2).locator('bdi'))).toBeGreaterThan(
      await right(cells.nth(4).locator('bdi')),
    );
    const goals = row.locator('[role="img"] b');
    expect(await right(goals.nth(0))).toBeGreaterThan(await right(goals.nth(1)));
  });
}

const addresses = {
  '/': '/',
  tomorrow: `/?date=${dayAfter(readFacts().now)}`,
  'a match': `/match/${liveMatch}`,
};

for (const [name, address] of Object.entries(addresses)) {
  test(`HOME-06: ${name} does not scroll sideways at any width from 320 to 1280 px`, async ({ page }) => {
    await page.goto(address);
    for (const width of [320, 360, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`HOME-01: a device in the ${colorScheme} scheme gets the pages in that theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/', `/match/${liveMatch}`, '/nowhere']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    }
  });
}

test('HOME-06: without JavaScript the list is there and its links lead to the matches', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(rowOf(page, liveMatch)).toBeVisible();
  await rowOf(page, liveMatch)
    .getByRole('link', { name: /تفاصيل المباراة/ })
    .click();
  await expect(page).toHaveURL(`/match/${liveMatch}`);
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
