import { expect, type Page, test } from '@playwright/test';
import { consoleProblems } from '../support/league.ts';
import { allHydrated } from '../support/page-states.ts';
import { clickAt, episodes, expectPlaying, playSlowly, seekOf, soundOf } from '../support/podcast.ts';
import { miniOf } from '../support/podcast-parts.ts';

async function open(page: Page, path: string) {
  expect((await page.goto(path))?.status()).toBe(200);
  await allHydrated(page);
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

for (const width of [1280, 320]) {
  test(`OURS-25: at ${width} px chapters and sentences play, the text follows, and nothing is wider than the screen`, async ({
    page,
  }) => {
    const problems = consoleProblems(page);
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'البودكاست' }).click();
    await expect(page).toHaveURL('/podcast');
    const chapters = section(page, 'فصول الحلقة');
    await chapters.getByRole('button', { name: 'شغّل فصل «الدوري الإسباني»' }).click();
    await expectPlaying(page, { from: 30, to: 40 });
    await playSlowly(page);
    await expect(chapters.locator('[aria-current="true"]')).toContainText('الدوري الإسباني');
    const text = section(page, 'النص الكامل');
    await expect(text.locator('li[aria-current]')).toContainText('الجملة رقم 7');
    await text.getByRole('list').evaluate((list) => list.scrollIntoView({ block: 'center' }));
    await expect(text.locator('li[aria-current]')).toBeInViewport();
    await text.getByRole('button', { name: 'شغّل من 0:10' }).click();
    await expectPlaying(page, { from: 10, to: 16 });
    await text.getByRole('switch', { name: 'تتبّع الصوت' }).click();
    await expect(text.locator('li[aria-current]')).toHaveCount(0);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
    expect(problems).toEqual([]);
  });
}

test('OURS-25: a shared link begins where it was shared; speed and skips change the sound', async ({
  page,
}) => {
  const [newest] = await episodes();
  await open(page, `/podcast/${newest!.id}?t=22`);
  const player = page.getByRole('group', { name: 'مشغّل البودكاست' });
  await expect(player).toContainText('0:22');
  await player.getByRole('button', { name: 'تشغيل' }).click();
  await expectPlaying(page, { from: 22, to: 28 });
  await player.getByRole('button', { name: 'السرعة: 1×' }).click();
  await expect.poll(async () => (await soundOf(page)).speed).toBe(1.25);
  await player.getByRole('button', { name: 'رجوع 15 ثانية' }).click();
  await expectPlaying(page, { from: 7, to: 16 });
  await clickAt(seekOf(player), 0.5);
  await expectPlaying(page, { from: 27, to: 36 });
});

test('OURS-25: the others are in pages; one of them has its own address and says so to search engines', async ({
  page,
}) => {
  await open(page, '/podcast');
  await expect(section(page, 'حلقات سابقة').getByRole('listitem')).toHaveCount(9);
  await page.getByRole('navigation', { name: 'صفحات القائمة' }).getByRole('link', { name: 'صفحة 2' }).click();
  await expect(page).toHaveURL('/podcast?page=2');
  await expect(section(page, 'حلقات سابقة').getByRole('listitem')).toHaveCount(3);
  await section(page, 'حلقات سابقة').getByRole('listitem').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/podcast\/\d+$/);
  const path = new URL(page.url()).pathname;
  const html = await (await page.request.get(path)).text();
  expect(html).toContain('"@type":"PodcastEpisode"');
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
  expect((await page.goto('/podcast/999999999'))?.status()).toBe(404);
});

test('OURS-25: without JavaScript there are the player of the browser, the text, and links', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/podcast');
  await expect(page.locator('audio[controls]')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'موضع التشغيل' })).toBeHidden();
  await expect(page.getByText('الجملة رقم 12')).toBeVisible();
  await expect(section(page, 'اشترك في تطبيقك').getByRole('link')).toHaveAttribute('href', '/podcast.xml');
  await context.close();
});

test('OURS-25: the page is scrolled below the player, the mini player takes over, and is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/podcast');
  await page.getByRole('group', { name: 'مشغّل البودكاست' }).getByRole('button', { name: 'تشغيل' }).click();
  await expectPlaying(page);
  await expect(miniOf(page)).toBeHidden();
  await page.mouse.wheel(0, 900);
  await expect(miniOf(page)).toBeVisible();
  const [mini, tabs] = await Promise.all([
    miniOf(page).boundingBox(),
    page.getByRole('navigation', { name: 'تنقل سريع' }).boundingBox(),
  ]);
  expect(mini!.y + mini!.height).toBeLessThanOrEqual(tabs!.y + 1);
  await miniOf(page).getByRole('button', { name: 'أغلق المشغّل' }).click();
  await expect(miniOf(page)).toBeHidden();
  expect((await soundOf(page)).isPlaying).toBe(false);
});
