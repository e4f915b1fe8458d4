import { type Browser, expect, test } from '@playwright/test';
import { baselineCheckout } from '../config.ts';
import { ports } from '../support/addresses.ts';
import { slowDown } from '../support/in-page.ts';
import { median } from '../support/median.ts';
import { startWebOf } from '../support/second-web.ts';
import { liveMatch } from '../support/staged-matches.ts';

const ROUNDS = 9;
const MOST_OF_BASELINE = 0.7;

/** Milliseconds that the main thread of a slow phone works from the navigation until the page is idle. */
async function busyOn(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await slowDown(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_500);
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000;
}

test('HOUSE: main-thread time of the first load, and how it compares with a baseline', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const own = `http://127.0.0.1:${ports.web}`;
  const baseline = baselineCheckout === undefined ? undefined : await startWebOf(baselineCheckout);
  try {
    for (const path of ['/', `/match/${liveMatch}`]) {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        ours.push(await busyOn(browser, own + path));
        if (baseline) theirs.push(await busyOn(browser, baseline.address + path));
      }
      process.stdout.write(`main-thread: ${path} ${Math.round(median(ours))} ms\n`);
      if (!baseline) continue;
      const ratio = median(ours) / median(theirs);
      process.stdout.write(
        `main-thread: ${path} baseline ${Math.round(median(theirs))} ms, ratio ${ratio.toFixed(2)}\n`,
      );
      expect.soft(ratio).toBeLessThanOrEqual(MOST_OF_BASELINE);
    }
  } finally {
    await baseline?.stop();
  }
});
