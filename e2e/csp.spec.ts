import { expect, type Page, test } from '@playwright/test';
import { aLiveMatch, complaints, hydrated, rowOf } from './league.ts';

async function noteViolations(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { violations: seen });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      seen.push(`${violatedDirective} ${blockedURI}`);
    });
  });
}

const violations = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations);

test('HOME-01: a journey through every page reports no violation of the policy', async ({ page }) => {
  await noteViolations(page);
  const heard = complaints(page);
  const fixture = await aLiveMatch();
  const expectNone = async () => expect(await violations(page), page.url()).toEqual([]);

  await page.goto('/');
  await hydrated(page);
  await rowOf(page, fixture).getByRole('cell').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNone();
  await page.goBack();
  for (const path of ['/?date=invalid', `/match/${fixture}`, '/nowhere', '/500.html']) {
    await page.goto(path);
    await expectNone();
  }
  await page.goto('/api/docs');
  await expect(page.locator('.opblock').first()).toBeVisible();
  await expectNone();
  expect(heard.filter((text) => /Content Security Policy|hydrat|Minified React/i.test(text))).toEqual([]);
});

test('HOME-01: an injected inline script does not run', async ({ page }) => {
  await noteViolations(page);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script>window.injected = true</script></body>');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await hydrated(page);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(await violations(page)).toContainEqual(expect.stringContaining('script-src'));
});

test('HOME-01: pages carry the security headers and set no cookie', async ({ request }) => {
  for (const path of ['/', '/nowhere', `/match/${await aLiveMatch()}`]) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['permissions-policy']).toBeTruthy();
    expect(headers['set-cookie']).toBeUndefined();
  }
});
