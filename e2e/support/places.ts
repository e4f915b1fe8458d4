import type { Locator } from '@playwright/test';

/**
 * Looks in every frame where an element is on the screen. What it returns says by how many pixels it has moved up or
 * down since, at the most. Layout shifts do not: they also count what scroll anchoring keeps in its place.
 */
export async function watchPlace(element: Locator): Promise<() => Promise<number>> {
  const tops = await element.evaluateHandle((node) => {
    const seen = new Set<number>();
    const look = () => {
      seen.add(node.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return () => tops.evaluate((seen) => Math.max(...seen) - Math.min(...seen));
}
