import { expect, type Page, test } from '@playwright/test';
import { rowOf } from '../support/league.ts';
import { openControlled } from '../support/controlled-page.ts';

declare global {
  interface Window {
    /** What a screen reader was given to say. */
    said: string[];
    leftSoftly: Promise<boolean>;
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
    const { match, push } = await openControlled(page);
    expect((await moving(page)).length > 0).toBe(isMoving);
    await push({ goals: { home: match.goals.home! + 1, away: match.goals.away! } });
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
  const { match, push } = await openControlled(page);
  const region = await listen(page);
  const [mine, theirs] = [match.goals.home!, match.goals.away!];
  const at = (elapsed: number) => ({ short: '2H', long: 'Second Half', elapsed, extra: null });
  await push({ goals: { home: mine + 1, away: theirs }, status: at(58) });
  await expect(region).not.toBeEmpty();
  await push({ goals: { home: mine + 1, away: theirs }, status: at(59) });
  await push({ goals: { home: mine + 1, away: theirs + 1 }, status: at(60) });
  await push({ goals: { home: mine + 1, away: theirs + 1 }, status: at(61) });
  await expect(rowOf(page, match.apiId).getByRole('cell').first()).toContainText('61');
  await page.waitForTimeout(1_500); // the flash of the row is over, too
  const names = { home: match.teams.home.name, away: match.teams.away.name };
  expect(await page.evaluate(() => window.said)).toEqual([
    `هدف! ${names.home} ${mine + 1}، ${names.away} ${theirs}، الدقيقة 58`,
    `هدف! ${names.home} ${mine + 1}، ${names.away} ${theirs + 1}، الدقيقة 60`,
  ]);
});

test('OURS-01: with results hidden no goal is announced', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('spoilerFree', 'on'));
  const { match, push } = await openControlled(page);
  await listen(page);
  await push({ goals: { home: match.goals.home! + 1, away: match.goals.away! } });
  // There, but closed.
  await expect(rowOf(page, match.apiId).locator('[role="img"] b').first()).toHaveText(
    String(match.goals.home! + 1),
  );
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.said)).toEqual([]);
});
