import { expect, test } from '@playwright/test';
import { getMatchesOfDay } from '@safira/contract/matches/matches';
import { expectNoShift } from '../support/in-page.ts';
import { edge } from '../support/addresses.ts';
import { clockText, consoleProblems } from '../support/league.ts';
import { dayIn, openIn, pageAs, shownTimes } from '../support/zones.ts';

const zones = ['Asia/Riyadh', 'Africa/Cairo', 'Africa/Casablanca', 'America/New_York'];

/** What the API says through the edge, read as its contract says. */
async function todayIn(zone: string): Promise<string> {
  const answer = await fetch(`${edge}/api/matches?timezone=${encodeURIComponent(zone)}`);
  const { day } = getMatchesOfDay.side.parse(await answer.json());
  return day.today;
}

for (const zone of zones) {
  for (const cookie of [true, false]) {
    test(`HOME-12: in ${zone}, ${cookie ? 'with' : 'without'} the cookie: right day, right hours, nothing shifts`, async ({
      browser,
    }) => {
      const { context, page, problems } = await openIn(browser, { zone, address: edge, cookie });
      await expect.poll(async () => (await shownTimes(page)).length).toBeGreaterThan(20);
      const today = await todayIn(zone);
      await expect
        .poll(async () =>
          (await shownTimes(page)).filter(
            ({ instant, text }) => dayIn(zone, instant) !== today || text !== clockText(zone, instant),
          ),
        )
        .toEqual([]);
      await expectNoShift(page);
      expect(problems).toEqual([]);
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
  const problems = consoleProblems(page);
  await page.goto(edge);
  await expect
    .poll(async () =>
      (await shownTimes(page)).every(({ instant, text }) => text === clockText('America/New_York', instant)),
    )
    .toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

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
