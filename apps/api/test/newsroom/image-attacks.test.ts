import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { httpStatusOf } from '@safira/contract/errors';
import { uploadImage } from '@safira/contract/newsroom/images';
import { attacks } from '@safira/media/testing/attacks';
import { webpChunks } from '@safira/media/testing/files';
import { atEnd } from '@safira/testkit/at-end';
import { testDatabase } from '@safira/testkit/database';
import { callAs, refused } from '../accounts/accounts.ts';
import { startApi } from '../api.ts';
import { aTokenOf } from '../accounts/stored-accounts.ts';

const { db, owner } = await testDatabase();
const mediaFolder = mkdtempSync(join(tmpdir(), 'safira-attacks-'));
atEnd(() => rmSync(mediaFolder, { recursive: true }));
const { app } = await startApi({ db, mediaFolder, images: { timeoutMs: 60_000 } });
const token = await aTokenOf(owner, 'منى', 'editor');

const files = () =>
  readdirSync(mediaFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** All that a still WebP file needs: no metadata, and nothing unknown. */
const pixelChunks = ['ALPH', 'VP8 ', 'VP8L', 'VP8X'];
const ofPixels = (names: readonly string[]) => names.every((name) => pixelChunks.includes(name));

test('NEWS-04: the table of attacks has at least 60 files', () => {
  expect(attacks.length).toBeGreaterThanOrEqual(60);
  expect(new Set(attacks.map(({ name }) => name)).size).toBe(attacks.length);
});

test.each(attacks.filter(({ outcome }) => outcome !== 'stored'))(
  'NEWS-04: $name is refused as $outcome, and leaves no file and no row',
  async ({ bytes, outcome }) => {
    const before = files();
    // As the best disguise: the type of the file says nothing.
    const request = { token, body: bytes, headers: { 'content-type': 'image/png' } };
    const code = outcome as Exclude<typeof outcome, 'stored'>; // those that are stored are filtered out
    expect(await refused(app, uploadImage, request)).toEqual({ status: httpStatusOf[code], code });
    expect(files()).toEqual(before);
    const rows = await owner.selectFrom('article_images').select('id').execute();
    expect(rows.length * 3).toBe(before.length);
  },
);

test.each(attacks.filter(({ outcome }) => outcome === 'stored'))(
  'NEWS-04: of $name only the pixels are stored',
  async ({ bytes, payload }) => {
    const before = new Set(files());
    const headers = { 'content-type': 'image/jpeg' };
    const { data } = await callAs(app, uploadImage, { token, body: bytes, headers });
    const added = files().filter((file) => !before.has(file));
    expect(added.toSorted()).toEqual(
      data.image.sources.map(({ url }) => join(mediaFolder, url.slice('/media/'.length))).toSorted(),
    );
    for (const file of added) {
      const stored = readFileSync(file);
      expect(webpChunks(stored)).toSatisfy(ofPixels);
      if (payload !== undefined) expect(stored.includes(Buffer.from(payload, 'latin1'))).toBe(false);
    }
  },
);
