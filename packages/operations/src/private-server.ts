import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, register } from 'prom-client';

export type PrivateServer = {
  host: string;
  port: number;
  /** Whether the process should be sent work; asked at each look. */
  isReady: () => boolean | Promise<boolean>;
};

/** Metrics, liveness and readiness, for operators only. */
export async function servePrivate({ host, port, isReady }: PrivateServer): Promise<Server> {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
  const server = createServer((request, response) => {
    void answer(request.url ?? '/', isReady).then(({ status, type, body }) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

async function answer(path: string, isReady: PrivateServer['isReady']) {
  const text = (status: number, body: string) => ({ status, type: 'text/plain', body });
  if (path === '/metrics') return { status: 200, type: register.contentType, body: await register.metrics() };
  if (path === '/healthz') return text(200, 'alive');
  if (path === '/readyz') return (await isReady()) ? text(200, 'ready') : text(503, 'not ready');
  return text(404, 'not found');
}
