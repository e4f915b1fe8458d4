import { expect, test } from 'vitest';
import { encodingOf, isKnownVersion, requestId } from './http.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['brotli, x-gzip', 'identity'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('HOME-11: Accept-Encoding %s is answered with %s', (accept, expected) => {
  expect(encodingOf(accept)).toBe(expected);
});

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['W/"aa"', false],
  ['', false],
  [undefined, false],
])('HOUSE: If-None-Match %s, the version W/"a" is known: %s', (ifNoneMatch, expected) => {
  expect(isKnownVersion(ifNoneMatch, 'W/"a"')).toBe(expected);
});

test("HOUSE: the edge sends a valid request id, it is used; anything else is replaced by one's own", () => {
  expect(requestId('0123456789abcdef')).toBe('0123456789abcdef');
  const others = [undefined, 'short', 'with spaces in it', ['0123456789abcdef'], 'x'.repeat(65)].map(
    requestId,
  );
  expect(others.every((id) => /^[\da-f-]{36}$/.test(id))).toBe(true);
});
