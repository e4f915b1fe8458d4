import { expect, test } from '@playwright/test';
import { liveMatch } from '../support/staged-matches.ts';

/** DLG-03 prints the date in English too; nothing else of these pages may hold Latin letters. */
const ENGLISH_DATE = /[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}, \d{4}/g;

test('NAME-01, NAME-04: names, countries and rounds on the pages hold no Latin letters', async ({ page }) => {
  for (const path of ['/', `/match/${liveMatch}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const text = await page.locator('body').innerText();
    expect(text.replaceAll(ENGLISH_DATE, '').match(/\p{Script=Latin}+/gu) ?? [], path).toEqual([]);
    expect(text, path).not.toMatch(/[٠-٩۰-۹]/);
  }
});
