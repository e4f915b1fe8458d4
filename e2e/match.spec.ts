import { expect, type Page, test } from '@playwright/test';
import { shiftsOf, watchShifts } from './in-page.ts';
import { aLiveMatch, complaints, hydrated, rowOf, score, storedScore } from './league.ts';
import { query } from './stack.ts';

const detailsLink = (page: Page, fixture: number) =>
  rowOf(page, fixture).getByRole('link', { name: /تفاصيل المباراة/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'تفاصيل المباراة' });

/** The list with a match opened over it. */
async function openOverList(page: Page): Promise<number> {
  const fixture = await aLiveMatch();
  await page.goto('/');
  await hydrated(page);
  await detailsLink(page, fixture).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  return fixture;
}

test('DLG-17: a match opens over the list under its own address, and Back closes it', async ({ page }) => {
  const fixture = await aLiveMatch();
  const heard = complaints(page);
  await page.goto('/');
  await hydrated(page);
  const title = await page.title();
  await rowOf(page, fixture).getByRole('cell').first().click();
  await expect(dialog(page).getByRole('tab').first()).toBeVisible();
  await expect(page).toHaveURL(`/match/${fixture}`);
  await expect(page).toHaveTitle(/ ضد /);
  await expect(rowOf(page, fixture)).toBeAttached(); // the list is still behind it
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(title);
  expect(heard).toEqual([]);
});

for (const [how, close] of [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['its button', (page) => dialog(page).getByRole('button', { name: 'إغلاق' }).click()],
  ['a click beside it', (page) => page.mouse.click(5, 5)],
] as const satisfies [string, (page: Page) => Promise<void>][]) {
  test(`DLG-01: the dialog closes by ${how}, the focus goes back to the row, and the list stands where it stood`, async ({
    page,
  }) => {
    const fixture = await openOverList(page);
    const before = await page.evaluate(() => scrollY);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 4_000);
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(detailsLink(page, fixture)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe(
      'hidden',
    );
  });
}

test('DLG-01: what the list knows is there before the answer, then everything, and nothing moves', async ({
  page,
}) => {
  await watchShifts(page);
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/matches\/\d+$/, async (route) => {
    await held;
    await route.continue();
  });
  const fixture = await openOverList(page);
  const [home] = storedScore(fixture).split('–');
  await expect(dialog(page).locator('[role="img"] b').first()).toHaveText(home!);
  await expect(dialog(page).getByText('نجهّز المباراة')).toBeVisible();
  await expect(dialog(page).getByRole('tab')).toHaveCount(0);
  await page.waitForTimeout(700); // what comes sooner after a press counts as its doing
  const before = await shiftsOf(page);
  answer();
  await expect(dialog(page).getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
  await page.waitForTimeout(700);
  expect((await shiftsOf(page)) - before).toBeLessThan(0.001);
});

test('DLG-14: details that cannot be had are told with a way to try again, and the dialog closes', async ({
  page,
}) => {
  const unavailable = {
    status: 503,
    json: { success: false, code: 'unavailable', message: 'الخدمة متوقفة.' },
  };
  await page.route(/\/api\/matches\/\d+$/, (route) => route.fulfill(unavailable));
  await openOverList(page);
  await expect(dialog(page).getByText('الخدمة متوقفة.')).toBeVisible();
  await page.unroute(/\/api\/matches\/\d+$/);
  await dialog(page).getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(dialog(page).getByRole('tab').first()).toBeVisible();
  await page.route(/\/api\/matches\/\d+$/, (route) => route.abort());
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('تعذّر تحميل تفاصيل المباراة. حاول مرة أخرى.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'إغلاق' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('DLG-18: each tab has an address that a reload keeps; Back leaves the match, not the tab', async ({
  page,
}) => {
  const fixture = await openOverList(page);
  await dialog(page).getByRole('tab', { name: 'الإحصائيات' }).click();
  await expect(page).toHaveURL(`/match/${fixture}?tab=statistics`);
  await dialog(page).getByRole('tab', { name: 'التشكيلة' }).click();
  await expect(dialog(page).getByRole('list', { name: /^تشكيلة/ })).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(dialog(page).getByRole('list', { name: /^تشكيلة/ })).toHaveCount(2);
  await page.reload();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/match/${fixture}?tab=lineups`);
  await expect(page.getByRole('list', { name: /^تشكيلة/ })).toHaveCount(2);
});

test('DLG-18: a tab and the sub-modal are fetched when they are wanted, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const has = (part: string) => fetched.some((path) => path.includes(`/assets/${part}`));
  await openOverList(page);
  await expect(dialog(page).getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
  expect([has('lineups-tab'), has('players-tab'), has('player-modal')]).toEqual([false, false, false]);
  await dialog(page).getByRole('tab', { name: 'اللاعبون' }).click();
  const first = dialog(page).getByRole('row').nth(1).getByRole('button');
  await expect(first).toBeVisible();
  expect([has('lineups-tab'), has('players-tab'), has('player-modal')]).toEqual([false, true, false]);
  await first.press('Enter');
  const name = await first.innerText();
  const player = page.getByRole('dialog', { name });
  await expect(player).toBeVisible();
  expect(has('player-modal')).toBe(true);
  // DLG-09: the one on top closes, the match stays, and the focus is where it was.
  await page.keyboard.press('Escape');
  await expect(player).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await expect(first).toBeFocused();
  await expect(page.locator('html[data-locked]')).toHaveCount(1);
});

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

test('DLG-02: on a phone the summary folds by itself on every tab but the overview', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/match/${await aLiveMatch()}`);
  await hydrated(page);
  const date = page.locator('article time').first();
  await expect(date).toBeVisible();
  await page.getByRole('tab', { name: 'الإحصائيات' }).click();
  await expect(date).toBeHidden();
  await page.getByRole('button', { name: 'فتح ملخص المباراة' }).click();
  await expect(date).toBeVisible();
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

test('DLG-13: the open match follows the score by push', async ({ page }) => {
  const fixture = await aLiveMatch();
  await page.goto(`/match/${fixture}`);
  await hydrated(page);
  await score(fixture, 'home');
  const cells = page.locator('main article [role="img"] b');
  await expect
    .poll(async () => (await cells.allTextContents()).slice(0, 2).join('–'))
    .toBe(storedScore(fixture));
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
