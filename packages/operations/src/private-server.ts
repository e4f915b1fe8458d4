import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { collectDefaultMetrics, register } from 'prom-client';

/** Metrics, liveness and readiness, for operators only. */
export async function servePrivate(port: number, { isReady }: { isReady: () => boolean }): Promise<Server> {
  collectDefaultMetrics();
  const server = createServer((request, response) => {
    void answer(request.url ?? '/', isReady).then(({ status, type, body }) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function answer(path: string, isReady: () => boolean) {
  const text = (status: number, body: string) => ({ status, type: 'text/plain', body });
  if (path === '/metrics') return { status: 200, type: register.contentType, body: await register.metrics() };
  if (path === '/healthz') return text(200, 'alive');
  if (path === '/readyz') return isReady() ? text(200, 'ready') : text(503, 'not ready');
  return text(404, 'not found');
}
