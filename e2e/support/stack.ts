import type { ChildProcess } from 'node:child_process';
import {
  commands,
  freshState,
  makeStack,
  queryDatabase,
  shiftedPorts,
  type Stack,
  waitFor,
} from '@safira/testkit/stack';
import { startEdge, stopEdge } from '@safira/testkit/stack-edge';
import { until } from '@safira/testkit/until';
import { storeKnockoutSeason } from '../world/knockout.ts';
import { storePodcast } from '../world/podcast.ts';
import { restoreWorld } from '../world/restore.ts';
import { readFacts } from '../world/world.ts';
import { database, edge, ports, redisDb } from './addresses.ts';

type WorldClock = { speed: string; start: string };

/** The Saudi league and friendlies: syncing more takes a core. */
const FEW_LEAGUES = '307,10,667';

/** From here on the simulator numbers the matches that tests and tools script. */
const FIRST_SCRIPTED_ID = 1_900_000_000;

/** Slower than any test could see: the clock stands at the moment of the stored world. */
const frozen = (): WorldClock => ({ speed: '0.000001', start: readFacts().now });

/** The stack of the tests: frozen for those that only look, at another pace for those that wait for changes. */
export function mainStack({ speed, start }: WorldClock = frozen(), env: Record<string, string> = {}): Stack {
  return makeStack({
    name: database,
    ports,
    redisDb,
    env: {
      CLOCK_SPEED: speed,
      CLOCK_START: start,
      CLOCK_ORIGIN: new Date().toISOString(),
      SIMULATOR_QUIET: 'true',
      NODE_ENV: 'production',
      ...env,
    },
  });
}

/** The parts that answer readers, on the stored world: nothing changes. */
export async function startFrozen(
  stack: Stack,
  env: { api?: Record<string, string>; web?: Record<string, string> } = {},
): Promise<void> {
  restoreWorld(stack);
  storeKnockoutSeason(stack.name);
  storePodcast(stack);
  for (const part of ['api', 'web'] as const) stack.start(part, commands[part], { env: env[part] ?? {} });
  startEdge(stack);
  await waitFor(`${edge}/`, { status: 200 });
}

/** The stored world going on: the simulator plays it, the worker follows a few leagues. */
export async function startLive(stack: Stack): Promise<void> {
  restoreWorld(stack);
  // A new simulator gives their ids to the matches that tests script, and the stored rows would turn into others.
  query(stack.name, `delete from matches where api_id >= ${FIRST_SCRIPTED_ID}`);
  haveNothingToCatchUp(stack.name);
  for (const part of ['simulator', 'api', 'web'] as const) stack.start(part, commands[part]);
  stack.start('worker', commands.worker, { env: { LEAGUES: FEW_LEAGUES } });
  startEdge(stack);
  await waitFor(`http://127.0.0.1:${ports.simulator}/status`, { status: 200 });
  await waitFor(`${edge}/`, { status: 200 });
}

/**
 * As if squads, players and pictures had just been fetched. The stored world leaves most of them out and no test waits
 * for them, but fetching them takes a core, and goals wait for it.
 */
function haveNothingToCatchUp(name: string): void {
  query(
    name,
    `insert into last_asked (kind, key, asked_at)
       select 'squad', api_id::text, '${readFacts().now}'::timestamptz from teams
       union
       select 'players', team || '-' || season, '${readFacts().now}'
       from matches cross join unnest(array[home_id, away_id]) as team
     on conflict (kind, key) do update set asked_at = excluded.asked_at;
     update teams set logo = null where picture is null`,
  );
}

/** Of the league on another day, of which there is one at a time. */
export const otherDay = { name: 'safira_e2e_clocks', ports: shiftedPorts(14_300) };

/** A league on another day, for what happens when clocks change or on that day alone. */
export function stackAt(start: string, env: Record<string, string> = {}): Stack {
  return makeStack({
    ...otherDay,
    redisDb: 9,
    env: {
      CLOCK_START: start,
      CLOCK_ORIGIN: new Date().toISOString(),
      LEAGUES: FEW_LEAGUES,
      NODE_ENV: 'production',
      ...env,
    },
  });
}

/** Also an edge that a test started anew. */
export async function stopAll(stack: Stack): Promise<void> {
  await stack.stop();
  stopEdge(stack);
}

/** Starts every part on an empty state and waits until the day's list is there; gives back what it started. */
export async function startAll(
  stack: Stack,
  { edge: hasEdge, webEnv = {} }: { edge: boolean; webEnv?: Record<string, string> },
): Promise<Record<keyof typeof commands, ChildProcess>> {
  freshState(stack);
  const start = (part: keyof typeof commands) => stack.start(part, commands[part]);
  const parts = {
    simulator: start('simulator'),
    api: start('api'),
    worker: start('worker'),
    web: stack.start('web', commands.web, { env: webEnv }),
  };
  if (hasEdge) startEdge(stack);
  const address = `http://127.0.0.1:${hasEdge ? stack.ports.edge : stack.ports.web}`;
  await waitFor(`${address}/`, { status: 200 });
  await daysAreStored(stack);
  return parts;
}

/** Yesterday, today and the eight days that follow: the worker fetches each of them with one call. */
const daysAreStored = ({ name }: Stack): Promise<void> =>
  until(
    `the days of ${name} are stored`,
    () => Number(query(name, "select count(*) from last_asked where kind = 'day'")) >= 10,
    120,
  );

/** Until the worker has filled the days around: that takes a core and moves everything, and what is measured would pay. */
export async function worldIsStored({ name }: Stack): Promise<string> {
  const counts =
    'select (select count(*) from matches), (select count(*) from players), (select count(*) from teams where picture is not null)';
  let before = '';
  for (let attempt = 0; attempt < 40; attempt++) {
    const now = query(name, counts);
    if (now === before && !now.endsWith('|0')) break;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 10_000));
  }
  return before;
}

/** One value of the stored truth. */
export function query(name: string, text: string): string {
  return queryDatabase(name, text);
}
