import type { FastifyRequest } from 'fastify';
import { afterAll, expect, test } from 'vitest';
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
] as const)('API-06: the budget %s allows one address %i calls a minute', async (budget, limit) => {
  const { admit } = makeLimiter(redis);
  const calls = Array.from({ length: limit + 2 }, () => admit(budget, '203.0.113.9'));
  expect(await admitted(calls)).toBe(limit);
  await expect(admit(budget, '203.0.113.9')).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await admitted([admit(budget, '203.0.113.10')])).toBe(1);
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
