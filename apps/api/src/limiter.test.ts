import type { FastifyRequest } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { AppError } from '@safira/contract/errors';
import { openRedis } from '@safira/store/redis';
import { admitRead, clientNetwork, makeLimiter } from './limiter.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
  ['', ''],
])('HOUSE: the address %s counts as the network %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

// A port on which nothing listens: Redis is unavailable, and each process counts alone.
const redis = openRedis('redis://127.0.0.1:1');
afterAll(() => redis.disconnect());

const admitted = async (admissions: Promise<void>[]) =>
  (await Promise.allSettled(admissions)).filter(({ status }) => status === 'fulfilled').length;

test.each([
  ['read', 600],
  ['render', 600],
  ['write', 60],
  ['auth', 10],
  ['sync', 10],
  ['all-syncs', 60],
  ['sign-in-minute', 10],
  ['sign-in-hour', 100],
  ['sign-in-account', 10],
  ['sign-in-strangers', 100],
  ['register', 10],
  ['availability', 10],
  ['confirm', 10],
] as const)('API-06: the budget %s allows one address %i calls in its time', async (budget, limit) => {
  const { admit } = makeLimiter(redis);
  const calls = Array.from({ length: limit + 2 }, () => admit(budget, '203.0.113.9'));
  expect(await admitted(calls)).toBe(limit);
  await expect(admit(budget, '203.0.113.9')).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await admitted([admit(budget, '203.0.113.10')])).toBe(1);
});

test.each([
  ['write', 60],
  ['sign-in-minute', 60],
  ['sign-in-account', 900],
  ['sign-in-hour', 3_600],
  ['register', 3_600],
  ['availability', 3_600],
  ['confirm', 900],
  ['sign-in-strangers', 86_400],
] as const)(
  'API-06: the budget %s is used up, the refusal says that it is full again in %i s',
  async (budget, seconds) => {
    const { admit } = makeLimiter(redis);
    await admitted(Array.from({ length: 100 }, () => admit(budget, '203.0.113.9')));
    const refusal = (await admit(budget, '203.0.113.9').catch((error: unknown) => error)) as AppError; // it is full
    expect(refusal.retryAfterSeconds).toBeGreaterThan(seconds - 5);
    expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(seconds);
  },
);

test('AUTH-07: an attempt that is given back may be made again', async () => {
  const { admit, giveBack } = makeLimiter(redis);
  await admitted(Array.from({ length: 10 }, () => admit('sign-in-minute', '203.0.113.9')));
  await giveBack('sign-in-minute', '203.0.113.9');
  const calls = [admit('sign-in-minute', '203.0.113.9'), admit('sign-in-minute', '203.0.113.9')];
  expect(await admitted(calls)).toBe(1);
});

test('API-06: one budget is used up, the others of the address are not', async () => {
  const { admit } = makeLimiter(redis);
  await admitted(Array.from({ length: 11 }, () => admit('auth', '203.0.113.9')));
  expect(await admitted([admit('sync', '203.0.113.9'), admit('write', '203.0.113.9')])).toBe(2);
});

test('API-06: the addresses of one household share a budget', async () => {
  const { admit } = makeLimiter(redis);
  const calls = Array.from({ length: 20 }, (_, n) => admit('auth', `2001:db8:1:2::${n + 1}`));
  expect(await admitted(calls)).toBe(10);
});

test.each<[string, Record<string, string>, string[]]>([
  ['a reader', { 'x-forwarded-for': '203.0.113.9' }, ['read 203.0.113.9']],
  [
    'our web server for a reader',
    { 'x-forwarded-for': '203.0.113.9', 'x-page-render': '1' },
    ['render 203.0.113.9'],
  ],
  ['a process of ours', {}, []],
])('API-06: an answer is built for %s, %j, it is counted as %j', async (_, headers, expected) => {
  const counted: string[] = [];
  const limiter = { admit: async (budget: string, key: string) => void counted.push(`${budget} ${key}`) };
  // Nothing else of the request is read.
  await admitRead(limiter, { headers, ip: '203.0.113.9' } as unknown as FastifyRequest);
  expect(counted).toEqual(expected);
});
