import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { expect, test } from 'vitest';
import type { Page, Reading } from '../../lib/page.ts';
import { contextOf } from '../../lib/page.ts';
import { isAnotherLoad, loadMatchExtras, loadMatch } from './match-loader.ts';
import { describeMatch } from './match-meta.ts';
import { tabOf } from './match-tabs.ts';

const match = aMatchWithDetails({ id: 7, home: 'الهلال', away: 'النصر' });
const ok = (data: unknown): Reading => ({ ok: true, body: { success: true, data, seq: 5 } });
const unavailable: Reading = { ok: false, status: 503, isSyncing: false, message: 'unavailable' };

function aPage(answers: Record<string, Reading>): Page & { requested: string[] } {
  const requested: string[] = [];
  return {
    requested,
    zone: { name: 'Asia/Riyadh', offsetMinutes: 180 },
    today: '2026-11-21',
    siteUrl: 'https://site',
    simulated: false,
    mailLinks: false,
    googleSignIn: false,
    read: async (path) => {
      requested.push(path);
      return answers[path] ?? unavailable;
    },
  };
}

const load = (id: string) => {
  const page = aPage({ '/matches/7': ok(match) });
  return loadMatch({ context: contextOf(page), params: { id } });
};

test('DLG-17: an invalid match id is a 404, without an API request', async () => {
  await expect(load('0x7')).rejects.toMatchObject({ init: { status: 404 } });
});

test('DLG-13: the prediction and the table may each fail alone', async () => {
  const page = aPage({ '/matches/7/predictions': ok(null) });
  expect(await loadMatchExtras(page, { match }, 'overview')).toEqual({ prediction: null });
  expect(page.requested).toHaveLength(2);
  const other = aPage({ '/competitions/by-api-id/307/standings?season=2026': ok({ standings: [] }) });
  expect(await loadMatchExtras(other, { match }, 'overview')).toEqual({ standing: null });
});

test('DLG-13: a tab reads only what it shows', async () => {
  const page = aPage({ '/matches/7/h2h': ok([]) });
  expect(await loadMatchExtras(page, { match }, 'h2h')).toEqual({ headToHead: [] });
  expect(await loadMatchExtras(page, { match }, 'lineups')).toEqual({});
  expect(page.requested).toEqual(['/matches/7/h2h']);
});

test('DLG-18: the tab is the overview unless the URL names another', () => {
  expect(tabOf(new URLSearchParams())).toBe('overview');
  expect(tabOf(new URLSearchParams('tab=h2h'))).toBe('h2h');
  expect(tabOf(new URLSearchParams('tab=nothing'))).toBe('overview');
});

test('DLG-18: another tab does not load the page again, the same URL does', () => {
  const isLoaded = (from: string, to: string) =>
    isAnotherLoad({
      currentUrl: new URL(from, 'https://site'),
      nextUrl: new URL(to, 'https://site'),
    } as Parameters<typeof isAnotherLoad>[0]);
  expect(isLoaded('/match/7', '/match/7?tab=events')).toBe(false);
  expect(isLoaded('/match/7?tab=events', '/match/7?tab=events')).toBe(true);
  expect(isLoaded('/match/7', '/match/8')).toBe(true);
});

test('OURS-05: a shared link shows the card of the match, by an absolute URL', async () => {
  const meta = describeMatch(await load('7'));
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://site/api/matches/7/share.png',
  });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://site/match/7' });
  expect(meta).toContainEqual({ property: 'og:title', content: 'الهلال ضد النصر' });
});
