import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { aWorld, SATURDAY } from '../protocol/a-protocol.ts';
import { kickoffAt } from '../world/world.ts';
import { listProgrammes } from './guide.ts';
import { guideRoutes } from './guide-routes.ts';

const world = aWorld();
const app = Fastify();
guideRoutes(app, { world, clock: { now: () => SATURDAY, speed: 1 } });
const programmes = listProgrammes(world, SATURDAY);

test('OURS-17: the guide is XMLTV with times, titles, numbered channels and commentators', async () => {
  const { body, headers } = await app.inject('/guide.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(body.match(/<programme start="\d{14} \+0300"/g)).toHaveLength(programmes.length);
  expect(body).toMatch(/channel="demo\.bein-sports-\d"/);
  expect(body).toMatch(/<commentator>معلّق تجريبي \d<\/commentator>/);
  expect(body).not.toMatch(/&(?!amp;|lt;|gt;)/);
});

test('OURS-17: a client that has this version of the guide gets a 304', async () => {
  const { headers } = await app.inject('/guide.xml');
  const again = await app.inject({ url: '/guide.xml', headers: { 'if-none-match': headers.etag as string } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('OURS-17: a channel shows one programme at a time', () => {
  const channels = Array.from(Map.groupBy(programmes, ({ channel }) => channel).values());
  const overlapping = channels.flatMap((own) =>
    own.filter(({ start }, index) => (own[index - 1]?.stop ?? 0) > start),
  );
  expect(channels.length).toBeGreaterThan(1);
  expect(overlapping).toEqual([]);
});

test('OURS-17: live programmes cover the kick-off; the guide also has replays and studio shows', () => {
  const live = programmes.filter(({ fixture }) => fixture !== null);
  expect(live.length).toBeGreaterThan(60);
  for (const { fixture, start } of live)
    expect(kickoffAt(world.findFixture(fixture!, SATURDAY)!, SATURDAY) - start).toBe(15 * 60_000);
  const titles = programmes.map(({ title }) => title);
  expect(titles.filter((title) => title.startsWith('إعادة')).length).toBeGreaterThan(3);
  expect(titles.filter((title) => title.startsWith('الاستوديو')).length).toBeGreaterThan(3);
});

test('OURS-19: no real person is named as a commentator', () => {
  const names = programmes.flatMap(({ commentators }) => commentators);
  expect(names.length).toBeGreaterThan(30);
  for (const name of names) expect(name).toMatch(/^معلّق تجريبي [1-8]$/);
});
