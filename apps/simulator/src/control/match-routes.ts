import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Fixture, Intervention, MatchNow } from '../world/model.ts';
import { isGoal } from '../world/play/score.ts';
import { planDerby } from './derby.ts';
import { isLive, liveMatches } from '../world/live-matches.ts';
import { Script } from '../world/script/script.ts';
import { summary } from './summary.ts';
import { recordOf } from './record.ts';
import { momentOf, type ControlTools } from './tools.ts';

/** The most ids in one request. */
const MOST_RECORDS = 50;

const Id = z.int().positive();
const Target = z.object({ fixture: Id });
const SidedTarget = Target.extend({ side: z.enum(['home', 'away']) });
const IdParam = z.coerce.number().pipe(Id);
/** `1-2-3`, the provider's list format. */
const Ids = z
  .string()
  .transform((text) => text.split('-').map(Number))
  .pipe(z.array(Id).max(MOST_RECORDS));
const RecordQuery = z.union([
  z.strictObject({ fixture: IdParam, at: z.coerce.date().optional() }),
  z.strictObject({ fixtures: Ids, at: z.coerce.date().optional() }),
  z.strictObject({
    from: z.coerce.date(),
    to: z.coerce.date(),
    leagues: Ids.optional(),
    at: z.coerce.date().optional(),
  }),
]);
const DerbyOrder = z.object({
  league: Id.optional(),
  home: Id.optional(),
  away: Id.optional(),
  mayPlayTwice: z.boolean().optional(),
  /** Applies before a client can have requested the match. */
  script: Script.optional(),
});

/** HOME-14: the control calls for matches: score, book, cancel a goal, end, start a derby, read the full record. */
export function matchRoutes(app: FastifyInstance, tools: ControlTools) {
  const { clock, world, interventions } = tools;
  let derbies = 0;

  function intervene(reply: FastifyReply, id: number, what: (match: MatchNow) => Intervention | string) {
    const fixture = world.findFixture(id, clock.now());
    if (!fixture) return refuse(reply, 404, 'no such fixture');
    const match = world.match(fixture, momentOf(tools));
    if (!isLive(match)) return refuse(reply, 409, `not being played: ${match.phase}`);
    const done = what(match);
    if (typeof done === 'string') return refuse(reply, 409, done);
    interventions.add(id, done);
    const after = world.match(fixture, { now: done.at, interventions: interventions.of });
    return { ...summary(after, done.at), at: new Date(done.at).toISOString() };
  }

  for (const kind of ['goal', 'card'] as const) {
    app.post(`/control/${kind}`, async ({ body }, reply) => {
      const { fixture, side } = SidedTarget.parse(body);
      return intervene(reply, fixture, ({ phase }) =>
        phase === 'P' ? 'the shoot-out is under way' : { at: clock.now(), kind, side },
      );
    });
  }

  app.post('/control/cancel-goal', async ({ body }, reply) => {
    const { fixture } = Target.parse(body);
    return intervene(reply, fixture, ({ incidents }) =>
      incidents.some(isGoal) ? { at: clock.now(), kind: 'cancel' } : 'there is no goal to cancel',
    );
  });

  app.post('/control/end', async ({ body }, reply) => {
    const { fixture } = Target.parse(body);
    return intervene(reply, fixture, () => ({ at: clock.now(), kind: 'end' }));
  });

  app.post('/control/derby', async ({ body }, reply) => {
    const moment = momentOf(tools);
    const { script, ...order } = DerbyOrder.parse(body ?? {});
    const planned = planDerby(world, order, { number: derbies, moment });
    if ('error' in planned) return refuse(reply, planned.status, planned.error);
    derbies++;
    world.add(planned);
    if (script) world.scripts.set(planned, { at: moment.now, script });
    return summary(world.match(planned, moment), moment.now);
  });

  app.get('/control/live', async () => {
    const moment = momentOf(tools);
    const live = liveMatches(world, moment).map((match) => summary(match, moment.now));
    return { now: new Date(moment.now).toISOString(), live };
  });

  app.get('/control/record', async ({ query }, reply) => {
    const request = RecordQuery.parse(query);
    const moment = { interventions: interventions.of, ...(request.at && { now: request.at.getTime() }) };
    const record = (fixture: Fixture) => recordOf(world, fixture, moment);
    if ('from' in request) return { records: fixturesBetween(request).map(record) };
    const ids = 'fixtures' in request ? request.fixtures : [request.fixture];
    const fixtures = ids.flatMap((id) => world.findFixture(id, clock.now()) ?? []);
    if (fixtures.length < ids.length) return refuse(reply, 404, 'no such fixture');
    return 'fixtures' in request ? { records: fixtures.map(record) } : record(fixtures[0]!);
  });

  function fixturesBetween({ from, to, leagues }: { from: Date; to: Date; leagues?: number[] | undefined }) {
    const span = { from: from.getTime(), to: to.getTime() };
    return world
      .fixtures(span, clock.now())
      .filter(({ competition }) => !leagues || leagues.includes(competition.id));
  }
}

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply.code(status).send({ error: message });
}
