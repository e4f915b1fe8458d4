import { expect, type Page, test } from '@playwright/test';
import { axeOf, everyRule, faultsOf } from '../support/axe.ts';
import { consoleProblems } from '../support/league.ts';
import { memberStates } from '../support/member-states.ts';
import { goTo, pageStates } from '../support/page-states.ts';

test.use({ viewport: { width: 390, height: 900 } });

/** What may be right on a phone and wrong on a wide screen. */
const RULES_OF_WIDTH = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'region'];
/** Where a wide screen shows elements that a phone does not: every rule at both widths. */
const WIDER = new Set(['home', 'a match: overview', '/account of a member']);

/** A small panel covers a part of some target behind it, which is judged in the state without the panel. */
const PANELS = new Set(['the zones', "a row's clocks"]);
const PANEL = '[role="radiogroup"]';
const sizesIn = (page: Page) => axeOf(page).include(PANEL).withRules('target-size');

/** One visit of each state: every rule once, then what colours and widths change. */
for (const state of [...pageStates, ...memberStates]) {
  test(`HOME-01: ${state.name}: axe finds nothing, light and dark, 390 and 1280 px; no Latin letter, no complaint`, async ({
    page,
  }) => {
    test.slow();
    const problems = consoleProblems(page);
    // What is half way between two colours has none that could be judged.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await goTo(page, state);
    await expectArabic(page);
    const isPanel = PANELS.has(state.name);
    const first = isPanel ? axeOf(page) : everyRule(page);
    expect.soft(await faultsOf(page, first), '390 px, light').toEqual([]);
    if (isPanel) expect.soft(await faultsOf(page, sizesIn(page)), '390 px, the panel').toEqual([]);
    await setTheme(page, 'dark');
    expect.soft(await faultsOf(page, axeOf(page).withRules('color-contrast')), 'dark').toEqual([]);
    await setTheme(page, 'light');
    await page.setViewportSize({ width: 1280, height: 900 });
    const ofWidth = RULES_OF_WIDTH.filter((rule) => !(isPanel && rule === 'target-size'));
    const axe = WIDER.has(state.name) ? everyRule(page) : axeOf(page).withRules(ofWidth);
    expect.soft(await faultsOf(page, axe), '1280 px').toEqual([]);
    await expectArabic(page);
    expect(problems).toEqual(state.status === 404 ? [expect.stringContaining('404')] : []);
  });
}

const setTheme = (page: Page, theme: string) =>
  page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);

async function expectArabic(page: Page) {
  const said = await saidBy(page);
  expect(said.length).toBeGreaterThan(20);
  expect.soft(said.filter(({ text }) => /undefined|null|NaN|\[object/.test(text))).toEqual([]);
  expect.soft(said.filter(({ text }) => /\p{Script=Latin}/u.test(text))).toEqual([]);
}

type Said = { where: string; text: string };

/** Every text of the page and of the attributes that are read out, but for what is marked as English. */
async function saidBy(page: Page): Promise<Said[]> {
  return page.evaluate(() => {
    const said: { where: string; text: string }[] = [{ where: 'title', text: document.title }];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement!;
      if (element.closest('script, style, [lang="en"]')) continue;
      const where = element.outerHTML.slice(0, 120);
      // With scripts, the markup in a noscript element is text.
      const isMarkup = element.matches('noscript');
      if (node instanceof Text)
        said.push({ where, text: isMarkup ? node.data.replaceAll(/<[^>]*>/g, ' ') : node.data });
      else {
        for (const name of ['title', 'aria-label', 'alt', 'placeholder', 'value']) {
          // Of an option its text is shown.
          if (name === 'value' && element.matches('option')) continue;
          said.push({ where: `${name} of ${where}`, text: element.getAttribute(name) ?? '' });
        }
      }
    }
    return said.filter(({ text }) => text.trim() !== '');
  });
}
