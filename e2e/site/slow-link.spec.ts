import { test } from '@playwright/test';
import { expectNoShift, watchShifts } from '../support/in-page.ts';
import { hydrated } from '../support/league.ts';
import { trickle } from '../support/trickle.ts';

test('HOUSE: nothing moves on a phone while home arrives over a slow link', async ({ page }) => {
  const link = await trickle();
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page, { whileParsing: true });
    await page.goto(link.address);
    await hydrated(page);
    await expectNoShift(page);
  } finally {
    await link.close();
  }
});
