import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openRedis } from '../../src/redis.ts';
import { saveSyncRequest } from '../../src/sync/requests.ts';
import { connectAs, testDatabase } from '@safira/testkit/database';
import { type DatabaseRole, databaseUrl } from '@safira/testkit/engines';
import { testRedisUrl } from '@safira/testkit/redis';

const { db: worker, owner } = await testDatabase();
const redis = await testRedisUrl();
const api = connectAs('api', worker);
const apps = ['safira_api', 'safira_worker'] as const;

/** Tables that a role must not access. A new table is granted to both roles or listed here. */
const withoutAccess: Record<(typeof apps)[number], string[]> = {
  safira_api: [
    'guides',
    'match_facts_seen',
    'media',
    'podcast_feed_teams',
    'podcast_matches',
    'publisher_marks',
    'quarantine',
  ],
  safira_worker: [
    'article_images',
    'broadcast_changes',
    'error_reports',
    'favourites',
    'identities',
    'podcast_feed_episodes',
    'podcast_feeds',
    'recovery_codes',
    'users',
  ],
};
/** The only tables that the API may change, and those of them that it may delete from. */
const writtenByApi = [
  'account_events',
  'article_images',
  'article_players',
  'article_revisions',
  'article_teams',
  'article_words',
  'articles',
  'audit_entries',
  'automatic_news',
  'broadcast_changes',
  'broadcast_commentators',
  'broadcasts',
  'commentators',
  'corrections',
  'error_reports',
  'favourites',
  'identities',
  'known_devices',
  'mail_queue',
  'match_changes',
  'name_overrides',
  'one_time_tokens',
  'podcast_feed_episodes',
  'podcast_feeds',
  'podcast_requests',
  'recovery_codes',
  'second_factors',
  'sessions',
  'sign_in_attempts',
  'sign_in_results',
  'users',
  'wanted',
];
const deletedByApi = [
  'article_players',
  'article_revisions',
  'article_teams',
  'article_words',
  'broadcast_commentators',
  'broadcasts',
  'favourites',
  'identities',
  'known_devices',
  'mail_queue',
  'one_time_tokens',
  'podcast_feeds',
  'recovery_codes',
  'second_factors',
  'sessions',
  'sign_in_attempts',
  'sign_in_results',
  'users',
];
/** Tables that the worker does not change. */
const unchangedByWorker = [
  'article_images',
  'article_players',
  'automatic_news',
  'broadcast_changes',
  'error_reports',
  'favourites',
  'identities',
  'migrations',
  'name_overrides',
  'podcast_feed_episodes',
  'podcast_feed_teams',
  'podcast_feeds',
  'recovery_codes',
  'users',
];

