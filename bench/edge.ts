import type { ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { renderEdge } from '../ops/nginx/render.ts';
import { edgeUser } from '@safira/testkit/config';
import { type Stack, waitFor } from '@safira/testkit/stack';
import { familyOf, withMostFiles } from '@safira/testkit/processes';

export type Edge = {
  child: ChildProcess;
  pids: () => number[];
  /** From the log since the last call: how many answers were cacheable, and how many came from the cache. */
  takeHits: () => Promise<{ answers: number; hits: number }>;
};

/** The edge as in production, with the bench's own files under /assets/ and as many open files as allowed. */
export async function startBenchEdge(stack: Stack, staticFolder: string): Promise<Edge> {
  const { folder, ports } = stack;
  const data = join(folder, 'edge');
  const cache = join(folder, 'edge-cache');
  rmSync(cache, { recursive: true, force: true });
  const conf = renderEdge({
    out: data,
    data,
    cache,
    static: staticFolder,
    media: join(folder, 'media'),
    listen: `127.0.0.1:${ports.edge}`,
    private: `127.0.0.1:${ports.edgePrivate}`,
    web: `127.0.0.1:${ports.web}`,
    api: `127.0.0.1:${ports.api}`,
    user: edgeUser(),
    secret: stack.env.PUBLISH_SECRET!,
  });
  const log = join(data, 'nginx-access.log');
  const nginx = ['/usr/sbin/nginx', '-p', data, '-e', join(data, 'nginx-error.log'), '-c', conf];
  const child = stack.start('edge', withMostFiles(...nginx, '-g', 'daemon off;'));
  await waitFor(`http://127.0.0.1:${ports.edgePrivate}/healthz`, { status: 200 });
  return { child, pids: () => familyOf(child.pid!), takeHits: () => takeHits(log) };
}

async function takeHits(log: string) {
  await wait(1_200); // nginx writes the log once a second
  const text = readFileSync(log, 'latin1');
  truncateSync(log);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  // A plain file has no cache status. UPDATING and STALE are copies sent while the next one is fetched.
  return { answers: count(/"cache":"[A-Z]/g), hits: count(/"cache":"(HIT|UPDATING|STALE)"/g) };
}
