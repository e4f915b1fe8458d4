import { expect, type Locator, type Page } from '@playwright/test';
import { database, ports } from './addresses.ts';
import { query } from './stack.ts';

export async function score(fixture: number, side: 'home' | 'away', times = 1): Promise<void> {
  for (let goal = 0; goal < times; goal++) await control('goal', { fixture, side });
}

/** VAR takes the last goal off. */
export const cancelGoal = (fixture: number): Promise<void> => control('cancel-goal', { fixture });

/** The provider is away, or back. */
export const setOutage = (kind: 'http-503' | null): Promise<void> => control('outage', { kind });

/** The hand from outside, docs/simulator.md. */
export async function control(call: string, order: object, port = ports.simulator): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/control/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** What the database says, as «home–away». */
export function storedScore(fixture: number): string {
  return query(database, `select home_goals || '–' || away_goals from matches where api_id = ${fixture}`);
}

/** When the newest goal of a match was stored. */
export function goalStoredAt(fixture: number): number {
  const text = query(
    database,
    `select extract(epoch from max(created_at)) * 1000 from match_changes where match_id = ${fixture} and 'goal' = any(kinds)`,
  );
  return Number(text);
}

export const rowOf = (page: Page, fixture: number): Locator =>
  page.locator('tr', { has: page.locator(`a[href="/match/${fixture}"]`) });

/** The two goal cells of a row, home first, joined as in `storedScore`. */
export async function shownScore(row: Locator): Promise<string> {
  const cells = row.locator('[role="img"] b');
  // The text as it stands: far below the screen nothing is drawn that could be read.
  return (await cells.allTextContents()).slice(0, 2).join('–');
}

/** Waits until React has taken over: a click before that is an ordinary page load. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const row = document.querySelector('main a, main tr, main');
    return row !== null && Object.keys(row).some((key) => key.startsWith('__react'));
  });
  await effectsAreRun(page);
}

/**
 * React marks an element before it commits it, and adds our listeners in effects, later still. The page is idle only
 * after both.
 */
export async function effectsAreRun(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    const root = key && (document as unknown as Record<string, Root>)[key];
    return root && !root.stateNode.current.memoizedState.isDehydrated;
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Collects what a browser complains about: warnings of React, refused scripts, failed requests. */
export function consoleProblems(page: Page): string[] {
  const list: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') list.push(message.text());
  });
  page.on('pageerror', (error) => list.push(String(error)));
  return list;
}

/** «9:05 م», as the sports desk writes it, by this process's own rules of zones. */
export const clockText = (timeZone: string, at: string | number): string =>
  new Intl.DateTimeFormat('ar-EG-u-ca-gregory-nu-latn', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  })
    .format(new Date(at))
    .replaceAll(/[\u200E\u200F\u202F\u00A0]/g, ' ')
    .trim();

/** A time in the zone whose times the pages show. */
export const inMecca = (at: number): string => clockText('Asia/Riyadh', at);

/** Retried: the copy of the page for another zone may be some seconds old, and what has changed since arrives after it. */
export async function expectTimesOf(page: Page, timeZone: string) {
  await expect(async () => {
    const shown = await page
      .locator('main table time')
      .evaluateAll((all) =>
        all.map((one) => [one.getAttribute('datetime')!, one.textContent.trim()] as const),
      );
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter(([instant, text]) => text !== clockText(timeZone, instant))).toEqual([]);
  }).toPass({ timeout: 15_000 });
}
