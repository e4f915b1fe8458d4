import { expect, test } from '@playwright/test';
import { axeOf, everyRule, faultsOf } from '../support/axe.ts';

const FAULTS = `
  <main>
    <img src="data:,">
    <p style="color: #bbb; background: #fff">نص باهت لا يكاد يُقرأ</p>
    <a href="/1" style="display: inline-block; inline-size: 9px">١</a><a href="/2" style="display: inline-block; inline-size: 9px">٢</a>
  </main>`;

const rulesOf = (faults: readonly string[]) => new Set(faults.map((fault) => fault.split(' ')[0]));

test('HOUSE: axe finds each planted fault, also after an analysis by one rule only', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="ar" dir="rtl"><title>أخطاء</title>${FAULTS}</html>`);
  expect(rulesOf(await faultsOf(page, axeOf(page).withRules('color-contrast')))).toEqual(
    new Set(['color-contrast']),
  );
  const byDefault = ['color-contrast', 'image-alt', 'page-has-heading-one'];
  expect(rulesOf(await faultsOf(page, axeOf(page)))).toEqual(new Set(byDefault));
  expect(rulesOf(await faultsOf(page, everyRule(page)))).toEqual(new Set([...byDefault, 'target-size']));
});
