import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './sealed-secret.ts';

const account = { key: Buffer.alloc(32, 7), userId: 5 };
const secret = Buffer.from('12345678901234567890');

test('AUTH-12: a stored secret differs each time, does not contain the secret and opens again', () => {
  const [first, second] = [sealSecret(account, secret), sealSecret(account, secret)];
  expect(first.equals(second)).toBe(false);
  expect(first.includes(secret)).toBe(false);
  expect(openSecret(account, first)).toEqual(secret);
});

test.each([
  ['with another key', { ...account, key: Buffer.alloc(32, 8) }],
  ['as that of another account', { ...account, userId: 6 }],
])('AUTH-12: a stored secret does not open %s', (_, other) => {
  expect(() => openSecret(other, sealSecret(account, secret))).toThrow('ACCOUNT_KEY');
});

test('AUTH-12: a changed byte of a stored secret is noticed', () => {
  const stored = sealSecret(account, secret);
  stored[stored.length - 1]! ^= 1;
  expect(() => openSecret(account, stored)).toThrow('ACCOUNT_KEY');
});
