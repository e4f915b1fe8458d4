import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { encodeImage, type EncoderSettings } from '../src/images/encode.ts';
import { jpeg, noise, png, webpChunks } from '../testing/files.ts';

/** Long enough for a machine that does something else. */
const PATIENT: EncoderSettings = { timeoutMs: 60_000 };
const folder = mkdtempSync(join(tmpdir(), 'safira-encode-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program in the place of the decoder. */
function instead(name: string, source: string, own: EncoderSettings = {}) {
  const program = join(folder, `${name}.mjs`);
  writeFileSync(program, source);
  return encodeImage(jpeg, { ...PATIENT, ...own, program });
}

async function encoded(bytes: Buffer) {
  const encoding = await encodeImage(bytes, PATIENT);
  if (!encoding.ok) throw new Error(encoding.detail);
  return encoding.image;
}

test('NEWS-04: an image is stored in three widths, never enlarged', async () => {
  const shapes = async (width: number, height: number) => {
    const image = await encoded(await noise(width, height).jpeg().toBuffer());
    const files = await Promise.all(image.files.map(({ bytes }) => sharp(bytes).metadata()));
    return [[image.width, image.height], ...files.map((file) => [file.width, file.height])];
  };
  const [large, middle] = [await shapes(1500, 1000), await shapes(500, 250)];
  expect(large).toEqual([[1200, 800], [320, 213], [640, 427], [1200, 800]]); // oxfmt-ignore
  expect(middle).toEqual([[500, 250], [320, 160], [500, 250], [500, 250]]); // oxfmt-ignore
});

test('NEWS-04: place, camera, author, profile and thumbnail of a photo are gone, and it is upright', async () => {
  const photo = await noise(400, 200)
    .withExif({ IFD0: { Artist: 'A. Photographer' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><by>A. Photographer</by></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const before = await sharp(photo).metadata();
  expect([before.exif, before.icc, before.orientation].every(Boolean)).toBe(true);
  const { files, ...size } = await encoded(photo);
  expect(size).toEqual({ width: 200, height: 400 });
  for (const { bytes } of files) {
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(webpChunks(bytes)).toEqual(['VP8 ']);
    expect(bytes.includes('Photographer')).toBe(false);
  }
});

test.each([
  [
    'with a transparent ground',
    () => sharp({ create: { width: 40, height: 30, channels: 4, background: '#f000' } }).png(),
  ],
  ['of 16 bits', () => noise(40, 30).toColourspace('rgb16').png()],
  ['in grey', () => noise(40, 30).greyscale().png()],
  ['with a palette', () => noise(40, 30).png({ palette: true })],
  ['for print', () => noise(40, 30).toColourspace('cmyk').jpeg()],
  ['in steps', () => noise(40, 30).jpeg({ progressive: true })],
  ['without loss', () => noise(40, 30).webp({ lossless: true })],
])('NEWS-04: an image %s is stored', async (_, make) => {
  const { files } = await encoded(await make().toBuffer());
  const { width, height, space } = await sharp(files[2]!.bytes).metadata();
  expect([width, height, space]).toEqual([40, 30, 'srgb']);
});

test('NEWS-04: what is transparent stays so', async () => {
  const clear = sharp({ create: { width: 400, height: 300, channels: 4, background: '#f000' } });
  const { files } = await encoded(await clear.png().toBuffer());
  for (const { bytes } of files) expect((await sharp(bytes).stats()).isOpaque).toBe(false);
});

test.each([
  ['computes', 'for (;;);'],
  ['waits', 'setInterval(() => {}, 1_000);'],
])('NEWS-04: a decoder that %s without end is killed', async (name, hanging) => {
  const pids = mkdtempSync(join(folder, 'pids-'));
  const source = `import { mkdirSync } from 'node:fs'; mkdirSync('${pids}/' + process.pid); ${hanging}`;
  const begun = performance.now();
  const encoding = await instead(name, source, { timeoutMs: 4_000 });
  expect(encoding).toEqual({ ok: false, fault: 'unreadable', detail: 'not done in 4000 ms' });
  expect(performance.now() - begun).toBeLessThan(20_000);
  const [pid] = readdirSync(pids);
  expect(existsSync(`/proc/${pid}`)).toBe(false);
});

test.each([
  ['crashes', 'process.abort()', /^ended with SIGABRT/],
  ['ends with an error', 'throw new Error("broken")', /^ended with 1 .*broken/s],
  ['needs too much memory', 'const all = []; for (;;) all.push(Buffer.alloc(1e7, 1))', /^ended with /],
  ['writes without end', 'for (;;) process.stdout.write(Buffer.alloc(1e6))', /^wrote too much|^ended with/],
  ['writes nothing', '', /no whole message/],
  [
    'writes half a message',
    'process.stdout.write(\'{"width":1,"height":1,"lengths":[9,9,9]}\\nRIFF\')',
    /no whole message/,
  ],
  [
    'claims no size',
    'process.stdout.write(\'{"width":0,"height":1,"lengths":[1,1,1]}\\nabc\')',
    /no whole message/,
  ],
  [
    'writes a page',
    'process.stdout.write(\'{"width":1,"height":1,"lengths":[6,6,6]}\\n<html><html><html>\')',
    /another format/,
  ],
])('NEWS-04: a decoder that %s refuses the image, and nothing else happens', async (name, source, detail) => {
  const encoding = await instead(name.replaceAll(' ', '-'), source);
  expect(encoding).toEqual({ ok: false, fault: 'unreadable', detail: expect.stringMatching(detail) });
});

const report = (value: string) =>
  `process.stdout.write(JSON.stringify({ fault: 'unreadable', detail: ${value} }) + '\\n')`;

test('NEWS-04: a decoder has no settings of the process that starts it', async () => {
  const encoding = await instead('settings', report('Object.keys(process.env).join()'));
  const names = encoding.ok ? [] : encoding.detail.split(',');
  const known = ['MALLOC_ARENA_MAX', 'OLDPWD', 'PWD', 'SHLVL', 'UV_THREADPOOL_SIZE', '_'];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  expect(names).toContain('UV_THREADPOOL_SIZE');
});

test('NEWS-04: a decoder writes no file, and is the first to go when memory is short', async () => {
  const file = join(folder, 'written');
  const source = `import { readFileSync, writeFileSync } from 'node:fs';
    let outcome = 'written';
    try { writeFileSync('${file}', 'x'); } catch (error) { outcome = error.code; }
    ${report("outcome + ' ' + readFileSync('/proc/self/oom_score_adj', 'utf8').trim()")}`;
  expect(await instead('writing', source)).toMatchObject({ detail: 'EFBIG 1000' });
});

test('NEWS-04: an image that breaks a rule is refused with its reason', async () => {
  expect(await encodeImage(png.subarray(0, 50), PATIENT)).toMatchObject({ fault: 'unreadable' });
});
