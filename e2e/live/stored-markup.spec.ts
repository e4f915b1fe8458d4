import { expect, type Page, test } from '@playwright/test';
import { commands, waitFor } from '@safira/testkit/stack';
import { noteViolations, violations } from '../support/in-page.ts';
import { hydrated, rowOf } from '../support/league.ts';
import { liveMatch } from '../support/staged-matches.ts';
import { query, stackAt } from '../support/stack.ts';
import { restoreWorld } from '../world/restore.ts';
import { readFacts } from '../world/world.ts';

/** Ends a script, an attribute and a comment, and tries three ways to run. */
const MARKUP = `</script>"'--><script>pwned=1</script><img src=x onerror=pwned=1><svg onload=pwned=1>`;

/** Written by our own code, or compared with a list of known values before anything is shown. */
const CODES =
  /^(migrations|leases|media|\w+_vocabulary)\.|\.(\w*fingerprint|\w+_how|status(_short)?|winner|type|position|picture|kind|access|source|category|held)$/;

/** Every text column that is no key, read from the schema, so that new columns are covered. */
function textColumns(database: string): string[] {
  const names = query(
    database,
    `select c.table_name || '.' || c.column_name from information_schema.columns c
      where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER' and not exists (
        select from information_schema.key_column_usage k
          where k.table_name = c.table_name and k.column_name = c.column_name)`,
  );
  return names.split('\n').filter((name) => !CODES.test(name));
}

function storeMarkup(database: string): string[] {
  const columns = textColumns(database);
  const tables = Map.groupBy(columns, (name) => name.split('.')[0]!);
  const statements = [...tables].map(([table, names]) => {
    const values = names
      .map((name) => name.split('.')[1]!)
      .map((name) => `${name} = $$${MARKUP}$$ || ${name}`);
    // What triggers index for the search is not shown, and would take most of the time.
    return `alter table ${table} disable trigger user; update ${table} set ${values.join(', ')};`;
  });
  const inJson = JSON.stringify(MARKUP).slice(1, -1);
  query(
    database,
    `${statements.join(' ')}
      update match_details set lineups = replace(lineups::text, '"name": "', $$"name": "${inJson}$$)::jsonb;
      update articles set body = replace(body::text, '"text": "', $$"text": "${inJson}$$)::jsonb;`,
  );
  return columns;
}

async function expectTextOnly(page: Page) {
  await expect(page.locator('main')).toContainText(MARKUP);
  expect(await page.evaluate(() => 'pwned' in window), page.url()).toBe(false);
  expect(await violations(page), page.url()).toEqual([]);
}

test('HOUSE: markup stored in any text field is shown as text and does not run', async ({ page }) => {
  const stack = stackAt(readFacts().now);
  restoreWorld(stack);
  expect(storeMarkup(stack.name)).toEqual(
    expect.arrayContaining([
      'teams.arabic_name',
      'competitions.arabic_name',
      'venues.arabic_name',
      'matches.referee_arabic',
      'matches.round',
      'players.arabic_name',
      'coaches.arabic_name',
      'match_events.player_name',
      'match_events.comments',
      'match_events.detail',
      'articles.title',
      'articles.summary',
    ]),
  );
  stack.start('api', commands.api);
  stack.start('web', commands.web);
  const address = `http://127.0.0.1:${stack.ports.web}`;
  try {
    await waitFor(`${address}/`, { status: 200 });
    await noteViolations(page);
    // Few rows are soon drawn.
    const league = query(stack.name, `select competition_id from matches where api_id = ${liveMatch}`);
    await page.addInitScript((id) => localStorage.setItem('favoriteLeagues', `[${id}]`), league);
    await page.route('**/media/**', (route) => route.abort()); // files are the edge's, and there is none here
    await page.goto(`${address}/`);
    await hydrated(page);
    await expectTextOnly(page);

    await rowOf(page, liveMatch).getByRole('cell').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'بطاقة المباراة' })).toBeVisible();
    await expect(dialog).toContainText(MARKUP);
    await expectTextOnly(page);

    for (const tab of ['overview', 'events', 'lineups', 'statistics', 'players', 'h2h']) {
      await page.goto(`${address}/match/${liveMatch}?tab=${tab}`);
      await hydrated(page);
      await expectTextOnly(page);
    }

    const report = query(stack.name, 'select id from articles order by id limit 1');
    for (const path of ['/news', `/news/${report}`]) {
      await page.goto(address + path);
      await hydrated(page);
      await expectTextOnly(page);
    }
  } finally {
    await stack.stop();
  }
});
