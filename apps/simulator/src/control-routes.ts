import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { FaultKind } from './faults.ts';
import type { Simulation } from './simulation.ts';
import { isGoal, isLive, type Intervention, type MatchNow } from './world.ts';

const MINUTE_MS = 60_000;

const Target = z.object({ fixture: z.int().positive() });
const SidedTarget = Target.extend({ side: z.enum(['home', 'away']) });
const FaultOrder = z.object({ kind: FaultKind, times: z.int().min(1).max(1000).default(1) });

/** The hand from outside, for tests and demos. No part of the provider's protocol. */
export function controlRoutes(app: FastifyInstance, simulation: Simulation) {
  const { clock, world, interventions, faults, limits } = simulation;
  const moment = () => ({ now: clock.now(), interventions: interventions.of });

  function intervene(reply: FastifyReply, fixture: number, what: (match: MatchNow) => Intervention | string) {
    const match = world.findMatch(fixture, moment());
    if (!match) return refuse(reply, 404, 'no such fixture');
    if (!isLive(match)) return refuse(reply, 409, `not being played: ${match.phase}`);
    const done = what(match);
    if (typeof done === 'string') return refuse(reply, 409, done);
    interventions.add(fixture, done);
    const after = world.findMatch(fixture, { now: done.at, interventions: interventions.of })!;
    return { ...summary(after, done.at), at: new Date(done.at).toISOString() };
  }

  for (const kind of ['goal', 'card'] as const) {
    app.post(`/control/${kind}`, async ({ body }, reply) => {
      const { fixture, side } = SidedTarget.parse(body);
      return intervene(reply, fixture, () => ({ at: clock.now(), kind, side }));
    });
  }

  app.post('/control/cancel-goal', async ({ body }, reply) => {
    const { fixture } = Target.parse(body);
    return intervene(reply, fixture, ({ incidents }) =>
      incidents.some(isGoal) ? { at: clock.now(), kind: 'cancel' } : 'there is no goal to take off',
    );
  });

  app.post('/control/fault', async ({ body }) => {
    const { kind, times } = FaultOrder.parse(body);
    faults.add(kind, times);
    return { waiting: faults.waiting() };
  });

  app.get('/control/live', async () => {
    const { now } = moment();
    const live = world.liveMatches(moment()).map((match) => summary(match, now));
    return { now: new Date(now).toISOString(), live };
  });

  app.post('/control/reset', async () => {
    interventions.reset();
    faults.reset();
    limits.reset();
    return { reset: true };
  });
}

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply.code(status).send({ error: message });
}

function summary({ fixture, phase, minute, goals, endsAt }: MatchNow, now: number) {
  return {
    fixture: fixture.id,
    league: fixture.league.id,
    home: fixture.home.name,
    away: fixture.away.name,
    status: phase,
    elapsed: minute?.elapsed ?? null,
    extra: minute?.extra ?? null,
    goals,
    /** Whole minutes of the world until the final whistle, for tests that need time. */
    minutesLeft: endsAt === null ? null : Math.floor((endsAt - now) / MINUTE_MS),
  };
}
