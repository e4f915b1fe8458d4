import type { Socket } from 'node:net';
import { join } from 'node:path';
import fastifyProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import type { Clock } from '@safira/football/time/clock';
import { requestId } from '@safira/operations/http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { makeApiReader } from './api-reader.ts';
import type { Config } from './config.ts';
import { answerFailures } from './failures.ts';
import { makeMetrics } from './metrics.ts';
import { pageRoutes } from './page-routes.ts';
import { makePages, type WebBuild } from './pages.ts';
import { securityHeaders } from './security.ts';

const client = join(import.meta.dirname, '../build/client');
/** Files at the root of the site, next to the hashed assets. */
const ROOT_FILES = ['favicon.ico', 'favicon.svg', 'manifest.webmanifest', '500.html', '500.css'];

type Options = { config: Config; clock: Clock; build: WebBuild; log: FastifyBaseLogger };

/** The server without its port, so that tests can call it. */
export async function buildWeb({ config, clock, build, log }: Options): Promise<FastifyInstance> {
  const metrics = makeMetrics();
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    trustProxy: config.trustedProxies,
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).headers(securityHeaders);
    // OURS-08
    if (config.simulated) reply.header('x-robots-tag', 'noindex');
  });
  app.addHook('onResponse', async (request, reply) => metrics.onResponse(request, reply));

  answerFailures(app, client);
  endStreamsOnClose(app);
  await serveFiles(app, config);
  await proxyApi(app, config);

  const pages = makePages({
    build,
    readApi: makeApiReader(config.apiUrl, (error, path) =>
      log.warn({ err: error, path }, 'the API did not answer'),
    ),
    onPage: metrics.onPage,
  });
  metrics.watchCachedBytes(() => pages.cachedBytes);
  pageRoutes(app, { pages, clock, site: config, routes: new Set(Object.keys(build.routes)) });

  return app;
}

async function serveFiles(app: FastifyInstance, { simulated, siteUrl }: Config) {
  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  });
  await app.register(fastifyStatic, {
    root: join(client, 'icons'),
    prefix: '/icons/',
    maxAge: '1d',
    index: false,
    decorateReply: false,
  });
  for (const name of ROOT_FILES) {
    app.get(`/${name}`, (_request, reply) =>
      reply.sendFile(name, client, { maxAge: '1h', immutable: false }),
    );
  }
  const robots = simulated
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  );
}

/** Only needed without nginx in front: it proxies these two prefixes itself. */
async function proxyApi(app: FastifyInstance, { apiUrl }: Config) {
  const upstream = { upstream: apiUrl, retryMethods: [], disableRequestLogging: true };
  await app.register(fastifyProxy, { ...upstream, prefix: '/api', rewritePrefix: '/api' });
  await app.register(fastifyProxy, {
    ...upstream,
    prefix: '/live',
    rewritePrefix: '/live',
    // A stream never ends, and each reader holds one connection.
    undici: { bodyTimeout: 0, connections: 4096, pipelining: 1 },
  });
}

/** Streams end only when their readers leave, so a stopping server closes them. Browsers reconnect by themselves. */
function endStreamsOnClose(app: FastifyInstance) {
  const sockets = new Set<Socket>();
  app.addHook('onRequest', async ({ url, raw: { socket } }) => {
    if (!url.startsWith('/live/') || sockets.has(socket)) return;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => sockets.forEach((socket) => socket.destroy()));
}
