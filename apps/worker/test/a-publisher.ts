import { setTimeout as wait } from 'node:timers/promises';
import { makeEdges } from '../src/edges.ts';
import { type PublisherTools, publishChanges } from '../src/publisher.ts';
import { silentLog } from './worker-tools.ts';

/** Looks for changes this often: no database notifies it. */
const LOOK_MS = 20;

type Settings = Pick<PublisherTools, 'db' | 'redis' | 'clock'> & { url: string };

/** A publisher as a worker runs it that has just taken the lease, with one edge node. */
export function startPublisher({ url, ...tools }: Settings) {
  const ending = new AbortController();
  const publishing = publishChanges(
    {
      ...tools,
      log: silentLog,
      fault: () => {},
      edges: makeEdges({ nodes: [{ pushUrl: url, url }], secret: 'unused', log: silentLog }),
      waitForChanges: (ms) => wait(Math.min(Math.max(ms, 0), LOOK_MS)),
    },
    ending.signal,
  );
  return {
    stop: async () => {
      ending.abort();
      await publishing;
    },
  };
}
