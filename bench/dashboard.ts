import { createHash } from 'node:crypto';
import pg from 'pg';
import { databaseUrl, databaseUser } from '@safira/testkit/engines';
import { commands, makeStack, shiftedPorts, waitFor } from '@safira/testkit/stack';
import { administer, fill } from './growth/database.ts';
import { median, percentile } from './numbers.ts';
import type { Measured, Options } from './report.ts';

const NAME = 'safira_bench_dashboard';
const SIZE = { users: 1_000_000, matches: 1_000_000 };
const QUICK_SIZE = { users: 10_000, matches: 20_000 };
/** Of each user: teams, competitions and matches. */
const FAVOURITES = [
  { kind: 1, count: 7, table: 'teams' },
  { kind: 2, count: 2, table: 'competitions' },
  { kind: 3, count: 1, table: 'matches' },
] as const;
const READERS = 1_000;
const READS = 2_000;
const ROUNDS = 3;
const AT_ONCE = 4;
const MOST_MS = 20;

/** AUTH-09: the dashboard at the API's port, of members spread over a million accounts with ten million favourites. */
export async function benchDashboard({ isQuick, now }: Options): Promise<Measured> {
  const size = isQuick ? QUICK_SIZE : SIZE;
  await administer(`drop database if exists ${NAME} with (force)`);
  await administer(`create database ${NAME} owner ${databaseUser('migrator')}`);
  const stack = makeStack({ name: NAME, ports: shiftedPorts(15_400), redisDb: 13 });
  try {
    await fill(NAME, { from: 0, to: size.matches, now });
    const favourites = await saveUsers(size.users, now);
    stack.start('api', commands.api);
    const api = `http://127.0.0.1:${stack.ports.api}/api`;
    await waitFor(`${api}/health`, { status: 200 });
    await read(api); // not measured: compiles code and fills caches
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await read(api));
    const p99s = rounds.map((times) => percentile(times, 0.99));
    const p99 = median(p99s);
    return {
      rows: [
        {
          what: `dashboard, ${AT_ONCE} at once, p99`,
          unit: 'ms',
          ours: p99,
          rounds: { ours: p99s },
          value: p99,
          aim: { atMost: MOST_MS },
          notes: { p50: median(rounds.map((times) => percentile(times, 0.5))) },
        },
      ],
      conditions: { ...size, favourites, readers: READERS },
    };
  } finally {
    await stack.stop();
    await administer(`drop database if exists ${NAME} with (force)`);
  }
}

/** Returns how many favourites there are. */
async function saveUsers(users: number, now: Date): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl('admin', NAME) });
  await client.connect();
  try {
    await client.query(
      `insert into users (public_id, email, email_key, name, created_at)
       select 'user-' || n, n || '@example.com', n || '@example.com', 'User ' || n, $1 from generate_series(1, ${users}) n`,
      [now],
    );
    for (const { kind, count, table } of FAVOURITES) {
      // Evenly spread, so that the favourites of a user differ without a comparison.
      await client.query(
        `with items as (select api_id, row_number() over (order by api_id) - 1 as place, count(*) over () as total from ${table}),
           wanted as (
             select u, (u * 7919 + f * (total / ${count + 1})) % total as place
             from generate_series(1, ${users}::bigint) u, generate_series(0, ${count - 1}) f, (select max(total) as total from items) t)
         insert into favourites (added_at, user_id, kind, item_id)
         select $1, u, ${kind}, api_id from wanted join items using (place)`,
        [now],
      );
    }
    const values = Array.from({ length: READERS }, (_, n) => ({
      user: 1 + Math.floor((n * users) / READERS),
      hash: createHash('sha256').update(tokenOf(n)).digest('hex'),
    }));
    await client.query(
      `insert into sessions (token_hash, user_id, created_at, seen_at, expires_at, client)
       select decode(s.hash, 'hex'), s."user", $1, $1, $1::timestamptz + interval '1 day', 'bench'
       from jsonb_to_recordset($2) as s ("user" bigint, hash text)`,
      [now, JSON.stringify(values)],
    );
    await client.query('vacuum analyze users, favourites, sessions');
    const { rows } = await client.query<{ count: string }>('select count(*) from favourites');
    return Number(rows[0]!.count);
  } finally {
    await client.end();
  }
}

const tokenOf = (n: number) => `sfr_bench-${n}`;

/** The milliseconds of each read. */
async function read(api: string): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const loop = async () => {
    for (let n = next++; n < READS; n = next++) {
      const begun = performance.now();
      const answer = await fetch(`${api}/users/dashboard`, {
        headers: {
          authorization: `Bearer ${tokenOf((n * 617) % READERS)}`,
          'x-forwarded-for': `10.8.${n >> 8}.${n & 255}`,
        },
      });
      const body = await answer.text();
      times.push(performance.now() - begun);
      if (answer.status !== 200) throw new Error(`the dashboard answered ${answer.status}: ${body}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
  return times;
}
