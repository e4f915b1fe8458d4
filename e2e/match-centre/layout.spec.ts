import { expect, type Locator, test } from '@playwright/test';
import { hydrated, rowOf, shownScore, storedScore } from '../support/league.ts';
import { allHydrated } from '../support/page-states.ts';
import { liveMatch } from '../support/staged-matches.ts';
import { dayAfter, readFacts } from '../world/world.ts';

for (const width of [1280, 390]) {
  test(`HOME-06: at ${width} px the home team and its goals stand on the right of the away team's`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const row = rowOf(page, liveMatch);
    await expect.poll(() => shownScore(row)).toBe(storedScore(liveMatch));
    const right = async (part: Locator) => (await part.boundingBox())!.x;
    const cells = row.locator('td'); // by place: what is hidden on a phone still counts
    expect(await right(cells.nth(2).locator('a bdi'))).toBeGreaterThan(
      await right(cells.nth(4).locator('a bdi')),
    );
    const goals = row.locator('[role="img"] b');
    expect(await right(goals.nth(0))).toBeGreaterThan(await right(goals.nth(1)));
  });
}

const addresses = {
  '/': '/',
  tomorrow: `/?date=${dayAfter(readFacts().now)}`,
  'a match': `/match/${liveMatch}`,
};

for (const [name, address] of Object.entries(addresses)) {
  test(`HOME-06: ${name} does not scroll sideways at any width from 320 to 1280 px`, async ({ page }) => {
    await page.goto(address);
    for (const width of [320, 360, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`HOME-01: a device in the ${colorScheme} scheme gets the pages in that theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/', `/match/${liveMatch}`, '/nowhere']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    }
  });
}

test('HOME-06: without JavaScript the list is there and its links lead to the matches', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(rowOf(page, liveMatch)).toBeVisible();
  await rowOf(page, liveMatch)
    .getByRole('link', { name: /تفاصيل المباراة/ })
    .click();
  await expect(page).toHaveURL(`/match/${liveMatch}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('HOME-05: the days are links: yesterday, today, tomorrow and six more; the address keeps the day', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const days = page.getByRole('navigation').filter({ hasText: 'اليوم' }).locator('li a');
  await expect(days).toHaveCount(9);
  await days.nth(2).click();
  await expect(page).toHaveURL(/\/\?date=\d{4}-\d\d-\d\d$/);
  await expect(days.nth(2)).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('HOME-06: the first screen of a phone shows five whole matches, above the tab bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const ends = await page
    .locator('main tr[data-match]')
    .evaluateAll((rows) => rows.slice(0, 5).map((row) => row.getBoundingClientRect().bottom));
  expect(ends).toHaveLength(5);
  const tabBar = await page.locator('nav', { hasText: 'البطولات' }).last().boundingBox();
  expect(Math.max(...ends)).toBeLessThanOrEqual(tabBar!.y);
});

for (const width of [768, 390]) {
  test(`HOME-17: at ${width} px a tap on a team opens the match, as anywhere on its row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await hydrated(page);
    const name = rowOf(page, liveMatch).locator('td bdi').first();
    await name.scrollIntoViewIfNeeded();
    const { x, y, width: wide, height } = (await name.boundingBox())!;
    await page.mouse.click(x + wide / 2, y + height / 2);
    await expect(page).toHaveURL(`/match/${liveMatch}`);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('HOME-05: on a phone the days stay on top while the list scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.mouse.wheel(0, 1_500);
  const days = page.getByRole('navigation', { name: 'اختر اليوم' });
  await expect.poll(async () => (await days.boundingBox())!.y).toBe(0);
  await expect(days.getByRole('link', { name: /^اليوم/ })).toBeInViewport();
});

const liveFilter = { name: /^مباشر: \d+$/ };

for (const width of [1280, 390]) {
  test(`HOME-06: at ${width} px the page is as high before its sections are laid out as after`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await hydrated(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.locator('section[data-league]').evaluateAll((sections: HTMLElement[]) => {
      for (const section of sections) section.style.contentVisibility = 'visible';
    });
    // Names of two lines make a row of a phone a little higher.
    expect(Math.abs((await height()) - before)).toBeLessThan(before * 0.02);
  });
}

test('OURS-28: without JavaScript the live filter shows the live matches only, and all again', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const rows = page.locator('main tr[data-match]');
  const all = await rows.count();
  const filter = page.getByRole('link', liveFilter);
  const live = Number((await filter.getAttribute('aria-label'))!.replaceAll(/\D/g, ''));
  await filter.click();
  await expect(page).toHaveURL('/?live=1');
  await expect(rows).toHaveCount(live);
  await expect(page.getByRole('heading', { name: 'المباريات المباشرة' })).toBeVisible();
  await filter.click();
  await expect(rows).toHaveCount(all);
  await context.close();
});

test('OURS-28: the live filter is kept in the address, over a match, too; the back button leaves it', async ({
  page,
}) => {
  await page.goto('/');
  await allHydrated(page);
  const rows = page.locator('main tr[data-match]');
  const all = await rows.count();
  await page.getByRole('link', liveFilter).click();
  await expect(page).toHaveURL('/?live=1');
  await expect(rows).not.toHaveCount(all);
  const live = await rows.count();
  await rows.first().locator('[data-row]').press('Enter');
  await expect(page).toHaveURL(/\/match\/\d+$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/?live=1');
  await expect(rows).toHaveCount(live);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(rows).toHaveCount(all);
});

test('OURS-28: live matches stand before the others of their competition', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('section[data-league]', { has: page.locator(`[data-match="${liveMatch}"]`) });
  const badges = section.locator('[data-look]');
  const looks = await badges.evaluateAll((all) => all.map((badge) => badge.getAttribute('data-look')));
  const isLive = looks.map((look) => look === 'live' || look === 'break');
  expect(isLive).toEqual(isLive.toSorted((a, b) => Number(b) - Number(a)));
});

test('HOME-08: with a favourite league the other matches of the day are one button away', async ({
  page,
}) => {
  await page.goto('/');
  const sections = page.locator('section[data-league]');
  const all = await sections.count();
  const league = await sections.last().getAttribute('data-league');
  await page.evaluate((id) => localStorage.setItem('favoriteLeagues', `[${id}]`), league);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'مباريات اليوم في بطولاتك' })).toBeVisible();
  await expect(sections).toHaveCount(1);
  await page.getByRole('button', { name: /أخرى$/ }).click();
  await expect(sections).toHaveCount(all);
  for (const section of await sections.all()) await expect(section).toBeVisible();
});

test('OURS-29: the calendar leads to a day four weeks ahead, by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await allHydrated(page);
  const button = page.getByRole('button', { name: /^التقويم/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'التقويم' });
  await expect(calendar.locator('[tabindex="0"]')).toBeFocused();
  for (let week = 1; week <= 4; week++) {
    const before = await calendar.locator(':focus').getAttribute('href');
    await page.keyboard.press('ArrowDown');
    await expect(calendar.locator(`a:focus:not([href="${before}"])`)).toHaveCount(1);
  }
  const address = (await calendar.locator(':focus').getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(calendar).toHaveCount(0);
});

test('OURS-08: simulated data is labelled and kept out of search engines', async ({ page }) => {
  const response = await page.goto('/');
  await expect(page.getByText('بيانات تجريبية').first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(response?.headers()['x-robots-tag']).toContain('noindex');
  expect(await (await page.request.get('/robots.txt')).text()).toMatch(/Disallow: \/$/m);
});
