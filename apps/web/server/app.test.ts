import { makeClock } from '@safira/football/time/clock';
import Fastify from 'fastify';
import { pino } from 'pino';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { contextOf, pageContext } from '../app/lib/page.ts';
import { buildWeb } from './app.ts';
import { readConfig } from './config.ts';
import type { WebBuild } from './pages.ts';

/** One route without a component, which prints the zone and the date of its page. */
const loader = ({ context }: LoaderFunctionArgs) => {
  const { zone, today } = context.get(pageContext);
  return new Response(`${zone.name} ${today}`, { headers: { 'content-type': 'text/html' } });
};
const buildOf = (own: typeof loader | ((args: LoaderFunctionArgs) => Promise<Response>)) => ({
  routes: { root: { id: 'root', path: '*', module: { loader: own } } },
  entry: { module: { contextOf } },
  basename: '/',
  ssr: true,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
});

async function open(env: Record<string, string> = {}, own: Parameters<typeof buildOf>[0] = loader) {
  const app = await buildWeb({
    config: readConfig({ API_URL: 'http://127.0.0.1:1', ...env }),
    clock: makeClock({ start: Date.parse('2026-11-21T21:30:00Z'), origin: Date.now() }),
    build: buildOf(own) as unknown as WebBuild, // all that such a route needs of a build
    log: pino({ level: 'silent' }),
  });
  onTestFinished(() => app.close());
  return app;
}

test("HOME-12: a page is rendered for its zone class, on that zone's date", async () => {
  const app = await open();
  const of = async (headers: Record<string, string>) => (await app.inject({ url: '/', headers })).body;
  expect(await of({})).toBe('Asia/Riyadh 2026-11-22');
  expect(await of({ 'x-zone': 'Africa/Tunis' })).toBe('Africa/Tunis 2026-11-21');
  expect(await of({ cookie: 'tz=Asia/Muscat' })).toBe('Asia/Dubai 2026-11-22');
});

test('HOME-12: no answer sets a cookie', async () => {
  const { headers } = await (await open()).inject('/');
  expect(headers['set-cookie']).toBeUndefined();
});

test('OURS-08: with simulated data, no page may be indexed', async () => {
  const app = await open({ DATA_SIMULATED: 'true' });
  expect((await app.inject('/')).headers['x-robots-tag']).toBe('noindex');
  expect((await app.inject('/robots.txt')).body).toContain('Disallow: /');
});

test('OURS-08: with real data, pages may be indexed', async () => {
  const app = await open({ DATA_SIMULATED: 'false' });
  expect((await app.inject('/')).headers['x-robots-tag']).toBeUndefined();
  expect((await app.inject('/robots.txt')).body).not.toContain('Disallow');
});

test('OURS-32: robots.txt names the sitemap of the site, unless the data is simulated', async () => {
  const named = async (env: Record<string, string>) => (await (await open(env)).inject('/robots.txt')).body;
  expect(await named({ DATA_SIMULATED: 'false', SITE_URL: 'https://safira.test' })).toContain(
    '\nSitemap: https://safira.test/sitemap.xml\n',
  );
  expect(await named({ DATA_SIMULATED: 'true' })).not.toContain('Sitemap');
});

test('DLG-17: the URL of a match over a list redirects to the match page', async () => {
  const { statusCode, headers } = await (await open()).inject('/over/match/7');
  expect([statusCode, headers.location]).toEqual([302, '/match/7']);
});

test('HOME-11: an unchanged page is answered with 304', async () => {
  const app = await open();
  const { etag } = (await app.inject('/')).headers;
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('HOME-11: a page is sent in the requested encoding', async () => {
  const app = await open();
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
});

test("API-06: an unreachable API is answered with the API's own error envelope", async () => {
  const answer = await (await open()).inject('/api/matches');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ success: false, code: 'unavailable' });
});

test('AUTH-08: without an edge in front, /api is proxied unchanged', async () => {
  const api = Fastify();
  api.get('/api/matches', (request) => ({ success: true, requested: request.url }));
  const address = await api.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => api.close());
  const app = await open({ API_URL: address });
  expect((await app.inject('/api/matches?date=2026-11-21')).json()).toEqual({
    success: true,
    requested: '/api/matches?date=2026-11-21',
  });
});

test('HOME-11: a request keeps the id it came with', async () => {
  const app = await open();
  const { headers } = await app.inject({ url: '/', headers: { 'x-request-id': 'edge-12345678' } });
  expect(headers['x-request-id']).toBe('edge-12345678');
});

test('HOUSE: API requests of a page carry the address of its reader', async () => {
  const readPage = async ({ context }: LoaderFunctionArgs) => {
    const reading = await context.get(pageContext).read('/whose');
    return new Response(reading.ok ? JSON.stringify(reading.body) : 'failed', {
      headers: { 'content-type': 'text/html' },
    });
  };
  const api = Fastify();
  api.get('/api/whose', ({ headers }) => [headers['x-forwarded-for'], headers['x-page-render']]);
  const address = await api.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => api.close());
  const app = await open({ API_URL: address }, readPage);
  const answer = await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.5' } });
  expect(answer.body).toBe('["203.0.113.5","1"]');
});
