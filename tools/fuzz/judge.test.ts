import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { operations } from './fixtures/document.ts';
import { makeEdgeJudge, makeJudge } from './judge.ts';
import type { FuzzRequest } from './requests.ts';
import type { FuzzAnswer } from './send.ts';

const operation = operations.find(({ path }) => path === '/api/competitions/search')!;
const request: FuzzRequest = {
  number: 1,
  kind: 'valid',
  operation,
  method: 'GET',
  target: '/api/competitions/search?q=x',
  headers: {},
  body: undefined,
};
const league = {
  id: 39,
  _id: '39',
  apiId: 39,
  name: 'الدوري الإنجليزي',
  originalName: 'Premier League',
  country: 'England',
  countryName: 'إنجلترا',
  logo: null,
  season: 2026,
};

function answered(status: number, value: unknown, headers: FuzzAnswer['headers'] = {}): FuzzAnswer {
  const text = Buffer.from(JSON.stringify(value));
  const body = headers['content-encoding'] === 'gzip' ? gzipSync(text) : text;
  const around = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    'x-request-id': 'an-id-of-ours',
  };
  return { status, headers: { ...around, ...headers }, body, ms: 5 };
}

const judge = makeJudge(operations);
const refusal = (code: string) => ({ success: false, code, message: 'عذرًا' });
const right = answered(200, { success: true, data: [league] });

test.each<[string, FuzzAnswer]>([
  ['the answer of the call', right],
  ['nothing found', answered(200, { success: true, data: [] })],
  ['a refusal', answered(404, refusal('not_found'))],
  ['too many requests', answered(429, refusal('too_many_requests'), { 'retry-after': '60' })],
])('API-06: %s has no fault', (_what, answer) => {
  expect(judge(request, answer)).toEqual([]);
});

test.each<[string, FuzzAnswer]>([
  ['500', answered(500, refusal('internal'))],
  ['503 unavailable', answered(503, refusal('unavailable'), { 'retry-after': '2' })],
  ['with the status 400', answered(400, refusal('not_found'))],
  ['no refusal', answered(400, { error: 'Bad Request', statusCode: 400 })],
  ['no refusal', answered(404, { ...refusal('not_found'), stack: 'at …' })],
  ['without retry-after', answered(429, refusal('too_many_requests'))],
  ['what the document allows is refused', answered(400, refusal('invalid'))],
  ['breaks its contract', answered(200, { success: true, data: [{ ...league, id: '39' }] })],
  ['.secret is not in the document', answered(200, { success: true, data: [{ ...league, secret: 1 }] })],
  ['breaks its contract', answered(200, { success: true, data: [], secret: 1 })],
  ['304 without if-none-match', { ...right, status: 304, body: Buffer.alloc(0) }],
  ['no JSON', { ...right, body: Buffer.from('<p>') }],
  ['content-length wrong', answered(200, { success: true, data: [] }, { 'content-length': '1' })],
  ['content-type text/html', answered(200, { success: true, data: [] }, { 'content-type': 'text/html' })],
  [
    'gzip to a client that did not accept it',
    answered(200, { success: true, data: [] }, { 'content-encoding': 'gzip' }),
  ],
  ['slower than 2 s', { ...right, ms: 2_500 }],
])('API-06: a fault of an answer is reported: %s', (fault, answer) => {
  expect(judge(request, answer).join('\n')).toContain(fault);
});

test.each([
  ['gzip', true],
  ['br, gzip;q=0.5', true],
  ['*', true],
  ['gzip;q=0', false],
  ['*, gzip;q=0.0', false],
  ['x-gzip', false],
])('API-06: a client that accepts «%s» may get gzip: %s', (accepted, isRight) => {
  const packed = answered(200, { success: true, data: [] }, { 'content-encoding': 'gzip' });
  const faults = judge({ ...request, headers: { 'accept-encoding': accepted } }, packed);
  expect(faults.length === 0).toBe(isRight);
});

test.each([
  ['/api/teams/search?q=x', '/api/teams/search'],
  ['/api/teams/liverpool-40', '/api/teams/{id}'],
  ['/api/players/cache/status', '/api/players/cache/status'],
])('API-02: an answer to %s is one of %s', (target, path) => {
  const one = operations.find((other) => other.path === path)!;
  const [fault] = judge({ ...request, kind: 'nearly', operation: one, target }, answered(200, { data: 'x' }));
  expect(fault).toContain(`${path} breaks its contract`);
});

test('API-02: a 200 from a path that the document does not know is a fault', () => {
  const faults = judge({ ...request, target: '/api/unknown' }, right);
  expect(faults).toEqual(['200 from a path that the document does not know']);
});

const edgeJudge = makeEdgeJudge(operations);
const hostile = (target: string): FuzzRequest => ({ ...request, kind: 'hostile', target });
const page = (status: number): FuzzAnswer => ({ ...right, status, headers: { 'content-type': 'text/html' } });

test.each(['/api/teams/..%2F..%2Fetc/passwd', '/api/../about', '//%61bout'])(
  'API-06: through the edge %s is a page: its 404 has no fault, its 502 has one',
  (target) => {
    expect(edgeJudge(hostile(target), page(404))).toEqual([]);
    expect(edgeJudge(hostile(target), page(502))).toEqual(['GET of a page: 502']);
  },
);

test('API-06: through the edge an address with dots is judged as the call that it leads to', () => {
  const target = '/api/teams/..//competitions/%73earch?q=x';
  expect(edgeJudge(hostile(target), right)).toEqual([]);
  const wrong = answered(200, { success: true, data: 'none' });
  expect(edgeJudge(hostile(target), wrong)).toHaveLength(2);
});
