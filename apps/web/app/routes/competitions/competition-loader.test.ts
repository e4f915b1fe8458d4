import { expect, test } from 'vitest';
import type { Reading } from '../../lib/page.ts';
import { contextOf } from '../../lib/page.ts';
import { loadCompetition } from './competition-loader.ts';
import { describeCompetition } from './competition-meta.ts';

const competition = {
  id: 307,
  name: 'دوري روشن السعودي',
  countryName: 'السعودية',
  logo: '/media/1-small.webp',
  season: 2026,
  seasons: [
    { season: 2026, name: '2026/27', isCurrent: true },
    { season: 2025, name: '2025/26', isCurrent: false },
  ],
};
const ok = (data: unknown): Reading => ({ ok: true, body: { success: true, data } });
const failure = (status: number, isSyncing = false): Reading => ({
  ok: false,
  status,
  message: 'of the API',
  isSyncing,
});
const standings = (season: number) => `/competitions/by-api-id/307/standings?season=${season}`;

function load(path: string, answers: Record<string, Reading> = {}) {
  const url = new URL(path, 'http://page');
  const all: Record<string, Reading> = { '/competitions/by-api-id/307': ok(competition), ...answers };
  const context = contextOf({
    zone: { name: 'Asia/Riyadh', offsetMinutes: 180 },
    today: '2026-11-21',
    siteUrl: 'https://site',
    simulated: false,
    read: async (requested) => all[requested] ?? failure(404),
  });
  return loadCompetition({ context, url, params: { id: url.pathname.split('/')[2]! } });
}

test.each(['/competition/0x1', '/competition/5', '/competition/307?season=2019'])(
  'COMP-01: %s, a competition or season that is unknown, is a 404',
  async (path) => {
    await expect(load(path)).rejects.toMatchObject({ init: { status: 404 } });
  },
);

test('COMP-01: a competition that cannot be read fails with its own text', async () => {
  await expect(
    load('/competition/307', { '/competitions/by-api-id/307': failure(503) }),
  ).rejects.toMatchObject({
    init: { status: 503 },
    data: { message: 'تعذّر تحميل بيانات البطولة. أعد المحاولة بعد قليل.' },
  });
});

test('COMP-02: the standings of the current season are shown, unless the URL names another', async () => {
  const answers = { [standings(2026)]: ok({ standings: [] }), [standings(2025)]: failure(503, true) };
  expect(await load('/competition/307', answers)).toMatchObject({
    season: 2026,
    seasonName: '2026/27',
    query: { season: undefined, tab: 'standings', at: 'all' },
    content: { tab: 'standings', part: { state: 'loaded', data: { standings: [] } } },
  });
  expect(await load('/competition/307?season=2025', answers)).toMatchObject({
    seasonName: '2025/26',
    query: { season: 2025 },
    content: { part: { state: 'syncing' } },
  });
});

test('COMP-01: a part that cannot be read leaves the rest of the page', async () => {
  expect(await load('/competition/307', { [standings(2026)]: failure(503) })).toMatchObject({
    competition: { name: 'دوري روشن السعودي' },
    content: { part: { state: 'failed', message: 'of the API' } },
  });
});

test('COMP-01: the page of the current season has one canonical URL, an earlier one its own', async () => {
  const canonical = async (path: string) =>
    describeCompetition(await load(path)).find((one) => 'rel' in one && one.rel === 'canonical');
  expect(await canonical('/competition/307?season=2026&at=home')).toMatchObject({
    href: 'https://site/competition/307',
  });
  expect(await canonical('/competition/307?season=2025')).toMatchObject({
    href: 'https://site/competition/307?season=2025',
  });
});
