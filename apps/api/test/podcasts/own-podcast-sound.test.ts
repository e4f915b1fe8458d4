import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { makeLog } from '@safira/operations/log';
import { probe } from '@safira/speech/testing/probe';
import { buildApi } from '../../src/app.ts';
import { toolsOf } from '../api.ts';
import { hilal, liverpool, ownPodcastWorld, SITE, SLOT } from './own-podcast-world.ts';
import { aTeamSlot } from '../teams/team-chapters.ts';

const { db, media, aListener, aFeed, read } = await ownPodcastWorld();

async function anEpisode() {
  const { token } = await aListener(liverpool, hilal);
  await aTeamSlot({ db, media }, { slot: SLOT - 1, teams: [liverpool, hilal] });
  const feed = await aFeed(token);
  const [item] = parseRssFeed((await read(feed)).body).items!;
  return { feed, sound: item!.enclosures![0]!.url!.replace(SITE, ''), length: item!.enclosures![0]!.length! };
}

test('OURS-27: an episode is its parts in a row: ffprobe finds length and Arabic chapters, ffmpeg decodes it without a complaint', async () => {
  const { sound } = await anEpisode();
  const file = join(mkdtempSync(join(tmpdir(), 'safira-own-')), 'episode.mp3');
  writeFileSync(file, (await read(sound)).rawPayload);
  const probed = probe(file);
  // The encoder adds up to two frames of 26 ms to each of the four parts.
  expect(Number(probed.format.duration)).toBeGreaterThan(21);
  expect(Number(probed.format.duration)).toBeLessThan(21.3);
  expect(probed.format.tags).toMatchObject({ title: 'أخبار ليفربول، الهلال', artist: 'صافرة' });
  expect(probed.chapters.map(({ tags, start_time }) => [tags.title, Math.round(Number(start_time))])).toEqual(
    [
      ['الافتتاح', 0],
      ['ليفربول', 3],
      ['الهلال', 11],
      ['الختام', 19],
    ],
  );
  const decoded = execFileSync('sh', [
    '-c',
    `ffmpeg -v warning -i '${file}' -f s16le -ac 1 - 2>&1 >/dev/null; ffmpeg -v quiet -i '${file}' -f s16le -ac 1 - | wc -c`,
  ]).toString();
  expect(decoded.trim()).toMatch(/^\d+$/);
  expect(Number(decoded) / 2 / 44_100).toBeCloseTo(Number(probed.format.duration), 1);
});

test('OURS-27: ranges of an episode, as players request them', async () => {
  const { sound, length } = await anEpisode();
  const whole = await read(sound);
  expect(whole.rawPayload).toHaveLength(length);
  const { etag } = whole.headers as { etag: string };
  const rows: [string, Record<string, string>, number, string | undefined, Buffer | undefined][] = [
    ['two bytes', { range: 'bytes=0-1' }, 206, `bytes 0-1/${length}`, whole.rawPayload.subarray(0, 2)],
    ['the end', { range: 'bytes=-100' }, 206, `bytes ${length - 100}-${length - 1}/${length}`, whole.rawPayload.subarray(-100)], // oxfmt-ignore
    ['across parts', { range: 'bytes=20000-90000' }, 206, `bytes 20000-90000/${length}`, whole.rawPayload.subarray(20_000, 90_001)], // oxfmt-ignore
    ['open', { range: 'bytes=100000-' }, 206, `bytes 100000-${length - 1}/${length}`, whole.rawPayload.subarray(100_000)], // oxfmt-ignore
    ['behind the end', { range: `bytes=${length}-` }, 416, `bytes */${length}`, undefined],
    ['nothing of the end', { range: 'bytes=-0' }, 416, `bytes */${length}`, undefined],
    ['several', { range: 'bytes=0-1,4-5' }, 200, undefined, whole.rawPayload],
    ['broken', { range: 'bytes=5-1' }, 200, undefined, whole.rawPayload],
    ['If-Range of this file', { range: 'bytes=0-1', 'if-range': etag }, 206, `bytes 0-1/${length}`, whole.rawPayload.subarray(0, 2)], // oxfmt-ignore
    ['If-Range of another', { range: 'bytes=0-1', 'if-range': '"other"' }, 200, undefined, whole.rawPayload],
    ['If-None-Match', { 'if-none-match': etag }, 304, undefined, Buffer.alloc(0)],
  ];
  for (const [name, headers, status, range, bytes] of rows) {
    const { statusCode, headers: found, rawPayload } = await read(sound, { headers });
    expect([name, statusCode, found['content-range']]).toEqual([name, status, range]);
    if (bytes) expect(rawPayload.equals(bytes), name).toBe(true);
    expect(found['cache-control'], name).toBe('private, no-store');
  }
  const head = await read(sound, { method: 'HEAD' });
  expect([head.statusCode, head.headers['content-length'], head.headers['accept-ranges']]).toEqual([
    200,
    String(length),
    'bytes',
  ]);
  const headOfPart = await read(sound, { method: 'HEAD', headers: { range: 'bytes=0-1' } });
  expect([headOfPart.statusCode, headOfPart.headers['content-length']]).toEqual([206, '2']);
});

test('OURS-27: an episode costs at most 200 ms of processor time', async () => {
  const { sound } = await anEpisode();
  await read(sound);
  const before = process.cpuUsage();
  const rounds = 20;
  for (let round = 0; round < rounds; round++) await read(sound);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1_000 / rounds;
  process.stdout.write(`an episode: ${ms.toFixed(1)} ms of processor time, with the client of this test\n`);
  expect(ms).toBeLessThan(200);
});

test('OURS-27: the log of the API, at its finest level, has no token of a feed or an episode, also after errors', async () => {
  const { feed, sound } = await anEpisode();
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const tools = await toolsOf({ db, mediaFolder: '/missing' });
  const app = await buildApi({ ...tools, log: makeLog('api', 'trace', stream) });
  for (const url of [feed, sound, `${feed}x`, sound.replace('.mp3', '.xml'), `${feed}%zz`, `/api${feed}`])
    await app.inject({ url }).catch(() => {});
  await app.inject({ method: 'POST', url: feed });
  await tools.db.destroy();
  expect((await app.inject({ url: feed })).statusCode).toBe(500);
  await app.close();
  const text = lines.join('');
  expect(text).toContain('unexpected failure');
  expect(text).toContain('/my-podcast/*');
  expect(text).not.toContain('sfr_');
});
