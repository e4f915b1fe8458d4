import { expect, type Page, test } from '@playwright/test';
import { hydrated, inMecca, rowOf } from '../support/league.ts';
import { allHydrated } from '../support/page-states.ts';
import { liveMatch } from '../support/staged-matches.ts';
import { expectToast, watchToasts } from '../support/toasts.ts';

declare global {
  interface Window {
    /** From the browser's event to the banner. */
    bannerAfterMs: Promise<number>;
  }
}

const TEXT = 'أنت غير متصل بالإنترنت. نعرض آخر النتائج المحفوظة.';

/** In the page and by its own clock: the way from the test to a busy browser does not count. */
const watchBanner = (page: Page) =>
  page.evaluate((text) => {
    window.bannerAfterMs = new Promise((resolve) => {
      addEventListener('offline', ({ timeStamp }) => {
        const look = () => {
          if (document.body.textContent.includes(text)) resolve(performance.now() - timeStamp);
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        look();
      });
    });
  }, TEXT);

for (const width of [1280, 390]) {
  test(`OURS-09: at ${width} px a lost connection shows a banner within a second, with the time, and moves nothing`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await allHydrated(page);
    await expect(page.getByRole('button', { name: /تغيير التوقيت/ })).toBeVisible();
    await expect(rowOf(page, liveMatch)).toBeVisible();
    const before = await rowOf(page, liveMatch).boundingBox();
    const banner = page.getByRole('status').filter({ hasText: TEXT });
    await expect(banner).toHaveCount(0);
    await watchBanner(page);
    await context.setOffline(true);
    expect(await page.evaluate(() => window.bannerAfterMs)).toBeLessThan(1_000);
    expect([inMecca(Date.now() - 60_000), inMecca(Date.now())]).toContain(
      await banner.locator('b').innerText(),
    );
    expect(await rowOf(page, liveMatch).boundingBox()).toEqual(before);
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
  });
}

const RETRY = 'أنت غير متصل بالإنترنت. أعد المحاولة بعد عودة الاتصال.';

/** The page loads them as soon as it has nothing else to do: a busy machine is quiet for a moment before that. */
async function areLoaded(page: Page, ...scripts: string[]) {
  await page.waitForFunction((names) => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // What a script imports is fetched after it.
    const lastAt = Math.max(...resources.map(({ responseEnd }) => responseEnd));
    const isQuiet = performance.now() - lastAt > 1_000;
    return isQuiet && names.every((script) => resources.some(({ name }) => name.includes(script)));
  }, scripts);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test('OURS-09: without a connection a match opens and closes over the list', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  await areLoaded(page, '/match-over-', '/overlay-');
  await context.setOffline(true);
  await rowOf(page, liveMatch).locator('[data-row]').press('Enter');
  await expect(page).toHaveURL(`/match/${liveMatch}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, liveMatch)).toBeVisible();
});

test('OURS-09: without a connection a match whose script was not loaded leaves the list on the screen and says why', async ({
  page,
  context,
}) => {
  await watchToasts(page);
  await page.route(/\/match-over-[\w-]+\.js/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  await areLoaded(page, '/overlay-');
  await context.setOffline(true);
  await rowOf(page, liveMatch).locator('[data-row]').press('Enter');
  await expectToast(page, RETRY);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, liveMatch)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('OURS-09: without a connection a day that was shown comes back; another one leaves the screen as it is', async ({
  page,
  context,
}) => {
  await watchToasts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await allHydrated(page);
  const days = page.getByRole('navigation', { name: 'اختر اليوم' }).locator('li a');
  await days.nth(2).click();
  await expect(days.nth(2)).toHaveAttribute('aria-current', 'page');
  await context.setOffline(true);
  await days.nth(1).click();
  await expect(days.nth(1)).toHaveAttribute('aria-current', 'page');
  await expect(rowOf(page, liveMatch)).toBeVisible();
  await days.nth(3).click();
  await expectToast(page, RETRY);
  await expect(page).toHaveURL('/');
  await expect(days.nth(1)).toHaveAttribute('aria-current', 'page');
  await expect(rowOf(page, liveMatch)).toBeVisible();
  await page.goBack();
  await expect(days.nth(2)).toHaveAttribute('aria-current', 'page');
});

test('OURS-09: without a connection a link to another page leaves the screen as it is and says why', async ({
  page,
  context,
}) => {
  await watchToasts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await allHydrated(page);
  await context.setOffline(true);
  await page.locator('section[data-league] a').first().click();
  await expectToast(page, RETRY);
  await expect(page).toHaveURL('/');
  await expect(rowOf(page, liveMatch)).toBeVisible();
});
