import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { FaultKind } from '../faults/fault-kinds.ts';
import { OutageKind } from '../guard/outage.ts';
import type { ControlTools } from './tools.ts';

const MOST_MS = 600_000;
const Ms = z.int().min(0).max(MOST_MS);

/** Applies only to calls of that endpoint: `/predictions`. */
const Path = z.string().startsWith('/');

const FaultOrder = z.object({
  kind: FaultKind,
  times: z.int().min(1).max(1000).default(1),
  /** How long a `slow` answer takes, in real time. */
  ms: Ms.optional(),
  path: Path.optional(),
});
const Shares = z
  .partialRecord(FaultKind, z.number().min(0).max(1))
  .refine(
    ({ stuck: _, ...shares }) => Object.values(shares).reduce((sum, share) => sum + share, 0) <= 1 + 1e-9,
    'the shares are of all calls and together at most 1',
  );
/** How long a `slow` answer takes, and which calls are affected, are in the same body as the shares. */
const SharedOptions = z.looseObject({ ms: Ms.optional(), path: Path.optional() });
const OutageOrder = z.object({ kind: OutageKind.nullable().default('http-503') });
const LatencyOrder = z.object({ ms: Ms });
const StickOrder = z.object({ fixture: z.int().positive() });

/** HOME-14: faults of the answers, and the number of calls received. */
export function faultRoutes(app: FastifyInstance, { faults, outage, calls, limits }: ControlTools) {
  app.post('/control/fault', async ({ body }) => {
    faults.add(FaultOrder.parse(body));
    return { waiting: faults.waiting() };
  });

  app.post('/control/faults', async ({ body }) => {
    const { ms, path, ...shares } = SharedOptions.parse(body);
    faults.setShares(Shares.parse(shares), { ms, path });
    return { shares: faults.shares() };
  });

  app.post('/control/stick', async ({ body }) => {
    const { fixture } = StickOrder.parse(body);
    faults.stick(fixture);
    return { stuck: fixture };
  });

  app.post('/control/outage', async ({ body }) => {
    outage.begin(OutageOrder.parse(body ?? {}).kind);
    return { outage: outage.kind() };
  });

  app.post('/control/latency', async ({ body }) => {
    outage.slowTo(LatencyOrder.parse(body).ms);
    return { ms: outage.latencyMs() };
  });

  app.get('/control/calls', async () => ({
    ...calls.list(),
    plan: limits.plan,
    today: { used: limits.usedToday(), limit: limits.allowance.day },
  }));
}
