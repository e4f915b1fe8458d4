import { expect, test } from 'vitest';
import { readEmail } from './email-address.ts';

test.each([
  ['Mona.Ali+news@Example.COM', 'mona.ali+news@example.com'],
  ['  mona@example.com ', 'mona@example.com'],
  ['mona@مثال.إختبار', 'mona@xn--mgbh0fb.xn--kgbechtv'],
  ['mona@xn--mgbh0fb.xn--kgbechtv', 'mona@xn--mgbh0fb.xn--kgbechtv'],
  ["o'neil@a-b.co.uk", "o'neil@a-b.co.uk"],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('AUTH-07: the key of the address %s is %s', (typed, key) => {
  expect(readEmail(typed)?.key).toBe(key);
});

test('AUTH-07: an address is kept as it was typed, without the spaces around it', () => {
  expect(readEmail(' Mona@Example.com ')?.text).toBe('Mona@Example.com');
});

test.each([
  '',
  'mona',
  '@example.com',
  'mona@',
  'mona@localhost',
  'mona@127.0.0.1',
  'mona@1.2.3',
  'mona@[::1]',
  'mona@example.com:25',
  'mona@example.com/x',
  'mona@example..com',
  'mona@-example.com',
  'mona..ali@example.com',
  '.mona@example.com',
  'mona ali@example.com',
  'mona@exam ple.com',
  'منى@example.com',
  'a@b@example.com',
  '"mona"@example.com',
  'mona@example.com\n.evil.com',
  `${'a'.repeat(65)}@example.com`,
  `mona@${Array.from('abcd', (letter) => letter.repeat(62)).join('.')}.com`,
])('AUTH-07: %j is no address', (typed) => {
  expect(readEmail(typed)).toBeUndefined();
});
