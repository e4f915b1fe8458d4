import type { Browser, Page } from '@playwright/test';
import { edge } from './addresses.ts';
import { controlStream, watchShifts } from './in-page.ts';
import { consoleProblems, hydrated } from './league.ts';

export const dayIn = (zone: string, instant: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(instant));

/** As on a second visit: what moves when letters take their shape late is no matter of zones. Sets no cookie. */
async function fetchFonts(page: Page, address: string) {
  await page.goto(`${address}/favicon.svg`);
  await page.evaluate(async () => {
    const html = await (await fetch('/about')).text();
    const fonts = [...html.matchAll(/\/assets\/[\w-]+\.woff2/g)].map(([path]) => path);
    await Promise.all(fonts.map((path) => fetch(path)));
  });
}

export async function openIn(
  browser: Browser,
  { zone, address, cookie }: { zone: string; address: string; cookie: boolean },
) {
  const context = await browser.newContext({ timezoneId: zone });
  if (cookie) await context.addCookies([{ name: 'tz', value: zone, url: address }]);
  const page = await context.newPage();
  await fetchFonts(page, address);
  // Only shifts caused by the zone count, not those of a match that begins or ends meanwhile.
  await controlStream(page);
  await watchShifts(page);
  const problems = consoleProblems(page);
  await page.goto(address);
  await hydrated(page);
  return { context, page, problems };
}

export async function shownTimes(page: Page) {
  return page
    .locator('main table time')
    .evaluateAll((times) =>
      times.map((time) => ({ instant: time.getAttribute('datetime')!, text: time.textContent.trim() })),
    );
}

/** The home page as the edge gives it to a browser of that zone. */
export const pageAs = async (tz: string) => {
  const answer = await fetch(`${edge}/`, { headers: { cookie: `tz=${tz}`, 'accept-encoding': 'identity' } });
  return { body: await answer.text(), cache: answer.headers.get('x-cache') };
};
