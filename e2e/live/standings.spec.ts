import { expect, type Page, test } from '@playwright/test';
import { goalStoredAt, score, storedScore } from '../support/league.ts';
import { glyphsFromLeft, shiftsOf, watchShifts } from '../support/in-page.ts';
import { allHydrated } from '../support/page-states.ts';
import { watchPlace } from '../support/places.ts';
import { aScriptedMatch, twoFreeTeams } from '../support/scripted.ts';
import { query } from '../support/stack.ts';
import { database, edge } from '../support/addresses.ts';
import { until } from '@safira/testkit/until';

/** The row of a team, by its slug. */
const rowOf = (page: Page, slug: string) =>
  page.getByRole('row').filter({ has: page.locator(`a[href="/team/${slug}"]`) });

/** The first message makes the page read its table once. */
const streamIsOpen = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/standings')),
      ),
    )
    .toBe(true);

test('OURS-06: a goal moves the table of an open page within 2 s, keeps the focus, and shifts nothing around it', async ({
  page,
}) => {
  const fixture = await aScriptedMatch({ phase: '2H', minute: 50, events: [] }, twoFreeTeams());
  const [home = ''] = query(
    database,
    `select t.slug from matches m join teams t on t.api_id = m.home_id where m.api_id = ${fixture}`,
  ).split('\n');
  await watchShifts(page);
  await page.goto('/competition/307');
  await allHydrated(page);
  const row = rowOf(page, home);
  const header = page.getByRole('columnheader', { name: 'يلعب الآن' });
  await expect(header).toBeVisible();
  const mark = row.locator(`a[href="/match/${fixture}"]`);
  await expect(mark.getByRole('img', { name: '0 مقابل 0' })).toBeVisible();
  const points = row.getByRole('cell').nth(8);
  const before = Number(await points.textContent());
  const team = row.getByRole('rowheader').getByRole('link');
  await team.focus();
  await points.evaluate((cell) => {
    const ofDraw = cell.textContent;
    const observer = new MutationObserver(() => {
      if (cell.textContent === ofDraw) return;
      Object.assign(window, { movedAt: Date.now() });
      observer.disconnect();
    });
    observer.observe(cell.closest('tbody')!, { characterData: true, childList: true, subtree: true });
  });
  await streamIsOpen(page);
  expect(await shiftsOf(page)).toBeLessThan(0.1);
  const headerMoved = await watchPlace(header);
  const footerMoved = await watchPlace(page.getByRole('contentinfo'));
  await score(fixture, 'home');
  await expect.poll(() => storedScore(fixture)).toBe('1–0');
  await expect(points).toHaveText(String(before + 2)); // a draw has become a win
  const movedAt = await page.evaluate(() => (window as unknown as { movedAt: number }).movedAt);
  expect(movedAt - goalStoredAt(fixture)).toBeLessThan(2_000);
  expect(await glyphsFromLeft(mark.getByRole('img', { name: '1 مقابل 0' }))).toBe('0–1');
  await expect(team).toBeFocused();
  // Only rows change places.
  expect(await headerMoved()).toBe(0);
  expect(await footerMoved()).toBe(0);
});

test('OURS-06: a match that is added while the page is open appears in its table', async ({ page }) => {
  await page.goto('/competition/307');
  await allHydrated(page);
  await streamIsOpen(page);
  const fixture = await aScriptedMatch({ phase: '2H', minute: 50, events: [] }, twoFreeTeams());
  const mark = page.locator(`a[href="/match/${fixture}"]`).first();
  await expect(mark.getByRole('img', { name: '0 مقابل 0' })).toBeVisible();
});

test('OURS-01: in spoiler-free mode the table shows who is playing, not the score', async ({ page }) => {
  const fixture = await aScriptedMatch({ phase: '2H', minute: 50, events: [] }, twoFreeTeams());
  // The copy that a browser gets.
  const read = async () =>
    (await fetch(`${edge}/competition/307`, { headers: { 'accept-encoding': 'br' } })).text();
  await until('the table has the match', async () => (await read()).includes(`/match/${fixture}"`));
  await page.addInitScript(() => localStorage.setItem('spoilerFree', 'on'));
  await page.goto('/competition/307');
  const mark = page.locator(`a[href="/match/${fixture}"]`).first();
  await expect(mark).toBeVisible();
  await expect(mark.getByRole('img')).toBeHidden();
});
