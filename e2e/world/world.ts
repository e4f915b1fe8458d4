import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the browser tests start from: the stored Saturday of the mock-ups. `pnpm e2e-world` writes these files. */
export const worldFiles = {
  facts: join(import.meta.dirname, 'world.json'),
  database: join(import.meta.dirname, 'database.dump'),
  pictures: join(import.meta.dirname, 'pictures.tar.gz'),
};

export type WorldMatch =
  | 'live'
  | 'everything'
  | 'formations'
  | 'badGrids'
  | 'homeSideOnly'
  | 'scheduled'
  | 'withHighlights';

export type WorldFacts = {
  /** The moment at which the clocks of the tests stand. */
  now: string;
  /** A day without matches that can be requested. */
  emptyDay: string;
  matches: Record<WorldMatch, number>;
  /** Of the sources that the world was made from. */
  fingerprint: string;
};

export const readFacts = (): WorldFacts => JSON.parse(readFileSync(worldFiles.facts, 'utf8')) as WorldFacts; // written by build.ts only

/** Changes with everything that decides what is stored in the world: the simulator and the tables. */
export function fingerprintSources(root: string): string {
  const patterns = ['apps/simulator/src/**/*.ts', 'packages/store/migrations/*.sql'];
  const files = globSync(patterns, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** The date after that of a moment, in UTC and in Mecca alike: the world stands in the evening. */
export const dayAfter = (moment: string): string =>
  new Date(Date.parse(moment) + 86_400_000).toISOString().slice(0, 10);
