import { expect, type Page, test } from '@playwright/test';
import { watchShifts, expectNoShift } from '../support/in-page.ts';
import { tabTo } from '../support/keyboard.ts';
import { consoleProblems } from '../support/league.ts';
import { allHydrated } from '../support/page-states.ts';
import {
  clickAt,
  expectPlaying,
  expectSilent,
  openCard,
  playSlowly,
  seekOf,
  soundOf,
} from '../support/podcast.ts';
import { cardOf, loseServerPodcast, miniOf } from '../support/podcast-parts.ts';
import { expectToast, watchToasts } from '../support/toasts.ts';

async function openHome(page: Page) {
  await page.goto('/');
  await allHydrated(page);
}

const quickPlay = (page: Page) => cardOf(page).getByRole('button', { name: /^تشغيل: / });
const FILES = '**/media/podcast/*.mp3';

for (const width of [1280, 390]) {
  test(`POD-01, POD-02: at ${width} px the episode plays, seeks where it is clicked, and goes on while pages change`, async ({
    page,
  }) => {
    const problems = consoleProblems(page);
    await page.setViewportSize({ width, height: 844 });
    await openHome(page);
    await expect(cardOf(page)).toContainText(/\d+ \S+ 2026 في \d+:\d\d [صم]/);
    await expect(cardOf(page)).toContainText('الدوري الإنجليزي');
    await quickPlay(page).click();
    await expectPlaying(page);
    const card = await openCard(page);
    await expect(card).toContainText(/حجم الملف0\.1 ميغابايت/);
    await expect(card).toContainText('زمن الإنتاج47.3 ثانية');
    await clickAt(seekOf(card), 0.6);
    await expectPlaying(page, { from: 33, to: 42 });
    await playSlowly(page);
    await expect(card).toContainText(/0:3\d/);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
    const about = page.getByRole('contentinfo').getByRole('link', { name: 'عن صافرة' });
    await about.scrollIntoViewIfNeeded();
    // It comes when the card has left the screen, and could come between the pointer and the link.
    await expect(miniOf(page)).toBeVisible();
    await about.click();
    await expect(page).toHaveURL('/about');
    await expectPlaying(page, { from: 34, to: 50 });
    await expect(miniOf(page)).toContainText('الدوري الإسباني');
    await expect(miniOf(page)).toContainText('الفصل 3 من 4');
    await miniOf(page).getByRole('link', { name: 'افتح صفحة الحلقة' }).click();
    await expect(page).toHaveURL(/\/podcast\/\d+$/);
    await expect(page.getByRole('group', { name: 'مشغّل البودكاست' })).toBeVisible();
    await expect(miniOf(page)).toBeHidden();
    await expectPlaying(page, { from: 34, to: 60 });
    await page
      .getByRole('group', { name: 'مشغّل البودكاست' })
      .getByRole('button', { name: 'إيقاف مؤقت' })
      .click();
    await expectSilent(page);
    expect(problems).toEqual([]);
  });
}

test('POD-01: the card moves nothing, neither when it comes nor when it hydrates', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await openHome(page);
  await expect(cardOf(page)).toBeVisible();
  await expectNoShift(page);
});

test('POD-02: the volume is 1 at first and has steps of a tenth, by keyboard and by click', async ({
  page,
}) => {
  await openHome(page);
  await quickPlay(page).click();
  await expectPlaying(page);
  const card = await openCard(page);
  const volume = card.getByRole('slider', { name: 'مستوى الصوت' });
  await expect(card).toContainText('100%');
  await volume.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(card).toContainText('80%');
  await expect.poll(async () => (await soundOf(page)).volume).toBe(0.8);
  await clickAt(volume, 0.3);
  await expect(card).toContainText('30%');
  await expect(volume).toHaveAttribute('aria-valuetext', '30 بالمئة');
  await expect.poll(async () => (await soundOf(page)).volume).toBe(0.3);
});