async function tablesWith(role: string, privileges: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and has_table_privilege(${role}, oid, ${privileges})
    order by 1`.execute(owner);
  return rows.map(({ name }) => name);
}

const allTables = await tablesWith('safira_migrator', 'select');

test.each(apps)(
  'HOUSE: every table is granted to %s by its migration or listed here as not accessible',
  async (role) => {
    const reachable = await tablesWith(role, 'select, insert, update, delete');
    const undecided = allTables.filter((name) => !reachable.includes(name));
    expect(undecided).toEqual(withoutAccess[role]);
  },
);

test('HOUSE: the API may write sync requests, accounts and what editors change, and nothing else', async () => {
  expect(await tablesWith('safira_api', 'insert, update, delete, truncate, references, trigger')).toEqual(
    writtenByApi,
  );
  expect(await tablesWith('safira_api', 'delete, truncate, references, trigger')).toEqual(deletedByApi);
});

test('HOUSE: the worker changes data, but neither accounts, nor the names that editors chose, nor the list of migrations', async () => {
  const changed = await tablesWith('safira_worker', 'insert, update, delete');
  expect(changed).toEqual(allTables.filter((name) => !unchangedByWorker.includes(name)));
  expect(await tablesWith('safira_worker', 'truncate, references, trigger')).toEqual([]);
});

test('HOUSE: no app role has admin privileges or owns anything', async () => {
  const { rows } = await sql<{ name: string }>`
    select rolname as name from pg_roles r
    where rolname in ('safira_api', 'safira_worker') and (
      rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls
      or exists (select from pg_class where relowner = r.oid)
      or exists (select from pg_database where datdba = r.oid)
      or exists (select from pg_auth_members where member = r.oid)
      or has_schema_privilege(r.oid, 'public', 'create'))`.execute(owner);
  expect(rows).toEqual([]);
  const { rows: migrator } = await sql<{ rolsuper: boolean; rolcreatedb: boolean; rolcreaterole: boolean }>`
    select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = 'safira_migrator'`.execute(
    owner,
  );
  expect(migrator).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
});

test('HOUSE: PostgreSQL refuses what a role was not granted', async () => {
  await saveSyncRequest(api, { kind: 'squad', key: '529' }, 0);
  const refused = [
    () => sql`delete from wanted`.execute(api),
    () => sql`update matches set home_goals = 9`.execute(api),
    () => sql`update match_changes set patch = '{}'`.execute(api),
    () => sql`delete from broadcast_changes`.execute(api),
    () => sql`update article_images set sha256 = 'x'`.execute(api),
    () => sql`delete from article_images`.execute(api),
    () => sql`delete from audit_entries`.execute(api),
    () => sql`update audit_entries set label = 'x'`.execute(api),
    () => sql`delete from articles`.execute(api),
    () => sql`update match_reports set held = null`.execute(api),
    () => sql`delete from automatic_news`.execute(api),
    () => sql`select content from article_revisions`.execute(worker),
    () => sql`delete from article_revisions`.execute(worker),
    () => sql`update corrections set text = 'x'`.execute(api),
    () => sql`delete from corrections`.execute(api),
    () => sql`update corrections set before_text = 'x'`.execute(api),
    () => sql`delete from corrections`.execute(worker),
    () => sql`update error_reports set text = 'x'`.execute(api),
    () => sql`update podcast_episodes set sentences = '[]'`.execute(api),
    () => sql`delete from podcast_episodes`.execute(api),
    () => sql`delete from podcast_requests`.execute(api),
    () => sql`update teams set slug = 'x'`.execute(api),
    () => sql`delete from name_overrides`.execute(api),
    () => sql`delete from player_words`.execute(api),
    () => sql`update channels set name = 'x'`.execute(api),
    () => sql`update commentators set arabic_name = 'x'`.execute(api),
    () => sql`select * from quarantine`.execute(api),
    () => sql`update users set role = 'admin'`.execute(api),
    () => sql`update users set disabled_at = null`.execute(api),
    () =>
      sql`insert into users (public_id, email, email_key, name, created_at, role)
        values ('a', 'a', 'a', 'a', now(), 'admin')`.execute(api),
    () => sql`update sessions set user_id = 1, expires_at = now()`.execute(api),
    () => sql`delete from account_events`.execute(api),
    () => sql`select password from users`.execute(worker),
    () => sql`select name from users`.execute(worker),
    () => sql`update users set email_verified_at = now()`.execute(worker),
    () => sql`update mail_queue set address = 'x'`.execute(worker),
    () => sql`select token_hash from sessions`.execute(worker),
    () => sql`select secret from second_factors`.execute(worker),
    () => sql`create table mine (id int)`.execute(api),
    () => sql`create table mine (id int)`.execute(worker),
    () => sql`drop table wanted`.execute(worker),
    () => sql`truncate matches`.execute(worker),
    () => sql`insert into name_overrides (kind, id, arabic) values ('club', 1, 'x')`.execute(worker),
    () => sql`copy wanted to program 'cat'`.execute(worker),
  ];
  for (const attempt of refused)
    await expect(attempt()).rejects.toThrow(/permission denied|must be (owner|superuser)/);
});

test.each<DatabaseRole>(['admin', 'migrator', 'api', 'worker'])(
  'HOUSE: %s cannot connect without its password',
  async (role) => {
    for (const password of ['', 'wrong']) {
      const url = new URL(databaseUrl(role, 'safira'));
      url.password = password;
      const client = new pg.Client({ connectionString: url.href });
      await expect(client.connect()).rejects.toThrow(/password/i);
      // A client without a password leaves the server waiting for one, which blocks every `drop database`.
      await client.end();
    }
  },
);

test('HOUSE: Redis requires its password, is limited to 256 MB and evicts nothing', async () => {
  const anonymous = new URL(redis);
  anonymous.username = '';
  anonymous.password = '';
  const [without, authenticated] = [openRedis(anonymous.href), openRedis(redis)];
  await expect(without.get('anything')).rejects.toThrow('NOAUTH');
  expect(await authenticated.config('GET', 'maxmemory')).toEqual(['maxmemory', String(256 * 1024 * 1024)]);
  expect(await authenticated.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
  without.disconnect();
  authenticated.disconnect();
});
