import { expect, test } from 'vitest';
import { base32 } from './base32.ts';
import { findTotpStep, totpCode, totpStep, totpUri } from './totp.ts';

/** Of the vectors in RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('AUTH-12: at %i seconds the code has the last six digits of RFC 6238: %s', (seconds, vector) => {
  expect(totpCode(secret, totpStep(seconds * 1_000))).toBe(vector.slice(-6));
});

test.each([
  [-61, false],
  [-31, true],
  [0, true],
  [31, true],
  [61, false],
])('AUTH-12: a code of %i seconds from now is right: %s', (seconds, isRight) => {
  const now = 1_000_000 * 30_000 + 15_000;
  const step = totpStep(now + seconds * 1_000);
  expect(findTotpStep(secret, totpCode(secret, step), now)).toBe(isRight ? step : undefined);
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('AUTH-12: «%s» in base32 is %s, as in RFC 4648', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test('AUTH-12: the address for the app has the account, the secret and the name of the site', () => {
  const uri = new URL(totpUri(secret, 'mona+x@example.com'));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/صافرة:mona+x@example.com',
  ]);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'صافرة',
  });
});
