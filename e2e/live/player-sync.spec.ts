import { expect, test } from '@playwright/test';
import { database, edge } from '../support/addresses.ts';
import { setOutage } from '../support/league.ts';
import { allHydrated } from '../support/page-states.ts';
import { query } from '../support/stack.ts';

/** Of a league that the worker of these tests does not follow, so that nothing else fetches its players. */
const LIVERPOOL = 40;

/** Removes a player with everything that is stored of them: as if they had never been fetched. */
function forgetPlayer(): number {
  const id = query(database, `select max(player_id) from squads where team_id = ${LIVERPOOL}`);
  const tables = query(
    database,
    "select distinct conrelid::regclass from pg_constraint where confrelid = 'players'::regclass",
  );
  for (const table of tables.split('\n')) query(database, `delete from ${table} where player_id = ${id}`);
  query(database, `delete from players where api_id = ${id}`);
  return Number(id);
}

test('PLAYER-01: the open page of a player who is not stored says so, and shows them once the worker has fetched them', async ({
  page,
}) => {
  const id = forgetPlayer();
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
