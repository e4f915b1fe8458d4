import { redisUrl } from '@safira/testkit/engines';
import { redisCli } from '@safira/testkit/stack';
import type { World } from '@safira/testkit/running-world';

export type EngineConnections = {
  api: number;
  worker: number;
  redis: number;
  /** Of PostgreSQL: busy for longer than a read takes, or idle in a transaction. */
  stuck: number;
  summary: string;
};

/** The pools of main.ts and open-tools.ts, and the worker's own connection for notifications. */
const MOST = { api: 20, worker: 11 };
const BUSY_S = 5;

/** The connections that the apps have open. */
export async function countConnections({ query }: World, redisPort: number): Promise<EngineConnections> {
  const [row] = await query<{ api: number; worker: number; stuck: number }>(
    `select (count(*) filter (where usename = 'safira_api'))::int as api,
       (count(*) filter (where usename = 'safira_worker'))::int as worker,
       (count(*) filter (where usename in ('safira_api', 'safira_worker') and state <> 'idle'
         and state_change < now() - interval '${BUSY_S} seconds'))::int as stuck
     from pg_stat_activity where datname = current_database()`,
  );
  const redis = redisCli(redisUrl(0, redisPort), 'client', 'list')
    .split('\n')
    .filter((line) => line !== '' && !line.includes('cmd=client')).length;
  const { api, worker, stuck } = row!;
  return {
    api,
    worker,
    redis,
    stuck,
    summary: `${api} of the API, ${worker} of the worker, ${stuck} of them stuck, ${redis} of Redis`,
  };
}

/** What is wrong with the connections after a hang; undefined when nothing is. */
export function stuckConnections(before: EngineConnections, after: EngineConnections): string | undefined {
  if (after.stuck > 0) return `${after.stuck} connections are stuck`;
  if (after.api > MOST.api || after.worker > MOST.worker)
    return `more connections than the pools may have: ${after.summary}`;
  if (after.redis > before.redis) return `connections of Redis leak: ${after.summary}`;
  return undefined;
}
