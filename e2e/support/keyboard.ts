import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on by Tab alone, never back, until the focus is there. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `after ${most} presses of Tab`).toBeFocused();
}

/** The parts of the home page in the order in which a keyboard should come to them on a wide screen. */
export const parts = {
  skip: 'a[href="#content"]',
  header: 'header *',
  ticker: '[aria-label="النتائج في لمحة"] a',
  spoiler: '[role="switch"]',
  zone: '#zone',
  podcast: 'section[aria-label="بودكاست التحليل الرياضي"] button',
  dropdown: '[aria-haspopup="listbox"]',
  competitions: 'nav[aria-label="البطولات"] li a',
  days: 'nav[aria-label="اختر اليوم"] :is(a, button)',
  competition: 'section[data-league] a:not(tr *)',
  fold: 'summary',
  row: 'tr *',
};

/** Where the focus is, and what keeps a person from seeing that. */
export async function whereFocusIs(page: Page): Promise<{ part: string; unseen: string[] }> {
  return page.evaluate((selectors) => {
    const stop = document.activeElement ?? document.body;
    const [part = stop.outerHTML] =
      Object.entries(selectors).find(([, selector]) => stop.matches(selector)) ?? [];
    const { outlineStyle, outlineWidth } = getComputedStyle(stop);
    const { top, bottom, left, right } = stop.getBoundingClientRect();
    const isOnTop = (share: number) => {
      const over = document.elementFromPoint(left + (right - left) * share, (top + bottom) / 2);
      return over !== null && (stop.contains(over) || over.contains(stop));
    };
    const faults = {
      'no ring': outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2,
      // In a strip that scrolls sideways a part of it may stand behind the edge.
      hidden: ![0.1, 0.3, 0.5, 0.7, 0.9].some(isOnTop),
    };
    const found = Object.entries(faults).filter(([, isSo]) => isSo);
    return { part, unseen: found.map(([fault]) => `${fault}: ${stop.outerHTML.slice(0, 100)}`) };
  }, parts);
}
