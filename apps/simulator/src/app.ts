import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import type { Clock } from '@safira/football/time/clock';
import { ZodError, z } from 'zod';
import { controlRoutes } from './control/control-routes.ts';
import { makeInterventions } from './control/interventions.ts';
import { makeSettableClock } from './control/settable-clock.ts';
import { makeFaults } from './faults/faults.ts';
import { withStuckMatches } from './faults/stuck-world.ts';
import { makeCalls } from './guard/calls.ts';
import { guardCalls } from './guard/guard.ts';
import { makeOutage } from './guard/outage.ts';
import { guideRoutes } from './guide/guide-routes.ts';
import { type LimitSettings, makeLimits } from './limits/limits.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { makePeopleIndex } from './media/people-index.ts';
import { envelope } from './protocol/envelope.ts';
import { protocolRoutes } from './protocol/routes.ts';
import { videoRoutes } from './videos/video-routes.ts';
import { makeWorld, type WorldSettings } from './world/world.ts';

export type SimulatorSettings = WorldSettings &
  Omit<LimitSettings, 'clock'> & {
    clock: Clock;
    /** The base URL of pictures in answers. */
    mediaUrl?: string;
    log?: FastifyBaseLogger;
  };

/** A simulated provider over HTTP; the caller makes it listen, or injects requests. */
export function buildSimulator({
  clock: given,
  plan,
  allowance,
  mediaUrl,
  log,
  ...settings
}: SimulatorSettings) {
  const { seed } = settings;
  const app = Fastify({
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
  });
  const world = makeWorld(settings);
  const clock = makeSettableClock(given);
  const limits = makeLimits({ clock, ...(plan && { plan }), ...(allowance && { allowance }) });
  const interventions = makeInterventions();
  const faults = makeFaults(seed);
  const calls = makeCalls();
  const outage = makeOutage();
  const mediaHost = mediaUrl ?? 'https://media.api-sports.io';

  app.addHook('onRequest', async (_, reply) => {
    // OURS-08: invented data must not be indexed by search engines.
    reply.headers({ 'cache-control': 'no-store, no-cache, must-revalidate', 'x-robots-tag': 'noindex' });
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
    request.log.error(error);
    return reply.send(error);
  });
  app.setNotFoundHandler(({ url }, reply) => {
    if (url.startsWith('/control/')) return reply.code(404).send({ error: 'no such call' });
    const errors = { endpoint: 'This endpoint do not exist.' };
    return reply.code(200).send(envelope({ get: url.slice(1).split('?')[0]!, query: {}, errors }));
  });

  const guarded = guardCalls(app, { seed, clock, limits, faults, calls, outage });
  protocolRoutes(app, {
    world: withStuckMatches(world, faults.isStuck),
    clock: guarded.clock,
    interventions: interventions.of,
    mediaHost,
    usage: () => ({ plan: limits.plan, current: limits.usedToday(), limitDay: limits.allowance.day }),
  });
  controlRoutes(app, { world, clock, interventions, faults, limits, calls, outage });
  videoRoutes(app, { world, clock, interventions: interventions.of, mediaHost });
  guideRoutes(app, { world, clock });
  mediaRoutes(app, { ...world, findPortrait: makePeopleIndex(world, clock) });
  return app;
}
