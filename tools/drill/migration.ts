import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Migration, standardLimits } from '@safira/store/migrate/apply-migration';
import { migrate } from '@safira/store/migrate/migrate';
import { databaseUrl } from '@safira/testkit/engines';
import { ownPostgres } from '@safira/testkit/own-engines';
import { failedConditions, percentile, summarise } from './measures.ts';

const PORT = 20_482;
const DATABASE = 'safira';
const MATCHES = 5_000;
const READERS = 6;
const HELD_MS = 20_000;
/** Allowed beyond the lock timeout: what a query itself needs on a busy machine. */
const SPARE_MS = 1_000;

const file = (name: string, text: string) => ({
  name,
  text,
  sha256: createHash('sha256').update(text).digest('hex'),
});
const alteration = file('9001-drill.sql', 'alter table matches add drill_note text');
const index = file(
  '9002-drill.concurrently.sql',
  'create index concurrently matches_drill on matches (changed_at, api_id)',
);

/** Schema changes of a table in use while a long transaction holds it: readers may wait for one lock timeout. */
export async function migrationDrill(): Promise<string | undefined> {
  const postgres = ownPostgres(PORT);
  const connections: pg.Client[] = [];
  const connect = async (role: 'admin' | 'api' | 'worker') => {
    const client = new pg.Client({ connectionString: databaseUrl(role, DATABASE, PORT) });
    client.on('error', () => {}); // the next query fails with it
    connections.push(client);
    await client.connect();
    return client;
  };
  try {
    await postgres.start();
    await migrate(databaseUrl('migrator', DATABASE, PORT));
    await fill(await connect('admin'));
    return await migrateUnderLoad(connect);
  } finally {
    for (const client of connections) await client.end().catch(() => {});
    await postgres.remove();
  }
}

type Connect = (role: 'admin' | 'api' | 'worker') => Promise<pg.Client>;

async function migrateUnderLoad(connect: Connect): Promise<string | undefined> {
  const ending = new AbortController();
  const load = await startLoad(connect, ending.signal);
  try {
    await wait(3_000);
    const normal = load.take();

    // Locked as by an unfinished job: reads still work, but no change of the schema gets its lock.
    const holder = await connect('worker');
    await holder.query('begin');
    await holder.query('update matches set elapsed = 1 where api_id = 1');
    const started = performance.now();
    const released = wait(HELD_MS).then(() => holder.query('commit'));
    const refusal = await outcomeOf([alteration]);
    const refusedMs = performance.now() - started;
    await released;
    const held = load.take();

    const alteredFrom = performance.now();
    const retry = refusal ? await outcomeOf([alteration]) : undefined;
    const alteredMs = performance.now() - alteredFrom;
    const indexFrom = performance.now();
    const indexFault = await buildDuringWrite(connect);
    const indexMs = performance.now() - indexFrom;
    await wait(1_000);
    const after = load.take();
    const state = await stateOf(await connect('admin'));

    console.log(`${MATCHES} matches, ${READERS} readers, one writer; the table was held for ${HELD_MS} ms`);
    for (const [when, { reads, writes }] of [
      ['before', normal],
      ['while the migration waits', held],
      ['altering and building the index', after],
    ] as const)
      console.log(
        `${when}: ${reads.length} reads ${summarise(reads)}; ${writes.length} writes ${summarise(writes)}`,
      );
    console.log(
      `the alteration ${refusal ? `gave up after ${Math.round(refusedMs)} ms (${refusal}), then` : 'waited for its lock and'} ` +
        `took ${Math.round(refusal ? alteredMs : refusedMs)} ms; the index took ${Math.round(indexMs)} ms`,
    );
    const limit = standardLimits.lockTimeoutMs + SPARE_MS;
    return failedConditions([
      [!refusal || refusal.includes('got no lock in'), `it gave up without its reason: ${refusal}`],
      [retry === undefined, `it failed although the lock was gone: ${retry}`],
      [indexFault === undefined, `the index was not built: ${indexFault}`],
      [state.hasColumn && state.isIndexValid, 'the column or a valid index is missing'],
      [Math.max(...held.reads) <= Math.max(...normal.reads) + limit, 'readers queued behind the lock'],
      [p95(held.reads) <= p95(normal.reads) + SPARE_MS, 'many readers queued behind the lock'],
      [Math.max(...after.reads) <= Math.max(...normal.reads) + SPARE_MS, 'readers waited for the index'],
      [Math.max(...after.writes) <= Math.max(...normal.writes) + SPARE_MS, 'the writer waited for the index'],
      [load.failures.length === 0, `queries failed: ${load.failures[0]}`],
    ]);
  } finally {
    ending.abort();
    await load.ended;
  }
}

