import { expect, test } from '@playwright/test';
import { framesOf, watchFrames } from '../support/frames.ts';
import { shiftsOf, slowDown, watchShifts } from '../support/in-page.ts';
import { consoleProblems, hydrated, storedScore } from '../support/league.ts';
import { liveMatch } from '../support/staged-matches.ts';

/** On a machine that paints nothing for so long, the scripts are requested all the same. */
const WITHOUT_PAINT_MS = 2_000;

test('OURS-01: with spoiler-free on, no frame shows a score, on a CPU four times slower', async ({
  page,
}) => {
  expect(storedScore(liveMatch)).toMatch(/\d–\d/);
  await page.addInitScript(() => localStorage.setItem('spoilerFree', 'on'));
  // The two numbers of a score, in rows and in the ticker; what has no score yet shows dashes.
  await watchFrames(
    page,
    'main [role="img"][aria-label*="مقابل"], section[aria-label="النتائج في لمحة"] b span',
  );
  await slowDown(page);
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('button', { name: /^اكشف نتيجة/ }).first()).toBeVisible();
  const { seen, frames } = await framesOf(page);
  expect(frames).toBeGreaterThan(3);
  expect(seen).toEqual([]);
});

test('OURS-01: a press opens one result and leaves the others closed; a reload keeps the mode', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('spoilerFree', 'on'));
  await page.goto('/');
  await hydrated(page);
  const closed = page.getByRole('main').getByRole('button', { name: /^اكشف نتيجة/ });
  const before = await closed.count();
  await closed.first().click();
  await expect(closed).toHaveCount(before - 1);
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(closed).toHaveCount(before);
});

for (const width of [1280, 390]) {
  test(`HOME-08: at ${width} px five favourite leagues are there from the first frame, and nothing jumps`, async ({
    page,
    request,
  }) => {
    const answer = (await (await request.get('/api/matches')).json()) as {
      data: { matchesByCompetition: { competition: { id: number } }[] };
    };
    const ids = answer.data.matchesByCompetition.map(({ competition }) => competition.id);
    const chosen = [...new Set([...ids.slice(1, 4), 2, 39, ...ids.slice(4)])].slice(0, 5);
    const messages = consoleProblems(page);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(
      (stored) => localStorage.setItem('favoriteLeagues', stored),
      JSON.stringify(chosen),
    );
    await watchFrames(page, `[data-league]${chosen.map((id) => `:not([data-league="${id}"])`).join('')}`);
    await watchShifts(page, { whileParsing: true });
    await slowDown(page);
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('main section[data-league]')).toHaveCount(
      ids.filter((id) => chosen.includes(id)).length,
    );
    await page.waitForTimeout(1_000);
    expect((await framesOf(page)).seen).toEqual([]);
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.05);
    expect(messages).toEqual([]);
  });
}

test('HOME-11: the script of a page arrives after all that it shares with others, React waits for it', async ({
  page,
}) => {
  const problems = consoleProblems(page);
  await page.route(/\/assets\/prose-[^/]*\.js$/, async (route) => {
    await page.waitForTimeout(500);
    await route.continue();
  });
  await page.goto('/about');
  await hydrated(page);
  await expect(page.locator('main')).toBeVisible();
  expect(problems).toEqual([]);
});

test('HOME-11: the page is painted before any of its scripts is requested', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const { paintedAt, requestedAt } = await page.evaluate(() => ({
    paintedAt: performance.getEntriesByName('first-paint')[0]!.startTime,
    requestedAt: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(requestedAt.length).toBeGreaterThan(5);
  expect(Math.min(...requestedAt)).toBeGreaterThanOrEqual(Math.min(paintedAt, WITHOUT_PAINT_MS));
});
