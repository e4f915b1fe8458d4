import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll } from 'vitest';
import { registerErrors } from '../src/errors.ts';
import { drawPng } from '../src/share-card/png.ts';
import { makeServeCard } from '../src/share-card/serve-card.ts';
import { makeSnapshots } from '../src/snapshots.ts';

/** Serves share cards and counts the drawn ones, until the end of the test file. */
export function startCards() {
  const mediaFolder = mkdtempSync(join(tmpdir(), 'safira-media-'));
  const app = Fastify();
  afterAll(async () => {
    await app.close();
    rmSync(mediaFolder, { recursive: true });
  });
  registerErrors(app);
  const snapshots = makeSnapshots({
    maxBytes: 1_000_000,
    isTrusted: () => true,
    isAway: () => false,
    patienceMs: 60_000, // never a stale card, however slow the machine is
  });
  let drawn = 0;
  const serveCard = makeServeCard(
    {
      app,
      snapshots,
      searches: snapshots,
      limiter: { admit: () => Promise.resolve(), giveBack: () => Promise.resolve() },
    },
    {
      isSimulated: true,
      mediaFolder,
      png: (drawing, folder) => {
        drawn++;
        return drawPng(drawing, folder);
      },
    },
  );
  return {
    app,
    snapshots,
    serveCard,
    mediaFolder,
    drawn: () => drawn,
    get: (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/api${path}`, headers }),
  };
}
