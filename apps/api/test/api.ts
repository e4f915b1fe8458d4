import type { FastifyInstance } from 'fastify';
import { afterAll, expect } from 'vitest';
import type { z } from 'zod';
import { type Answer, type Endpoint, envelopeOf } from '@safira/contract/endpoint';
import { ErrorBody } from '@safira/contract/errors';
import type { MatchObservation } from '@safira/football/observed/observation';
import { makeFolderStore } from '@safira/media/folder-store';
import { makeLog } from '@safira/operations/log';
import { type BusMessage, publishToBus } from '@safira/store/coordination/bus';
import type { Db } from '@safira/store/db';
import { findHead, listChanges } from '@safira/store/matches/changes';
import { openRedis } from '@safira/store/redis';
import { saveObservations } from '@safira/store/matches/save-observations';
import { atEnd } from '@safira/testkit/at-end';
import { connectAs } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { testRedisUrl } from '@safira/testkit/redis';
import { accessBySession } from '../src/access.ts';
import type { GoogleSettings } from '../src/accounts/identity-provider.ts';
import { type ApiTools, buildApi } from '../src/app.ts';
import type { ImageSettings } from '../src/routes/newsroom/images.ts';

export const NOW = Date.parse('2026-11-21T17:00:00Z');

export async function startApi(settings: Settings) {
  const tools = await toolsOf(settings);
  const app = await buildApi(tools);
  atEnd(() => app.close());
  return { app, redis: tools.redis };
}

/** `db`: from `testDatabase`, where the test stores what the worker would have stored. */
type Settings = {
  db: Db;
  now?: () => number;
  sendsMail?: boolean;
  google?: GoogleSettings;
  mediaFolder?: string;
  images?: ImageSettings;
};

/** What the API is built from; its connections are closed at the end of the test or of its file. */
export async function toolsOf(settings: Settings): Promise<ApiTools> {
  const { db, now = () => NOW, sendsMail = false, google, mediaFolder = '', images = {} } = settings;
  const url = await testRedisUrl();
  const redis = openRedis(url);
  const busRedis = openRedis(url);
  atEnd(() => {
    redis.disconnect();
    busRedis.disconnect();
  });
  const own = connectAs('api', db);
  return {
    db: own,
    redis,
    busRedis,
    clock: { now, speed: 1 },
    log: makeLog('api', 'silent'),
    simulated: true,
    mediaFolder,
    media: makeFolderStore(mediaFolder),
    images,
    trustedProxies: 'loopback',
    access: accessBySession({ db: own, siteUrl: 'http://127.0.0.1:8080', now }),
    // The cheapest hashes that argon2 allows.
    accounts: {
      key: Buffer.alloc(32, 7),
      hashing: { costs: { memoryCost: 8, timeCost: 1 }, atOnce: 2 },
      now,
      sendsMail,
      google,
    },
  };
}

/** Calls an endpoint and checks the answer against its contract. */
export async function call<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  path: string,
  headers = {},
) {
  const response = await app.inject({ method: endpoint.method, url: `/api${path}`, headers });
  expect(response.statusCode, response.body).toBe(200);
  const body = envelopeOf(endpoint).strict().parse(response.json());
  return { response, body: body as unknown as Answer<E> & { success: true } };
}

export async function refusal(
  app: FastifyInstance,
  path: string,
): Promise<z.output<typeof ErrorBody> & { status: number }> {
  const response = await app.inject({ url: path });
  return { ...ErrorBody.strict().parse(response.json()), status: response.statusCode };
}

/** Stores observations as a worker would. */
export async function store(db: Db, ...observations: MatchObservation[]): Promise<void> {
  const lease = await aLease(db, `test-${crypto.randomUUID()}`);
  await saveObservations(db, { observations, observedAt: new Date(), lease });
}

/** Beats of the publisher until the end of the test file: without them the API soon stops trusting its cache. */
export function startBeats(redis: Parameters<typeof publishToBus>[0], headOf: () => number): void {
  const beat = () => publishToBus(redis, { prev: headOf(), head: headOf(), changed: [], live: [] });
  const timer = setInterval(() => void beat().catch(() => {}), 500);
  afterAll(() => clearInterval(timer));
}

/** Publishes every change after `prev` to the bus, as the publisher would. */
export async function publishChanges(
  db: Db,
  redis: Parameters<typeof publishToBus>[0],
  prev: number,
): Promise<BusMessage> {
  const { changes } = await listChanges(db, { after: prev, limit: 100 });
  const message: BusMessage = {
    prev,
    head: await findHead(db),
    changed: changes.map(({ change: { matchId }, kickoffs, scope }) => ({ matchId, kickoffs, scope })),
    live: [],
  };
  await publishToBus(redis, message);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return message;
}
