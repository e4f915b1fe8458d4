import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { makeClock } from '@safira/football/time/clock';
import { dateIn } from '@safira/football/time/days';
import { createServer as createVite } from 'vite';
import { makeApiReader, readingOf } from './api-reader.ts';
import { readConfig } from './config.ts';
import type { WebBuild } from './pages.ts';
import { makeRequestLog } from './request-log.ts';
import { offsetMinutes, zoneOf } from './zone.ts';

/** Development server: Vite rebuilds on every save, nothing is cached, and no CSP is sent. */
const config = readConfig();
const log = makeRequestLog(config);
const clock = makeClock(config.clock);
const readApi = makeApiReader(config.apiUrl, (err, path) =>
  log.warn({ err, path }, 'the API did not answer'),
);

const server = createServer();
const vite = await createVite({
  root: `${import.meta.dirname}/..`,
  server: {
    middlewareMode: true,
    hmr: { server },
    // Images are files, which nginx serves.
    proxy: { '/api': config.apiUrl, '/live': config.apiUrl, '/media': 'http://127.0.0.1:8080' },
  },
});

// Must be the copy that the pages use: another copy would not recognise their context.
const { createRequestHandler } = (await vite.ssrLoadModule('react-router')) as typeof import('react-router');

async function answer(request: IncomingMessage, response: ServerResponse) {
  const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as WebBuild;
  const zone = zoneOf(request.headers);
  const context = build.entry.module.contextOf({
    zone: { name: zone, offsetMinutes: offsetMinutes(zone, Date.now()) },
    today: dateIn(zone, clock.now()),
    siteUrl: config.siteUrl,
    simulated: config.simulated,
    mailLinks: config.mailLinks,
    googleSignIn: config.googleSignIn,
    read: async (path) => readingOf(await readApi(path, { reader: '127.0.0.1' })),
  });
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  const { status, headers, body } = await createRequestHandler(build, 'development')(
    new Request(url),
    context,
  );
  response.writeHead(status, Object.fromEntries(headers));
  if (!body) response.end();
  // The two declarations of a web stream, the browser's and Node's, describe the same object.
  else await pipeline(Readable.fromWeb(body as ReadableStream), response);
}

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    answer(request, response).catch((err: unknown) => {
      log.error({ err }, 'a page failed');
      response.writeHead(500).end();
    });
  });
});
server.listen(config.port, config.host, () => log.info(`http://${config.host}:${config.port}`));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.closeAllConnections();
    server.close();
    void vite.close();
  });
}
