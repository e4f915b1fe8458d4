import Fastify from 'fastify';
import { WireList, WireUpload, WireVideo } from '@safira/provider/videos/wire';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { aWorld, SATURDAY } from '../protocol/a-protocol.ts';
import { DEMO_CHANNEL, videoRoutes } from './video-routes.ts';

const clock = { now: () => SATURDAY, speed: 1 };
const app = Fastify();
videoRoutes(app, { world: aWorld(), clock, interventions: () => [], mediaHost: 'https://media.test' });

const fetchJson = async (path: string) => (await app.inject(`/youtube/v3/${path}`)).json<unknown>();
const uploads = async () => {
  const { items } = WireList.parse(
    await fetchJson(`playlistItems?key=x&playlistId=${DEMO_CHANNEL.replace('UC', 'UU')}`),
  );
  return z.array(WireUpload).parse(items);
};

test('DLG-11: the channel lists videos of two days, in both languages, newest first', async () => {
  const videos = await uploads();
  expect(videos.length).toBeGreaterThan(30);
  const times = videos.map(({ contentDetails }) => Date.parse(contentDetails.videoPublishedAt));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(times[0]).toBeLessThanOrEqual(SATURDAY);
  const titles = videos.map(({ snippet }) => snippet.title);
  for (const kind of [/^.+ v .+ \| Highlights$/, /^ملخص مباراة .+ × .+$/, /^First-Half Highlights \| /])
    expect(titles.filter((title) => kind.test(title)).length).toBeGreaterThan(2);
});

test('DLG-11: a video has an id that is clearly a demo id, and every third is not embeddable', async () => {
  const ids = (await uploads()).map(({ contentDetails }) => contentDetails.videoId);
  for (const id of ids) expect(id).toMatch(/^demo[0-9a-z]{7}$/);
  expect(new Set(ids).size).toBe(ids.length);
  const { items } = WireList.parse(await fetchJson(`videos?key=x&id=${ids.join(',')},dQw4w9WgXcQ`));
  const videos = z.array(WireVideo).parse(items);
  expect(videos.map(({ id }) => id)).toEqual(ids);
  const barred = videos.filter(({ status }) => !status.embeddable).length;
  expect(barred).toBeGreaterThan(10);
  expect(barred).toBeLessThan(25);
});

test('DLG-11: the thumbnail of a video is a 16:9 drawing, and an unknown video has none', async () => {
  const [video] = await uploads();
  const cover = (id: string) => app.inject(`/youtube/vi/${id}/maxresdefault.png`);
  const { rawPayload } = await cover(video!.contentDetails.videoId);
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([640, 360]);
  expect((await cover('demo000000e')).statusCode).toBe(404);
});

test.each([
  ['playlistItems?playlistId=x', 'keyInvalid'],
  ['videos?id=x', 'keyInvalid'],
  ['playlistItems?key=x&playlistId=UUsomebodyelse', 'playlistNotFound'],
])('DLG-11: %s is refused: %s', async (path, reason) => {
  expect(await fetchJson(path)).toMatchObject({ error: { errors: [{ reason }] } });
});
