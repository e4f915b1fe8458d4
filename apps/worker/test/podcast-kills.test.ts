import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aResult, NOON, podcastWorld, SLOT, SLOT_MS } from './podcast-world.ts';

const SLOTS = 1;
/** Fewer than the attempts after which a slot is given up. */
const KILLS_OF_SLOT = 4;
/** Enough of a production to be in any part of it; only the last worker is let finish. */
const LONGEST_MS = 12_000;

const { url, folder, observe, rows, media } = await podcastWorld();

function startWorker(slot: number) {
  const script = join(import.meta.dirname, 'podcast-worker.ts');
  const now = String(NOON + slot * SLOT_MS);
  const args = [script, url, join(folder, 'media'), join(folder, 'speech'), now];
  return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

test(
  'POD-06: workers that are killed in the middle of an episode leave one episode of its slot, and one whole file',
  { timeout: 600_000 },
  async () => {
    for (let slot = 0; slot < SLOTS; slot++) {
      const kickoff = new Date(Date.parse(aResult.kickoff) + slot * SLOT_MS).toISOString();
      await observe({ ...aResult, id: slot + 1, kickoff });
      for (let kill = 0; kill < KILLS_OF_SLOT; kill++) {
        const worker = startWorker(slot);
        const exit = once(worker, 'exit');
        await Promise.race([exit, wait(1_000 + Math.random() * LONGEST_MS)]);
        worker.kill('SIGKILL');
        await exit;
      }
      await once(startWorker(slot), 'exit');
    }
    const episodes = await rows();
    expect(episodes.map(({ slot, status }) => [slot, status])).toEqual(
      Array.from({ length: SLOTS }, (_, slot) => [SLOT + slot, 'published']),
    );
    await once(startWorker(SLOTS - 1), 'exit'); // deletes what the killed ones left behind
    const keys = episodes.map(({ file_key: key }) => key!).toSorted();
    expect(await media.list('podcast')).toEqual(keys);
    for (const { file_key: key, file_bytes: bytes } of episodes)
      expect((await media.read(key!))!.length).toBe(bytes);
    const files = readdirSync(join(folder, 'media', 'podcast')).map((name) => `podcast/${name}`);
    expect(files.filter((name) => !name.endsWith('.part')).toSorted()).toEqual(keys);
  },
);
