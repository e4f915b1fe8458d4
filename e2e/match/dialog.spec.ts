import { expect, type Page, test } from '@playwright/test';
import { allHydrated } from '../support/page-states.ts';
import { shiftsOf, watchShifts } from '../support/in-page.ts';
import { consoleProblems, hydrated, rowOf, storedScore } from '../support/league.ts';
import { boxesOf, boxOf } from '../support/on-screen.ts';
import { liveMatch, stagedMatch } from '../support/staged-matches.ts';

const detailsLink = (page: Page, fixture: number) =>
  rowOf(page, fixture).getByRole('link', { name: /تفاصيل المباراة/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'تفاصيل المباراة' });

/** The list with a match opened over it. */
async function openOverList(page: Page, fixture = liveMatch): Promise<void> {
  await page.goto('/');
  await allHydrated(page);
  await detailsLink(page, fixture).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
}

test('DLG-17: a match opens over the list under its own address, and Back closes it', async ({ page }) => {
  const problems = consoleProblems(page);
  await page.goto('/');
  await allHydrated(page);
  const title = await page.title();
  await rowOf(page, liveMatch).getByRole('cell').first().click();
  await expect(dialog(page).getByRole('tab').first()).toBeVisible();
  await expect(page).toHaveURL(`/match/${liveMatch}`);
  await expect(page).toHaveTitle(/ ضد /);
  await expect(rowOf(page, liveMatch)).toBeAttached(); // the list is still behind it
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(title);
  expect(problems).toEqual([]);
});

