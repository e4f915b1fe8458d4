import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Access, type Endpoint, endpoint } from '@safira/contract/endpoint';
import { type AccessRules, authorize, type Caller, signedInCaller } from './access.ts';

const SITE = 'https://safira.test';
const roles = ['member', 'editor', 'admin'] as const;
const callerOf = (role: Caller['role'], hasSecondFactor: boolean): Caller => ({
  userId: 1,
  sessionId: 1,
  role,
  hasSecondFactor,
});
const callers = new Map<string, Caller>(
  roles.flatMap((role) => [
    [`token-of-${role}`, callerOf(role, role !== 'member')] as const,
    [`token-of-${role}-without-second-factor`, callerOf(role, false)] as const,
  ]),
);
const rules: AccessRules = { findCaller: async (token) => callers.get(token), siteOrigin: SITE };

function entryOf(own: Partial<Endpoint>): Endpoint {
  const entry = endpoint({ method: 'GET', path: '/users/me', summary: '', data: z.any(), family: 'private' });
  return { ...entry, ...own };
}

/** Only its headers decide. */
const request = (headers: Record<string, string> = {}) => ({ headers }) as FastifyRequest;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The role of the caller, `visitor`, or the code of the refusal. */
async function outcome(own: Partial<Endpoint>, headers: Record<string, string>): Promise<string> {
  return authorize(entryOf(own), request(headers), rules).then(
    (caller) => caller?.role ?? 'visitor',
    ({ code }: { code: string }) => code,
  );
}

test.each<[Access, string, string]>([
  ['public', 'no token', 'visitor'],
  ['public', 'token-of-member', 'member'],
  ['member', 'no token', 'unauthenticated'],
  ['member', 'unknown-token', 'unauthenticated'],
  ['member', 'token-of-member', 'member'],
  ['member', 'token-of-admin', 'admin'],
  ['editor', 'token-of-member', 'forbidden'],
  ['editor', 'token-of-editor', 'editor'],
  ['admin', 'token-of-editor', 'forbidden'],
  ['admin', 'token-of-admin', 'admin'],
  ['member', 'token-of-admin-without-second-factor', 'admin'],
  ['editor', 'token-of-editor-without-second-factor', 'second_factor_needed'],
  ['editor', 'token-of-admin-without-second-factor', 'second_factor_needed'],
  ['admin', 'token-of-editor-without-second-factor', 'forbidden'],
  ['admin', 'token-of-admin-without-second-factor', 'second_factor_needed'],
])('AUTH-07: a private call for %s is made with %s, the outcome is %s', async (access, token, expected) => {
  const headers = token === 'no token' ? {} : bearer(token);
  expect(await outcome({ access }, headers)).toBe(expected);
});

test.each([
  'token-of-member',
  'bearer token-of-member',
  'Basic token-of-member',
  'Bearer token-of-member and more',
  'x Bearer token-of-member',
  'Bearer  ',
])(
  'AUTH-07: an authorization header «%s» is no bearer token, the caller is a visitor',
  async (authorization) => {
    expect(await outcome({}, { authorization })).toBe('visitor');
  },
);

test('AUTH-06: a public call comes with a token, the token is not even looked up', async () => {
  const findCaller = vi.fn<AccessRules['findCaller']>(rules.findCaller);
  const entry = entryOf({ family: 'public-read' });
  expect(await authorize(entry, request(bearer('token-of-admin')), { ...rules, findCaller })).toBeUndefined();
  expect(findCaller).not.toHaveBeenCalled();
});

test.each<[string, Record<string, string>, string]>([
  ['without Origin, as programs send it', {}, 'member'],
  ['from our own pages', { origin: SITE, 'sec-fetch-site': 'same-origin' }, 'member'],
  ['typed by a person', { 'sec-fetch-site': 'none' }, 'member'],
  ['from another origin', { origin: 'https://evil.test' }, 'forbidden'],
  ['from another port of our host', { origin: `${SITE}:8443` }, 'forbidden'],
  ['from another site', { 'sec-fetch-site': 'cross-site' }, 'forbidden'],
  ['from another subdomain', { 'sec-fetch-site': 'same-site' }, 'forbidden'],
])('AUTH-07: an unsafe private call %s, the outcome is %s %s', async (_, headers, expected) => {
  const all = { ...bearer('token-of-member'), ...headers };
  expect(await outcome({ method: 'PUT', access: 'member' }, all)).toBe(expected);
});

test('AUTH-07: a private read comes from another origin, it is answered: browsers hide the answer', async () => {
  const headers = {
    ...bearer('token-of-member'),
    origin: 'https://evil.test',
    'sec-fetch-site': 'cross-site',
  };
  expect(await outcome({ access: 'member' }, headers)).toBe('member');
});

test.each<[string, Partial<Endpoint>, Record<string, string>, string]>([
  ['the role it needs', { access: 'admin' }, bearer('token-of-member'), 'needs admin'],
  ['the foreign origin', { method: 'PUT' }, { origin: 'https://evil.test' }, 'another origin'],
  ['the kind of site', { method: 'PUT' }, { 'sec-fetch-site': 'cross-site' }, 'Sec-Fetch-Site: cross-site'],
])('AUTH-07: a refusal names %s for the log', async (_, own, headers, detail) => {
  await expect(authorize(entryOf(own), request(headers), rules)).rejects.toThrow(detail);
});

test('AUTH-07: a handler of members without a caller refuses, instead of acting for an unknown account', () => {
  expect(() => signedInCaller(undefined)).toThrow('unauthenticated');
});
