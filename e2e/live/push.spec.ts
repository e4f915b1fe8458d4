import { expect, type Page, test } from '@playwright/test';
import { waitFor } from '@safira/testkit/stack';
import { leaveEdge, stopEdge } from '@safira/testkit/stack-edge';
import { edge, ports } from '../support/addresses.ts';
import { control, goalStoredAt, hydrated, rowOf, score, shownScore, storedScore } from '../support/league.ts';
import { worldNow } from '../world/stage.ts';
import { expectNoShift, watchShifts } from '../support/in-page.ts';
import { settled } from '../support/readers.ts';
import { aListedMatch, dayOf, script } from '../support/scripted.ts';
import { mainStack } from '../support/stack.ts';

declare global {
  interface Window {
    focusedLink: Element;
  }
}

let fixture: number;
let day: string;
test.beforeAll(async () => {
  fixture = await aListedMatch();
  day = dayOf(fixture);
});

/** Without a stream the page polls every 30 s. */
const POLL_MS = 31_000;

/** Opens the list and waits for its stream: a goal that is stored before it is open arrives with the next message. */
async function openDay(page: Page, address = day) {
  const stream = page.waitForResponse((response) => response.url().endsWith('/live/matches'));
  await page.goto(address);
  await hydrated(page);
  await stream;
}

/** Notes when the score of a row changes, in the page itself. */
async function watchScore(page: Page) {
  await rowOf(page, fixture).evaluate((row) => {
    const times: number[] = [];
    Object.assign(window, { scoreTimes: times });
    new MutationObserver((changes) => {
      if (changes.some(({ target }) => target.parentElement?.closest('[role="img"]'))) times.push(Date.now());
    }).observe(row, { characterData: true, childList: true, subtree: true });
  });
}

const changedAt = (page: Page) =>
  page.evaluate(() => (window as unknown as { scoreTimes: number[] }).scoreTimes.at(-1) ?? 0);

async function expectStoredScore(page: Page, timeout = 30_000) {
  await expect.poll(() => shownScore(rowOf(page, fixture)), { timeout }).toBe(storedScore(fixture));
}

/** Scores and waits until the goals are stored. */
async function scoreAndStore(side: 'home' | 'away', times = 1) {
  const before = storedScore(fixture).split('–').map(Number);
  await score(fixture, side, times);
  const goals = before[0]! + before[1]! + times;
  await expect
    .poll(() =>
      storedScore(fixture)
        .split('–')
        .map(Number)
        .reduce((a, b) => a + b),
    )
    .toBe(goals);
}

async function edgeDown() {
  stopEdge(mainStack());
  await expect
    .poll(() =>
      fetch(edge).then(
        () => 'up',
        () => 'down',
      ),
    )
    .toBe('down');
}

async function edgeUp() {
  leaveEdge(mainStack()); // Playwright replaces its process after a failure, and the tests that follow want an edge
  await waitFor(`${edge}/`, { status: 200 });
}

test('HOME-14: a goal reaches the open page by push within 2 s of being stored, without a reload', async ({
  page,
}) => {
  await openDay(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await watchScore(page);
  const delays: number[] = [];
  for (const side of ['home', 'home', 'away'] as const) {
    await scoreAndStore(side);
    await expectStoredScore(page, 5_000);
    delays.push((await changedAt(page)) - goalStoredAt(fixture));
  }
  test
    .info()
    .annotations.push({ type: 'ms from stored to screen', description: delays.map(Math.round).join(', ') });
  expect(Math.max(...delays)).toBeLessThan(2_000);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('HOME-14: a goal is announced once, politely, to a screen reader', async ({ page }) => {
  await page.goto(day);
  await hydrated(page);
  await scoreAndStore('home');
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'هدف!' })).toHaveCount(1);
});

