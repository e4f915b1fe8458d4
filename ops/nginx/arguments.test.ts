import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../packages/contract/src/endpoints.ts';
import { publicFiles } from '../../packages/contract/src/files.ts';
import { staleRules } from '../../tools/edge-rules/main.ts';
import { anEdge, anOrigin } from './an-edge.ts';

/** Answers with the address that reached it. */
const origin = await anOrigin((request, response) => {
  response.setHeader('cache-control', 'public, s-maxage=60').end(request.url);
});
const { base } = await anEdge({ api: origin, web: origin });

const reached = async (path: string) => {
  const response = await fetch(base + path);
  const url = new URL(await response.text(), base);
  return {
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    cache: response.headers.get('x-cache'),
  };
};

test('HOUSE: the rules of the edge are those that the contract and the routes give today', () => {
  expect(staleRules()).toEqual([]);
});

/** Values that an argument of the contract accepts, read from its JSON Schema. */
function valuesOf(schema: z.core.JSONSchema.BaseSchema): fc.Arbitrary<string> {
  if (schema.enum) return fc.constantFrom(...schema.enum.map(String));
  if (schema.type === 'integer') {
    const [min, max] = [Number(schema.minimum), Number(schema.maximum)];
    return fc
      .oneof(fc.constantFrom(min, max), fc.integer({ min, max: Math.min(max, 2 ** 31 - 1) }))
      .map(String);
  }
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  return fc.string({ unit: 'grapheme', minLength: 1, maxLength: Number(schema.maxLength) });
}

const reads = endpoints.filter(({ family }) => family === 'public-read');

test.each(reads.map((entry) => [entry.path, entry] as const))(
  'API-01: every argument that %s accepts reaches the API through the edge',
  async (_, { path, params, query }) => {
    const properties = (schema: z.ZodObject) =>
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties as Record<
        string,
        z.core.JSONSchema.BaseSchema
      >;
    const drawn = (schema: z.ZodObject) =>
      fc
        .record(
          Object.fromEntries(Object.entries(properties(schema)).map(([name, one]) => [name, valuesOf(one)])),
        )
        .filter((input) => schema.safeParse(input).success);
    const { timezone: _zone, ...shape } = query.shape;
    await fc.assert(
      fc.asyncProperty(drawn(params), drawn(z.object(shape)), async (ids, args) => {
        const address = path.replaceAll(/:(\w+)/g, (_match, name: string) => ids[name]!);
        const passed = await reached(`/api${address}?${new URLSearchParams(args).toString()}`);
        const { timezone: _class, ...rest } = passed.query;
        expect([passed.path, rest]).toEqual([`/api${encodeURI(address)}`, args]);
      }),
      { numRuns: 25, seed: 1 },
    );
  },
);

test('OURS-07: a search term in Arabic reaches the API', async () => {
  expect((await reached(`/api/search?q=${encodeURIComponent('البرسا')}`)).query).toEqual({ q: 'البرسا' });
});

test('OURS-19: all encodings of an Arabic slug share one copy, and other bytes are no page', async () => {
  const path = `/commentator/${encodeURIComponent('معلق-تجريبي-1')}`;
  expect(await reached(path)).toMatchObject({ path, cache: 'MISS' });
  expect(await reached(path.toLowerCase())).toMatchObject({ path, cache: 'HIT' });
  expect(await reached(`${path}.data?_routes=routes%2Fcommentator`)).toMatchObject({ path: `${path}.data` });
  expect(await reached('/commentator/%ff')).toMatchObject({ path: '/missing' });
  const slash = await fetch(`${base}${path}/?x=1`, { redirect: 'manual' });
  expect([slash.status, slash.headers.get('location')]).toEqual([301, path]);
});

test.each([
  '/api/competitions/39/standings?season=02026',
  '/api/matches?limit=201',
  '/api/matches?date=2026-13-01',
  '/api/matches?min=1e3',
])('HOUSE: %s is refused by the edge itself, in the envelope', async (path) => {
  const response = await fetch(base + path);
  expect([response.status, response.headers.get('x-cache')]).toEqual([400, null]);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toMatchObject({ success: false, code: 'invalid' });
});

test.each([
  '/api/matches/01',
  '/api/matches/x',
  '/api/nothing',
  '/api/',
  '/api',
  '/api/auth',
  '/api/newsroom',
  '/api/%ff',
  '/api/teams/A',
])('HOUSE: %s is no address of the API and does not reach it', async (path) => {
  const response = await fetch(base + path);
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }]);
});

test.each([
  ['/api/matches?season=2026&page=2&x=1', '/api/matches'],
  ['/api/competitions/39/standings?x=1&y=2', '/api/competitions/39/standings'],
  ['/api/competitions/39/matches?page=3&season=2025&y=2', '/api/competitions/39/matches?season=2025&page=3'],
  ['/api/matches?timezone=Nowhere/Else', '/api/matches?timezone=Asia/Riyadh'],
  ['/about?_routes=aaa1', '/about'],
  ['/about?date=0001-01-02', '/about'],
  ['/match/7?tab=nothing&x=1', '/match/7'],
  ['/match/7.data?_routes=routes%2Fmatch%2Croot', '/match/7.data'],
  ['/?tab=lineups&apiId=40&search=real', '/'],
  ['/?date=yesterday', '/?date=tomorrow'],
  ['/teams?apiId=40&search=real', '/teams?search=real'],
  ['/team/liverpool-40?search=real', '/team/liverpool-40'],
  ['/made-up-1', '/made-up-2?x=1'],
  ['/match/0', '/made-up-3'],
])('HOUSE: %s shares the cache entry of %s', async (madeUp, own) => {
  await reached(own);
  expect((await reached(madeUp)).cache).toBe('HIT');
});

test.each([
  ['/team?apiId=40&search=real', '/team', { apiId: '40', search: 'real' }],
  ['/team.data?apiId=40', '/team.data', { apiId: '40' }],
  ['/teams?search=real', '/teams', { search: 'real' }],
  ['/?date=2026-11-28', '/', { date: '2026-11-28' }],
  ['/match/7?tab=lineups', '/match/7', { tab: 'lineups' }],
  ['/_root.data?_routes=routes%2Fday', '/_root.data', { _routes: 'routes/day' }],
  ['/match/7.data?_routes=routes%2Fmatch', '/match/7.data', { _routes: 'routes/match' }],
])('HOME-17: %s reaches the web server unchanged', async (address, path, query) => {
  expect(await reached(address)).toMatchObject({ path, query });
});

test('HOUSE: files of the API take no unknown argument', async () => {
  for (const { path } of publicFiles) {
    const address = `/api${path.replace('/sitemaps/:id', '/sitemaps/pages.xml').replace(':id', '7').replace(':slug', 'n-7')}`;
    expect(await reached(`${address}?v=2`)).toMatchObject({ path: address, query: {} });
  }
});

test('COMP-08: the filters of a calendar reach the API', async () => {
  const path = '/api/competitions/by-api-id/7/matches.ics';
  const query = { season: '2026', month: '11', year: '2026', teamIds: '33,40' };
  expect(await reached(`${path}?teamIds=33,40&year=2026&month=11&season=2026`)).toMatchObject({
    path,
    query,
  });
});

test.each(['/sitemap.xml', '/sitemaps/teams-3.xml'])('OURS-32: %s is a file of the API', async (path) => {
  expect(await reached(`${path}?v=2`)).toMatchObject({ path: `/api${path}`, query: {} });
});
