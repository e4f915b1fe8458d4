import { createServer, type RequestListener, type Server } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { AppError } from '@safira/contract/errors';
import type { Clock } from '@safira/football/time/clock';
import type { MediaStore } from '@safira/media/media-store';
import type { Logger } from '@safira/operations/log';
import { listenToBus } from '@safira/store/coordination/bus';
import type { Db } from '@safira/store/db';
import { findHead } from '@safira/store/matches/changes';
import type { Redis } from '@safira/store/redis';
import type { AccessRules } from './access.ts';
import type { AccountSettings, AccountTools } from './accounts/account-tools.ts';
import { makeIdentityProvider } from './accounts/identity-provider.ts';
import { makePasswords } from './accounts/passwords.ts';
import { watchBus } from './bus-watch.ts';
import { acceptEmptyJson } from './empty-json.ts';
import { isDatabaseAway, refuseAddress, refuseConnection, registerErrors } from './errors.ts';
import { requestId } from '@safira/operations/http';
import { familyOfRequest } from './headers.ts';
import { makeHotAnswers } from './hot-answers.ts';
import { makeLimiter } from './limiter.ts';
import { makeLiveHub } from './live-hub.ts';
import { busMessagesRejected, countHotAnswers, registerMetrics, watchSizes } from './metrics.ts';
import { registerOpenApi } from './openapi.ts';
import { clientErrorRoutes } from './routes/system/client-errors.ts';
import { publicRoutes } from './routes/public-routes.ts';
import { healthRoutes } from './routes/system/health.ts';
import { statusRoutes } from './routes/system/status.ts';
import { liveRoutes } from './routes/matches/live.ts';
import { authRoutes } from './routes/auth/auth.ts';
import { googleRoutes } from './routes/auth/google.ts';
import { leavingRoutes } from './routes/auth/leaving.ts';
import { passwordRoutes } from './routes/auth/password.ts';
import { secondFactorRoutes } from './routes/auth/second-factor.ts';
import { sessionRoutes } from './routes/auth/sessions.ts';
import type { ImageSettings } from './routes/newsroom/images.ts';
import { newsroomRoutes } from './routes/newsroom/newsroom.ts';
import { dashboardRoutes } from './routes/users/dashboard.ts';
import { ownFeedRoutes } from './routes/podcasts/own-feed.ts';
import { favouriteRoutes } from './routes/users/favourites.ts';
import { podcastFeedRoutes } from './routes/users/podcast-feed.ts';
import { preferenceRoutes } from './routes/users/preferences.ts';
import { testRoutes } from './routes/system/test-calls.ts';
import type { Api } from './serve.ts';
import { makeSnapshots } from './snapshots.ts';
import { watchDataAge } from './watch-data-age.ts';

export type ApiTools = {
  db: Db;
  redis: Redis;
  /** A second connection: a subscribed one can do nothing else. */
  busRedis: Redis;
  clock: Clock;
  log: Logger;
  simulated: boolean;
  /** Folder of mirrored pictures; crests without a picture are drawn. */
  mediaFolder: string;
  /** What editors upload. */
  media: MediaStore;
  /** Other limits in tests. */
  images?: ImageSettings;
  /** In the format of Fastify's `trustProxy`: addresses or names of ranges, separated by commas. */
  trustedProxies: string;
  access: AccessRules;
  accounts: AccountSettings;
};

const SNAPSHOT_BYTES = 128 * 1024 * 1024;
/** Answers of searches: many texts, each rarely repeated. */
const SEARCH_BYTES = 8 * 1024 * 1024;

