import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { addressOfHost } from '@safira/testkit/cluster/hosts';
import { controlSimulator } from '@safira/testkit/control-simulator';
import type { Secrets } from '@safira/testkit/cluster/secrets';
import { until } from '@safira/testkit/until';

export const front = `http://${addressOfHost('front')}:8080`;
const simulator = `http://${addressOfHost('provider')}:9797`;
const ANSWER_MS = 3_000;

/** A statement on the primary as haproxy finds it, on a connection of its own: fails soon while there is none. */
export async function query<T>(secrets: Secrets, text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({
    connectionString: `postgres://postgres:${secrets.POSTGRES_PASSWORD}@127.0.0.1:5000/safira`,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text, values)).rows as T[];
  } finally {
    // A connection to a silent host would never say goodbye.
    await Promise.race([client.end().catch(() => undefined), wait(500)]);
  }
}

export const control = <T>(call: string, order?: object): Promise<T> =>
  controlSimulator<T>(simulator, call, { order, timeoutMs: ANSWER_MS });

const MATCHES = 3;
/** Football minutes, of which fifteen pass in a minute. */
const MINUTES_LEFT = 15;
const GOAL_EVERY_MS = 2_000;

/** Derbies that never end all at once, with a goal every two seconds in one of them, until stopped. */
export function keepPlaying() {
  const played: number[] = [];
  const stopping = new AbortController();
  const step = async (turn: number) => {
    const { live } = await control<{ live: { fixture: number; minutesLeft: number }[] }>('live');
    const ours = live.filter(
      ({ fixture, minutesLeft }) => played.includes(fixture) && minutesLeft > MINUTES_LEFT,
    );
    if (ours.length < MATCHES) played.push((await control<{ fixture: number }>('derby', {})).fixture);
    const chosen = ours[turn % ours.length];
    if (chosen) await control('goal', { fixture: chosen.fixture, side: turn % 2 ? 'home' : 'away' });
  };
  const loop = (async () => {
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      await step(turn).catch(() => {}); // a match may end between choosing it and scoring in it
      await wait(turn < MATCHES ? 100 : GOAL_EVERY_MS);
    }
  })();
  return {
    played,
    stop: async () => {
      stopping.abort();
      await loop;
    },
  };
}

const SETTLE_S = 300;
const FEW_CALLS = 20;

/** Waits until the first sync is over: the calls of five seconds are little more than the live polls. */
export async function untilSettled(): Promise<void> {
  // During the first sync the simulator may answer late: not settled.
  const total = async () => (await control<{ total: number }>('calls').catch(() => undefined))?.total ?? NaN;
  const isSettled = async () => {
    const before = await total();
    await wait(5_000);
    const more = (await total()) - before;
    return more > 0 && more < FEW_CALLS;
  };
  await until('the first sync is over', isSettled, SETTLE_S);
}

/** Matches that members may add to their favourites. */
export async function listMatches(secrets: Secrets): Promise<number[]> {
  const rows = await query<{ id: number }>(
    secrets,
    'select api_id as id from matches order by kickoff desc limit 40',
  );
  return rows.map(({ id }) => id);
}
