import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoShift, watchShifts } from './in-page.ts';
import { consoleProblems, hydrated } from './league.ts';

export const widths = [1280, 390];

type Watched = { page: Page; problems: string[] };

/** Two readers of the day, one with a phone; from here on they do not touch anything. */
export async function openAtBothWidths(browser: Browser): Promise<Watched[]> {
  const pages: Watched[] = [];
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    const problems = consoleProblems(page);
    await watchShifts(page);
    await page.goto('/');
    await hydrated(page);
    await settled(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    pages.push({ page, problems });
  }
  return pages;
}

/** What shifted while fonts came in is another test's (first-frame.spec.ts). */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // They may be drawn in this frame, and what that shifts is reported after it.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    window.layoutShifts = [];
  });
}

/** Nothing was reloaded, nothing moved, the console is empty. */
export async function expectCalm(pages: readonly Watched[]) {
  for (const { page, problems } of pages) {
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expectNoShift(page);
    expect(problems).toEqual([]);
    await page.context().close();
  }
}
