import { expect, test } from '@playwright/test';
import { announcedCommentator } from '../support/commentators.ts';
import { consoleProblems, hydrated } from '../support/league.ts';
import { expectFromRight } from '../support/on-screen.ts';

for (const width of [1280, 390]) {
  test(`OURS-19: at ${width} px a commentator has matches with channel, tag, source and time of check`, async ({
    page,
  }) => {
    const problems = consoleProblems(page);
    const { path, name, channel, matchId } = await announcedCommentator();
    await page.setViewportSize({ width, height: 900 });
    expect((await page.goto(path))?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const line = page.locator('main li', { has: page.locator(`a[href="/match/${matchId}"]`) }).first();
    await expect(line.getByText(channel, { exact: true })).toBeVisible();
    await expect(line.getByText(/^(مؤكد|متوقع)$/).first()).toBeVisible();
    await expect(line.getByText(/^المصدر: .+ · فُحص .+ \d{1,2}:\d{2} [صم]$/).first()).toBeVisible();
    const [home, away] = (await line.locator('a').first().getAttribute('aria-label'))!.split(' و');
    await expectFromRight(line.getByText(home!, { exact: true }), line.getByText(away!, { exact: true }));
    await line.locator('a').first().click();
    await expect(page).toHaveURL(`/match/${matchId}`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('OURS-19: other spellings of the address lead to one page, an unknown commentator is missing', async ({
  page,
}) => {
  const { path, name } = await announcedCommentator();
  await page.goto(`${path.toLowerCase()}/?x=1`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // With the marks of the name.
  await page.goto(`/commentator/${encodeURIComponent(name.replaceAll(' ', '-'))}`);
  await expect(page).toHaveURL(path);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/commentator\/(%[\dA-F]{2}|[a-z\d-])+$/);
  expect((await page.goto('/commentator/معلق-لا-نعرفه'))?.status()).toBe(404);
  await expect(page.getByText('لم نعثر على هذا المعلّق.')).toBeVisible();
});

test('OURS-19: without JavaScript the matches are there, and no width from 320 to 1280 px scrolls sideways', async ({
  browser,
  page,
}) => {
  const { path, matchId } = await announcedCommentator();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(path);
  await expect(plain.locator(`main a[href="/match/${matchId}"]`).first()).toBeAttached();
  await context.close();
  await page.goto(path);
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});
