import { type Browser, expect, test } from '@playwright/test';
import { startWebIn } from '../support/second-web.ts';
import { allHydrated, goTo, home } from '../support/page-states.ts';
import { controlStream } from '../support/in-page.ts';
import { edge } from '../support/addresses.ts';
import { consoleProblems } from '../support/league.ts';
import { liveMatch } from '../support/staged-matches.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />';
const zones = ['UTC', 'Asia/Tokyo', 'America/New_York'];

/** A page as the server sends it to a browser of that zone. */
async function sent(address: string, zone: string) {
  const answer = await fetch(address, { headers: { cookie: `tz=${zone}`, 'accept-encoding': 'identity' } });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}

type Shown = { address: string; zone: string; html: Awaited<ReturnType<typeof sent>> };

/** What a browser makes of these very bytes, without any new data. */
async function textOf(browser: Browser, { address, zone, html }: Shown, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ timezoneId: zone, javaScriptEnabled });
  await context.addCookies([{ name: 'tz', value: zone, url: address }]);
  const page = await context.newPage();
  const problems = consoleProblems(page);
  await page.route(address, (route) => route.fulfill(html));
  await page.route('**/api/**', () => undefined); // an answer that never comes
  // Pictures are the edge's.
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
  if (javaScriptEnabled) await controlStream(page);
  await page.goto(address);
  if (javaScriptEnabled) {
    await allHydrated(page);
    await page.waitForFunction(() => 'pushToPage' in window);
  }
  const text = await page.locator('body').innerText();
  await context.close();
  return { text, problems };
}

/** The hours of kick-off, by their instant. */
const hoursIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<time dateTime="([^"]+)">([^<]+)</gi)].map(([, at, text]) => [at!, text!]),
  );

for (const [index, serverZone] of zones.entries()) {
  test(`HOME-12: what a server under TZ=${serverZone} wrote stays word for word when the page comes alive`, async ({
    browser,
  }) => {
    const zone = zones[(index + 1) % zones.length]!; // never that of the server
    const web = await startWebIn(serverZone);
    try {
      for (const path of ['/', `/match/${liveMatch}`]) {
        const address = `${web.address}${path}`;
        const html = await sent(address, zone);
        expect(html.status).toBe(200);
        const written = await textOf(browser, { address, zone, html }, false);
        const alive = await textOf(browser, { address, zone, html }, true);
        expect(written.text.length).toBeGreaterThan(200);
        expect(alive.text, `${path} in ${zone}`).toBe(written.text);
        expect(alive.problems, `${path} in ${zone}`).toEqual([]);
      }
      for (const each of zones) {
        const here = hoursIn((await sent(`${web.address}/`, each)).body);
        const elsewhere = hoursIn((await sent(`${edge}/`, each)).body);
        expect(Object.keys(here).length).toBeGreaterThan(20);
        expect(here).toEqual(elsewhere);
      }
    } finally {
      await web.stop();
    }
  });
}

test('HOUSE: on paper stand the matches of the day alone, whole, with their scores', async ({ page }) => {
  await goTo(page, home);
  await page.locator('summary').first().click();
  await expect(page.locator('section[data-league] tbody tr').first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const seen = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => one.checkVisibility({ visibilityProperty: true })));
  for (const part of ['header', '[aria-label="النتائج في لمحة"]', '[role="switch"]', 'nav', 'footer a']) {
    expect(new Set(await seen(part)), part).toEqual(new Set([false]));
  }
  for (const part of ['h1', 'h3', 'tbody tr', 'main [role="img"][aria-label*="مقابل"]']) {
    expect(new Set(await seen(part)), part).toEqual(new Set([true]));
  }
});