for (const [how, close] of [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['its button', (page) => dialog(page).getByRole('button', { name: 'إغلاق' }).click()],
  ['a click outside', (page) => page.mouse.click(5, 5)],
] as const satisfies [string, (page: Page) => Promise<void>][]) {
  test(`DLG-01: the dialog closes by ${how}, the focus goes back to the row, and the list stands where it stood`, async ({
    page,
  }) => {
    await openOverList(page);
    const before = await page.evaluate(() => scrollY);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await expect(dialog(page).getByRole('tabpanel')).toBeVisible();
    for (const [x, y] of [
      [5, 5],
      [640, 500],
    ] as const) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 4_000);
    }
    // A wheel scrolls some frames later: if the dialog had closed by then, the list would move.
    await expect.poll(() => dialog(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(detailsLink(page, liveMatch)).toBeFocused();
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
  const { apiId: fixture } = await stagedMatch('everything');
  await openOverList(page, fixture);
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

test('DLG-14: details that cannot be read show an error with a retry, and the dialog closes', async ({
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
  await dialog(page).getByRole('button', { name: 'أعد المحاولة' }).click();
  await expect(dialog(page).getByRole('tab').first()).toBeVisible();
  await page.route(/\/api\/matches\/\d+$/, (route) => route.abort());
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('تعذّر تحميل تفاصيل المباراة. أعد المحاولة.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'إغلاق' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('DLG-18: each tab has an address that a reload keeps; Back leaves the match, not the tab', async ({
  page,
}) => {
  await openOverList(page);
  await expect(page).toHaveURL(`/match/${liveMatch}`);
  await dialog(page).getByRole('tab', { name: 'الإحصائيات' }).click();
  await expect(page).toHaveURL(`/match/${liveMatch}?tab=statistics`);
  await dialog(page).getByRole('tab', { name: 'التشكيلة' }).click();
  await expect(dialog(page).getByRole('list', { name: /^تشكيلة/ })).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(dialog(page).getByRole('list', { name: /^تشكيلة/ })).toHaveCount(2);
  await page.reload();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/match/${liveMatch}?tab=lineups`);
  await expect(page.getByRole('list', { name: /^تشكيلة/ })).toHaveCount(2);
});

test('DLG-18: the tabs are fetched once a match is open, the sub-modal when it is wanted', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const has = (part: string) => fetched.some((path) => path.includes(`/assets/${part}`));
  await openOverList(page, (await stagedMatch('everything')).apiId);
  await expect(dialog(page).getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
  // OURS-09: so that they are there if the connection is lost.
  await expect.poll(() => [has('lineups-tab'), has('players-tab')]).toEqual([true, true]);
  await dialog(page).getByRole('tab', { name: 'اللاعبون' }).click();
  const first = dialog(page).getByRole('row').nth(1).getByRole('button');
  await expect(first).toBeVisible();
  expect(has('player-modal')).toBe(false);
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

test('DLG-02: on a phone the summary folds by itself on every tab but the overview', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/match/${liveMatch}`);
  await hydrated(page);
  const date = page.locator('article time').first();
  await expect(date).toBeVisible();
  await page.getByRole('tab', { name: 'الإحصائيات' }).click();
  await expect(date).toBeHidden();
  await page.getByRole('button', { name: 'فتح ملخص المباراة' }).click();
  await expect(date).toBeVisible();
});

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('DLG-02: score, close button and tabs stay in view, and another tab starts at its top', async ({
      page,
    }) => {
      const { apiId: fixture } = await stagedMatch('everything');
      await openOverList(page, fixture);
      const score = dialog(page).getByRole('img', { name: storedScore(fixture).replace('–', ' مقابل ') });
      const close = dialog(page).getByRole('button', { name: 'إغلاق' });
      const panel = dialog(page).getByRole('tabpanel');
      await dialog(page).getByRole('tab', { name: 'الأحداث' }).click();
      await expect(panel.getByText('صافرة البداية')).toBeVisible();
      const { top } = await boxOf(dialog(page));
      for (const tab of ['التشكيلة', 'الإحصائيات']) {
        await dialog(page).evaluate((element) => element.scrollTo(0, 700));
        await expect(score.first()).toBeInViewport();
        expect((await boxOf(score.first())).bottom - top).toBeLessThan(64);
        expect((await boxOf(close)).bottom - top).toBeLessThan(64);
        expect((await boxOf(dialog(page).getByRole('tablist'))).bottom - top).toBeLessThan(120);
        await dialog(page).getByRole('tab', { name: tab }).click();
        await expect(dialog(page).getByRole('tab', { name: tab, selected: true })).toBeVisible();
        const tabs = await boxOf(dialog(page).getByRole('tablist'));
        const gap = async () => Math.abs((await boxOf(panel)).top - tabs.bottom);
        await expect.poll(gap).toBeLessThan(1);
      }
    });

    test('DLG-01: the dialog has one height, whatever its tab holds', async ({ page }) => {
      const { apiId: fixture } = await stagedMatch('scheduled'); // most of its tabs are short
      await openOverList(page, fixture);
      const before = await boxOf(dialog(page));
      for (const tab of ['الأحداث', 'المواجهات السابقة', 'نظرة عامة']) {
        await dialog(page).getByRole('tab', { name: tab }).click();
        await expect(dialog(page).getByRole('tab', { name: tab, selected: true })).toBeVisible();
        expect(await boxOf(dialog(page))).toEqual(before);
      }
    });
  });
}

test('DLG-18: on a phone the strip of tabs fades in the middle of a name, which says that it scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/match/${liveMatch}`);
  await hydrated(page);
  const tabs = page.getByRole('tablist');
  const end = await tabs.evaluate((element) => {
    const { position, width, backgroundImage } = getComputedStyle(element, '::after');
    return { position, width: parseFloat(width), backgroundImage };
  });
  expect(end).toMatchObject({ position: 'sticky', backgroundImage: expect.stringContaining('gradient') });
  const strip = await boxOf(tabs);
  const fade = { left: strip.left, right: strip.left + end.width };
  const faded = (await boxesOf(page.getByRole('tab'))).filter(
    ({ left, right }) => left + 12 < fade.right && right - 12 > fade.left,
  );
  expect(faded).toHaveLength(1);
});
