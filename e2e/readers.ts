import { type Browser, expect, type Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './in-page.ts';
import { complaints, hydrated } from './league.ts';

export const widths = [1280, 390];

type Watched = { page: Page; heard: string[] };

/** Two readers of the day, one with a phone; from here on they do not touch anything. */
export async function openAtBothWidths(browser: Browser): Promise<Watched[]> {
  const pages: Watched[] = [];
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    const heard = complaints(page);
    await watchShifts(page);
    await page.goto('/');
    await hydrated(page);
    await settled(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    pages.push({ page, heard });
  }
  return pages;
}

/** What shifted while fonts came in is another test's (first-frame.spec.ts). */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    window.layoutShifts = [];
  });
}

/** Nothing was loaded anew, nothing moved, nobody complained. */
export async function expectCalm(pages: readonly Watched[]) {
  for (const { page, heard } of pages) {
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await shiftsOf(page)).toBeLessThan(0.001);
    expect(heard).toEqual([]);
    await page.context().close();
  }
}
