import { expect, type Page, test } from '@playwright/test';
import { hydrated, inMecca, rowOf } from '../support/league.ts';
import { liveMatch } from '../support/staged-matches.ts';

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
    await hydrated(page);
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
