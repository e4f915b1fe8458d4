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
const rules: AccessRules = {
  findCaller: async (token) => callers.get(token),
  siteOrigin: SITE,
  now: () => NOW,
};

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

const NOW = Date.parse('2026-11-21T18:00:00Z');
const receivedAgo = (seconds: number) => ({ 'x-received-at': (NOW / 1_000 - seconds).toFixed(3) });

test.each<[string, boolean, Partial<Endpoint>, Record<string, string>]>([
  ['a change that the edge received just now', true, { method: 'DELETE' }, receivedAgo(0.002)],
  ['a change from an edge whose clock is slow', true, { method: 'DELETE' }, receivedAgo(9.9)],
  ['a change from an edge whose clock is fast', true, { method: 'DELETE' }, receivedAgo(-30)],
  ['a change that does not come from an edge', true, { method: 'DELETE' }, {}],
  ['a change that a cut network held back', false, { method: 'DELETE' }, receivedAgo(10.1)],
  ['a sign-in that a cut network held back', false, { method: 'POST', access: 'public' }, receivedAgo(30)],
  ['a read that a cut network held back', true, {}, receivedAgo(30)],
])('AUTH-09: %s arrives, is it carried out: %s', async (_, isCarriedOut, own, headers) => {
  const all = { ...bearer('token-of-member'), ...headers };
  const carriedOut = authorize(entryOf({ access: 'member', ...own }), request(all), rules).then(
    () => true,
    ({ code }: { code: string }) => code !== 'unavailable',
  );
  expect(await carriedOut).toBe(isCarriedOut);
});

test('AUTH-09: finding the caller takes 11 s, the change is refused, because its sender gave up', async () => {
  let now = NOW;
  const findCaller: AccessRules['findCaller'] = async (token) => {
    now += 11_000;
    return rules.findCaller(token);
  };
  const late = request({ ...bearer('token-of-member'), ...receivedAgo(0) });
  const change = entryOf({ method: 'DELETE', access: 'member' });
  await expect(authorize(change, late, { ...rules, findCaller, now: () => now })).rejects.toThrow(
    'received 11 s ago',
  );
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
