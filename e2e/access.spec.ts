import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { faces, goTo, home } from './faces.ts';
import { aLiveMatch, rowOf, score, shownScore, storedScore } from './league.ts';
import { toldPage } from './told.ts';

declare global {
  interface Window {
    focusedRow: Element;
    /** What a screen reader was given to say. */
    said: string[];
    leftSoftly: Promise<boolean>;
  }
}

// A picture of the page at every step would take longer than the steps.
test.use({ trace: 'off' });

const faults = async (axe: AxeBuilder) => {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.html}`);
};

for (const width of [1280, 390]) {
  // Pages of text are the same at every width.
  for (const face of faces.filter(({ path }) => width === 390 || typeof path !== 'string')) {
    test(`HOME-01: axe finds nothing at ${width} px, light and dark: ${face.name}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      // What is half way between two colours has none that could be judged.
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await goTo(page, face);
      expect.soft(await faults(new AxeBuilder({ page }))).toEqual([]);
      // The themes differ in their colours alone.
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      expect.soft(await faults(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([]);
    });
  }
}

/** What moves for longer than an eye can follow. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 10,
      )
      .map((animation) =>
        'animationName' in animation ? animation.animationName : animation.constructor.name,
      ),
  );

/** Notes whether the list, once it is closed, stays for a while to leave softly. */
const watchLeaving = (page: Page) =>
  page.evaluate(() => {
    window.leftSoftly = new Promise<boolean>((resolve) => {
      new MutationObserver((_, watcher) => {
        const list = document.querySelector('[role="listbox"]');
        if (list && !list.closest('[data-closing]')) return;
        watcher.disconnect();
        resolve(list !== null);
      }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-closing'] });
    });
  });

for (const [reducedMotion, isMoving] of [
  ['reduce', false],
  ['no-preference', true],
] as const) {
  test(`HOME-02: with motion ${reducedMotion}, ${isMoving ? 'live rows blink and the list closes softly' : 'nothing moves and the list closes at once'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const { match, tell } = await toldPage(page);
    expect((await moving(page)).length > 0).toBe(isMoving);
    await tell({ goals: { home: match.goals.home! + 1, away: match.goals.away! } });
    await expect(page.locator('[aria-live="polite"]')).toContainText('هدف!');
    const opener = page.getByRole('button', { name: /^كل البطولات/ });
    await opener.click();
    await expect(page.locator('[role="listbox"]')).toBeVisible();
    expect((await moving(page)).length > 0).toBe(isMoving);
    await watchLeaving(page);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => window.leftSoftly)).toBe(isMoving);
    await expect(page.locator('[role="listbox"]')).toHaveCount(0);
  });
}

/** Writes down every new text of the polite region, as a screen reader would say it. */
async function listen(page: Page) {
  const region = page.locator('[aria-live="polite"]');
  await expect(region).toHaveCount(1);
  await region.evaluate((element) => {
    window.said = [];
    new MutationObserver(() => window.said.push(element.textContent)).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return region;
}

test('HOME-14: each goal is said once, politely; a minute that passes says nothing', async ({ page }) => {
  const { fixture, match, tell } = await toldPage(page);
  const region = await listen(page);
  const [mine, theirs] = [match.goals.home!, match.goals.away!];
  const at = (elapsed: number) => ({ short: '2H', long: 'Second Half', elapsed, extra: null });
  await tell({ goals: { home: mine + 1, away: theirs }, status: at(58) });
  await expect(region).not.toBeEmpty();
  await tell({ goals: { home: mine + 1, away: theirs }, status: at(59) });
  await tell({ goals: { home: mine + 1, away: theirs + 1 }, status: at(60) });
  await tell({ goals: { home: mine + 1, away: theirs + 1 }, status: at(61) });
  await expect(rowOf(page, fixture).getByRole('cell').first()).toContainText('61');
  await page.waitForTimeout(1_500); // the flash of the row is over, too
  const names = { home: match.teams.home.name, away: match.teams.away.name };
  expect(await page.evaluate(() => window.said)).toEqual([
    `هدف! ${names.home} ${mine + 1}، ${names.away} ${theirs}، الدقيقة 58`,
    `هدف! ${names.home} ${mine + 1}، ${names.away} ${theirs + 1}، الدقيقة 60`,
  ]);
});

test('OURS-01: who hides results is told of no goal', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('spoilerFree', 'on'));
  const { fixture, match, tell } = await toldPage(page);
  await listen(page);
  await tell({ goals: { home: match.goals.home! + 1, away: match.goals.away! } });
  // There, but closed.
  await expect(rowOf(page, fixture).locator('[role="img"] b').first()).toHaveText(
    String(match.goals.home! + 1),
  );
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.said)).toEqual([]);
});

test('HOME-14: goals that arrive leave the focus on its row and the row where it stands', async ({
  page,
}) => {
  const fixture = await aLiveMatch();
  await goTo(page, home);
  const link = rowOf(page, fixture).locator('[data-row]');
  await link.focus();
  const before = await link.evaluate((element) => {
    window.focusedRow = element;
    return Math.round(element.getBoundingClientRect().top);
  });
  for (const side of ['home', 'away', 'home'] as const) {
    const was = storedScore(fixture);
    await score(fixture, side);
    await expect.poll(() => storedScore(fixture)).not.toBe(was);
    await expect.poll(() => shownScore(rowOf(page, fixture))).toBe(storedScore(fixture));
  }
  const after = await page.evaluate(() => ({
    isSame: document.activeElement === window.focusedRow,
    top: Math.round(window.focusedRow.getBoundingClientRect().top),
  }));
  expect(after).toEqual({ isSame: true, top: before });
});
