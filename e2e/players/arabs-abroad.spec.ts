import { expect, test } from '@playwright/test';
import { expectFromRight } from '../support/on-screen.ts';

test('OURS-15: a reader goes from the players to those abroad, chooses a country and another day', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/players');
  await page.getByRole('link', { name: /^محترفونا اليوم/ }).click();
  await expect(page).toHaveURL('/arabs-abroad');
  await expect(page.getByRole('table').first()).toBeVisible();
  const country = page.getByRole('navigation', { name: 'بلد اللاعب' }).getByRole('link').nth(1);
  const players = Number(/\d+$/.exec((await country.textContent())!)![0]);
  await country.click();
  await expect(page).toHaveURL(/\?country=[a-z-]+$/);
  await expect(page.locator('tbody tr')).toHaveCount(players);
  await page.getByRole('link', { name: 'غدًا' }).click();
  await expect(page).toHaveURL(/\?date=2026-11-22&country=/);
});

test('OURS-15: the home team is on the right, and no width from 320 to 1280 px scrolls sideways', async ({
  page,
}) => {
  await page.goto('/arabs-abroad');
  const match = page.locator('tbody th').first().locator('bdi');
  await expectFromRight(match.nth(1), match.nth(2));
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});
