import { expect, test } from 'vitest';
import { z } from 'zod';
import { readEnv } from '@safira/operations/env';
import { redisAddressOf, storeKeys } from './config.ts';

const url = 'redis://default:secret@127.0.0.1:6380/0';
const read = (env: Record<string, string>) =>
  redisAddressOf(readEnv(z.object(storeKeys), { DATABASE_URL: 'postgres://a@b/c', REDIS_URL: url, ...env }));

test('HOUSE: without Sentinels, Redis is at its URL', () => {
  expect(read({})).toEqual({ url });
  expect(read({ REDIS_SENTINELS: '' })).toEqual({ url });
});

test('HOUSE: Sentinels are hosts with ports, names or addresses of either kind', () => {
  expect(read({ REDIS_SENTINELS: 'redis-1:26379,10.0.0.2:26380,[::1]:26381' })).toEqual({
    url,
    name: 'safira',
    sentinels: [
      { host: 'redis-1', port: 26_379 },
      { host: '10.0.0.2', port: 26_380 },
      { host: '::1', port: 26_381 },
    ],
  });
  expect(read({ REDIS_SENTINELS: 'redis-1:26379', REDIS_NAME: 'scores' })).toMatchObject({ name: 'scores' });
});

test.each(['redis-1', 'redis-1:', 'redis://redis-1:26379', 'redis-1:26379,', 'redis-1:26379 redis-2:26379'])(
  'HOUSE: %o is no list of Sentinels and stops the app',
  (text) => {
    expect(() => read({ REDIS_SENTINELS: text })).toThrow(/REDIS_SENTINELS: host:port/);
  },
);
