import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { type Day, memoryOf } from '@safira/testkit/simulated-day';
import { redisCli } from '@safira/testkit/stack';

/** Measurements by name; those of a worker have its number. */
export type Sample = Record<string, number>;

/** HOUSE: what the workers use at this moment; fails if one has ended. */
export async function readSample({ query, stack }: Day, workers: readonly ChildProcess[]): Promise<Sample> {
  const dead = workers.findIndex(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null);
  if (dead >= 0) throw new Error(`worker ${dead + 1} has ended: see ${stack.folder}/worker.log`);
  const [counts] = await query<{ connections: number; unpublished: number }>(
    `select
       (select count(*)::int from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()) as connections,
       (select count(*)::int from match_changes
         where seq > (select seq from publisher_marks where channel = 'matches')) as unpublished`,
  );
  return {
    ...ofEach(workers, 'MB', (worker) => memoryOf(worker).now),
    ...ofEach(workers, 'files', ({ pid }) => readdirSync(`/proc/${pid}/fd`).length),
    connections: counts!.connections,
    redis: redisClients(stack.env.REDIS_URL!),
    unpublished: counts!.unpublished,
  };
}

function ofEach(
  workers: readonly ChildProcess[],
  name: string,
  measure: (worker: ChildProcess) => number,
): Sample {
  return Object.fromEntries(workers.map((worker, index) => [`${name} ${index + 1}`, measure(worker)]));
}

/** The clients that are connected to this Redis number, without this command's own connection. */
function redisClients(url: string): number {
  const list = redisCli(url, 'client', 'list');
  const isOurs = (line: string) => line.includes(` db=${new URL(url).pathname.slice(1)} `);
  return list.split('\n').filter((line) => isOurs(line) && !line.includes('cmd=client|list')).length;
}
