import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const of = (path: string) => returnPath(`?${new URLSearchParams({ return: path })}`);

test.each([
  '/',
  '/match/7',
  '/match/7?tab=lineups',
  '/teams?search=%D8%A7%D9%84',
  '/?date=2026-11-21#zone',
  '/search?q=//evil.example',
  '/team/a:b@c',
])('AUTH-02: ?return=%s leads there', (path) => {
  expect(of(path)).toBe(path);
});

test.each([
  ['nothing', ''],
  ['another site', 'https://evil.example/'],
  ['another site without a scheme', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a backslash for the second slash', '/\\evil.example'],
  ['a backslash for the first', '\\/evil.example'],
  ['a backslash later in the path', '/match\\7'],
  ['a tab between the slashes', '/\t/evil.example'],
  ['a line feed between the slashes', '/\n/evil.example'],
  ['a carriage return', '/\r/evil.example'],
  ['a null character', '/\0/evil.example'],
  ['a space before the slashes', ' //evil.example'],
  ['a C1 control character', '/\u0085/evil.example'],
  ['dots that leave two slashes', '/.//evil.example'],
  ['dots that climb to two slashes', '/match/..//evil.example'],
  ['encoded dots that leave two slashes', '/%2e//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a relative path', 'match/7'],
  ['a user name before the host', '//safira.example@evil.example'],
  ['an address that cannot be parsed', '//[evil'],
  ['the page of signing in', '/login?return=/login'],
  ['the page of registering', '/register'],
  ['the page of a link', '/reset'],
])('AUTH-02: ?return= with %s leads to the home page', (_, path) => {
  expect(of(path)).toBe('/');
});

test('AUTH-02: without an argument the way leads to the home page; of several the first counts', () => {
  expect(returnPath('')).toBe('/');
  expect(returnPath('?return=/teams&return=//evil.example')).toBe('/teams');
});
