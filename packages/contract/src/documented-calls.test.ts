import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { publicFiles } from './files.ts';

/** Section 7 of the specification: method, path, and the query with its defaults. */
const documented: [string, Record<string, unknown>?][] = [
  ['GET /matches', { limit: 200 }],
  ['GET /matches/live'],
  ['GET /matches/upcoming', { days: 7, limit: 50 }],
  ['GET /matches/recent', { days: 7, limit: 50 }],
  ['GET /matches/:id'],
  ['GET /matches/:id/h2h'],
  ['GET /matches/:id/predictions'],
  ['POST /matches/tv-channels/resolve'],
  ['GET /competitions'],
  ['GET /competitions/:id'],
  ['GET /competitions/by-api-id/:id'],
  ['GET /competitions/:id/standings'],
  ['GET /competitions/by-api-id/:id/standings'],
  ['GET /competitions/:id/matches'],
  ['GET /competitions/by-api-id/:id/matches'],
  ['GET /competitions/:id/top-scorers', { limit: 20 }],
  ['GET /competitions/by-api-id/:id/statistics', { limit: 20 }],
  ['GET /competitions/search', { limit: 20 }],
  ['GET /teams'],
  ['GET /teams/search', { limit: 20 }],
  ['GET /teams/:id'],
  ['GET /teams/by-api-id/:id'],
  ['GET /teams/:id/matches', { limit: 10 }],
  ['GET /teams/:id/statistics'],
  ['GET /teams/:id/squad'],
  ['GET /analytics/overview'],
  ['GET /analytics/matches', { period: '30d' }],
  ['GET /analytics/competitions/:id'],
  ['GET /analytics/teams/:id'],
  ['POST /auth/register'],
  ['POST /auth/login'],
  ['POST /auth/logout'],
  ['GET /auth/me'],
  ['PUT /auth/profile'],
  ['PUT /auth/password'],
  ['GET /auth/check-availability'],
  ['GET /users/favorites'],
  ['POST /users/favorites/teams'],
  ['POST /users/favorites/competitions'],
  ['POST /users/favorites/matches'],
  ['DELETE /users/favorites/teams/:id'],
  ['DELETE /users/favorites/competitions/:id'],
  ['DELETE /users/favorites/matches/:id'],
  ['GET /users/dashboard'],
  ['PUT /users/preferences'],
  ['GET /players/search'],
  ['GET /players/:id'],
  ['GET /players/:id/stats/:season'],
  ['GET /players/cache/status'],
  ['GET /news', { page: 1, limit: 5, lang: 'ar', status: 'published' }],
  ['GET /news/featured', { lang: 'ar' }],
  ['GET /news/:slug'],
  ['GET /podcasts/status'],
  ['GET /podcasts/latest'],
  ['GET /podcasts/history', { page: 1, limit: 10 }],
  ['GET /podcasts/stats'],
  ['GET /podcasts/file/:id'],
  ['POST /podcasts/generate'],
  ['DELETE /podcasts/cleanup', { days: 7 }],
  ['GET /health'],
  ['GET /test/football-api'],
  ['GET /test/find-leagues'],
];

const calls = new Map<string, (typeof endpoints)[number]['query']>([
  ...publicFiles.map(({ path, query }) => [`GET ${path}`, query] as const),
  ...endpoints.map(({ method, path, query }) => [`${method} ${path}`, query] as const),
]);

test.each(documented)('API-01: %s is there, with its defaults', (call, defaults = {}) => {
  const query = calls.get(call);
  expect(query, call).toBeDefined();
  for (const [name, value] of Object.entries(defaults))
    expect(query!.shape[name]!.safeParse(undefined), name).toMatchObject({ success: true, data: value });
});

test('API-01: an episode is produced without a body, it is not forced', () => {
  const generate = endpoints.find(({ path }) => path === '/podcasts/generate');
  expect(generate?.body.parse({})).toEqual({ force: false });
});
