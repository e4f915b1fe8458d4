import { expect, test } from '@playwright/test';
import { accountButton, signInLink, signOut, storedToken } from '../support/accounts.ts';
import { startGoogleSite } from '../support/google.ts';
import { consoleProblems } from '../support/league.ts';
import { allHydrated } from '../support/page-states.ts';

const button = { name: 'المتابعة بحساب Google' };

test('AUTH-14: without a client id no page offers signing in with Google', async ({ page }) => {
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('button', button)).toHaveCount(0);
  }
});

test('AUTH-14: from the dialog over a page to Google and back, over the choice of teams, to the page; the second time from /login', async ({
  page,
}) => {
  const site = await startGoogleSite();
  try {
    const problems = consoleProblems(page);
    await page.goto(`${site.address}/about`);
    await allHydrated(page);
    await signInLink(page).click();
    await page.getByRole('dialog').getByRole('button', button).click();
    await expect(accountButton(page)).toBeVisible();
    await expect(page).toHaveURL(`${site.address}/account/welcome?return=%2Fabout`);
    await page.getByRole('link', { name: 'تخطَّ', exact: true }).click();
    await expect(page).toHaveURL(`${site.address}/about`);
    await allHydrated(page);
    const token = await storedToken(page);
    expect(token).toMatch(/^sfr_/);
    await accountButton(page).click();
    await expect(page.getByText(site.email)).toBeVisible();
    await page.keyboard.press('Escape');
    await signOut(page);

    await page.goto(`${site.address}/login?return=%2Fprivacy`);
    await allHydrated(page);
    await page.getByRole('button', button).click();
    await expect(page).toHaveURL(`${site.address}/privacy`);
    await expect(accountButton(page)).toBeVisible();
    expect(await storedToken(page)).not.toBe(token);
    // This site has no pictures of the teams that are offered.
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  } finally {
    await site.stop();
  }
});

test('AUTH-14: a link back from Google that another browser opens signs no one in', async ({ browser }) => {
  const site = await startGoogleSite();
  const owner = await browser.newContext();
  const victim = await browser.newContext();
  try {
    const page = await owner.newPage();
    await page.goto(`${site.address}/login`);
    await allHydrated(page);
    const atGoogle = (url: URL) => url.origin === site.provider;
    await page.route(atGoogle, (route) => route.abort());
    const leaving = page.waitForRequest((request) => atGoogle(new URL(request.url())));
    await page.getByRole('button', button).click();
    const answer = await fetch((await leaving).url(), { redirect: 'manual' });
    const link = answer.headers.get('location')!;

    const other = await victim.newPage();
    await other.goto(link);
    await expect(other.getByRole('alert')).toHaveText('انتهت مهلة الدخول. ابدأ من جديد.');
    expect(other.url()).toBe(`${site.address}/login`);
    expect(await storedToken(other)).toBeNull();
  } finally {
    await owner.close();
    await victim.close();
    await site.stop();
  }
});
