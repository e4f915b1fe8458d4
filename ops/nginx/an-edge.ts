import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { edgeUser } from '../../scripts/config.ts';
import { waitFor } from '../../scripts/stack.ts';
import { renderEdge } from './render.ts';

const NOBODY = '127.0.0.1:20399';

/** For tests: an nginx of its own on `port` and the one after it, before the origin given or nobody. */
export async function anEdge({
  port,
  api = NOBODY,
  web = NOBODY,
}: {
  port: number;
  api?: string;
  web?: string;
}) {
  const folder = mkdtempSync(join(tmpdir(), 'safira-edge-'));
  const media = join(folder, 'media');
  mkdirSync(media);
  const conf = renderEdge({
    out: folder,
    data: folder,
    cache: join(folder, 'cache'),
    static: folder,
    media,
    listen: `127.0.0.1:${port}`,
    private: `127.0.0.1:${port + 1}`,
    web,
    api,
    user: edgeUser(),
  });
  const edge = spawn('/usr/sbin/nginx', [
    '-p',
    folder,
    '-e',
    join(folder, 'error'),
    '-c',
    conf,
    '-g',
    'daemon off;',
  ]);
  afterAll(async () => {
    const ended = new Promise((resolve) => edge.once('exit', resolve));
    edge.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });
  await waitFor(`http://127.0.0.1:${port + 1}/nginx`, { status: 200 });
  return { base: `http://127.0.0.1:${port}`, inside: `http://127.0.0.1:${port + 1}`, media };
}
