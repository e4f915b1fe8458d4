import { expect, test } from '@playwright/test';
import { clockText, hydrated, rowOf } from '../support/league.ts';
import { liveMatch } from '../support/staged-matches.ts';

/** The zone whose times the page shows. */
const inMecca = (at: number) => clockText('Asia/Riyadh', at);

for (const width of [1280, 390]) {
  test(`OURS-09: at ${width} px a lost connection shows a banner at once, with the time, and moves nothing`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await hydrated(page);
    await expect(page.getByRole('button', { name: /تغيير التوقيت/ })).toBeVisible();
    await expect(rowOf(page, liveMatch)).toBeVisible();
    const before = await rowOf(page, liveMatch).boundingBox();
    const banner = page.getByRole('status').filter({ hasText: 'أنت غير متصل. نعرض آخر نتائج محفوظة' });
    await expect(banner).toHaveCount(0);
    await context.setOffline(true);
    // By the browser's event: the page looks by itself every five seconds only.
    await expect(banner).toBeVisible({ timeout: 4_000 });
    expect([inMecca(Date.now() - 60_000), inMecca(Date.now())]).toContain(
      await banner.locator('b').innerText(),
    );
    expect(await rowOf(page, liveMatch).boundingBox()).toEqual(before);
    await context.setOffline(false);
    await expect(banner).toHaveCount(0, { timeout: 4_000 });
  });
}
