import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { shiftedPorts } from '@safira/testkit/stack';
import { type Day, memoryOf, startDay } from '@safira/testkit/simulated-day';
import { latinNames } from '@safira/testkit/latin-names';

/** After the last match of a season, at an hour without matches. */
const START = '2027-06-20T06:00:00Z';
/** Tables that record when and by which worker something was requested, without football data. */
const BOOKKEEPING = ['last_asked', 'provider_calls', 'leases', 'migrations'];

/** Syncs a whole season of all competitions into an empty database, twice: the second sync may write nothing. */
export async function syncDrill(): Promise<string | undefined> {
  const day = await startDay({
    name: 'safira_drill_sync',
    ports: shiftedPorts(13_300),
    redisDb: 7,
    start: START,
    speed: 60,
    plan: 'Ultra',
  });
  try {
    await sync(day, 'first');
    console.log(await contents(day));
    const latin = await latinNames(day.query);
    if (latin.length > 0) return `Latin letters in Arabic names: ${latin.slice(0, 5).join(', ')}`;

    await day.query('truncate last_asked');
    await day.query('update matches set checks_done = 0, next_check_at = null');
    const before = await written(day);
    const [mark] = await day.query<{ time: Date }>('select clock_timestamp() as time');
    await sync(day, 'second');
    const rows = await changedRows(day, { before, since: mark!.time });
    console.log(`second sync: ${rows.length === 0 ? 'no row written' : rows.join(', ')}`);
    return rows.length === 0 ? undefined : 'the second sync of an unchanged world wrote rows';
  } finally {
    await day.stop();
  }
}

async function sync({ stack, control }: Day, which: string): Promise<void> {
  const { total: before } = await control<{ total: number }>('calls');
  const begun = performance.now();
  const child = stack.start('sync', ['node', 'tools/sync/main.ts'], { output: 'show' });
  const ended = once(child, 'exit');
  let peak = 0;
  while (child.exitCode === null && child.signalCode === null) {
    peak = Math.max(peak, peakOf(child));
    await Promise.race([ended, wait(500)]);
  }
  if (child.exitCode !== 0)
    throw new Error(`the ${which} sync ended with ${child.exitCode ?? child.signalCode}`);
  const { total } = await control<{ total: number }>('calls');
  const seconds = Math.round((performance.now() - begun) / 1_000);
  console.log(`${which} sync: ${total - before} calls, ${seconds} s, peak memory ${peak} MB`);
}

function peakOf(child: Parameters<typeof memoryOf>[0]): number {
  try {
    return memoryOf(child).peak;
  } catch {
    return 0; // it has just ended
  }
}

async function contents({ query }: Day): Promise<string> {
  const tables = [
    'matches',
    'teams',
    'players',
    'coaches',
    'venues',
    'match_events',
    'appearances',
    'standings',
  ];
  const counts = await Promise.all(
    tables.map(async (table) => {
      const [row] = await query<{ count: string }>(`select count(*) from ${table}`);
      return `${table} ${row!.count}`;
    }),
  );
  return `stored: ${counts.join(', ')}`;
}

async function written({ query }: Day): Promise<Map<string, number>> {
  await query('select pg_stat_force_next_flush()');
  await wait(2_000); // the engine counts with a delay
  const rows = await query<{ name: string; count: string }>(
    'select relname as name, n_tup_ins + n_tup_upd + n_tup_del as count from pg_stat_user_tables',
  );
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

/** Rows written since, without bookkeeping: the final checks record in `matches` when they ran. */
async function changedRows(
  day: Day,
  { before, since }: { before: Map<string, number>; since: Date },
): Promise<string[]> {
  const after = await written(day);
  const [noted] = await day.query<{ count: string }>('select count(*) from matches where checks_done > 0');
  const [changed] = await day.query<{ count: string }>('select count(*) from matches where changed_at > $1', [
    since,
  ]);
  return [...after].flatMap(([name, count]) => {
    if (BOOKKEEPING.includes(name)) return [];
    const rows = count - (before.get(name) ?? 0) - (name === 'matches' ? Number(noted!.count) : 0);
    const all = name === 'matches' ? Math.max(rows, Number(changed!.count)) : rows;
    return all > 0 ? [`${all} in ${name}`] : [];
  });
}
