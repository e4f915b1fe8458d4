import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@safira/football/time/clock';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SKEW_MS, spoilMoment, type FaultKind } from '../faults/fault-kinds.ts';
import type { Faults, Order } from '../faults/faults.ts';
import { isRecord } from '../faults/items.ts';
import { spoilItems } from '../faults/spoil-items.ts';
import type { Limits } from '../limits/limits.ts';
import { randomOf } from '../random.ts';
import type { Calls } from './calls.ts';
import type { Outage, OutageKind } from './outage.ts';
import { BLOCKED_PAGE, DOWN_PAGE, quotaRefusal, rateRefusal, WENT_WRONG } from './refusals.ts';

export type GuardTools = {
  seed: number;
  clock: Clock;
  limits: Limits;
  faults: Faults;
  calls: Calls;
  outage: Outage;
};

type CallFault = { fault: FaultKind | undefined; number: number };

const notGuarded = /^\/(?:(?:control|football|flags|youtube)\/|guide\.xml$)/;
/** Pictures come from another host of the provider, which is down during an outage as well. */
const isControl = (path: string) => path.startsWith('/control/');
const noInterventions = () => [];

/**
 * HOME-14: runs before every provider call: counts it, refuses it, delays it, spoils its answer.
 * Handlers must use the returned clock: during a call with a `stale` fault it is behind.
 */
export function guardCalls(app: FastifyInstance, tools: GuardTools): { clock: Clock } {
  const { seed, clock, calls, outage } = tools;
  const callFaults = new AsyncLocalStorage<CallFault>();
  const met = new WeakMap<FastifyRequest, CallFault>();
  const closing = new AbortController();
  let number = 0;
  app.addHook('preClose', async () => closing.abort());

  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    if (isControl(path)) return;
    const away = outage.kind();
    if (away) {
      calls.met('outage');
      return refuse(reply, away);
    }
    if (notGuarded.test(path)) return;
    calls.made(path);
    await pause(outage.latencyMs());
    if (path === '/status') return; // costs nothing and has no faults
    const order = await admit(reply, path);
    met.set(request, { fault: order?.kind, number: number++ });
    if (order?.kind === 'slow') await pause(order.ms);
  });
  app.addHook('onRequest', (request, _, done) => {
    const callFault = met.get(request);
    if (callFault) callFaults.run(callFault, done);
    else done();
  });
  app.addHook('preSerialization', async (request, _, payload) => {
    const callFault = met.get(request);
    return callFault && isRecord(payload) ? spoilAnswer(payload, callFault, seed) : payload;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = met.get(request)?.fault;
    if (fault === 'clock-skew') reply.header('date', new Date(clock.now() + SKEW_MS).toUTCString());
    if (fault !== 'half-json' || typeof payload !== 'string') return payload;
    return payload.slice(0, Math.floor(payload.length / 2));
  });

  /** Admits the call and returns its fault, if any; or answers it here. */
  async function admit(reply: FastifyReply, path: string): Promise<Order | undefined> {
    const { limits, faults } = tools;
    const verdict = limits.take();
    const order = verdict === 'within' ? faults.next(path) : undefined;
    if (verdict !== 'within') calls.met(verdict);
    if (order) calls.met(order.kind);
    const isRateSpent = verdict === 'second-spent' || verdict === 'minute-spent';
    if (isRateSpent || order?.kind === 'rate-limit') {
      await reply.send(rateRefusal());
      return undefined;
    }
    reply.headers(limits.headers());
    if (verdict === 'day-spent') await refuse(reply, 'quota-spent');
    else if (order) await refuse(reply, order.kind);
    return order;
  }

  const pause = (ms: number) => (ms > 0 ? sleep(ms, undefined, { signal: closing.signal }) : undefined);

  return {
    clock: {
      speed: clock.speed,
      now: () =>
        spoilMoment(callFaults.getStore()?.fault, { now: clock.now(), interventions: noInterventions }).now,
    },
  };
}

/** Answers instead of the provider if the fault requires it; otherwise leaves the reply alone. */
async function refuse(reply: FastifyReply, fault: FaultKind | OutageKind): Promise<void> {
  const { request } = reply;
  switch (fault) {
    case 'quota-spent':
      return void (await reply.send(
        quotaRefusal({ get: pathOf(request).slice(1), query: queryOf(request) }),
      ));
    case 'http-204':
      return void (await reply.code(204).send());
    case 'http-429':
      return void (await reply.code(429).send(rateRefusal()));
    case 'http-499':
      return void (await reply.code(499).send(WENT_WRONG));
    case 'http-500':
      return void (await reply.code(500).send(WENT_WRONG));
    case 'http-503':
      return void (await reply.code(503).type('text/html').send(DOWN_PAGE));
    case 'html':
      return void (await reply.code(403).type('text/html').send(BLOCKED_PAGE));
    case 'cut-connection':
    case 'refused':
      reply.hijack();
      request.raw.destroy();
      return;
    default:
      return; // applied later, or in the answer itself
  }
}

function spoilAnswer(answer: Record<string, unknown>, { fault, number }: CallFault, seed: number) {
  const { response } = answer;
  const random = randomOf(seed, 'spoil', number);
  // `status` and `teams/statistics` answer with one object.
  if (!Array.isArray(response)) return { ...answer, response: spoilItems(fault, [response], random)[0] };
  if (response.length === 0) return answer;
  return { ...answer, response: spoilItems(fault, response, random) };
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0]!;

/** Of a parameter given twice, the last value counts. */
function queryOf({ query }: FastifyRequest): Record<string, string> {
  const entries = Object.entries(query as Record<string, string | string[]>); // what Fastify's parser gives
  return Object.fromEntries(entries.map(([name, value]) => [name, [value].flat().at(-1) ?? '']));
}
