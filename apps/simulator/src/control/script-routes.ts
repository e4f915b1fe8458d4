import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Script } from '../world/script/script.ts';
import { summary } from './summary.ts';
import { momentOf, type ControlTools } from './tools.ts';

const Target = z.looseObject({ fixture: z.int().positive() });

/** HOUSE: fixes what is reported of a match from now on; a later script of the same match replaces the first. */
export function scriptRoutes(app: FastifyInstance, tools: ControlTools) {
  const { world, clock } = tools;

  app.post('/control/script', async ({ body }, reply) => {
    const { fixture: id, ...parts } = Target.parse(body);
    const script = Script.parse(parts);
    const fixture = world.findFixture(id, clock.now());
    if (!fixture) return reply.code(404).send({ error: 'no such fixture' });
    const moment = momentOf(tools);
    world.scripts.set(fixture, { at: moment.now, script });
    return summary(world.match(fixture, moment), moment.now);
  });
}
