import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Db, openDb } from '@safira/store/db';
import { findHead, findPublishedSeq } from '@safira/store/matches/changes';
import { freePort, freePorts } from '@safira/testkit/ports';
import { commands, freshState, makeStack, type Stack, waitFor } from '@safira/testkit/stack';
import { startEdge } from '@safira/testkit/stack-edge';
import { until } from '@safira/testkit/until';

export type Edge = { url: string; port: number; nginx: ChildProcess };
export type DerbyWorld = { stack: Stack; db: Db; edges: readonly [Edge, Edge]; stop: () => Promise<void> };

/** The worker runs and publishes, but follows no league: all changes are the drill's. */
const NO_LEAGUE = '999999';

/** A whole stack with two edges, each of which is fed by the publisher. */
export async function startDerbyWorld(): Promise<DerbyWorld> {
  if (!existsSync(join(import.meta.dirname, '../../../apps/web/build/server')))
    throw new Error('the pages are not built: run pnpm build first');
  const ports = await freePorts();
  const second = { ...ports, edge: await freePort(), edgePrivate: await freePort() };
  const urlsOf = (of: 'edge' | 'edgePrivate') =>
    [ports, second].map((each) => `http://127.0.0.1:${each[of]}`);
  const stack = makeStack({
    name: 'safira_drill_derby',
    ports,
    redisDb: 5,
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      LEAGUES: NO_LEAGUE,
      PUSH_URLS: urlsOf('edgePrivate').join(','),
      EDGE_URLS: urlsOf('edge').join(','),
    },
  });
  rmSync(stack.folder, { recursive: true, force: true });
  mkdirSync(stack.folder, { recursive: true });
  const folders = [stack, { ...stack, folder: join(stack.folder, 'second'), ports: second }] as const;
  const db = openDb(stack.env.DATABASE_URL!, { max: 3 });
  const stop = async () => {
    await db.destroy();
    await stack.stop();
  };
  try {
    freshState(stack);
    for (const part of ['simulator', 'api', 'web', 'worker'] as const) stack.start(part, commands[part]);
    const [first, other] = folders.map((each) => ({
      url: `http://127.0.0.1:${each.ports.edge}`,
      port: each.ports.edge,
      nginx: startEdge(each),
    }));
    await Promise.all(urlsOf('edge').map((url) => waitFor(`${url}/`, { status: 200 })));
    return { stack, db, edges: [first!, other!], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Otherwise the publishing of what was stored before would be part of the measurement. */
export const untilPublished = (db: Db) =>
  until('all is published', async () => (await findPublishedSeq(db)) >= (await findHead(db)));
