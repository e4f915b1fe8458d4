import { expect, test } from '@playwright/test';
import { database, edge, ports } from '../support/addresses.ts';
import { setOutage } from '../support/league.ts';
import { allHydrated } from '../support/page-states.ts';
import { query } from '../support/stack.ts';

/** A list as the provider sends it. */
async function listed<T>(path: string): Promise<T[]> {
  const answer = await fetch(`http://127.0.0.1:${ports.simulator}${path}`);
  return ((await answer.json()) as { response: T[] }).response;
}

/** A player of the provider's who has come into the database with no league that we follow. */
async function anUnknownPlayer(): Promise<number> {
  const season = query(database, 'select max(season) from seasons where is_current');
  const followed = new Set(query(database, 'select distinct competition_id from matches').split('\n'));
  const leagues = await listed<{ league: { id: number } }>(`/leagues?season=${season}`);
  for (const { league } of leagues.filter((one) => !followed.has(String(one.league.id)))) {
    const players = await listed<{ player: { id: number } }>(`/players?league=${league.id}&season=${season}`);
    const ids = players.map(({ player }) => player.id);
    const known = query(database, `select api_id from players where api_id = any('{${ids}}')`).split('\n');
    const unknown = ids.find((id) => !known.includes(String(id)));
    if (unknown !== undefined) return unknown;
  }
  throw new Error('every player of the provider is stored');
}

test('PLAYER-01: the open page of a player who is not stored says so, and shows them once the worker has fetched them', async ({
  page,
}) => {
  const id = await anUnknownPlayer();
  // While the provider is away the worker cannot answer the request in time.
  await setOutage('http-503');
  try {
    await page.goto(`/player/${id}`);
    await expect(page.getByRole('heading', { name: 'نجلب البيانات الآن' })).toBeVisible();
    expect((await fetch(`${edge}/api/players/${id}`)).status).toBe(202);
    expect(query(database, `select count(*) from players where api_id = ${id}`)).toBe('0');
  } finally {
    await setOutage(null);
  }
  await allHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await expect
    .poll(() => query(database, `select arabic_name from players where api_id = ${id}`), { timeout: 60_000 })
    .not.toBe('');
  const name = query(database, `select arabic_name from players where api_id = ${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
