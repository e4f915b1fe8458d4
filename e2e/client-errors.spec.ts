import { expect, test } from '@playwright/test';

test('OURS-10: an error in the page reaches the API, without the query string', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0; // this page load is among those that tell
  });
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/client-errors'));
  await page.goto('/?date=invalid&secret=1');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('for the operator');
    });
  });
  const request = await reported;
  expect(request.postDataJSON()).toMatchObject({ kind: 'error', path: '/' });
  expect(request.postData()).toContain('for the operator');
  expect(request.postData()).not.toContain('secret');
  expect((await request.response())?.status()).toBe(200);
});
