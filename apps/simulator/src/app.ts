import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import type { Clock } from '@safira/football/clock';
import { ZodError, z } from 'zod';
import { controlRoutes } from './control-routes.ts';
import { envelope, fixturesRoutes } from './fixtures-routes.ts';
import { makeSimulation } from './simulation.ts';

export type SimulatorSettings = { seed: number; quiet: boolean; clock: Clock; log?: FastifyBaseLogger };

/** A pretend provider over HTTP; the caller makes it listen, or injects requests. */
export function buildSimulator({ seed, quiet, clock, log }: SimulatorSettings) {
  const app = Fastify({
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
  });
  const simulation = makeSimulation({ seed, quiet, clock });

  app.addHook('onRequest', async (_, reply) => {
    // OURS-08: nothing invented is to be found by a search engine.
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

  fixturesRoutes(app, simulation);
  controlRoutes(app, simulation);
  return app;
}
