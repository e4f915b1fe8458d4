import { expect, test } from 'vitest';
import { encodingFor } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('HOME-11: Accept-Encoding %s is answered with %s', (accept, expected) => {
  expect(encodingFor(accept)).toBe(expected);
});
