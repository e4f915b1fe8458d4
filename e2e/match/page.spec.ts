import { expect, test } from '@playwright/test';
import { expectNoShift, startClockAt, watchShifts } from '../support/in-page.ts';
import { consoleProblems, hydrated } from '../support/league.ts';
import { allHydrated } from '../support/page-states.ts';
import { liveMatch, stagedMatch } from '../support/staged-matches.ts';

test('DLG-17: opened by its link the match is a page that says what it is, to people and to programs', async ({
  page,
  request,
}) => {
  const response = await page.goto(`/match/${liveMatch}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as {
    '@graph': { '@type': string; url: string }[];
  };
  expect(data['@graph'][0]).toMatchObject({ '@type': 'SportsEvent' });
  const address = new URL(page.url());
  expect(data['@graph'][0]!.url).toBe(address.href);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address.href);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await request.get(image!);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('DLG-17: the match is a page, and its tabs are links', async ({ page }) => {
    await page.goto(`/match/${liveMatch}`);
    await expect(page.getByRole('heading', { name: 'بطاقة المباراة' })).toBeVisible();
    await page.getByRole('tab', { name: 'التشكيلة' }).click();
    await expect(
      page
        .getByRole('list', { name: /^تشكيلة/ })
        .first()
        .getByRole('listitem'),
    ).toHaveCount(11);
    await page.getByRole('tab', { name: 'الأحداث' }).click();
    await expect(page.getByRole('tabpanel')).toContainText(/صافرة البداية|لا أحداث/);
    await page.getByRole('tab', { name: 'المواجهات السابقة' }).click();
    await expect(page.getByRole('tabpanel')).toContainText(/بينهما|لم يسبق/);
  });
});

test('OURS-01: with results hidden the details reveal nothing until the result is opened', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('spoilerFree', 'on'));
  await page.goto(`/match/${liveMatch}`);
  await hydrated(page);
  await expect(page.getByText('النتيجة مخفية')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'بطاقة المباراة' })).toBeHidden();
  await expect(page.locator('article [role="img"][aria-label*="مقابل"]:visible')).toHaveCount(0);
  await page.getByRole('button', { name: 'اكشف النتيجة والتفاصيل' }).click();
  await expect(page.getByRole('heading', { name: 'بطاقة المباراة' })).toBeVisible();
  await expect(page.getByText('النتيجة مخفية')).toHaveCount(0);
});

test('DLG-11: highlights are shown on a press, and no other host is contacted before', async ({ page }) => {
  const { path } = await stagedMatch('withHighlights');
  const elsewhere: string[] = [];
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => {
    elsewhere.push(new URL(route.request().url()).host);
    return route.abort();
  });
  await page.goto(`${path}?tab=highlights`);
  await allHydrated(page);
  const highlights = page.getByRole('tabpanel');
  await expect(highlights.getByRole('link', { name: /^شاهد في موقع الفيديو/ }).first()).toBeVisible();
  await expect(highlights.locator('iframe')).toHaveCount(0);
  expect(elsewhere).toEqual([]);
  await highlights.getByRole('button', { name: /^شغّل/ }).first().click();
  await expect(highlights.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
  await expect.poll(() => elsewhere).toContain('www.youtube-nocookie.com');
});

test('DLG-14: an unknown match and an unknown page answer 404 with a way home', async ({ page }) => {
  for (const path of ['/match/1', '/nowhere']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page
      .getByRole('link', { name: /الرئيسية|مباريات/ })
      .first()
      .click();
    await expect(page).toHaveURL('/');
  }
});

for (const width of [1280, 390]) {
  test(`OURS-30: at ${width} px a match to come counts down in its place and can be put in a calendar`, async ({
    page,
  }) => {
    const problems = consoleProblems(page);
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    const { path, apiId, date } = await stagedMatch('scheduled');
    await startClockAt(page, Date.parse(date) - 3_600_000);
    await page.goto(path);
    await hydrated(page);
    const seconds = page.getByRole('timer').locator('b').last();
    await expect(seconds).toHaveText(/^\d\d$/);
    const before = await seconds.textContent();
    await expect(seconds).not.toHaveText(before!);
    await expectNoShift(page);
    await expect(page.getByRole('img', { name: 'لا نتيجة بعد' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'توقعات ما قبل المباراة' })).toHaveCount(0);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'أضف إلى التقويم' }).click();
    expect((await saved).suggestedFilename()).toBe(`match-${apiId}.ics`);
    expect(problems).toEqual([]);
  });
}

test('HOUSE: a match on paper has no buttons and no tabs', async ({ page }) => {
  const { path } = await stagedMatch('everything');
  await page.emulateMedia({ media: 'print' });
  for (const tab of ['overview', 'events', 'lineups']) {
    await page.goto(`${path}?tab=${tab}`);
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.locator('button:visible, [role="tab"]:visible, nav:visible')).toHaveCount(0);
  }
});
