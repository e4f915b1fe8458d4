import { expect, type Page, test } from '@playwright/test';
import { shiftsOf, slowDown, watchShifts } from '../support/in-page.ts';
import { hydrated, rowOf } from '../support/league.ts';
import { median } from '../support/median.ts';
import { liveMatch } from '../support/staged-matches.ts';

declare global {
  interface Window {
    opening: { pressed: number; known: number; answered: number; whole: number };
  }
}

const ROUNDS = 5;
const FIRST_CONTENT_MS = 200;
const DETAILS_MS = 500;

/** Notes in the page, by its own clock, when a match was pressed, first seen in its dialog, answered, and whole. */
async function watchOpening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.opening = { pressed: 0, known: 0, answered: 0, whole: 0 };
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => (window.opening = { pressed: timeStamp, known: 0, answered: 0, whole: 0 }),
      { capture: true },
    );
    // A frame that begins shows what the one before was given: by then it has been seen.
    const look = () => {
      const { opening } = window;
      const dialog = document.querySelector('dialog[open]');
      if (!opening.known && dialog?.querySelector('article')) opening.known = performance.now();
      if (!opening.whole && dialog?.querySelector('[role="tabpanel"] section'))
        opening.whole = performance.now();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
        if (/\/api\/matches\/\d+$/.test(entry.name)) window.opening.answered = entry.responseEnd;
      }
    }).observe({ type: 'resource' });
  });
}

test('DLG-01: on a slow phone a pressed match is there with what the list knows, then with everything', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page, { whileParsing: true });
  await watchOpening(page);
  await page.goto('/');
  await hydrated(page);
  await page.waitForTimeout(4_000); // what a page does once it is there
  await slowDown(page);
  const row = rowOf(page, liveMatch).locator('[data-row]');
  // Clear of what lies over the ends of the screen.
  await row.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(1_000);
  const before = await shiftsOf(page);
  const firsts: number[] = [];
  const wholes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await row.click();
    await expect(page.locator('dialog [role="tabpanel"] section').first()).toBeVisible();
    await page.waitForFunction(() => window.opening.whole > 0 && window.opening.answered > 0);
    await page.waitForTimeout(1_500); // prediction, standings and head-to-head
    const { pressed, known, answered, whole } = await page.evaluate(() => window.opening);
    firsts.push(known - pressed);
    wholes.push(whole - answered);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.waitForTimeout(500);
  }
  const shifts = (await shiftsOf(page)) - before;
  const figures = (values: number[]) => values.map(Math.round).join(', ');
  process.stdout.write(
    `opening: first content ${Math.round(median(firsts))} ms after the press (${figures(firsts)}), ` +
      `details ${Math.round(median(wholes))} ms after the answer (${figures(wholes)}), shifts ${shifts.toFixed(4)}\n`,
  );
  expect(median(firsts)).toBeLessThanOrEqual(FIRST_CONTENT_MS);
  expect(median(wholes)).toBeLessThanOrEqual(DETAILS_MS);
  expect(shifts).toBeLessThanOrEqual(0.001);
});
