import type { LiveMessage } from '@safira/contract/matches/live';
import type { CompetitionMatches, Match } from '@safira/contract/matches/matches';
import { expect, type Page, test } from '@playwright/test';
import { aMessageOf, controlStream, shiftsOf, slowDown, watchShifts } from '../support/in-page.ts';
import { database, edge } from '../support/addresses.ts';
import { hydrated } from '../support/league.ts';
import { query } from '../support/stack.ts';
import { readFacts } from '../world/world.ts';

declare global {
  interface Window {
    slowInputs: number[];
  }
}

/** Far enough that nothing of the simulated league falls on it, near enough to be answered. */
const FULL_DAY = new Date(Date.parse(readFacts().now) + 45 * 86_400_000).toISOString().slice(0, 10);
const MATCHES = 200;
const CHANGES = 50;

/** Matches of the league as it is, put on one day: sixty of them are being played. */
function fillDay(): void {
  query(
    database,
    `insert into matches
     select (jsonb_populate_record(null::matches, to_jsonb(m) || jsonb_build_object(
       'api_id', 90000000 + row_number() over (order by m.api_id),
       'kickoff', '${FULL_DAY}T12:00:00Z',
       'status_short', case when row_number() over (order by m.api_id) <= 60 then '2H' else 'NS' end,
       'elapsed', case when row_number() over (order by m.api_id) <= 60 then 50 end,
       'home_goals', case when row_number() over (order by m.api_id) <= 60 then 0 end,
       'away_goals', case when row_number() over (order by m.api_id) <= 60 then 0 end))).*
     from (select * from matches where api_id < 90000000 order by api_id limit ${MATCHES}) m
     on conflict do nothing`,
  );
}

async function readDay(page: Page): Promise<{ matches: Match[]; seq: number }> {
  const answer = await page.request.get(
    `${edge}/api/matches?date=${FULL_DAY}&timezone=Asia/Riyadh&limit=200`,
  );
  const body = (await answer.json()) as {
    data: { matchesByCompetition: CompetitionMatches[] };
    seq: number;
  };
  return { matches: body.data.matchesByCompetition.flatMap((section) => section.matches), seq: body.seq };
}

test.afterAll(() => {
  query(database, 'delete from matches where api_id >= 90000000');
});

test(`HOME-14: on a day of ${MATCHES} matches, fifty changes at once on a slow phone make no long task`, async ({
  page,
}) => {
  fillDay();
  await page.setViewportSize({ width: 390, height: 844 });
  await controlStream(page);
  await watchShifts(page, { whileParsing: true });
  await page.addInitScript(() => {
    window.longTasks = [];
    window.slowInputs = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.slowInputs.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const { matches, seq } = await readDay(page);
  expect(matches).toHaveLength(MATCHES);
  await page.goto(`/?date=${FULL_DAY}`);
  await hydrated(page);
  await page.waitForFunction(() => 'pushToPage' in window);
  await page.waitForTimeout(4_000); // what a page does once it is there
  await slowDown(page);
  await page.evaluate(() => {
    window.longTasks.length = 0;
    window.slowInputs.length = 0;
  });

  const playing = matches.filter(({ status }) => status.short === '2H').slice(0, CHANGES);
  const rounds = [1, 2, 3];
  const longTasks: number[] = [];
  for (const round of rounds) {
    const pushed = aMessageOf(
      { seq, round },
      playing.map((match) => ({
        match,
        patch: { goals: { home: round, away: 0 }, status: { ...match.status, elapsed: 50 + round } },
      })),
    );
    // Laid ready first: what it costs to bring it from the test into the page is not the page's.
    await page.evaluate((message) => Object.assign(window, { message }), pushed);
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      window.longTasks.length = 0;
      setTimeout(() => window.pushToPage((window as unknown as { message: LiveMessage }).message), 100);
    });
    await page.locator('summary').first().click();
    await page.waitForTimeout(1_500);
    longTasks.push(...(await page.evaluate(() => window.longTasks)));
  }
  const first = page.locator(`tr:has(a[href="/match/${playing[0]!.apiId}"])`);
  await expect(first.locator('b').filter({ hasText: String(rounds.length) })).toHaveCount(1);

  const slowInputs = await page.evaluate(() => window.slowInputs);
  const longestTask = Math.max(0, ...longTasks);
  const slowestInput = Math.max(0, ...slowInputs);
  process.stdout.write(
    `busy day: longest task ${longestTask < 50 ? 'under 50' : Math.round(longestTask)} ms, ` +
      `input to paint ${Math.round(slowestInput)} ms (${rounds.length} messages of ${CHANGES} changes)\n`,
  );
  expect(longTasks).toEqual([]);
  expect(slowestInput).toBeLessThanOrEqual(150);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.05);
});
