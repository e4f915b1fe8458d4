import { parseRssFeed } from 'feedsmith';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import * as contract from '@safira/contract/accounts/podcast-feed';
import { callAs } from '../accounts/accounts.ts';
import { hilal, liverpool, madrid, ownPodcastWorld, SITE, SLOT } from './own-podcast-world.ts';
import { NOW } from '../api.ts';
import { anEmptyChapter, aTeamSlot } from '../teams/team-chapters.ts';

const { db, owner, media, app, aListener, aFeed, read } = await ownPodcastWorld();
const itemsOf = async (path: string) => parseRssFeed((await read(path)).body).items ?? [];

test('OURS-27: a member makes the address of a feed, which is shown once and stored as a hash only', async () => {
  const { token } = await aListener(liverpool);
  expect((await callAs(app, contract.getPodcastFeed, { token })).data).toBeNull();
  const { data } = await callAs(app, contract.createPodcastFeed, { token });
  expect(data.address).toMatch(/^http:\/\/127\.0\.0\.1:8080\/my-podcast\/sfr_[\w-]{43}\.xml$/);
  const status = { createdAt: new Date(NOW).toISOString(), fetchedAt: null };
  expect((await callAs(app, contract.getPodcastFeed, { token })).data).toEqual(status);
  const secret = data.address.slice(-51, -4);
  const rows = await owner.selectFrom('podcast_feeds').selectAll().execute();
  expect(
    JSON.stringify(rows.map((row) => ({ ...row, text: row.token_hash.toString('latin1') }))),
  ).not.toContain(secret);
  await read(data.address.replace(SITE, ''));
  expect((await callAs(app, contract.getPodcastFeed, { token })).data?.fetchedAt).toBe(
    new Date(NOW).toISOString(),
  );
});

test('OURS-27: unknown, replaced, revoked and malformed addresses, and those of a disabled or deleted account, have one answer', async () => {
  const { token, userId } = await aListener(liverpool);
  await aTeamSlot({ db, media }, { slot: SLOT, teams: [liverpool] });
  const replaced = await aFeed(token);
  const soundOf = async (path: string) => (await itemsOf(path))[0]!.enclosures![0]!.url!.replace(SITE, '');
  const replacedSound = await soundOf(replaced);
  const feed = await aFeed(token);
  const sound = await soundOf(feed);
  expect((await read(feed)).statusCode).toBe(200);
  expect((await read(sound)).statusCode).toBe(200);
  expect(sound).not.toBe(replacedSound);
  const other = `/my-podcast/sfr_${'x'.repeat(43)}`;
  const gone = [
    replaced,
    replacedSound,
    `${other}.xml`,
    `${other}.mp3`,
    '/my-podcast/',
    '/my-podcast/x',
    `/my-podcast/${'y'.repeat(300)}.xml`,
    feed.replace('.xml', '.mp3'),
    sound.replace('.mp3', '.xml'),
    feed.replace('.xml', '.zip'),
    `${feed}/x`,
  ];
  const answers = async (paths: string[]) => {
    const all = await Promise.all(paths.map((path) => read(path)));
    return all.map(({ statusCode, body, headers: { 'x-request-id': _id, date: _date, ...headers } }) => ({
      statusCode,
      body,
      headers,
    }));
  };
  const [first, ...rest] = await answers(gone);
  expect(first!.statusCode).toBe(404);
  for (const one of rest) expect(one).toEqual(first);
  await owner
    .updateTable('users')
    .set({ disabled_at: new Date(NOW) })
    .where('id', '=', userId)
    .execute();
  for (const one of await answers([feed, sound])) expect(one).toEqual(first);
  await owner.updateTable('users').set({ disabled_at: null }).where('id', '=', userId).execute();
  expect((await read(sound)).statusCode).toBe(200);
  await callAs(app, contract.deletePodcastFeed, { token });
  for (const one of await answers([feed, sound])) expect(one).toEqual(first);
  const last = await aFeed(token);
  await owner.deleteFrom('users').where('id', '=', userId).execute();
  expect(await owner.selectFrom('podcast_feeds').selectAll().execute()).toEqual([]);
  expect(await owner.selectFrom('podcast_feed_episodes').selectAll().execute()).toEqual([]);
  for (const one of await answers([last])) expect(one).toEqual(first);
});

