import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { MediaFetch } from './media-fetch.ts';
import { mirrorPicture } from './mirror.ts';

const base = mkdtempSync(join(tmpdir(), 'safira-mirror-'));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(base, 'media-'));
});
afterAll(() => rmSync(base, { recursive: true }));

/** Noise does not compress, so half of the file is half of the picture. */
const picture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 4,
      background: '#0000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
const png = await picture(300, 200).png().toBuffer();
const jpeg = await picture(300, 200).jpeg().toBuffer();

const crest = { sourceUrl: 'https://media.test/teams/40.png', kind: 'team' } as const;
const files = () => readdirSync(folder, { recursive: true });
const mirrorOf = (body: ConstructorParameters<typeof Response>[0], init?: ResponseInit) =>
  mirrorPicture({ folder, fetch: async () => new Response(body, init) }, crest);

test.each([
  ['half a PNG', png.subarray(0, png.length / 2), /damaged/],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), /damaged/],
  ['the first bytes of a PNG', png.subarray(0, 20), /damaged/],
  ['an HTML page', '<!doctype html><title>404</title>', /not an image/],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', /not an image/],
  ['an empty body', '', /not an image/],
  ['more than 5 MB', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]), /larger than 5 MB/],
  ['a picture 4097 px wide', await picture(4097, 2).png().toBuffer(), /4097 × 2 px/],
  ['a picture 4097 px high', await picture(2, 4097).png().toBuffer(), /2 × 4097 px/],
])('HOUSE: %s is refused and leaves no file', async (_, body, reason) => {
  await expect(mirrorOf(body)).rejects.toThrow(reason);
  expect(files()).toEqual([]);
});

test('HOUSE: an endless body is aborted at 5 MB', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      sent += 65_536;
      stream.enqueue(new Uint8Array(65_536));
    },
  });
  await expect(mirrorOf(endless)).rejects.toThrow('larger than 5 MB');
  expect(sent).toBeLessThan(6 * 1024 * 1024);
});

test.each([404, 500, 204])('HOUSE: a response with status %i is refused', async (status) => {
  await expect(mirrorOf(null, { status })).rejects.toThrow(`status ${status}`);
});

test('HOUSE: a redirect is not followed, and no header is sent', async () => {
  const requests: unknown[] = [];
  const redirecting: MediaFetch = async (url, init) => {
    requests.push([url, Object.keys(init), init.redirect]);
    return new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } });
  };
  await expect(mirrorPicture({ folder, fetch: redirecting }, crest)).rejects.toThrow('status 302');
  expect(requests).toEqual([[crest.sourceUrl, ['redirect', 'signal'], 'manual']]);
});

test('HOUSE: a picture that does not arrive in time is aborted', async () => {
  const never: MediaFetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init.signal.addEventListener('abort', () => reject(init.signal.reason as Error));
    });
  await expect(mirrorPicture({ folder, fetch: never, timeoutMs: 20 }, crest)).rejects.toThrow(/timeout/);
});

test.each(['file:///etc/passwd', 'data:image/png;base64,AAAA', 'ftp://media.test/1.png', '/teams/40.png'])(
  'HOUSE: %s is not fetched',
  async (sourceUrl) => {
    const fetch = async () => new Response(png);
    await expect(mirrorPicture({ folder, fetch }, { sourceUrl, kind: 'team' })).rejects.toThrow(
      'not an http URL',
    );
  },
);

test('HOUSE: crests are fitted into a square, venues to a width, and nothing is enlarged', async () => {
  const shapes = async (width: number, height: number, kind: 'team' | 'venue') => {
    const body = await flat(width, height, '#0a0');
    const { sizes } = await mirrorPicture(
      { folder, fetch: async () => new Response(body) },
      { ...crest, kind },
    );
    return [sizes.small, sizes.large].map((size) => [size.width, size.height]);
  };
  expect(await shapes(600, 300, 'team')).toEqual([
    [56, 28],
    [256, 128],
  ]);
  expect(await shapes(1920, 1080, 'venue')).toEqual([
    [320, 180],
    [960, 540],
  ]);
  expect(await shapes(150, 150, 'team')).toEqual([
    [56, 56],
    [150, 150],
  ]);
});

test('HOUSE: a transparent picture stays transparent', async () => {
  const { sizes } = await mirrorOf(await flat(300, 300, '#0000'));
  const copy = sharp(join(folder, sizes.small.path.replace('/media/', '')));
  expect((await copy.stats()).isOpaque).toBe(false);
});
