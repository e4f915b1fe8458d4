import { expect, test } from '@playwright/test';
import { allHydrated } from '../support/page-states.ts';
import { noteViolations, violations } from '../support/in-page.ts';
import { startWebIn } from '../support/second-web.ts';
import { ports } from '../support/addresses.ts';
import { consoleProblems, hydrated, rowOf } from '../support/league.ts';
import { liveMatch, stagedMatch } from '../support/staged-matches.ts';

test('HOME-01: a journey through every page reports no violation of the policy', async ({ page }) => {
  await noteViolations(page);
  const problems = consoleProblems(page);
  const expectNone = async () => expect(await violations(page), page.url()).toEqual([]);

  await page.goto('/');
  await hydrated(page);
  await rowOf(page, liveMatch).getByRole('cell').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(`/match/${liveMatch}`); // a moment after the dialog
  await expectNone();
  await page.goBack();
  for (const path of ['/?date=invalid', `/match/${liveMatch}`, '/about', '/teams', '/nowhere', '/500.html']) {
    await page.goto(path);
    await expectNone();
  }
  await page.goto('/api/docs');
  await expect(page.locator('.opblock').first()).toBeVisible();
  await expectNone();
  expect(problems.filter((text) => /Content Security Policy|hydrat|Minified React/i.test(text))).toEqual([]);
});

test('HOME-01: a link from one match to another violates no policy', async ({ page }) => {
  await noteViolations(page);
  await page.goto(`${(await stagedMatch('everything')).path}?tab=h2h`);
  await allHydrated(page);
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/tab=h2h/);
  await expect(page.getByRole('heading', { name: 'بطاقة المباراة' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('API-06: a page that cannot be fetched by a link shows the error page, and violates no policy', async ({
  page,
}) => {
  await noteViolations(page);
  await page.goto('/');
  await allHydrated(page);
  await page.route('**/about.data*', (route) => route.abort());
  await page.locator('footer a[href="/about"]').click();
  await expect(page.getByRole('link', { name: 'العودة إلى الرئيسية' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('HOME-01: a page that does not hydrate is rendered anew in the browser, and violates no policy', async ({
  page,
}) => {
  await noteViolations(page);
  const problems = consoleProblems(page);
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/<(\/?)h1/g, '<$1h2') });
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(problems.filter((text) => /Minified React/.test(text))).not.toEqual([]);
});

test('HOME-01: a page is the same bytes each time it is rendered, and carries no nonce', async () => {
  const other = await startWebIn('Asia/Riyadh');
  try {
    const [one, again] = await Promise.all(
      [`http://127.0.0.1:${ports.web}`, other.address].map(async (address) => fetch(`${address}/about`)),
    );
    expect(again!.headers.get('etag')).toBe(one!.headers.get('etag'));
    expect(again!.headers.get('content-security-policy')).toBe(one!.headers.get('content-security-policy'));
    expect(await one!.text()).not.toContain('nonce=');
  } finally {
    await other.stop();
  }
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
  for (const path of ['/', '/nowhere', `/match/${liveMatch}`]) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['permissions-policy']).toBeTruthy();
    expect(headers['set-cookie']).toBeUndefined();
  }
});
