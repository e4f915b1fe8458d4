import { expect, type Page, test } from '@playwright/test';
import { framesOf, watchFrames } from '../support/frames.ts';
import { slowDown } from '../support/in-page.ts';
import { tabTo } from '../support/keyboard.ts';
import { consoleProblems } from '../support/league.ts';
import { aReport, newsWith } from '../support/news.ts';
import { expectFromRight } from '../support/on-screen.ts';
import { allHydrated } from '../support/page-states.ts';

async function open(page: Page, path = '/news') {
  expect((await page.goto(path))?.status()).toBe(200);
  await allHydrated(page);
}

const main = (page: Page) => page.getByRole('main');
const links = (page: Page) => main(page).getByRole('article').getByRole('link');
const pages = (page: Page) => page.getByRole('navigation', { name: 'صفحات القائمة' });

for (const width of [1280, 390]) {
  test(`NEWS-01: at ${width} px a reader comes to the news, opens a report, and goes back to the same place`, async ({
    page,
  }) => {
    const problems = consoleProblems(page);
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/about');
    await page.getByRole('link', { name: 'الأخبار', exact: true }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL('/news');
    await expect(page.getByRole('heading', { level: 1, name: 'الأخبار' })).toBeVisible();
    await allHydrated(page);
    const last = links(page).last();
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    const title = await last.innerText();
    await last.click();
    await expect(page).toHaveURL(/\/news\/.+/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title.replace(/…$/, ''));
    await page.goBack();
    await expect(page).toHaveURL('/news');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    expect(problems).toEqual([]);
  });
}

test('NEWS-01: the front page has each of the newest articles once', async ({ page }) => {
  const { data } = await newsWith();
  await open(page);
  const addresses = await links(page).evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { slug } of data) expect(addresses).toContain(`/news/${encodeURIComponent(slug)}`);
});

test('NEWS-01: a category is chosen by keyboard, the focus stays, and the list begins at its first page', async ({
  page,
}) => {
  await open(page, '/news?page=2');
  const category = page.getByRole('combobox', { name: 'التصنيف' });
  await tabTo(page, category);
  // «تقارير المباريات» is the third after «كل التصنيفات».
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/news?category=reports');
  await expect(category).toBeFocused();
  await expect(category).toHaveValue('reports');
  const tags = main(page).getByRole('article').getByText('تقارير المباريات', { exact: true });
  // The list of the choice before may still be shown.
  await expect
    .poll(async () => (await tags.count()) > 0 && (await tags.count()) === (await links(page).count()))
    .toBe(true);
});

test('NEWS-01: pages are links that keep the filter; one beyond the last is missing', async ({ page }) => {
  const { pagination } = await newsWith({ category: 'reports' });
  expect(pagination.totalPages).toBeGreaterThan(1);
  await open(page, '/news?category=reports');
  const first = await links(page).first().getAttribute('href');
  await pages(page).getByRole('link', { name: 'صفحة 2' }).click();
  await expect(page).toHaveURL('/news?category=reports&page=2');
  await expect(pages(page).locator('[aria-current="page"]')).toHaveText('صفحة 2');
  await expect(links(page).first()).not.toHaveAttribute('href', first!);
  await page.goBack();
  await expect(links(page).first()).toHaveAttribute('href', first!);
  const beyond = `/news?category=reports&page=${pagination.totalPages + 1}`;
  expect((await page.goto(beyond))?.status()).toBe(404);
});

test('NEWS-02: a report leads to its match, its teams, its competition and how it was written', async ({
  page,
}) => {
  const { path, id, match, teams, competition } = await aReport();
  await open(page, path);
  const card = main(page).locator(`a[href="/match/${match!.apiId}"]`);
  const inCard = (name: string) => card.locator('..').getByText(name, { exact: true });
  await expectFromRight(inCard(match!.teams.home.name), inCard(match!.teams.away.name));
  await card.click();
  await expect(page).toHaveURL(`/match/${match!.apiId}`);
  await page.goBack();
  const chips = page.getByRole('navigation', { name: 'في هذا الخبر' });
  await chips.getByRole('link', { name: teams[0]!.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(teams[0]!.name);
  await page.goBack();
  await chips.getByRole('link', { name: competition!.name, exact: true }).click();
  await expect(page).toHaveURL(`/competition/${competition!.id}`);
  await page.goBack();
  await main(page).locator('p a[href^="/team?"]').first().click();
  await expect(page).toHaveURL(/\/team\/[a-z0-9-]+$/);
  await page.goBack();
  await page.getByRole('link', { name: 'كيف نكتب التقارير الآلية؟' }).click();
  await expect(page.getByRole('heading', { name: 'كيف نكتب التقارير الآلية؟' })).toBeInViewport();
  // By its id the article is found, too.
  await page.goto(`/news/${id}`);
  await expect(page).toHaveURL(path);
  expect((await page.goto('/news/خبر-لا-نعرفه'))?.status()).toBe(404);
  await expect(page.getByText('لم نعثر على هذا الخبر.')).toBeVisible();
});

test('OURS-01: with spoiler-free on, no frame of the news or of a report shows a result, on a CPU four times slower', async ({
  page,
}) => {
  const { path, title, teams } = await aReport();
  await page.addInitScript(() => localStorage.setItem('spoilerFree', 'on'));
  await watchFrames(page, 'main [data-result], main [role="img"][aria-label*="مقابل"]');
  await slowDown(page);
  for (const address of ['/news', path]) {
    await open(page, address);
    expect(await page.locator('main [data-result]').count()).toBeGreaterThan(0);
    const { seen, frames } = await framesOf(page);
    expect(frames).toBeGreaterThan(3);
    expect(seen).toEqual([]);
  }
  await expect(page).toHaveTitle(/^تقرير مباراة /);
  const neutral = `تقرير مباراة ${teams[0]!.name} و${teams[1]!.name}`;
  await expect(page.getByRole('heading', { level: 1, name: neutral })).toBeVisible();
  await page.getByRole('button', { name: 'اعرض التقرير' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('NEWS-01, NEWS-02: without JavaScript the filter works and an article can be read', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/news');
  await page.getByRole('combobox', { name: 'التصنيف' }).selectOption('reports');
  await page.getByRole('button', { name: 'اعرض' }).click();
  await expect(page).toHaveURL(/[?&]category=reports/);
  const title = await links(page).first().innerText();
  await links(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.replace(/…$/, ''));
  await expect(main(page).getByText('كُتب هذا التقرير آليًا من بيانات المباراة')).toBeVisible();
  await context.close();
});

test('NEWS-01, NEWS-02: no width from 320 to 1280 px scrolls sideways', async ({ page }) => {
  const { path } = await aReport();
  for (const address of ['/news', '/news?category=reports&page=2', path]) {
    await open(page, address);
    for (const width of [320, 390, 769, 920, 1080, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
