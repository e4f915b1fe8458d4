import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edgeUser } from '../../scripts/config.ts';
import { waitFor } from '../../scripts/stack.ts';
import { renderEdge } from './render.ts';

const folder = mkdtempSync(join(tmpdir(), 'safira-edge-'));
const media = join(folder, 'media');
const name = `3f/3f${'a1'.repeat(31)}`;
const base = 'http://127.0.0.1:20305';
let edge: ChildProcess;

beforeAll(async () => {
  mkdirSync(join(media, '3f'), { recursive: true });
  for (const file of [`${name}-small.webp`, `${name}-small.webp.7.part`, `${name}-small.png`, 'notes.webp']) {
    writeFileSync(join(media, file), 'bytes');
  }
  const nobody = '127.0.0.1:20399';
  const conf = renderEdge({
    out: folder,
    data: folder,
    cache: join(folder, 'cache'),
    static: folder,
    media,
    listen: '127.0.0.1:20305',
    private: '127.0.0.1:20306',
    web: nobody,
    api: nobody,
    user: edgeUser(),
  });
  edge = spawn('/usr/sbin/nginx', [
    '-p',
    folder,
    '-e',
    join(folder, 'error'),
    '-c',
    conf,
    '-g',
    'daemon off;',
  ]);
  await waitFor('http://127.0.0.1:20306/nginx', { status: 200 });
});
afterAll(async () => {
  const ended = new Promise((resolve) => edge.once('exit', resolve));
  edge.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
});

test('HOUSE: a mirrored picture is served as what it is, to be kept for good', async () => {
  const { status, headers } = await fetch(`${base}/media/${name}-small.webp`);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
});

test.each([
  '',
  '3f/',
  'notes.webp',
  `${name}-small.png`,
  `${name}-small.webp.7.part`,
  `${name}-large.webp`,
  '3f/..%2fnotes.webp',
])('HOUSE: /media/%s is not there', async (path) => {
  const { status, headers } = await fetch(`${base}/media/${path}`);
  expect([status, headers.get('cache-control')]).toEqual([404, null]);
});
