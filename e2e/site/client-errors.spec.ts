import { expect, test } from '@playwright/test';

test('OURS-10: an error in the page reaches the API, without the query string', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0; // this page load is among those that report errors
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      // The browser's tools do not show the body of a beacon.
      if (data instanceof Blob) void data.text().then((text) => Object.assign(window, { report: text }));
      return send(url, data);
    };
  });
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/client-errors'));
  await page.goto('/?date=invalid&secret=1');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('for the operator');
    });
  });
  const request = await reported;
  const report = await page.waitForFunction(() => (window as unknown as { report?: string }).report);
  const text = (await report.jsonValue()) ?? '';
  expect(JSON.parse(text)).toMatchObject({ kind: 'error', path: '/' });
  expect(text).toContain('for the operator');
  expect(text).not.toContain('secret');
  expect((await request.response())?.status()).toBe(200);
});
