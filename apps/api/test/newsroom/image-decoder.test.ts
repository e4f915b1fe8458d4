import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { uploadImage } from '@safira/contract/newsroom/images';
import { getHealth } from '@safira/contract/system/health';
import { png } from '@safira/media/testing/files';
import { atEnd } from '@safira/testkit/at-end';
import { testDatabase } from '@safira/testkit/database';
import { send } from '../accounts/accounts.ts';
import { call, startApi } from '../api.ts';
import { aTokenOf } from '../accounts/stored-accounts.ts';

const { db, owner } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'safira-decoder-'));
atEnd(() => rmSync(folder, { recursive: true }));
const token = await aTokenOf(owner, 'منى', 'editor');

/** An API whose images are decoded by another program. */
async function apiWith(name: string, source: string, timeoutMs: number) {
  const program = join(folder, `${name}.mjs`);
  writeFileSync(program, source);
  const mediaFolder = join(folder, `media-${name}`);
  mkdirSync(mediaFolder);
  const { app } = await startApi({ db, mediaFolder, images: { program, timeoutMs, patienceMs: 60_000 } });
  const upload = async () => {
    const headers = { 'content-type': 'image/png' };
    const {
      statusCode,
      headers: own,
      ...answer
    } = await send(app, uploadImage, { token, body: png, headers });
    const { code } = answer.json<{ code: string }>();
    return { status: statusCode, code, retryAfter: own['retry-after'] };
  };
  return { app, upload, files: () => readdirSync(mediaFolder) };
}

const unreadable = { status: 422, code: 'image_unreadable', retryAfter: undefined };

test.each([
  ['crashes', 'process.abort()', 60_000],
  ['hangs', 'for (;;);', 3_000],
  ['allocates without end', 'const all = []; for (;;) all.push(Buffer.alloc(1e7, 1))', 60_000],
])(
  'NEWS-04: while a decoder %s, the API answers, and the upload is refused',
  async (name, source, timeoutMs) => {
    const { app, upload, files } = await apiWith(name.split(' ', 1)[0]!, source, timeoutMs);
    const uploading = upload();
    expect((await call(app, getHealth, '/health')).body.data.database).toMatchObject({ state: 'ok' });
    expect(await uploading).toEqual(unreadable);
    expect(files()).toEqual([]);
    expect((await call(app, getHealth, '/health')).body.data.database).toMatchObject({ state: 'ok' });
  },
);

test('NEWS-04: two images are decoded at once, six wait for their turn, and one more is refused', async () => {
  const started = mkdtempSync(join(folder, 'started-'));
  const go = join(folder, 'go');
  // Ends when the file `go` exists.
  const source = `import { existsSync, mkdirSync } from 'node:fs';
    mkdirSync('${started}/' + process.pid);
    setInterval(() => { if (existsSync('${go}')) process.exit(1); }, 50);`;
  const { upload } = await apiWith('waiting', source, 60_000);
  const uploads = Array.from({ length: 8 }, upload);
  await expect.poll(() => readdirSync(started).length, { timeout: 60_000 }).toBe(2);
  expect(await upload()).toEqual({ status: 503, code: 'images_busy', retryAfter: '5' });
  await wait(500);
  expect(readdirSync(started)).toHaveLength(2);
  writeFileSync(go, '');
  expect(await Promise.all(uploads)).toEqual(uploads.map(() => unreadable));
  expect(readdirSync(started)).toHaveLength(8);
  // The turns are free again.
  expect(await upload()).toEqual(unreadable);
});
