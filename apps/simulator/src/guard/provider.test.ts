import { makeProvider } from '@safira/provider/client';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { FaultKind } from '../faults/fault-kinds.ts';
import { makeFaults } from '../faults/faults.ts';
import { withStuckMatches } from '../faults/stuck-world.ts';
import { makeLimits } from '../limits/limits.ts';
import { protocolRoutes } from '../protocol/routes.ts';
import { makeWorld } from '../world/world.ts';
import { makeCalls } from './calls.ts';
import { guardCalls } from './guard.ts';
import { makeOutage } from './outage.ts';

const START = Date.parse('2026-11-28T15:40:00Z');
const LEAGUES = [39, 78, 307];
const world = makeWorld({ seed: 1, mode: 'demo', isQuiet: false });

/** The real client, connected to the guarded protocol without a network. */
function aPair() {
  const clock = { time: START, speed: 1000, now: () => clock.time };
  const app = Fastify();
  const limits = makeLimits({ clock, allowance: { second: null } });
  const faults = makeFaults(1);
  const guarded = guardCalls(app, {
    seed: 1,
    clock,
    limits,
    faults,
    calls: makeCalls(),
    outage: makeOutage(),
  });
  protocolRoutes(app, {
    world: withStuckMatches(world, faults.isStuck),
    clock: guarded.clock,
    interventions: () => [],
    mediaHost: 'http://simulator',
  });
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const { body, statusCode, headers } = await app.inject(pathname + search);
    const isEmpty = statusCode === 204;
    return new Response(isEmpty ? null : body, {
      status: statusCode,
      headers: headers as Record<string, string>,
    });
  };
  const provider = makeProvider({ baseUrl: 'http://simulator', key: 'k', clock, fetch, perSecond: 1000 });
  return {
    clock,
    app,
    faults,
    meet: (kind: FaultKind, times = 1) => faults.add({ kind, times }),
    live: () => provider.liveFixtures({ leagues: LEAGUES }),
    items: async (url: string) => Answer.parse((await app.inject(url)).json()).response,
  };
}

const Named = z.looseObject({ id: z.number().nullable() });
const Answer = z.object({
  response: z.array(
    z.object({
      fixture: z.object({
        id: z.number(),
        timestamp: z.number(),
        status: z.looseObject({ short: z.string() }),
      }),
      goals: z.object({ home: z.number().nullable(), away: z.number().nullable() }),
      events: z.array(z.looseObject({ type: z.string(), player: Named, assist: Named })).default([]),
      lineups: z.array(z.looseObject({ startXI: z.array(z.object({ player: Named })) })).default([]),
    }),
  ),
});

test.each([
  ['rate-limit', 3, 'rate-limited'],
  ['http-429', 3, 'rate-limited'],
  ['quota-spent', 1, 'quota-spent'],
  ['http-500', 3, 'unavailable'],
  ['http-499', 3, 'unavailable'],
  ['http-503', 3, 'unavailable'],
  ['html', 1, 'malformed'],
  ['half-json', 1, 'malformed'],
] as const)('HOME-14: %s, %i times, is %s for the client', async (kind, times, expected) => {
  const { live, meet } = aPair();
  meet(kind, times);
  await expect(live()).rejects.toMatchObject({ name: 'ProviderError', kind: expected });
});

test('HOME-14: an answer without a body is a failure for the client', async () => {
  const { live, meet } = aPair();
  meet('http-204', 3);
  await expect(live()).rejects.toMatchObject({ name: 'ProviderError' });
});

test.each(['rate-limit', 'http-500'] as const)(
  'HOME-14: after one %s the client gets its answer',
  async (kind) => {
    const { live, meet } = aPair();
    meet(kind);
    expect((await live()).observations.length).toBeGreaterThanOrEqual(2);
  },
);

test.each([
  ['bad-item', 1],
  ['mistyped-item', 1],
  ['wrong-types', Infinity],
] as const)('HOME-14: %s loses the client at most %d of the matches', async (kind, most) => {
  const { live, meet } = aPair();
  const all = (await live()).observations.length;
  expect(all).toBeGreaterThan(1);
  meet(kind);
  const { observations, refused } = await live();
  const lost = Math.min(most, all);
  expect([observations.length, refused.length]).toEqual([all - lost, lost]);
});

test('HOME-14: a stale answer is that of 90 seconds ago', async () => {
  const { app, clock, meet } = aPair();
  const fetchLive = async () => (await app.inject('/fixtures?live=all')).body;
  const before = await fetchLive();
  clock.time += 90_000;
  const now = await fetchLive();
  meet('stale');
  expect(now).not.toBe(before);
  expect(await fetchLive()).toBe(before);
  expect(await fetchLive()).toBe(now);
});

test('DLG-06: swapped, edited and removed events show in full answers', async () => {
  const { items, meet } = aPair();
  const live = await items('/fixtures?live=all');
  const { id } = live.find(({ events }) => events.some(({ type }) => type === 'subst'))!.fixture;
  const url = `/fixtures?id=${id}`;
  const [match] = await items(url);
  meet('swapped-substitutions');
  const [swapped] = await items(url);
  const substitutions = (list: typeof match) => list!.events.filter(({ type }) => type === 'subst');
  expect(substitutions(swapped).map(({ player, assist }) => [assist.id, player.id])).toEqual(
    substitutions(match).map(({ player, assist }) => [player.id, assist.id]),
  );
  meet('removed-events');
  expect((await items(url))[0]!.events).toHaveLength(match!.events.length - 1);
  meet('edited-events');
  expect((await items(url))[0]!.events).not.toEqual(match!.events);
  meet('second-ids');
  const [again] = await items(url);
  expect(again!.lineups).not.toEqual(match!.lineups);
  expect(again!.events).toEqual(match!.events);
  meet('bad-grids');
  expect((await items(url))[0]!.lineups).not.toEqual(match!.lineups);
  expect(await items(url)).toEqual([match]);
});

test('HOME-18: a stuck match is in the live list after its end', async () => {
  const { items, faults, clock } = aPair();
  const live = await items('/fixtures?live=all');
  const { id } = live.find(({ fixture }) => fixture.status.short === '2H')!.fixture;
  clock.time += 70 * 60_000;
  const isLive = async () => (await items('/fixtures?live=all')).some(({ fixture }) => fixture.id === id);
  expect(await isLive()).toBe(false);
  faults.stick(id);
  expect(await isLive()).toBe(true);
  expect((await items(`/fixtures?id=${id}`))[0]!.fixture.status).toMatchObject({ short: '2H', elapsed: 90 });
});
