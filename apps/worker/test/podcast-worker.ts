// A worker that only makes the episodes of one moment, as a process of its own, so that a test can kill it:
//   node podcast-worker.ts <database> <media folder> <speech folder> <now>
import { makeFolderStore } from '@safira/media/folder-store';
import { espeakEngine } from '@safira/speech/espeak';
import { takeLease } from '@safira/store/coordination/leases';
import { openDb } from '@safira/store/db';
import { deleteOrphans } from '../src/podcast/delete-orphans.ts';
import { produceNext } from '../src/podcast/podcast.ts';
import { silentLog } from './worker-tools.ts';

const [url, mediaFolder, speechFolder, now] = process.argv.slice(2) as [string, string, string, string];
const db = openDb(url, { connectTimeoutMs: 15_000 });
const tools = {
  db,
  clock: { now: () => Number(now), speed: 1 },
  log: silentLog,
  media: makeFolderStore(mediaFolder),
  engines: [espeakEngine()],
  cache: { folder: speechFolder, mostBytes: 500_000_000 },
  fault: () => {},
  leagues: [39, 140],
};
// Of the same name, so that it takes the lease of the one before at once.
const lease = (await takeLease(db, { name: 'podcast', holder: 'killed', ttlMs: 600_000 }))!;
await deleteOrphans(tools, lease);
const { signal } = new AbortController();
while (await produceNext(tools, signal, lease));
await db.destroy();
