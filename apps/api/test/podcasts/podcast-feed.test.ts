import { parseRssFeed } from 'feedsmith';
import { SaxesParser } from 'saxes';
import { beforeEach, expect, test } from 'vitest';
import { SLOT_MS } from '@safira/contract/podcasts/podcasts';
import { testDatabase } from '@safira/testkit/database';
import { anEpisode } from './an-episode.ts';
import { NOW, startApi } from '../api.ts';

const SLOT = Math.floor(NOW / SLOT_MS);
const SITE = 'http://127.0.0.1:8080';
const { db, owner } = await testDatabase();
beforeEach(async () => {
  await owner.deleteFrom('podcast_episodes').execute();
});
const at = (slot: number) => new Date(slot * SLOT_MS);
const read = async (headers = {}) =>
  (await startApi({ db })).app.inject({ url: '/api/podcasts/feed.xml', headers });

type Element = { uri: string; local: string; attributes: Record<string, string> };

/** A parser that knows no feeds, but namespaces, and stops at what is not well-formed. */
function elementsOf(xml: string): Element[] {
  const parser = new SaxesParser({ xmlns: true });
  const elements: Element[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const values = Object.values(attributes).map(({ name, value }) => [name, value] as const);
    elements.push({ uri, local, attributes: Object.fromEntries(values) });
  });
  parser.write(xml).close();
  return elements;
}

test('OURS-26: the feed has the tags of iTunes and Podcasting 2.0, read by a parser of feeds', async () => {
  const id = await anEpisode(db, { slot: SLOT, at: at(SLOT), title: 'أ & ب <script>' });
  const { headers, body } = await read();
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const feed = parseRssFeed(body);
  expect(feed).toMatchObject({
    title: 'بودكاست التحليل الرياضي',
    language: 'ar',
    link: `${SITE}/podcast`,
    atom: { links: [{ href: `${SITE}/podcast.xml`, rel: 'self' }] },
    itunes: {
      image: `${SITE}/icons/podcast-cover.png`,
      author: 'صافرة',
      type: 'episodic',
      explicit: false,
      categories: [{ text: 'Sports', categories: [{ text: 'Soccer' }] }],
    },
    podcast: { locked: { value: false }, medium: 'podcast' },
  });
  expect(feed.podcast?.guid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(feed.description).toMatch(/مُعدّ آليًا.*الصوت آلي/);
  const [item] = feed.items!;
  expect(item).toMatchObject({
    title: 'أ & ب <script>',
    link: `${SITE}/podcast/${id}`,
    guid: { value: `safira-podcast-${SLOT}`, isPermaLink: false },
    pubDate: at(SLOT).toUTCString(),
    enclosures: [{ url: `${SITE}/media/podcast/${SLOT}-1-00ff.mp3`, length: 2_400_000, type: 'audio/mpeg' }],
    itunes: { duration: 61, episodeType: 'full' },
    podcast: {
      transcripts: [{ url: `${SITE}/api/podcasts/episodes/${id}/transcript.vtt`, type: 'text/vtt' }],
      chapters: {
        url: `${SITE}/api/podcasts/episodes/${id}/chapters.json`,
        type: 'application/json+chapters',
      },
    },
  });
});

test('OURS-26: a second parser, which knows namespaces and no feeds, finds the same', async () => {
  await anEpisode(db, { slot: SLOT, at: at(SLOT), title: 'أ & ب <script>' });
  const elements = elementsOf((await read()).body);
  const of = (uri: string, local: string) =>
    elements.filter((one) => one.uri === uri && one.local === local).map(({ attributes }) => attributes);
  expect(of('http://www.itunes.com/dtds/podcast-1.0.dtd', 'image')).toEqual([
    { href: `${SITE}/icons/podcast-cover.png` },
  ]);
  expect(of('https://podcastindex.org/namespace/1.0', 'transcript')).toHaveLength(1);
  expect(of('', 'enclosure')).toEqual([
    { url: `${SITE}/media/podcast/${SLOT}-1-00ff.mp3`, length: '2400000', type: 'audio/mpeg' },
  ]);
});

test('OURS-26: the guid of an episode stays when it is made anew with another file', async () => {
  await anEpisode(db, { slot: SLOT, at: at(SLOT) });
  const before = parseRssFeed((await read()).body).items![0]!;
  await owner
    .updateTable('podcast_episodes')
    .set({ file_key: `podcast/${SLOT}-2-11ee.mp3` })
    .execute();
  const after = parseRssFeed((await read()).body).items![0]!;
  expect(after.guid).toEqual(before.guid);
  expect(after.enclosures).not.toEqual(before.enclosures);
});

test('OURS-26: the feed has the last hundred episodes with a sound, and no others', async () => {
  for (let slot = SLOT - 101; slot <= SLOT; slot++) await anEpisode(db, { slot, at: at(slot) });
  await owner
    .updateTable('podcast_episodes')
    .set({ status: 'removed', file_key: null, file_bytes: null })
    .where('slot', '=', SLOT)
    .execute();
  const { items } = parseRssFeed((await read()).body);
  expect(items).toHaveLength(100);
  expect(items![0]!.guid?.value).toBe(`safira-podcast-${SLOT - 1}`);
});

test('OURS-26: a feed without episodes is a feed; a client that has it gets a 304', async () => {
  const { headers, body } = await read();
  expect(parseRssFeed(body).title).toBe('بودكاست التحليل الرياضي');
  const again = await read({ 'if-none-match': headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
