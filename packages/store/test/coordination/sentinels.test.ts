import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { redisUrl } from '@safira/testkit/engines';
import { type OwnEngine, ownRedis, ownSentinel } from '@safira/testkit/own-engines';
import { freePort } from '@safira/testkit/ports';
import { redisCli } from '@safira/testkit/stack';
import { redisAddressOf } from '../../src/config.ts';
import { type BusMessage, listenToBus, publishToBus } from '../../src/coordination/bus.ts';
import { openRedis } from '../../src/redis.ts';

const name = 'scores';
const primary = await freePort();
const replica = await freePort();
const sentinelPorts = [await freePort(), await freePort(), await freePort()];
const engines: OwnEngine[] = [
  ownRedis(primary),
  ownRedis(replica, { primary }),
  ...sentinelPorts.map((port) => ownSentinel(port, { name, primary })),
];
const address = redisAddressOf({
  REDIS_URL: redisUrl(3, await freePort()), // nothing listens there
  REDIS_SENTINELS: sentinelPorts.map((port) => ({ host: '127.0.0.1', port })),
  REDIS_NAME: name,
});
/** A Sentinel that stood still for two seconds takes no part for thirty. */
const PATIENCE = { timeout: 90_000, interval: 100 };

beforeAll(async () => {
  for (const engine of engines) await engine.start();
  const fieldsOf = (port: number) => redisCli(redisUrl(0, port), 'sentinel', 'master', name).split('\n');
  const numberOf = (port: number, field: string) => {
    const fields = fieldsOf(port);
    return Number(fields[fields.indexOf(field) + 1]);
  };
  // Until then they could not agree on another primary.
  for (const port of sentinelPorts) {
    await vi.waitFor(
      () => expect([numberOf(port, 'num-other-sentinels'), numberOf(port, 'num-slaves')]).toEqual([2, 1]),
      PATIENCE,
    );
  }
});

afterAll(async () => {
  for (const engine of engines) await engine.remove();
});

test('HOME-14: the primary of three Sentinels is killed, commands and bus go on at the replica', async () => {
  const [redis, listening] = [openRedis(address), openRedis(address)];
  const heads: number[] = [];
  listenToBus(listening, (event) => 'head' in event && heads.push(event.head));
  const publish = (head: number) =>
    publishToBus(redis, { prev: 0, head, changed: [], live: [] } satisfies BusMessage);
  const publishAndReceive = async (head: number) => {
    await publish(head).catch(() => {});
    return heads;
  };
  try {
    await redis.set('kept', 'yes');
    expect(redis.options).toMatchObject({ db: 3 });
    expect(redisCli(redisUrl(3, primary), 'get', 'kept')).toBe('yes\n');
    await expect.poll(() => publishAndReceive(1), PATIENCE).toContain(1);

    await engines[0]!.kill();
    const killedAt = performance.now();
    await expect.poll(() => publishAndReceive(2), PATIENCE).toContain(2);
    console.warn(`bus silent for ${Math.round(performance.now() - killedAt)} ms`);
    await redis.set('after', 'too');
    expect(redisCli(redisUrl(3, replica), 'get', 'after')).toBe('too\n');
  } finally {
    redis.disconnect();
    listening.disconnect();
  }
});

test('HOME-14: a frozen primary loses its clients to the replica while its connections stay open', async () => {
  const redis = openRedis(address);
  try {
    await engines[0]!.start(); // as the replica of the other one
    const roleOf = (port: number) => redisCli(redisUrl(0, port), 'role').split('\n');
    // One that has not copied the data yet may not follow as the primary.
    await expect
      .poll(() => roleOf(primary), PATIENCE)
      .toEqual(expect.arrayContaining(['slave', 'connected']));
    await redis.set('before', '1');
    engines[1]!.pause();
    await expect.poll(() => roleOf(primary)[0], PATIENCE).toBe('master');
    await expect.poll(() => redis.stream.remotePort, PATIENCE).toBe(primary);
    await redis.set('frozen', '2');
    expect(redisCli(redisUrl(3, primary), 'get', 'frozen')).toBe('2\n');
  } finally {
    engines[1]!.resume();
    redis.disconnect();
  }
});
