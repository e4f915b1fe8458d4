import Fastify from 'fastify';
import { ZodError } from 'zod';
import { makeFaults } from '../faults/faults.ts';
import { makeCalls } from '../guard/calls.ts';
import { guardCalls } from '../guard/guard.ts';
import { makeOutage } from '../guard/outage.ts';
import { makeLimits } from '../limits/limits.ts';
import { makeWorld } from '../world/world.ts';
import { controlRoutes } from './control-routes.ts';
import { makeInterventions } from './interventions.ts';
import { makeSettableClock } from './settable-clock.ts';

export const START = Date.parse('2026-11-21T18:20:00Z');

export type Live = {
  fixture: number;
  league: number;
  home: string;
  away: string;
  status: string;
  goals: object;
  minutesLeft: number;
};

/** For tests: a whole world whose clock stands still, and the control routes to change it. */
export function aControl() {
  const clock = makeSettableClock({ now: () => START, speed: 1 });
  const tools = {
    seed: 1,
    world: makeWorld({ seed: 1, mode: 'demo', isQuiet: true }),
    clock,
    interventions: makeInterventions(),
    faults: makeFaults(1),
    limits: makeLimits({ clock, allowance: { second: null } }),
    calls: makeCalls(),
    outage: makeOutage(),
  };
  const app = Fastify();
  app.setErrorHandler((error, _, reply) => reply.code(error instanceof ZodError ? 400 : 500).send({}));
  guardCalls(app, tools);
  controlRoutes(app, tools);
  app.get('/fixtures', async () => ({ response: [] }));

  const get = async <T>(call: string) => (await app.inject(`/control/${call}`)).json<T>();
  const live = async () => (await get<{ live: Live[] }>('live')).live;
  return {
    ...tools,
    app,
    get,
    post: (call: string, payload: object = {}) =>
      app.inject({ method: 'POST', url: `/control/${call}`, payload }),
    liveId: async () => (await live()).toSorted((a, b) => b.minutesLeft - a.minutesLeft)[0]!.fixture,
    goalsOf: async (id: number) => (await live()).find(({ fixture }) => fixture === id)?.goals,
  };
}
