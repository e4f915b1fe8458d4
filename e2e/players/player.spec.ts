import { expect, test } from '@playwright/test';
import { glyphsFromLeft } from '../support/in-page.ts';
import { playerNamed } from '../support/players.ts';

const PLAYER = 'محمد صلاح';

for (const width of [1280, 390]) {
  test(`PLAYER-01: at ${width} px a player has a profile and the nine groups of a season`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/player/${await playerNamed(PLAYER)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PLAYER);
    await expect(page.getByText(/^\d+ عامًا$/)).toBeVisible();
    const season = page.locator('main section').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(season.first().getByRole('heading', { level: 3 })).toHaveCount(9);
    const named = season.first().getByText(/^20\d\d\/\d\d$/);
    expect(await glyphsFromLeft(named)).toBe(await named.textContent());
    const accuracy = season.first().getByText(/^\d+%$/);
    expect(await glyphsFromLeft(accuracy)).toBe(await accuracy.textContent());
  });
}

test('PLAYER-01: a link with a name and a league ends at the page of the player', async ({ page }) => {
  await page.goto(`/player?${new URLSearchParams({ search: 'Mohamed Salah', league: '39' })}`);
  await expect(page).toHaveURL(`/player/${await playerNamed(PLAYER)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PLAYER);
});

test('PLAYER-03: a link without a name says what is missing and leads home', async ({ page }) => {
  const response = await page.goto('/player?league=307');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('بيانات ناقصة: اسم اللاعب.')).toBeVisible();
  await page.getByRole('link', { name: 'العودة إلى الرئيسية' }).click();
  await expect(page).toHaveURL('/');
});

test('PLAYER-01: no width from 320 to 1280 px makes the page of a player scroll sideways', async ({
  page,
}) => {
  await page.goto(`/player/${await playerNamed(PLAYER)}`);
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});
