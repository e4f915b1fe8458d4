import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Endpoint, endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { entryFault } from './traffic.ts';

test.each(endpoints.map((entry) => [`${entry.method} ${entry.path}`, entry] as const))(
  'HOUSE: the family, access and cache of %s agree with its path',
  (_, entry) => {
    expect(entryFault(entry)).toBeUndefined();
  },
);

const entry = (own: Partial<Endpoint>): Endpoint => ({
  ...endpoint({ method: 'GET', path: '/matches', summary: '', data: z.null() }),
  ...own,
});

test.each<[string, Partial<Endpoint>, RegExp]>([
  ['a cacheable private call', { path: '/users/me', family: 'private', cache: 'live' }, /cacheable/],
  [
    'a cacheable public POST',
    { method: 'POST', path: '/x', family: 'public-post', cache: 'live' },
    /cacheable/,
  ],
  ['a member call in the public family', { access: 'member' }, /for member only/],
  ['a public family below a private prefix', { path: '/auth/me' }, /its path is private/],
  ['a private call by exact path', { method: 'POST', path: '/podcasts/generate' }, /its path is private/],
  ['a write in the family of reads', { method: 'PUT', path: '/matches' }, /its path is public-post/],
])('HOUSE: %s is a fault of the contract', (_, own, fault) => {
  expect(entryFault(entry(own))).toMatch(fault);
});

test('HOUSE: a private call that is not cacheable is no fault, whatever its access', () => {
  const own = { path: '/users/me', family: 'private' } as const;
  expect(entryFault(entry({ ...own, access: 'member' }))).toBeUndefined();
  expect(entryFault(entry({ ...own, access: 'public' }))).toBeUndefined();
});
