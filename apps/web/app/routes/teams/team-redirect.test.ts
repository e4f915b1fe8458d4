import { makeClock } from '@safira/football/time/clock';
import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { buildWeb } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import type { WebBuild } from '../../../server/pages.ts';
import { contextOf } from '../../lib/page.ts';
import { loader } from './team-redirect.tsx';

const build = {
  routes: {
    root: { id: 'root', path: '', module: {} },
    team: { id: 'team', parentId: 'root', path: 'team', module: { loader } },
  },
  entry: { module: { contextOf } },
  basename: '/',
  ssr: true,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as WebBuild; // all that a route without a component needs

/** The web server in front of an API that knows one team. */
async function open() {
  const api = Fastify();
  api.get('/api/teams/by-api-id/40', () => ({ success: true, data: { _id: 'liverpool-40' } }));
  const address = await api.listen({ port: 0, host: '127.0.0.1' });
  const web = await buildWeb({
    config: readConfig({ API_URL: address }),
    clock: makeClock({ start: Date.parse('2026-11-21T21:30:00Z'), origin: Date.now() }),
    build,
    log: pino({ level: 'silent' }),
  });
  onTestFinished(async () => {
    await web.close();
    await api.close();
  });
  return { web, api };
}

const term = encodeURIComponent('ليفربول');

test.each([
  ['/team?apiId=40&search=x', '/team/liverpool-40'],
  [`/team?apiId=41&search=${term}`, `/teams?search=${term}`],
  [`/team?search=${term}`, `/teams?search=${term}`],
  ['/team?apiId=40x', '/teams'],
  ['/team?apiId=41', '/teams'],
  ['/team', '/teams'],
])('HOME-17: %s redirects to %s, which is not cached', async (url, location) => {
  const { web } = await open();
  const { statusCode, headers } = await web.inject(url);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, location, 'no-store']);
});

test('TEAM-03: when the API is unreachable, the term is searched for', async () => {
  const { web, api } = await open();
  await api.close();
  expect((await web.inject('/team?apiId=40&search=x')).headers.location).toBe('/teams?search=x');
});