test('HOME-14: with the stream blocked the score is there within one poll', async ({ page }) => {
  await page.clock.install();
  await page.route('**/live/**', (route) => route.abort());
  // Before it has tried the stream, the page has no timer that could be moved forward.
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/live/'));
  await page.goto(day);
  await hydrated(page);
  await refused;
  await scoreAndStore('away');
  await page.clock.fastForward(POLL_MS);
  await expectStoredScore(page);
});

test('HOME-14: a page opened between two changes shows both', async ({ page }) => {
  await scoreAndStore('home');
  await page.goto(day);
  await scoreAndStore('away');
  await expectStoredScore(page);
});

test('HOME-14: a page that slept through ten changes ends at the right score', async ({ page, context }) => {
  await page.goto(day);
  await hydrated(page);
  await expectStoredScore(page);
  await context.setOffline(true);
  await scoreAndStore('home', 5);
  await scoreAndStore('away', 5);
  await context.setOffline(false);
  await expectStoredScore(page, 40_000);
});

test('HOME-14: a page whose buffer is gone ends at the right score', async ({ page }) => {
  await page.goto(day);
  await hydrated(page);
  await expectStoredScore(page);
  await edgeDown(); // what it had buffered goes with it
  await scoreAndStore('home', 2);
  await edgeUp();
  await expectStoredScore(page, 60_000);
});

test('HOME-14: with nginx stopped the fallback pushes within 2 s all the same', async ({ page }) => {
  await edgeDown();
  try {
    await openDay(page, `http://127.0.0.1:${ports.web}${day}`);
    await watchScore(page);
    await scoreAndStore('home');
    await expectStoredScore(page, 5_000);
    expect((await changedAt(page)) - goalStoredAt(fixture)).toBeLessThan(2_000);
  } finally {
    await edgeUp();
  }
});

test('HOME-14: the tabs of one browser share one stream, and the second tab is live too', async ({
  context,
}) => {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/live/matches')) streams.push(request.url());
  });
  const first = await context.newPage();
  await openDay(first);
  const second = await context.newPage();
  await second.goto(day);
  // It listens before it waits for the lock of the one that has the stream.
  await second.waitForFunction(async () => (await navigator.locks.query()).pending?.length === 1);
  await scoreAndStore('away');
  await expectStoredScore(second, 5_000);
  await expectStoredScore(first, 5_000);
  expect(streams).toHaveLength(1);
});

test('HOME-14: goals that arrive leave the focus on its row and the row where it stands', async ({
  page,
}) => {
  await page.goto(day);
  await hydrated(page);
  const link = rowOf(page, fixture).locator('[data-row]');
  await link.focus();
  const before = await link.evaluate((element) => {
    window.focusedLink = element;
    return Math.round(element.closest('tr')!.getBoundingClientRect().top);
  });
  for (const side of ['home', 'away', 'home'] as const) {
    await scoreAndStore(side);
    await expectStoredScore(page);
  }
  const after = await page.evaluate(() => ({
    isSame: document.activeElement === window.focusedLink,
    top: Math.round(window.focusedLink.closest('tr')!.getBoundingClientRect().top),
  }));
  expect(after).toEqual({ isSame: true, top: before });
});

test('HOME-14: ten minutes of live updates move nothing on the page', async ({ page }) => {
  const own = await aListedMatch();
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await page.goto(dayOf(own));
  await hydrated(page);
  await settled(page);
  const start = Date.parse(await worldNow());
  for (let minute = 1; minute <= 10; minute++) {
    // The clock of a scripted match stands; on a slow machine all others may have ended.
    await script(own, { phase: '2H', minute: 50 + minute, events: [] });
    await control('clock', { now: new Date(start + minute * 60_000).toISOString() });
    await page.waitForTimeout(1_200); // the worker polls once a second
  }
  await expect(rowOf(page, own).locator('bdi', { hasText: '′' }).first()).toHaveText('60′');
  // A minute that gets a digit more moves by some pixels in its own pill: a ten-thousandth of the page.
  await expectNoShift(page);
});
