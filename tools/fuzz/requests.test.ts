import { expect, test } from 'vitest';
import { operations, words } from './fixtures/document.ts';
import { makeRequest } from './requests.ts';

const source = { seed: 1, operations, words };
const requests = Array.from({ length: 8_000 }, (_, number) => makeRequest(source, number));

test('HOUSE: a request depends only on its seed and its number', () => {
  expect(makeRequest(source, 77)).toEqual(requests[77]);
  expect(makeRequest({ ...source, seed: 2 }, 77)).not.toEqual(requests[77]);
});

test('HOUSE: 55 % of the requests are valid, 25 % nearly valid, 20 % hostile', () => {
  const share = (kind: string) => requests.filter((one) => one.kind === kind).length / requests.length;
  expect(share('valid')).toBeCloseTo(0.55, 1);
  expect(share('nearly')).toBeCloseTo(0.25, 1);
  expect(share('hostile')).toBeCloseTo(0.2, 1);
});

test('HOUSE: every call is made, and the contract accepts the valid ones', () => {
  const valid = requests.filter(({ kind }) => kind === 'valid');
  expect(new Set(valid.map(({ operation }) => operation)).size).toBe(operations.length);
  for (const { operation, target, body } of valid) {
    const { pathname, searchParams } = new URL(target, 'http://localhost');
    const segments = pathname.split('/').map(decodeURIComponent);
    const params = operation.path
      .split('/')
      .flatMap((part, at) => (part.startsWith('{') ? [[part.slice(1, -1), segments[at]]] : []));
    operation.entry.params.parse(Object.fromEntries(params));
    operation.entry.query.parse(Object.fromEntries(searchParams));
    operation.entry.body.parse(JSON.parse(body ?? '{}'));
  }
});

test('HOUSE: targets and headers contain only characters that HTTP allows', () => {
  for (const { target, headers } of requests) {
    expect(target).toMatch(/^[\u0021-\u00ff]+$/);
    for (const value of Object.values(headers)) expect(value).toMatch(/^[\t\u0020-\u007e\u0080-\u00ff]*$/);
  }
});
