import { expect, type Page, test } from '@playwright/test';
import { goTo, home } from '../support/page-states.ts';
import { controlStream } from '../support/in-page.ts';
import { parts, tabTo, whereFocusIs } from '../support/keyboard.ts';

test('HOME-01: the first Tab finds the way past header and ticker', async ({ page }) => {
  await goTo(page, home);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'تخطَّ إلى المحتوى' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#zone')).toBeFocused();
});

/** The competitions are in the list that drops down, and the podcast stands below it. */
const onPhone = [
  'skip',
  'header',
  'ticker',
  'spoiler',
  'zone',
  'dropdown',
  'podcast',
  'days',
  'competition',
  'fold',
  'row',
];

for (const width of [1280, 390]) {
  test(`HOME-01: at ${width} px Tab goes through the page as it is read, and every stop can be seen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await controlStream(page); // what comes and goes meanwhile is no matter of order
    await goTo(page, home);
    const order: string[] = [];
    const unseen: string[] = [];
    while (order.at(-1) !== 'row' && unseen.length < 10) {
      await page.keyboard.press('Tab');
      const stop = await whereFocusIs(page);
      unseen.push(...stop.unseen);
      if (order.at(-1) !== stop.part) order.push(stop.part);
    }
    expect(unseen).toEqual([]);
    expect(order).toEqual(width > 480 ? Object.keys(parts) : onPhone);
  });
}

/** How much can be seen of the first item of the ticker that its edge cuts, after a Tab to it. */
async function seenOfCutItem(page: Page): Promise<number> {
  await page.locator(parts.ticker).evaluateAll((items) => {
    const strip = items[0]!.closest('ul')!;
    strip.scrollLeft = 0;
    const edge = strip.getBoundingClientRect().left;
    const cut = items.findIndex((item) => item.getBoundingClientRect().left < edge);
    (items[cut - 1] as HTMLElement).focus();
  });
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { left, right } = document.activeElement!.getBoundingClientRect();
    return right - Math.max(left, document.activeElement!.closest('ul')!.getBoundingClientRect().left);
  });
}

test('OURS-03: an item of the ticker that gets the focus can be seen, wherever the edge was', async ({
  page,
}) => {
  await controlStream(page); // its order stays
  await goTo(page, home);
  for (const width of [1080, 1104, 1128, 1152, 1176, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await seenOfCutItem(page), `${width} px`).toBeGreaterThan(24);
  }
});

test('OURS-01: Space switches spoiler-free on and off; Enter opens one result and keeps the place', async ({
  page,
}) => {
  await goTo(page, home);
  const spoilers = page.getByRole('switch');
  await spoilers.focus();
  await page.keyboard.press('Space');
  await expect(spoilers).toBeChecked();
  const closed = page
    .getByRole('main')
    .getByRole('button', { name: /^اكشف نتيجة/ })
    .first();
  const row = await closed.evaluateHandle((button) => button.closest('tr')!);
  await closed.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() =>
      row.evaluate((one) =>
        one.querySelector('[role="img"][aria-label*="مقابل"]')?.checkVisibility({ visibilityProperty: true }),
      ),
    )
    .toBe(true);
  await expect.poll(() => row.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await spoilers.focus();
  await page.keyboard.press('Space');
  await expect(spoilers).not.toBeChecked();
});

test('HOME-12: the zones open by Enter, the arrows lead through them, Escape leads back', async ({
  page,
}) => {
  await goTo(page, home);
  const pill = page.locator('#zone');
  await pill.focus();
  await page.keyboard.press('Enter');
  const zones = page.getByRole('radio');
  await expect(page.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(zones.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(zones).toHaveCount(0);
  await expect(pill).toBeFocused();
});

test('HOME-02: the list of competitions by arrows, Escape and Enter', async ({ page }) => {
  await goTo(page, home);
  const opener = page.locator(parts.dropdown);
  await opener.focus();
  await page.keyboard.press('ArrowDown');
  const options = page.getByRole('option');
  await expect(options.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toBeFocused();
  const address = await options.nth(1).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address!);
});

test('HOME-05: Enter on a day shows it and keeps the place', async ({ page }) => {
  await goTo(page, home);
  const tomorrow = page.locator('nav[aria-label="اختر اليوم"] li a').nth(2);
  await tomorrow.focus();
  await page.keyboard.press('Enter');
  await expect(tomorrow).toHaveAttribute('aria-current', 'page');
  await expect(tomorrow).toBeFocused();
});

test('HOME-06: Enter folds a competition and unfolds it, and leads to it from its name', async ({ page }) => {
  await goTo(page, home);
  const name = page.locator(parts.competition).first();
  await name.focus();
  const fold = page.locator('summary').first();
  const row = page.locator('tr [data-row]').first();
  await tabTo(page, fold, 3);
  await page.keyboard.press('Enter');
  await expect(row).toBeHidden();
  await expect(fold).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toBeVisible();
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/competition\/\d+$/);
});

test('HOME-06, DLG-01: arrows lead from row to row, Enter opens the match, Escape leads back to its row', async ({
  page,
}) => {
  await goTo(page, home);
  const rows = page.locator('tr [data-row]');
  await rows.first().focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await expect(rows.nth(1)).toBeFocused();
  const address = await rows.nth(1).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog article')).toBeVisible();
  await expect(page).toHaveURL(address!);
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows.nth(1)).toBeFocused();
});

/** Opens by Enter with the focus in it, closes by Escape with the focus back on its button. */
async function expectOpensAndCloses(page: Page, { from, button }: { from: string; button: RegExp }) {
  await goTo(page, home);
  await page.locator(from).first().focus();
  const opener = page.getByRole('button', { name: button }).first();
  await tabTo(page, opener, 8);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('HOME-07: the channels of a match open and close by the keyboard', async ({ page }) => {
  const from = 'tr:has([aria-label^="القنوات الناقلة"]) [data-row]';
  await expectOpensAndCloses(page, { from, button: /^القنوات الناقلة/ });
});

test('OURS-02: the clocks of a kick-off open and close by the keyboard', async ({ page }) => {
  await expectOpensAndCloses(page, { from: 'summary', button: /ست مدن$/ });
});

test('HOME-08: the panel of leagues opens and closes by the keyboard', async ({ page }) => {
  await expectOpensAndCloses(page, { from: 'header a', button: /^بطولاتي/ });
});
