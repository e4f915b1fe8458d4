import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    toasts: string[];
  }
}

/** Notes every toast of the pages that are loaded from now on: one lasts two seconds, which a busy machine may miss. */
export async function watchToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.toasts = [];
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if ((target as Element).getAttribute?.('role') !== 'status') continue;
        for (const node of addedNodes) window.toasts.push(node.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const expected = typeof text === 'string' ? text : expect.stringMatching(text);
  await expect.poll(() => page.evaluate(() => window.toasts)).toContainEqual(expected);
}
