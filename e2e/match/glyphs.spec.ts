import { expect, type Locator, test } from '@playwright/test';
import { glyphsFromLeft } from '../support/in-page.ts';
import { allHydrated } from '../support/page-states.ts';
import { stagedMatch } from '../support/staged-matches.ts';

/** What is written from left to right stands so on the screen. */
async function expectAsWritten(part: Locator, written: string | RegExp) {
  await expect(part).toHaveText(written);
  expect(await glyphsFromLeft(part)).toBe(await part.textContent());
}

test('DLG-16: minutes with added time read 45+2′ and 90+4′ in the timeline and next to the scorers', async ({
  page,
}) => {
  const { path } = await stagedMatch('everything');
  await page.goto(`${path}?tab=events`);
  const shown = page.getByRole('article');
  for (const minute of ['45+2′', '90+4′']) {
    const parts = shown.getByText(minute, { exact: true }).filter({ visible: true });
    await expect(parts).toHaveCount(2);
    for (const one of await parts.all()) await expectAsWritten(one, minute);
  }
});

test('DLG-04: a shoot-out of four to three has the four of the home team on the right, whole and folded', async ({
  page,
}) => {
  const { path } = await stagedMatch('everything');
  await page.goto(path);
  const kicks = page.getByRole('img', { name: '4 مقابل 3', exact: true }).filter({ visible: true });
  expect(await glyphsFromLeft(kicks)).toBe('3–4');
  await allHydrated(page);
  await page.getByRole('button', { name: 'طي ملخص المباراة' }).click();
  const folded = page.getByRole('img', { name: /ركلات الترجيح: 4 مقابل 3/ });
  await expect(folded).toBeVisible();
  expect((await glyphsFromLeft(folded)).replaceAll(/[^\d–]/g, '')).toBe('3–4');
  const halfTime = page.getByRole('img', { name: '3 مقابل 2', exact: true });
  await page.getByRole('button', { name: 'فتح ملخص المباراة' }).click();
  expect(await glyphsFromLeft(halfTime.filter({ visible: true }).first())).toBe('2–3');
});

test('DLG-07: a formation reads 4-2-3-1 from left to right', async ({ page }) => {
  const { path } = await stagedMatch('everything');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${path}?tab=lineups`);
  await expectAsWritten(page.locator('p[data-side="home"] b'), '4-2-3-1');
});

test('DLG-08: a percentage has its sign on the right, among the statistics and in the prediction', async ({
  page,
}) => {
  const { path } = await stagedMatch('everything');
  await page.goto(path);
  const panel = page.getByRole('tabpanel');
  for (const share of ['45%', '30%', '25%'])
    await expectAsWritten(panel.locator('svg text', { hasText: share }), share);
  const possession = panel.getByRole('listitem').filter({ hasText: 'الاستحواذ' }).locator('b');
  await expect(possession).toHaveCount(2);
  for (const one of await possession.all()) await expectAsWritten(one, /^\d+%$/);
});

test('OURS-06: a goal difference has its sign on the left', async ({ page }) => {
  const { path } = await stagedMatch('formations');
  await page.goto(path);
  const rows = page.getByRole('tabpanel').getByRole('row');
  await expectAsWritten(rows.nth(1).getByRole('cell').nth(2), /^\+\d+$/);
  await expectAsWritten(rows.nth(2).getByRole('cell').nth(2), /^-\d+$/);
});
