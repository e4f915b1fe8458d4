import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anEdge, anOrigin, NO_ORIGIN } from './an-edge.ts';
import { buildOf, keepAssets } from './keep-assets.ts';
import { renderEdge } from './render.ts';

const DAY_MS = 86_400_000;

let isAway = false;
const working = await anOrigin(({ url, socket }, response) => {
  if (isAway) return void socket.destroy();
  response
    .setHeader('cache-control', 'public, s-maxage=1')
    .setHeader('x-content-type-options', 'nosniff')
    .writeHead(url!.startsWith('/missing') ? 404 : 200)
    .end(url);
});
const { base, folder, settings } = await anEdge({
  api: `${NO_ORIGIN},${working}`,
  web: `${NO_ORIGIN},${working}`,
});
const alone = await anEdge({});
mkdirSync(join(settings.static, 'assets'), { recursive: true });
writeFileSync(join(settings.static, 'assets', 'app-1.js'), 'app');
writeFileSync(join(settings.static, 'favicon.svg'), '<svg/>');
writeFileSync(join(alone.settings.static, '500.html'), 'لا تعمل الآن');

const get = (path: string, init: RequestInit = {}, at = base) =>
  fetch(at + path, { redirect: 'manual', ...init });

test.each([
  ['/', 200],
  ['/about', 200],
  ['/made-up', 404],
  ['/api/matches', 200],
  ['/api/nothing', 404],
  ['/api/matches?limit=0', 400],
  ['/api/health', 200],
  ['/assets/app-1.js', 200],
  ['/assets/app-2.js', 404],
  ['/media/x', 404],
  ['/favicon.svg', 200],
  ['/live/match/01', 404],
  ['/about/', 301],
])('HOUSE: %s answers %i with each security header once', async (path, status) => {
  const { status: found, headers } = await get(path);
  expect(found).toBe(status);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('content-security-policy')).toMatch(/(default|script)-src 'none'/);
});

test.each(['/icons/', '/%ff', '/live', '/match/7x', '/publish', '/index.html', '/PUBLISH/matches'])(
  'HOUSE: %s answers like any other page that is missing',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([404, '/missing']);
  },
);

test.each(['/live/match/01', '/live/match/1e3', '/live/match/7/exists', '/live/', '/live/x'])(
  'HOUSE: %s is no stream',
  async (path) => {
    const answer = await get(path, { headers: { accept: 'text/event-stream' } });
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  },
);

test('HOUSE: a redirect names no host and no port', async () => {
  expect((await get('/about/', { headers: { host: 'evil.test' } })).headers.get('location')).toBe('/about');
  expect((await get('/match/7/')).headers.get('location')).toBe('/match/7');
});

test('HOUSE: with one of two origins down, every request succeeds', async () => {
  for (let id = 1; id <= 20; id++) {
    expect((await get(`/api/matches/${id}`)).status).toBe(200);
    expect((await get(`/match/${id}`)).status).toBe(200);
  }
});

test.each(['/api/matches', '/api/health', '/api/users/me'])(
  'API-06: while no origin answers, %s answers 503 in the envelope',
  async (path) => {
    const answer = await get(path, {}, alone.base);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ success: false, code: 'unavailable' });
  },
);

test('HOUSE: while no origin answers, a page shows an error in Arabic', async () => {
  const answer = await get('/match/7', {}, alone.base);
  expect([answer.status, await answer.text()]).toEqual([502, 'لا تعمل الآن']);
});

test('OURS-09: a cached copy is served while its origin is down', async () => {
  await (await get('/api/matches/77')).text();
  isAway = true;
  await expect
    .poll(async () => (await get('/api/matches/77')).headers.get('x-cache'), { timeout: 5_000 })
    .toMatch(/STALE|UPDATING/);
  isAway = false;
});

test('HOUSE: the error log contains neither queries nor client addresses', async () => {
  await get('/api/search?q=very-personal', {}, alone.base);
  const log = ['nginx-error.log', 'error']
    .map((name) => join(alone.folder, name))
    .filter((file) => existsSync(file));
  expect(log.map((file) => readFileSync(file, 'utf8')).join('')).not.toMatch(/very-personal|client: /);
});

test('HOUSE: assets of a previous build are served for seven days', async () => {
  const archive = join(folder, 'previous', 'assets');
  const now = Date.parse('2026-11-20T00:00:00Z');
  const keep = (at: number) => keepAssets({ from: join(settings.static, 'assets'), archive, now: at });
  writeFileSync(join(settings.static, 'assets', 'old-1.js'), 'old');
  keep(now);
  rmSync(join(settings.static, 'assets', 'old-1.js'));
  keep(now + 6 * DAY_MS);
  const answer = await get('/assets/old-1.js');
  expect([answer.status, await answer.text()]).toEqual([200, 'old']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  keep(now + 8 * DAY_MS);
  expect(existsSync(join(archive, 'old-1.js'))).toBe(false);
  expect(existsSync(join(archive, 'app-1.js'))).toBe(true);
});

test('HOUSE: a page of another build is another cache entry', () => {
  const assets = join(settings.static, 'assets');
  expect(buildOf(assets)).toBe('none');
  writeFileSync(join(assets, 'manifest-a1b2c3.js'), '');
  expect(buildOf(assets)).toBe('a1b2c3');
  const conf = readFileSync(renderEdge({ ...settings, out: join(folder, 'next') }), 'utf8');
  expect(conf).toContain('default "a1b2c3";');
});

test('HOUSE: the rendered configuration, which contains the secret, is readable only by its owner', () => {
  const conf = renderEdge({ ...settings, out: join(folder, 'again') });
  expect(statSync(conf).mode & 0o077).toBe(0);
  expect(() => renderEdge({ ...settings, secret: 'short' })).toThrow('PUBLISH_SECRET');
});
