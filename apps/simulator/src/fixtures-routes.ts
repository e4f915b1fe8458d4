import { setTimeout as sleep } from 'node:timers/promises';
import { dayRange } from '@safira/football/days';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withBadItem, withWrongTypes, type FaultKind } from './faults.ts';
import { toItem, type Embeds } from './fixture.ts';
import { readQuestion, type Errors, type Query, type Question } from './question.ts';
import type { Simulation } from './simulation.ts';
import type { MatchNow } from './world.ts';

const DAY_MS = 86_400_000;
/** A whole season of two rounds a day would be thousands of rows. */
const SEASON_WINDOW_MS = 10 * DAY_MS;
const SLOW_MS = 15_000;

const RATE_LIMIT = {
  rateLimit: 'Too many requests. You have exceeded the limit of requests per minute of your subscription.',
};
const QUOTA_SPENT = {
  requests:
    'You have reached the request limit for the day, Go to https://dashboard.api-football.com to upgrade your plan.',
};
const WENT_WRONG = { message: 'Something went wrong while fetching details. Try again later.' };

/** The provider's own calls. Most of what can go wrong comes as HTTP 200, as it does there. */
export function fixturesRoutes(app: FastifyInstance, simulation: Simulation) {
  const { seed, clock, limits, faults } = simulation;
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  app.get('/fixtures', async (request, reply) => {
    const verdict = limits.take();
    const fault = verdict === 'within' ? faults.next() : undefined;
    if (verdict === 'minute-spent' || fault === 'rate-limit') return refuseRate();
    reply.headers(limits.headers());
    const query = queryOf(request);
    if (verdict === 'day-spent') return envelope({ query, errors: QUOTA_SPENT });
    if (fault === 'slow') await sleep(SLOW_MS, undefined, { signal: closing.signal });
    const question = readQuestion(query);
    if ('errors' in question) return envelope({ query, errors: question.errors });
    const items = matchesFor(simulation, question).map((match) =>
      toItem(match, { seed, zone: question.zone, embeds: embedsFor(question) }),
    );
    return spoil(reply, { fault, query, items });
  });

  app.get('/status', async (request) => ({
    ...envelope({ get: 'status', query: queryOf(request) }),
    response: {
      account: { firstname: 'Safira', lastname: 'Simulator', email: 'simulator@localhost' },
      subscription: { plan: 'Pro', end: new Date(clock.now() + 365 * DAY_MS).toISOString(), active: true },
      requests: { current: limits.usedToday(), limit_day: limits.perDay },
    },
  }));
}

function matchesFor({ world, clock, interventions }: Simulation, question: Question): MatchNow[] {
  const now = clock.now();
  const moment = { now, interventions: interventions.of };
  switch (question.by) {
    case 'ids':
      return question.ids.flatMap((id) => world.findMatch(id, moment) ?? []);
    case 'live': {
      const { leagues } = question;
      const live = world.liveMatches(moment);
      return leagues === 'all' ? live : live.filter(({ fixture }) => leagues.includes(fixture.league.id));
    }
    case 'day':
      return world.matchesBetween(dayRange(question.zone, question.date), moment).filter(isOf(question));
    case 'season': {
      const window = { from: now - SEASON_WINDOW_MS, to: now + SEASON_WINDOW_MS };
      return world.matchesBetween(window, moment).filter(isOf(question));
    }
  }
}

function isOf({ league, season }: { league: number | null; season: number | null }) {
  return ({ fixture }: MatchNow) =>
    (league === null || fixture.league.id === league) && (season === null || fixture.season === season);
}

function embedsFor({ by }: Question): Embeds {
  if (by === 'ids') return { events: true, statistics: true };
  return by === 'live' ? { events: true } : {};
}

type Spoiled = { fault: FaultKind | undefined; query: Query; items: object[] };

function spoil(reply: FastifyReply, { fault, query, items }: Spoiled) {
  switch (fault) {
    case 'quota-spent':
      return envelope({ query, errors: QUOTA_SPENT });
    case 'http-500':
      return reply.code(500).send(WENT_WRONG);
    case 'html':
      return reply.code(403).type('text/html').send('<!DOCTYPE html><title>Attention Required!</title>');
    case 'half-json': {
      const whole = JSON.stringify(envelope({ query, items }));
      return reply.type('application/json').send(whole.slice(0, Math.floor(whole.length / 2)));
    }
    case 'bad-item':
      return envelope({ query, items: withBadItem(items) });
    case 'wrong-types':
      return envelope({ query, items: withWrongTypes(items) });
    case 'rate-limit':
    case 'slow':
    case undefined:
      return envelope({ query, items });
  }
}

type Answer = { get?: string; query: Query; errors?: Errors; items?: unknown[] };

/** Without parameters and without errors, both are empty lists: the provider is written in PHP. */
export function envelope({ get = 'fixtures', query, errors, items = [] }: Answer) {
  return {
    get,
    parameters: Object.keys(query).length > 0 ? query : [],
    errors: errors ?? [],
    results: items.length,
    paging: { current: 1, total: 1 },
    response: items,
  };
}

/** The limit layer stands in front and does not know what was asked. */
function refuseRate() {
  return envelope({ get: '', query: {}, errors: RATE_LIMIT });
}

/** A parameter given twice counts once, the last time. */
function queryOf({ query }: FastifyRequest): Query {
  const entries = Object.entries(query as Record<string, string | string[]>); // what Fastify's parser gives
  return Object.fromEntries(entries.map(([name, value]) => [name, [value].flat().at(-1) ?? '']));
}
