import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Rules = Record<string, { enabled: boolean }>;

/** Each has options of its own, because `withRules` writes into them. */
const axeWith = (page: Page, rules: Rules = {}) =>
  new AxeBuilder({ page }).options({
    // Otherwise axe also describes each of the thousands of elements that have no fault.
    resultTypes: ['violations'],
    selectors: false,
    rules: {
      // What is short on the screen, such as «بي إن 1», is spoken whole: «بي إن سبورتس 1».
      'label-content-name-mismatch': { enabled: false },
      ...rules,
    },
  });

export const axeOf = (page: Page): AxeBuilder => axeWith(page);

/** The rule for the size of touch targets is off by default. */
export const everyRule = (page: Page): AxeBuilder => axeWith(page, { 'target-size': { enabled: true } });

export async function faultsOf(page: Page, axe: AxeBuilder): Promise<string[]> {
  await judgeJoinedLetters(page);
  // Otherwise each analysis opens a second page to put together the results of frames, of which we have none.
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.html}`);
}

/**
 * axe takes text for an icon, and does not judge its contrast, if the letters are narrower together than apart: so is
 * most Arabic. No page of ours measures text, and none has a font of icons.
 */
const judgeJoinedLetters = (page: Page) =>
  page.evaluate(() => {
    const WIDTH_OF_A_LETTER = 30;
    CanvasRenderingContext2D.prototype.measureText = (text) =>
      ({ width: text.length * WIDTH_OF_A_LETTER }) as TextMetrics; // axe reads nothing else
  });
