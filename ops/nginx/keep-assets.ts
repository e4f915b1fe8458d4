import { cpSync, existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const KEPT_MS = 7 * 86_400_000;

/**
 * Adds the assets of this build to those of previous ones, and removes what no build of the last seven days had.
 * Names are hashes of the content, so files of several builds can be in one folder.
 */
export function keepAssets({ from, archive, now }: { from: string; archive: string; now: number }): void {
  if (existsSync(from)) {
    cpSync(from, archive, { recursive: true });
    for (const name of readdirSync(from)) utimesSync(join(archive, name), now / 1_000, now / 1_000);
  }
  for (const name of existsSync(archive) ? readdirSync(archive) : []) {
    const file = join(archive, name);
    if (now - statSync(file).mtimeMs > KEPT_MS) rmSync(file);
  }
}

/** Identifies a build: the hash in the name of React Router's manifest. */
export function buildOf(assets: string): string {
  const names = existsSync(assets) ? readdirSync(assets) : [];
  return names.flatMap((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1] ?? [])[0] ?? 'none';
}
