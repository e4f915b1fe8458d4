import { expect, test } from '@playwright/test';
import { playerNamed } from '../support/players.ts';

test('COMP-07: the leaders of a league lead to the page of a player', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/players');
  const first = page.locator('main section ol').first().getByRole('link').first();
  const name = await first.locator('bdi').first().textContent();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!);
  await page.goBack();
  await expect(page).toHaveURL('/players');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('OURS-07: a player is found by a name typed in the form, without diacritics and hamzas', async ({
    page,
  }) => {
    await page.goto('/players');
    await page.getByRole('searchbox', { name: 'اسم اللاعب' }).fill('اشرف حكيمي');
    await page.getByRole('button', { name: 'ابحث', exact: true }).click();
    const found = page.getByRole('link', { name: /أشرف حكيمي/ });
    await expect(found).toHaveAttribute('href', `/player/${await playerNamed('أشرف حكيمي')}`);
  });
});

test('COMP-07: no width from 320 to 1280 px makes the list of players scroll sideways', async ({ page }) => {
  await page.goto('/players');
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});
