import { expect, test } from 'vitest';
import { channels } from '@safira/broadcasts/tables/channels';
import { saveChannels } from '@safira/store/broadcasts/channels';
import { saveCommentators } from '@safira/store/broadcasts/commentators';
import { saveGuideBroadcasts } from '@safira/store/broadcasts/guides';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { savePeople } from '@safira/store/players/people';
import { savePlayers } from '@safira/store/players/players';
import { testDatabase } from '@safira/testkit/database';
import { aPerson, aSeason } from '@safira/testkit/records';
import { NOW, refusal, startApi, store } from '../api.ts';
import { between } from '../matches/matches-between.ts';

// The clock of the API stands at 2026-11-21T17:00Z.
const { db } = await testDatabase();
const { app } = await startApi({ db });
const SITE = 'http://127.0.0.1:8080';
await saveSeasons(db, [
  aSeason(),
  aSeason({ competitionId: 39, name: 'Premier League', country: 'England' }),
]);
await store(
  db,
  between({ league: 307, home: 2932, away: 41_000, id: 1, kickoff: '2026-11-20T16:00:00Z', status: 'FT' }),
  between({ league: 307, home: 2932, away: 41_000, id: 2, kickoff: '2026-12-04T16:00:00Z' }),
  between({ league: 307, home: 2932, away: 41_000, id: 3, kickoff: '2026-10-01T16:00:00Z', status: 'FT' }),
  between({ league: 307, home: 2932, away: 41_000, id: 4, kickoff: '2026-12-20T16:00:00Z' }),
);
await savePlayers(db, [aPerson({ id: 306 }), aPerson({ id: 19_999 }), aPerson({ id: 1_900_000_001 })]);
await savePeople(db, [{ id: 307, name: 'Someone Unknown' }]);
await saveChannels(db, channels);
await saveCommentators(db, ['معلّق تجريبي 2']);
const shown = { matchId: 2, startsAt: Date.parse('2026-12-04T16:00:00Z'), title: 'مباراة', language: null };
await saveGuideBroadcasts(db, {
  guide: 'guide.test/all.xml',
  channels: ['bein-sports-1'],
  found: [{ ...shown, channel: 'bein-sports-1', commentators: ['معلّق تجريبي 1'] }],
  probable: [],
  doubtful: [],
  from: shown.startsAt,
  to: shown.startsAt + 1,
  now: NOW,
});

async function read(path: string) {
  const response = await app.inject({ url: `/api${path}` });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  const items = [
    ...response.body.matchAll(/<(?:url|sitemap)><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g),
  ];
  return {
    response,
    paths: items.map(([, address]) => address!.replace(SITE, '')),
    times: items.map(([, , time]) => time),
  };
}

test('OURS-32: the index lists a file for every range of ids that has any, and when matches last changed', async () => {
  const { paths, times } = await read('/sitemap.xml');
  expect(paths).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/competitions.xml',
    '/sitemaps/matches.xml',
    '/sitemaps/teams-0.xml',
    '/sitemaps/teams-2.xml',
    '/sitemaps/players-0.xml',
    '/sitemaps/players-95000.xml',
    '/sitemaps/commentators.xml',
  ]);
  expect(times.map(Boolean)).toEqual([false, true, true, true, true, false, false, false]);
  expect(Math.abs(Date.parse(times[2]!) - Date.now())).toBeLessThan(600_000);
});

test('OURS-32: a file of teams and one of players have those of their range; players without a profile are left out', async () => {
  expect((await read('/sitemaps/teams-0.xml')).paths).toEqual(['/team/al-hilal-saudi-fc-2932']);
  expect((await read('/sitemaps/teams-2.xml')).paths).toEqual(['/team/team-41000-41000']);
  expect((await read('/sitemaps/teams-0.xml')).times[0]).toBeTruthy();
  expect((await read('/sitemaps/players-0.xml')).paths).toEqual(['/player/306', '/player/19999']);
});

test('OURS-32: matches are those of the last thirty days and the coming two weeks, the newest first', async () => {
  expect((await read('/sitemaps/matches.xml')).paths).toEqual(['/match/2', '/match/1']);
});

test('OURS-32: every competition is listed; the time is that of its last changed match, if it has one', async () => {
  const { paths, times } = await read('/sitemaps/competitions.xml');
  expect(paths).toEqual(['/competition/39', '/competition/307']);
  expect(times.map(Boolean)).toEqual([false, true]);
});

test('OURS-32, OURS-19: commentators with a match are listed, their Arabic slugs encoded', async () => {
  expect((await read('/sitemaps/commentators.xml')).paths).toEqual([
    `/commentator/${encodeURIComponent('معلق-تجريبي-1')}`,
  ]);
});

test('OURS-32: caches keep a sitemap for an hour', async () => {
  const { response } = await read('/sitemaps/pages.xml');
  expect(response.headers['cache-control']).toContain('s-maxage=3600');
  expect(response.headers.etag).toBeTruthy();
});

test.each(['teams-1.xml', 'players-7.xml', 'teams-01.xml', 'news.xml', 'teams-0'])(
  'OURS-32: %s is no sitemap',
  async (part) => {
    expect(await refusal(app, `/api/sitemaps/${part}`)).toMatchObject({ status: 404 });
  },
);