/** Builds the API without listening, so that tests can call it. */
export async function buildApi(tools: ApiTools): Promise<FastifyInstance> {
  const { db, redis, busRedis, clock, log, simulated, trustedProxies, access } = tools;
  const loggerInstance: FastifyBaseLogger = log;
  const hot = makeHotAnswers();
  const app = Fastify({
    serverFactory: (handle) => {
      const answer: RequestListener = (request, response) =>
        void (hot.send(request, response) || handle(request, response));
      // Node itself would answer an unknown `expect` header with a bare 417, hence `checkExpectation`.
      // keepAliveTimeout is longer than the edge keeps an idle connection, so that the edge never reuses a closed one.
      return createServer({ keepAliveTimeout: 72_000 }, answer).on('checkExpectation', answer);
    },
    // A request that the edge sends on an open connection during shutdown is answered, not refused with a 503.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 120 }, // as long as a slug may be
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    loggerInstance,
    // metrics.ts writes its own line when the answer is sent, without the query string.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies,
    bodyLimit: 64 * 1024,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
  });
  acceptEmptyJson(app);
  registerErrors(app);
  registerHeaders(app, { simulated });
  registerCors(app);
  registerMetrics(app);
  await registerOpenApi(app);

  const hub = makeLiveHub();
  const rejected = busMessagesRejected();
  const bus = watchBus({
    onChange: (changed) => {
      snapshots.drop(changed);
      searches.drop(changed);
    },
    onLive: hub.send,
    onRejected: (reason) => {
      rejected.inc();
      log.warn({ reason }, 'a bus message could not be read: all cached answers are invalidated');
    },
  });
  const freshness = { isTrusted: bus.isTrusted, isAway: isDatabaseAway };
  const snapshots = makeSnapshots({ maxBytes: SNAPSHOT_BYTES, ...freshness });
  const searches = makeSnapshots({ maxBytes: SEARCH_BYTES, ...freshness });
  watchSizes({ snapshots, hot, hub });
  countHotAnswers(hot);
  watchDataAge(db);
  // While Redis is unavailable the API still answers, from snapshots that live five seconds.
  listenToBus(busRedis, bus.receive);

  const api: Api = {
    app,
    snapshots,
    searches,
    hot,
    limiter: makeLimiter(redis),
    access,
    findHead: () => findHead(db),
  };
  publicRoutes(api, { ...tools, siteUrl: access.siteOrigin });
  const { hashing, google, ...accountSettings } = tools.accounts;
  const passwords = await makePasswords(hashing);
  const accounts: AccountTools = {
    ...accountSettings,
    db,
    limiter: api.limiter,
    passwords,
    google: google && makeIdentityProvider(google),
  };
  const accountRoutes = [
    authRoutes,
    googleRoutes,
    passwordRoutes,
    secondFactorRoutes,
    sessionRoutes,
    leavingRoutes,
    favouriteRoutes,
    preferenceRoutes,
  ];
  for (const routes of accountRoutes) routes(api, accounts);
  dashboardRoutes(api, { db, clock });
  const ownFeed = { db, clock, media: tools.media, siteUrl: access.siteOrigin, now: accounts.now };
  podcastFeedRoutes(api, ownFeed);
  ownFeedRoutes(api, ownFeed);
  newsroomRoutes(api, tools);
  healthRoutes(api, { db, redis, simulated });
  statusRoutes(api, { db, redis });
  testRoutes(api, { db, clock, simulated });
  clientErrorRoutes(api, { log, now: Date.now });
  liveRoutes(app, { hub, db, findHead: api.findHead });
  app.addHook('preClose', (done) => {
    hot.close();
    hub.close();
    closeIdleConnections(app.server);
    done();
  });
  return app;
}

/** Node closes idle connections once, when it stops listening; those that become idle later would stay for a minute. */
function closeIdleConnections(server: Server): void {
  const timer = setInterval(() => server.closeIdleConnections(), 100);
  server.once('close', () => clearInterval(timer));
}

/** CORS: pages of any origin may make public calls; private calls are for our own pages only. */
function registerCors(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (familyOfRequest(request) !== 'private') {
      void reply
        .header('access-control-allow-origin', '*')
        .header('access-control-expose-headers', 'age, etag, retry-after, x-request-id');
    }
    done();
  });
  app.options('/api/*', { schema: { hide: true } }, (request, reply) => {
    if (familyOfRequest(request) === 'private') throw new AppError('not_found');
    return reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '86400')
      .send();
  });
}

function registerHeaders(app: FastifyInstance, { simulated }: { simulated: boolean }): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply
      .header('x-request-id', request.id)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (simulated) void reply.header('x-robots-tag', 'noindex'); // OURS-08
    // The documentation pages have their own policy; all other answers are data and load nothing.
    if (!request.url.startsWith('/api/docs')) {
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
    done();
  });
}
