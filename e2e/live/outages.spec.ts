import { expect, type Page, test } from '@playwright/test';
import {
  cancelGoal,
  hydrated,
  inMecca,
  rowOf,
  score,
  setOutage,
  shownScore,
  storedScore,
} from '../support/league.ts';
import { database } from '../support/addresses.ts';
import { aListedMatch, dayOf } from '../support/scripted.ts';
import { query } from '../support/stack.ts';

declare global {
  interface Window {
    announced: string[];
  }
}

const ticker = (page: Page) => page.getByRole('region', { name: 'النتائج في لمحة' });

async function expectEverywhere(page: Page, fixture: number, goals: string) {
  await expect.poll(() => storedScore(fixture)).toBe(goals);
  await expect.poll(() => shownScore(rowOf(page, fixture))).toBe(goals);
  await expect(ticker(page).locator(`a[href="/match/${fixture}"] b`)).toHaveText(goals.split('–'));
}

/** When the provider last answered, as the worker stored it; heartbeats bring it to the page every 15 s. */
const dataAsOf = () => Date.parse(query(database, `select report->>'asOf' from leases where name = 'live'`));

/** Every text that the region for listeners holds from now on, each time it is written. */
async function noteAnnouncements(page: Page) {
  await page.locator('p.srOnly[aria-live="polite"]').evaluate((region) => {
    window.announced = [];
    new MutationObserver(() => window.announced.push(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}

test('HOME-14: a goal that VAR takes off goes from the row and the ticker, and is announced no second time', async ({
  page,
}) => {
  const fixture = await aListedMatch();
  await page.goto(dayOf(fixture));
  await hydrated(page);
  const before = storedScore(fixture);
  const [home, away] = before.split('–').map(Number);
  await expectEverywhere(page, fixture, before);
  await noteAnnouncements(page);
  await score(fixture, 'home');
  await expectEverywhere(page, fixture, `${home! + 1}–${away}`);
  await cancelGoal(fixture);
  await expectEverywhere(page, fixture, before);
  const goals = await page.evaluate(() => window.announced.filter((text) => text.includes('هدف!')));
  expect(goals).toHaveLength(1);
  expect(goals[0]).toContain(` ${home! + 1}، `);
});

test('OURS-09: without the provider the page stays and says how old it is, until the provider is back', async ({
  page,
}) => {
  const fixture = await aListedMatch();
  // Two minutes are long: this reader's clock is most of them ahead, yet not so far that fresh data looks old.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 97_000;
  });
  await page.goto(dayOf(fixture));
  await hydrated(page);
  const banner = page.getByRole('status').filter({ hasText: 'تأخر وصول النتائج. آخر تحديث' });
  await setOutage('http-503');
  const since = Date.now();
  try {
    await expect(banner).toBeVisible({ timeout: 40_000 });
    await expect(async () => {
      const asOf = dataAsOf();
      expect(asOf).toBeLessThanOrEqual(since);
      expect(await banner.locator('b').allInnerTexts()).toEqual([inMecca(asOf)]);
    }).toPass({ timeout: 40_000 });
    await expect(rowOf(page, fixture)).toBeVisible();
  } finally {
    await setOutage(null);
  }
  await expect(banner).toHaveCount(0, { timeout: 40_000 });
});
