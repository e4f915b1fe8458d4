import { expect, test } from '@playwright/test';
import { aLiveMatch, hydrated } from './league.ts';
import { query } from './stack.ts';

test('DLG-17: opened by its link the match is a page that says what it is, to people and to programs', async ({
  page,
  request,
}) => {
  const fixture = await aLiveMatch();
  const response = await page.goto(`/match/${fixture}`);
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
    await page.goto(`/match/${await aLiveMatch()}`);
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
    // The first to ask for the meetings of two teams may have to ask again.
    await expect(async () => {
      await page.reload();
      expect(await page.getByRole('tabpanel').textContent()).toMatch(/بينهما|لم يسبق/);
    }).toPass();
  });
});

test('OURS-01: with results hidden the details tell nothing until the result is asked for', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('spoilerFree', 'on'));
  await page.goto(`/match/${await aLiveMatch()}`);
  await hydrated(page);
  await expect(page.getByText('النتيجة مخفية')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'بطاقة المباراة' })).toBeHidden();
  await expect(page.locator('article [role="img"][aria-label*="مقابل"]:visible')).toHaveCount(0);
  await page.getByRole('button', { name: 'اكشف النتيجة والتفاصيل' }).click();
  await expect(page.getByRole('heading', { name: 'بطاقة المباراة' })).toBeVisible();
  await expect(page.getByText('النتيجة مخفية')).toHaveCount(0);
});

test('DLG-11: films of a match are shown on a press, and nothing is asked of another host before', async ({
  page,
}) => {
  const withFilms = () =>
    query(
      'safira_e2e',
      `select match_id from match_highlights group by 1 having bool_or(is_embeddable) and bool_or(not is_embeddable) limit 1`,
    );
  await expect.poll(withFilms, { timeout: 40_000 }).not.toBe('');
  const elsewhere: string[] = [];
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => {
    elsewhere.push(new URL(route.request().url()).host);
    return route.abort();
  });
  await page.goto(`/match/${withFilms()}?tab=highlights`);
  await hydrated(page);
  const films = page.getByRole('tabpanel');
  await expect(films.getByRole('link', { name: /^شاهد في موقع الفيديو/ }).first()).toBeVisible();
  await expect(films.locator('iframe')).toHaveCount(0);
  expect(elsewhere).toEqual([]);
  await films.getByRole('button', { name: /^شغّل/ }).first().click();
  await expect(films.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
  await expect.poll(() => elsewhere).toContain('www.youtube-nocookie.com');
});

test('DLG-14: a match nobody knows and a page nobody knows answer 404 with a way home', async ({ page }) => {
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
