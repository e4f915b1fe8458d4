import { expect, test } from 'vitest';
import { failure } from '../../testing/provider.ts';
import { cut, plain, serve, silence } from '../../testing/server.ts';
import { makeVideoSite } from './video-site.ts';

const CHANNEL = 'UC0123456789abcdefghijkl';

const json = (body: unknown, status = 200) => plain(status, JSON.stringify(body));
const list = (...items: unknown[]) => json({ kind: 'list', etag: 'x', items });
const refusal = (reason: string, status: number) =>
  json({ error: { code: status, message: 'no', errors: [{ reason, domain: 'youtube' }] } }, status);
/** Only a site that never answers is given up on soon: a busy machine answers late. */
const siteOf = ({ baseUrl }: { baseUrl: string }, timeoutMs = 10_000) =>
  makeVideoSite({ baseUrl: `${baseUrl}/v3`, key: 'secret', timeoutMs });

const anUpload = (title: string) => ({
  snippet: { title, publishedAt: '2026-11-21T20:00:00Z' },
  contentDetails: { videoId: 'abcdefghijk', videoPublishedAt: '2026-11-21T20:01:00Z' },
});

function aVideo({ id = 'abcdefghijk', snippet = {}, status = {}, region = {} } = {}) {
  return {
    id,
    snippet: {
      title: 'Juventus v Lecce | Highlights',
      channelTitle: 'Serie A',
      publishedAt: '2026-11-21T20:00:00Z',
      liveBroadcastContent: 'none',
      thumbnails: { default: { url: 'https://i.example/d.jpg', width: 120, height: 90 } },
      ...snippet,
    },
    status: { uploadStatus: 'processed', privacyStatus: 'public', embeddable: true, ...status },
    contentDetails: { duration: 'PT9M41S', regionRestriction: region },
  };
}

test('DLG-11: the newest uploads of a channel are those of its playlist, requested in one call', async () => {
  await using server = await serve(list(anUpload('Nott&#39;m Forest v Brighton &amp; Hove Albion')));
  expect(await siteOf(server).uploads(CHANNEL)).toEqual([
    {
      videoId: 'abcdefghijk',
      title: "Nott'm Forest v Brighton & Hove Albion",
      publishedAt: Date.parse('2026-11-21T20:01:00Z'),
    },
  ]);
  const [{ url }] = server.seen as [(typeof server.seen)[number]];
  expect(url.pathname).toBe('/v3/playlistItems');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    part: 'snippet,contentDetails',
    playlistId: 'UU0123456789abcdefghijkl',
    maxResults: '50',
    key: 'secret',
  });
});

test('DLG-11: an upload without a date, such as a private one, is left out and the others are read', async () => {
  const { snippet } = anUpload('Private video');
  await using server = await serve(list({ snippet, contentDetails: { videoId: 'x' } }, anUpload('A v B')));
  const uploads = await siteOf(server).uploads(CHANNEL);
  expect(uploads.map(({ title }) => title)).toEqual(['A v B']);
});

test('DLG-11: videos are requested fifty at a time, each once', async () => {
  await using server = await serve(list());
  const ids = Array.from({ length: 120 }, (_, index) => `video${index}`);
  await siteOf(server).videos([...ids, 'video1']);
  const requested = server.seen.map(({ url }) => url.searchParams.get('id')!.split(','));
  expect(requested.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(requested.flat()).toEqual(ids);
});

test('DLG-11: the largest thumbnail of a video is used', async () => {
  const thumbnails = { high: { url: 'https://i.example/h.jpg' }, maxres: { url: 'https://i.example/m.jpg' } };
  await using server = await serve(list(aVideo({ snippet: { thumbnails } }), aVideo({ id: 'other' })));
  const [video, other] = await siteOf(server).videos(['abcdefghijk', 'other']);
  expect(video).toEqual({
    videoId: 'abcdefghijk',
    url: 'https://www.youtube.com/watch?v=abcdefghijk',
    title: 'Juventus v Lecce | Highlights',
    source: 'Serie A',
    isEmbeddable: true,
    thumbnail: 'https://i.example/m.jpg',
    publishedAt: new Date('2026-11-21T20:00:00Z'),
  });
  expect(other!.thumbnail).toBe('https://i.example/d.jpg');
});

test.each([
  ['private', aVideo({ status: { privacyStatus: 'private' } })],
  ['not ready', aVideo({ status: { uploadStatus: 'uploaded' } })],
  ['to begin later', aVideo({ snippet: { liveBroadcastContent: 'upcoming' } })],
  ['shown in Britain only', aVideo({ region: { allowed: ['GB', 'IE'] } })],
])('DLG-11: a video that is %s is left out', async (_, video) => {
  await using server = await serve(list(video, aVideo({ id: 'other', region: { blocked: ['US', 'SA'] } })));
  const found = await siteOf(server).videos(['abcdefghijk', 'other']);
  expect(found.map(({ videoId }) => videoId)).toEqual(['other']);
});

test('DLG-11: whether a video may be embedded is taken from its status', async () => {
  await using server = await serve(list(aVideo({ status: { embeddable: false } })));
  expect(await siteOf(server).videos(['abcdefghijk'])).toMatchObject([{ isEmbeddable: false }]);
});

test.each([
  ['quota-spent', refusal('quotaExceeded', 403)],
  ['quota-spent', refusal('dailyLimitExceeded', 403)],
  ['rate-limited', refusal('userRateLimitExceeded', 403)],
  ['rate-limited', plain(429, 'slow down')],
  ['refused', refusal('keyInvalid', 400)],
  ['refused', refusal('playlistNotFound', 404)],
  ['unavailable', refusal('backendError', 503)],
  ['unavailable', cut],
  ['unavailable', silence],
  ['malformed', plain(200, '<html>')],
  ['malformed', json({ kind: 'no list' })],
])('DLG-11: a failing site throws: %s', async (kind, answer) => {
  await using server = await serve(answer);
  const site = siteOf(server, answer === silence ? 200 : undefined);
  const error = await failure(site.uploads(CHANNEL));
  expect(error.kind).toBe(kind);
  expect(error.message).not.toContain('secret');
  expect(server.seen).toHaveLength(1);
});