test('OURS-27: the feed has the tags of iTunes and Podcasting 2.0 and is blocked, read by a parser of feeds', async () => {
  const { token } = await aListener(liverpool, hilal);
  await aTeamSlot({ db, media }, { slot: SLOT - 1, teams: [hilal, liverpool, madrid] });
  const path = await aFeed(token);
  const { headers, body } = await read(path);
  expect(headers).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  const feed = parseRssFeed(body);
  expect(feed).toMatchObject({
    title: 'بودكاست صافرة: فرقي',
    language: 'ar',
    atom: { links: [{ href: SITE + path, rel: 'self' }] },
    itunes: { block: true, image: `${SITE}/icons/podcast-cover.png`, explicit: false },
    podcast: { locked: { value: true } },
  });
  const [item, ...others] = feed.items!;
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    title: 'أخبار ليفربول، الهلال',
    guid: { value: `safira-my-podcast-${SLOT - 1}`, isPermaLink: false },
    description: expect.stringMatching(/ليفربول، الهلال.*صوت آلي تجريبي/),
  });
  const { url, length, type } = item!.enclosures![0]!;
  const sound = await read(url!.replace(SITE, ''));
  expect([type, length]).toEqual(['audio/mpeg', sound.rawPayload.length]);
  expect(item!.itunes?.duration).toBe(21);
  const transcript = await read(item!.podcast!.transcripts![0]!.url!.replace(SITE, ''));
  expect(transcript.body).toMatch(/^WEBVTT\n\n1\n00:00:00\.500 [^]*00:00:03\.\d{3} -->/);
  const chapters = await read(item!.podcast!.chapters!.url!.replace(SITE, ''));
  expect(chapters.json<{ chapters: { title: string }[] }>().chapters.map(({ title }) => title)).toEqual([
    'الافتتاح',
    'ليفربول',
    'الهلال',
    'الختام',
  ]);
});

test('OURS-27: a second parser, which knows namespaces and no feeds, finds the same', async () => {
  const { token } = await aListener(liverpool);
  await aTeamSlot({ db, media }, { slot: SLOT - 1, teams: [{ ...liverpool, title: 'أ & ب <script>' }] });
  const found: Record<string, string>[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) =>
    found.push({
      uri,
      local,
      ...Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value])),
    }),
  );
  let text = '';
  parser.on('text', (part) => (text += part));
  parser.write((await read(await aFeed(token))).body).close();
  const of = (local: string) => found.filter((one) => one.local === local).map(({ uri }) => uri);
  expect(of('block')).toEqual([
    'http://www.itunes.com/dtds/podcast-1.0.dtd',
    'https://podcastindex.org/namespace/1.0',
  ]);
  expect(found.filter(({ local }) => local === 'enclosure')).toHaveLength(1);
  expect(text).toContain('أخبار أ & ب <script>');
});

test('OURS-27: a slot in which none of the teams has a chapter is no episode; one is listed when all its chapters are made', async () => {
  const { token } = await aListener(liverpool, hilal);
  await aTeamSlot({ db, media }, { slot: SLOT - 1, teams: [madrid] });
  await aTeamSlot({ db, media }, { slot: SLOT, teams: [liverpool] });
  const path = await aFeed(token);
  expect(await itemsOf(path)).toEqual([]);
  await anEmptyChapter(db, { slot: SLOT, team: hilal.id });
  expect((await itemsOf(path)).map(({ title }) => title)).toEqual(['أخبار ليفربول']);
});

test('OURS-27: an episode stays as it was made when the favourites change, and its address works', async () => {
  const { token, userId } = await aListener(liverpool);
  await aTeamSlot({ db, media }, { slot: SLOT - 1, teams: [liverpool, hilal] });
  const path = await aFeed(token);
  const [before] = await itemsOf(path);
  await owner.updateTable('favourites').set({ item_id: hilal.id }).where('user_id', '=', userId).execute();
  expect(await itemsOf(path)).toEqual([before]);
  expect((await read(before!.enclosures![0]!.url!.replace(SITE, ''))).statusCode).toBe(200);
});

test('OURS-27: of two requests for a new address at the same moment one feed is left', async () => {
  const { token } = await aListener(liverpool);
  const paths = await Promise.all(Array.from({ length: 5 }, () => aFeed(token)));
  const statuses = await Promise.all(paths.map(async (path) => (await read(path)).statusCode));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});
