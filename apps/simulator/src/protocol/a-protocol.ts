import Fastify from 'fastify';
import { Envelope } from '@safira/provider/wire/envelope';
import { z } from 'zod';
import { makeWorld, type World } from '../world/world.ts';
import { protocolRoutes, type ProtocolTools } from './routes.ts';

/** A Saturday afternoon with a league round on. */
export const SATURDAY = Date.parse('2026-11-28T16:20:00Z');

export const aWorld = (seed = 1): World => makeWorld({ seed, mode: 'calendar', isQuiet: false });

type Rest = Partial<Pick<ProtocolTools, 'usage' | 'interventions'>>;

/** The provider's calls over a world whose clock only moves when a test moves it. */
export function aProtocol(world: World, { interventions = () => [], ...rest }: Rest = {}) {
  const app = Fastify();
  const clock = { time: SATURDAY, speed: 1, now: () => clock.time };
  protocolRoutes(app, {
    world,
    clock,
    interventions,
    mediaHost: 'https://media.test',
    ...rest,
  });
  const raw = async (url: string) => (await app.inject(`/${url}`)).body;
  const envelope = async (url: string) => Envelope.parse(JSON.parse(await raw(url)));
  return {
    clock,
    raw,
    envelope,
    /** The items, each parsed with its schema. */
    fetchAll: async <S extends z.ZodType>(schema: S, url: string) =>
      z.array(schema).parse((await envelope(url)).response),
  };
}
