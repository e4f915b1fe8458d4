import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { commands, endChild } from '@safira/testkit/stack';
import { control, hydrated } from './league.ts';
import { otherDay, query, stackAt, startAll } from './stack.ts';

/**
 * 17 February 2027 in the world of seed 14: a cup tie that goes to penalties, a friendly that is interrupted for
 * 50 minutes, a league match put off, and four days earlier one that was abandoned and is not yet awarded. Found by
 * playing the seasons 2025 and 2026 of the seeds from 1 on and looking at each fixture's `fate`;
 * `GET /control/record?fixtures=…&at=…` has the rest.
 */
export const cupDay = {
  date: '2027-02-17',
  start: '2027-02-17T13:15:00.000Z',
  /** Rot-Weiß Essen against Köln: 1–1, and 4–5 on penalties. */
  tie: { id: 1431672, league: 81 },
  /** Real Sociedad against Future FC: stopped at 13:23 in the 38th minute, goes on at 14:13. */
  interrupted: { id: 11268369, league: 667 },
  /** Brighton against Brentford: put off on the evening before, not yet given a date. */
  postponed: { id: 1426237, league: 39 },
  /** Hoffenheim against Frankfurt: 2–0 when it ended in the 72nd minute. */
  abandoned: { id: 1428214, league: 78, date: '2027-02-13' },
};

export const cupAddress = `http://127.0.0.1:${otherDay.ports.edge}`;
/** Past the edge, whose copies answer for a server that is away. */
export const webAddress = `http://127.0.0.1:${otherDay.ports.web}`;

type Running = Awaited<ReturnType<typeof startCupDay>>;

/** Only the leagues of the four matches: syncing all of them takes a core, and goals wait for it. */
const world = { SIMULATOR_SEED: '14', CLOCK_SPEED: '15', LEAGUES: '39,78,81,667' };

/** Fast enough that the worker polls every second. */
export async function startCupDay() {
  const stack = stackAt(cupDay.start, world);
  try {
    const parts = await startAll(stack, { edge: true });
    const { tie, interrupted, postponed, abandoned } = cupDay;
    const ids = [tie, interrupted, postponed, abandoned].map(({ id }) => id).join();
    await expect
      .poll(() => stored(`select count(*) from matches where api_id in (${ids})`), { timeout: 60_000 })
      .toBe('4');
    leaveHistoryAlone();
    return { stack, parts };
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

/** Hundreds of finished matches are due for a check: the provider would be busy with them while goals wait. */
function leaveHistoryAlone(): void {
  stored(`update matches set checks_done = 4, next_check_at = null where kickoff < '${cupDay.date}'`);
}

export const stored = (text: string): string => query(otherDay.name, text);

/** Moves only the provider to a time of the day; the worker notices with its next poll. */
export const providerAt = (time: string): Promise<void> =>
  control('clock', { now: `${cupDay.date}T${time}Z` }, otherDay.ports.simulator);

/** A worker polls what has begun by its own clock, so the evening needs another worker. */
export async function workerAt({ stack, parts }: Running, time: string): Promise<void> {
  await endChild(parts.worker);
  const env = { CLOCK_START: `${cupDay.date}T${time}Z`, CLOCK_ORIGIN: new Date().toISOString() };
  parts.worker = stack.start('worker', commands.worker, { env });
}

/** What is to be seen of a row's status. */
export const badgeOf = (row: Locator): Locator => row.getByRole('cell').first().locator('[aria-hidden]');

/**
 * The cup tie in the bracket of its competition, on a page of its own, while it is played. Returns a function that
 * expects its shoot-out and who went on, by push.
 */
export async function openTieInBracket(browser: Browser): Promise<() => Promise<void>> {
  const page = await browser.newPage();
  await page.goto(`/competition/${cupDay.tie.league}`);
  await hydrated(page);
  const link = page.locator(`a[href="/match/${cupDay.tie.id}"]`);
  const tie = page.locator('[data-state]').filter({ has: link });
  await expect(tie).toHaveAttribute('data-state', 'live');
  return async () => {
    await expect(tie).toHaveAttribute('data-state', 'finished');
    await expect(link).toContainText(/ركلات الترجيح: .+ 4، .+ 5\. تأهل /);
    await page.close();
  };
}

/** The matches of one competition on the page, from top to bottom. */
export async function shownIn(page: Page, league: number): Promise<number[]> {
  const links = page.locator(`main section[data-league="${league}"] a[data-row]`);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return addresses.map((address) => Number(address?.split('/').at(-1)));
}

/** The same as the store has it: by kick-off. */
export function storedIn(league: number, date: string): number[] {
  const rows = stored(
    `select api_id from matches where competition_id = ${league}
     and (kickoff at time zone 'Asia/Riyadh')::date = '${date}' order by kickoff, api_id`,
  );
  return rows.split('\n').map(Number);
}

/** Within the sixty days that can be requested, and further away than the worker syncs day by day. */
export const farDays = {
  empty: '2027-04-12',
  full: '2027-04-13',
  /** By the width of the page that looks at it. */
  channels: { 320: '2027-04-14', 390: '2027-04-15', 768: '2027-04-16', 1280: '2027-04-17' } as Record<
    number,
    string
  >,
};

/** Makes the day hold exactly so many matches: copies of others, in as many competitions as there are. */
export function fillDay(date: string, count: number, firstId = 90_000_001): void {
  stored(`
    delete from matches where (kickoff at time zone 'Asia/Riyadh')::date = '${date}';
    insert into matches
    select (jsonb_populate_record(m, jsonb_build_object('api_id', ${firstId - 1} + nth, 'status_short', 'NS',
      'kickoff', timestamptz '${date} 12:00+03' + nth % 9 * interval '1 hour'))).*
    from (select m, row_number() over (order by api_id % 97, api_id) as nth from matches m) as others
    where nth <= ${count}`);
}

/** The same with one match of a competition whose rights are not known; returns its id. */
export function fillDayWithoutRights(date: string): number {
  const id = 91_000_000 + Number(date.slice(-2));
  fillDay(date, 1, id);
  stored(`update matches set competition_id = 667 where api_id = ${id}`);
  return id;
}
