import { expect, test } from '@playwright/test';
import { expectFromRight } from '../support/on-screen.ts';
import { playerNamed } from '../support/players.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PLAYER-02, OURS-14: an Arabic name typed on the page of a player leads to the comparison of both', async ({
    page,
  }) => {
    const [first, second] = [await playerNamed('محمد صلاح'), await playerNamed('رياض محرز')];
    await page.goto(`/player/${first}`);
    await page.getByRole('searchbox', { name: 'اسم اللاعب الآخر' }).fill('رياض محرز');
    await page.getByRole('button', { name: 'قارن' }).click();
    await expect(page).toHaveURL(`/compare?a=${first}&b=${second}`);
    await expectFromRight(page.locator('main').getByRole('link', { name: /محمد صلاح/ }), page.getByText('ضد'));
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(10);
  });

  test('PLAYER-02: a name that is in no dictionary is an alert in the page', async ({ page }) => {
    await page.goto(`/player/${await playerNamed('محمد صلاح')}`);
    await page.getByRole('searchbox', { name: 'اسم اللاعب الآخر' }).fill('ظظظ غغغ');
    await page.getByRole('button', { name: 'قارن' }).click();
    await expect(page.getByRole('alert')).toContainText('لم نجد لاعبًا بهذا الاسم في قاعدة الأسماء العربية');
  });
});

test('OURS-14: at 390 px the numbers of the first player are on the right, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const [first, second] = [await playerNamed('محمد صلاح'), await playerNamed('رياض محرز')];
  await page.goto(`/compare?a=${first}&b=${second}`);
  const cells = page.getByRole('table').getByRole('row').nth(1);
  await expectFromRight(
    cells.getByRole('cell').first(),
    cells.getByRole('rowheader'),
    cells.getByRole('cell').last(),
  );
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('OURS-05, OURS-14: shared links to competitions, teams, players and comparisons show a PNG of 1200 × 630', async ({
  request,
}) => {
  const [first, second] = [await playerNamed('محمد صلاح'), await playerNamed('رياض محرز')];
  const pages = [
    '/competition/39',
    '/team?apiId=2932',
    `/player/${first}`,
    `/compare?a=${first}&b=${second}`,
  ];
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    const answer = await request.get(image ?? '/no-image');
    const png = await answer.body();
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, 'image/png']);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
  }
});
