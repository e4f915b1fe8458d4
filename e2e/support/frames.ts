import type { Page } from '@playwright/test';

declare global {
  interface Window {
    seen: string[];
    framesSeen: number;
  }
}

/** Looks at every frame before it is painted, from the first on, and keeps what of `selector` can be seen. */
export async function watchFrames(page: Page, selector: string): Promise<void> {
  await page.addInitScript((looked) => {
    window.seen = [];
    window.framesSeen = 0;
    const look = () => {
      window.framesSeen++;
      for (const element of document.querySelectorAll(looked)) {
        if (element.checkVisibility({ visibilityProperty: true })) {
          window.seen.push(element.outerHTML.slice(0, 120));
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
}

export const framesOf = (page: Page) =>
  page.evaluate(() => ({ seen: window.seen, frames: window.framesSeen }));