const p95 = (ms: readonly number[]) => percentile(ms, 0.95);

const outcomeOf = (files: Migration[]) =>
  migrate(databaseUrl('migrator', DATABASE, PORT), { files }).then(
    () => undefined,
    (error: unknown) => String(error),
  );

/** A transaction that was open before the build makes it wait for two seconds; reads and writes go on meanwhile. */
async function buildDuringWrite(connect: Connect): Promise<string | undefined> {
  const writer = await connect('worker');
  await writer.query('begin');
  await writer.query('update matches set elapsed = 2 where api_id = 2');
  const released = wait(2_000).then(() => writer.query('commit'));
  const fault = await outcomeOf([index]);
  await released;
  return fault;
}

async function stateOf(client: pg.Client): Promise<{ hasColumn: boolean; isIndexValid: boolean }> {
  const { rows } = await client.query<{ has_column: boolean; is_valid: boolean }>(
    `select exists (select 1 from information_schema.columns
         where table_name = 'matches' and column_name = 'drill_note') as has_column,
       coalesce((select indisvalid from pg_index where indexrelid = to_regclass('matches_drill')), false) as is_valid`,
  );
  return { hasColumn: rows[0]!.has_column, isIndexValid: rows[0]!.is_valid };
}

/** Readers that read a day as the API does, and one writer that updates live matches as the live loop does. */
async function startLoad(connect: Connect, signal: AbortSignal) {
  let [reads, writes]: [number[], number[]] = [[], []];
  const failures: string[] = [];
  const repeat = async (work: () => Promise<unknown>, note: (ms: number) => void) => {
    while (!signal.aborted) {
      const started = performance.now();
      await work().catch((error: unknown) => failures.push(String(error)));
      note(performance.now() - started);
      await wait(20);
    }
  };
  const readers = await Promise.all(Array.from({ length: READERS }, () => connect('api')));
  const writer = await connect('worker');
  const day = () => `2026-11-${String(1 + Math.floor(Math.random() * 28)).padStart(2, '0')}`;
  let turn = 0;
  const loops = [
    ...readers.map((reader) =>
      repeat(
        () =>
          reader.query(
            `select * from matches where kickoff >= $1::timestamptz and kickoff < $1::timestamptz + interval '1 day'`,
            [day()],
          ),
        (ms) => reads.push(ms),
      ),
    ),
    // Not the rows that the long transactions lock.
    repeat(
      () =>
        writer.query(
          `update matches set elapsed = elapsed + 1, changed_at = clock_timestamp() where api_id between $1 and $1 + 20`,
          [100 + (turn++ % 200) * 20],
        ),
      (ms) => writes.push(ms),
    ),
  ];
  return {
    failures,
    ended: Promise.all(loops),
    /** The measurements since the last call. */
    take: () => {
      const taken = { reads, writes };
      [reads, writes] = [[], []];
      return taken;
    },
  };
}

async function fill(client: pg.Client): Promise<void> {
  await client.query(`
    insert into competitions (api_id, name, arabic_name, name_how, country, season)
      values (1, 'Drill', '', 'untranslated', 'World', 2026);
    insert into teams (api_id, slug, name, arabic_name, name_how)
      values (1, 'one-1', 'One', '', 'untranslated'), (2, 'two-2', 'Two', '', 'untranslated');
    insert into matches (api_id, competition_id, season, kickoff, status_short, status_long, elapsed, home_id, away_id,
        score, fingerprint, observed_at, observed_term, change_seq, changed_at)
      select n, 1, 2026, timestamptz '2026-11-01' + n * interval '8 minutes', '1H', 'First Half', 0, 1, 2,
        '{}', 'drill', now(), 1, 0, now() from generate_series(1, ${MATCHES}) as n;
    analyze matches`);
}
