import Fastify from 'fastify';
import { WireList, WireUpload, WireVideo } from '@safira/provider/videos/wire';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { aWorld, SATURDAY } from '../protocol/a-protocol.ts';
import { DEMO_CHANNEL, videoRoutes } from './video-routes.ts';

const clock = { now: () => SATURDAY, speed: 1 };
const app = Fastify();
videoRoutes(app, { world: aWorld(), clock, interventions: () => [], mediaHost: 'https://media.test' });

const ask = async (path: string) => (await app.inject(`/youtube/v3/${path}`)).json<unknown>();
const uploads = async () => {
  const { items } = WireList.parse(
    await ask(`playlistItems?key=x&playlistId=${DEMO_CHANNEL.replace('UC', 'UU')}`),
  );
  return z.array(WireUpload).parse(items);
};

test('DLG-11: the channel tells of matches of two days, in both languages, the newest first', async () => {
  const films = await uploads();
  expect(films.length).toBeGreaterThan(30);
  const times = films.map(({ contentDetails }) => Date.parse(contentDetails.videoPublishedAt));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(times[0]).toBeLessThanOrEqual(SATURDAY);
  const titles = films.map(({ snippet }) => snippet.title);
  for (const kind of [/^.+ v .+ \| Highlights$/, /^ملخص مباراة .+ × .+$/, /^First-Half Highlights \| /])
    expect(titles.filter((title) => kind.test(title)).length).toBeGreaterThan(2);
});

test('DLG-11: a film is known by an id that is clearly of the demo, and every third may not be embedded', async () => {
  const ids = (await uploads()).map(({ contentDetails }) => contentDetails.videoId);
  for (const id of ids) expect(id).toMatch(/^demo[0-9a-z]{7}$/);
  expect(new Set(ids).size).toBe(ids.length);
  const { items } = WireList.parse(await ask(`videos?key=x&id=${ids.join(',')},dQw4w9WgXcQ`));
  const videos = z.array(WireVideo).parse(items);
  expect(videos.map(({ id }) => id)).toEqual(ids);
  const barred = videos.filter(({ status }) => !status.embeddable).length;
  expect(barred).toBeGreaterThan(10);
  expect(barred).toBeLessThan(25);
});

test('DLG-11: the cover of a film is a drawing of 16:9, and of no film there is none', async () => {
  const [film] = await uploads();
  const cover = (id: string) => app.inject(`/youtube/vi/${id}/maxresdefault.png`);
  const { rawPayload } = await cover(film!.contentDetails.videoId);
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([640, 360]);
  expect((await cover('demo000000e')).statusCode).toBe(404);
});

test.each([
  ['playlistItems?playlistId=x', 'keyInvalid'],
  ['videos?id=x', 'keyInvalid'],
  ['playlistItems?key=x&playlistId=UUsomebodyelse', 'playlistNotFound'],
])('DLG-11: %s is refused: %s', async (path, reason) => {
  expect(await ask(path)).toMatchObject({ error: { errors: [{ reason }] } });
});