test('POD-02: by keyboard alone the episode is played, sought and paused', async ({ page }) => {
  await openHome(page);
  await tabTo(page, quickPlay(page), 120);
  await page.keyboard.press('Space');
  await expectPlaying(page);
  const card = cardOf(page);
  await tabTo(page, card.getByRole('button', { name: 'عرض تفاصيل البودكاست' }));
  await page.keyboard.press('Enter');
  // The details are loaded when they are opened: Tab would pass the place where they will be.
  await expect(seekOf(card)).toBeVisible();
  await tabTo(page, seekOf(card));
  const { seconds } = await soundOf(page);
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
  await expectPlaying(page, { from: seconds + 20 });
  await expect(seekOf(card)).toHaveAttribute('aria-valuetext', /^\d\d ثانية من دقيقة واحدة$/);
  await page.keyboard.press('Space');
  await expectSilent(page);
});

test('POD-05: the sound ends, playing ends, and it plays again from its beginning', async ({ page }) => {
  await openHome(page);
  await quickPlay(page).click();
  await expectPlaying(page);
  const card = await openCard(page);
  await clickAt(seekOf(card), 0.985);
  await expect.poll(async () => (await soundOf(page)).hasEnded).toBe(true);
  await expect(quickPlay(page)).toBeVisible();
  await page.goto('/podcast');
  await allHydrated(page);
  await page
    .getByRole('button', { name: /^شغّل «حلقة/ })
    .first()
    .click();
  await expectPlaying(page);
});

test('POD-02: the file is downloaded under its name; POD-04: one that cannot be is a toast', async ({
  page,
}) => {
  await watchToasts(page);
  await openHome(page);
  const card = await openCard(page);
  const link = card.getByRole('link', { name: 'تنزيل' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/\.mp3$/);
  await page.route(FILES, (route) => route.fulfill({ status: 404 }));
  await link.click();
  await expectToast(page, /^تعذّر تنزيل الملف/);
});

test('POD-04: a sound that cannot be played is said, and plays when it is there again', async ({ page }) => {
  await page.route(FILES, (route) => route.fulfill({ status: 404 }));
  await openHome(page);
  const card = await openCard(page);
  await quickPlay(page).click();
  await expect(card.getByRole('alert')).toHaveText('تعذّر تشغيل البودكاست.');
  await page.unroute(FILES);
  await quickPlay(page).click();
  await expectPlaying(page);
  await expect(card.getByRole('alert')).toBeHidden();
});

/** Neither the server nor the browser can read it. */
async function losePodcast(page: Page) {
  await loseServerPodcast(page);
  await page.route('**/api/podcasts/latest', (route) => route.abort());
}

for (const [what, isKept] of [
  ['was read before', true],
  ['was never read', false],
] as const) {
  test(`POD-05: the episode cannot be read and ${what}, ${isKept ? 'the cached one is played' : 'the card says so and tries again'}`, async ({
    page,
  }) => {
    await page.goto('/');
    await allHydrated(page);
    const kept = () => page.evaluate(() => localStorage.getItem('latestPodcast'));
    await expect.poll(kept).toContain('/media/podcast/');
    await page.goto('/about');
    await allHydrated(page);
    if (!isKept) await page.evaluate(() => localStorage.removeItem('latestPodcast'));
    await losePodcast(page);
    await page.getByRole('link', { name: /الصفحة الرئيسية/ }).click();
    await expect(page).toHaveURL('/');
    const card = await openCard(page);
    if (isKept) {
      await quickPlay(page).click();
      return expectPlaying(page);
    }
    await expect(card.getByRole('alert')).toContainText('تعذّر تحميل البودكاست');
    await page.unroute('**/api/podcasts/latest');
    await card.getByRole('button', { name: 'أعد المحاولة' }).click();
    await expect(seekOf(card)).toBeVisible();
  });
}

test('POD-01: on a phone keys reach the choice of competitions before the card that is drawn below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  const choice = page.getByRole('button', { name: 'كل البطولات' }).first();
  await choice.focus();
  await page.keyboard.press('Tab');
  await expect(quickPlay(page)).toBeFocused();
});

test('POD-02: the sound begins in a second tab, the first one pauses', async ({ page, context }) => {
  await openHome(page);
  await quickPlay(page).click();
  await expectPlaying(page);
  const other = await context.newPage();
  await openHome(other);
  await quickPlay(other).click();
  await expectPlaying(other);
  await expectSilent(page);
});
