import { type Browser, expect, type Page, test } from '@playwright/test';
import { getMatchesOfDay } from '@safira/contract/matches';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { controlStream, shiftsOf, watchShifts } from './in-page.ts';
import { clockText, complaints, edge, hydrated } from './league.ts';
import { mainStack, startAll, stackAt } from './stack.ts';

const zones = ['Asia/Riyadh', 'Africa/Cairo', 'Africa/Casablanca', 'America/New_York'];

const dayIn = (zone: string, instant: string) =>
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

async function openIn(
  browser: Browser,
  { zone, address, cookie }: { zone: string; address: string; cookie: boolean },
) {
  const context = await browser.newContext({ timezoneId: zone });
  if (cookie) await context.addCookies([{ name: 'tz', value: zone, url: address }]);
  const page = await context.newPage();
  await fetchFonts(page, address);
  // What the clocks move is asked, not what a match that begins or ends meanwhile moves.
  await controlStream(page);
  await watchShifts(page, { afterParsing: true });
  const heard = complaints(page);
  await page.goto(address);
  await hydrated(page);
  return { context, page, heard };
}

/** What the API says through the edge, read as its contract says. */
async function todayIn(zone: string): Promise<string> {
  const answer = await fetch(`${edge}/api/matches?timezone=${encodeURIComponent(zone)}`);
  const { day } = getMatchesOfDay.side.parse(await answer.json());
  return day.today;
}

async function shownTimes(page: Page) {
  return page
    .locator('main table time')
    .evaluateAll((times) =>
      times.map((time) => ({ instant: time.getAttribute('datetime')!, text: time.textContent.trim() })),
    );
}

for (const zone of zones) {
  for (const cookie of [true, false]) {
    test(`HOME-12: in ${zone}, ${cookie ? 'with' : 'without'} the cookie: right day, right hours, nothing shifts`, async ({
      browser,
    }) => {
      const { context, page, heard } = await openIn(browser, { zone, address: edge, cookie });
      await expect.poll(async () => (await shownTimes(page)).length).toBeGreaterThan(20);
      const today = await todayIn(zone);
      await expect
        .poll(async () =>
          (await shownTimes(page)).filter(
            ({ instant, text }) => dayIn(zone, instant) !== today || text !== clockText(zone, instant),
          ),
        )
        .toEqual([]);
      expect(await shiftsOf(page)).toBeLessThan(0.001);
      expect(heard).toEqual([]);
      await context.close();
    });
  }
}

test('HOME-12: without cookies at all the times are put right in the page', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  const heard = complaints(page);
  await page.goto(edge);
  await expect
    .poll(async () =>
      (await shownTimes(page)).every(({ instant, text }) => text === clockText('America/New_York', instant)),
    )
    .toBe(true);
  expect(heard).toEqual([]);
  await context.close();
});

const pageAs = async (tz: string) => {
  const answer = await fetch(`${edge}/`, { headers: { cookie: `tz=${tz}`, 'accept-encoding': 'identity' } });
  return { body: await answer.text(), cache: answer.headers.get('x-cache') };
};

test('HOME-12: two visitors of one class get the same cached bytes; another class gets its own', async () => {
  await expect(async () => {
    const riyadh = await pageAs('Asia/Riyadh');
    const kuwait = await pageAs('Asia/Kuwait');
    expect(kuwait.cache).toBe('HIT');
    expect(kuwait.body).toBe(riyadh.body);
  }).toPass();
  const cairo = await pageAs('Africa/Cairo');
  expect(cairo.body).not.toBe((await pageAs('Asia/Riyadh')).body);
});

test('HOME-12: a made-up zone cannot add a cache entry', async () => {
  const cache = join(mainStack().folder, 'edge-cache');
  const entries = () =>
    readdirSync(cache, { recursive: true, withFileTypes: true }).filter((file) => file.isFile()).length;
  await pageAs('Asia/Riyadh');
  await fetch(`${edge}/api/matches?timezone=Asia/Riyadh`, { headers: { 'accept-encoding': 'identity' } });
  const before = entries();
  for (let i = 0; i < 50; i++) {
    await pageAs(`Made/Up${i}`);
    await fetch(`${edge}/api/matches?timezone=Made/Up${i}&anything=${i}`, {
      headers: { 'accept-encoding': 'identity' },
    });
  }
  expect(entries()).toBe(before);
});

test('HOME-12: over a change of clocks every hour and every day is right', async ({ browser }) => {
  test.setTimeout(120_000);
  const stack = stackAt('2026-10-30T06:00:00.000Z');
  try {
    await startAll(stack, { edge: false });
    for (const { zone, dates } of [
      { zone: 'Africa/Cairo', dates: ['2026-10-29', '2026-10-30'] },
      { zone: 'America/New_York', dates: ['2026-10-31', '2026-11-01', '2026-11-02'] },
    ]) {
      for (const date of dates) {
        const address = `http://127.0.0.1:${stack.ports.web}/?date=${date}`;
        const { context, page, heard } = await openIn(browser, { zone, address, cookie: true });
        const shown = await shownTimes(page);
        expect(shown.length).toBeGreaterThan(20);
        for (const { instant, text } of shown) {
          expect([dayIn(zone, instant), text], `${zone} ${instant}`).toEqual([
            date,
            clockText(zone, instant),
          ]);
        }
        expect(heard).toEqual([]);
        await context.close();
      }
    }
  } finally {
    await stack.stop();
  }
});
