import { expect, type Page, test } from '@playwright/test';
import { cancelGoal, hydrated, score, storedScore } from '../support/league.ts';
import { allHydrated } from '../support/page-states.ts';
import { watchPlace } from '../support/places.ts';
import { aScriptedMatch } from '../support/scripted.ts';

declare global {
  interface Window {
    flashed: string[];
  }
}

/** Keeps the text of every row of the timeline that is flashed. */
async function watchFlashes(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.flashed = [];
    new MutationObserver(() => {
      for (const row of document.querySelectorAll<HTMLElement>('[role="tabpanel"] [data-fresh]')) {
        window.flashed.push(row.innerText);
      }
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-fresh'] });
  });
}

test('DLG-13: goals, and one that VAR takes off, arrive while the timeline is read; focus and scroll position stay', async ({
  page,
}) => {
  const booked = [5, 9, 14, 19, 24, 29, 33, 38, 41].map((minute) => ({
    side: 'away',
    minute,
    kind: 'yellow',
    // A name that the worker completes meanwhile would be a change of its row.
    unnamed: true,
  })) satisfies Parameters<typeof aScriptedMatch>[0]['events'];
  const fixture = await aScriptedMatch({ phase: '2H', minute: 58, events: booked });
  await page.goto(`/match/${fixture}?tab=events`);
  await allHydrated(page);
  const panel = page.getByRole('tabpanel');
  const read = panel.locator('li[data-side="away"]');
  await expect(read).toHaveCount(booked.length);
  // Events that were stored after the page was opened are fresh for a while.
  await expect(panel.locator('[data-fresh]')).toHaveCount(0);
  const filter = panel.getByRole('button', { name: 'كل الأحداث' });
  await filter.focus();
  await page.evaluate(() => scrollTo(0, 420));
  await watchFlashes(page);
  const firstMoved = await watchPlace(read.first());
  const lastMoved = await watchPlace(read.last());

  await score(fixture, 'home');
  const goal = panel.locator('li[data-side="home"]');
  await expect(goal).toHaveCount(1);
  await expect(goal).toContainText('58′');
  await expect.poll(() => page.evaluate(() => window.flashed.length)).toBeGreaterThan(0);
  expect(await page.evaluate(() => new Set(window.flashed).size)).toBe(1);
  await expect(filter).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(380);

  await cancelGoal(fixture);
  // The goal is gone, and the VAR decision is listed with its minute.
  await expect(goal.locator('del')).toHaveCount(1);
  await expect(goal).toHaveCount(1);
  await expect(goal).toContainText('إلغاء هدف');
  await expect(goal).toContainText('58′');
  await expect(page.locator('article [role="img"][aria-label="0 مقابل 0"]:visible').first()).toBeVisible();
  await expect(filter).toBeFocused();
  // Rows that come in at the end and a line more in the summary above what is read move nothing that is read. Scrolling
  // is by whole pixels.
  expect(await firstMoved()).toBeLessThan(1);
  expect(await lastMoved()).toBeLessThan(1);
});

test('DLG-13: the open match follows the score by push', async ({ page }) => {
  const fixture = await aScriptedMatch({ phase: '2H', minute: 50 });
  await page.goto(`/match/${fixture}`);
  await hydrated(page);
  await score(fixture, 'home');
  await expect.poll(() => storedScore(fixture)).toBe('1–0');
  const cells = page.locator('main article [role="img"] b');
  await expect
    .poll(async () => (await cells.allTextContents()).slice(0, 2).join('–'))
    .toBe(storedScore(fixture));
});
