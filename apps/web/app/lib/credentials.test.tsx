import { endpoints } from '@safira/contract/endpoints';
import { familyAt, privateCalls, privatePrefixes } from '@safira/contract/traffic';
import { expect, test } from 'vitest';
import { credentials, isPrivateCall } from './credentials.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const paths = [
  ...privatePrefixes.flatMap(({ prefix }) => [`${prefix}anything`, prefix.slice(0, -1), `/x${prefix}`]),
  ...privateCalls.flatMap(({ path }) => [path, `${path}/more`]),
  ...endpoints.map(({ path }) => path),
];

test.each(methods)('AUTH-06: the browser treats as private what the contract calls private: %s', (method) => {
  for (const path of paths) {
    const isPrivate = familyAt(method, path) === 'private';
    expect(isPrivateCall(method, path), path).toBe(isPrivate);
    expect(isPrivateCall(method, `${path}?page=2`), path).toBe(isPrivate);
  }
});

test('AUTH-06: a private call carries the token of the session, a public one does not', () => {
  expect(credentials('GET', '/users/me', 'abc')).toEqual({ authorization: 'Bearer abc' });
  expect(credentials('POST', '/podcasts/generate', 'abc')).toEqual({ authorization: 'Bearer abc' });
  expect(credentials('GET', '/podcasts/generate', 'abc')).toEqual({});
  expect(credentials('GET', '/matches', 'abc')).toEqual({});
});

test('AUTH-06: without a session a private call carries none', () => {
  expect(credentials('GET', '/users/me', null)).toEqual({});
});
