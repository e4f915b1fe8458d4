import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, register } from 'prom-client';

/** True, or a short reason why not. */
export type Verdict = true | string;

export type PrivateServer = {
  host: string;
  port: number;
  /** Whether the process should be sent work; evaluated at each request. */
  isReady: () => Verdict | Promise<Verdict>;
  /** Whether the process still makes progress; one that is not alive is to be restarted. */
  isAlive?: () => Verdict;
};

/** Metrics, liveness and readiness, for operators only. */
export async function servePrivate({ host, port, ...checks }: PrivateServer): Promise<Server> {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
  const server = createServer((request, response) => {
    void answer(request.url ?? '/', checks).then(({ status, type, body }) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

type Checks = Pick<PrivateServer, 'isReady' | 'isAlive'>;

async function answer(path: string, { isReady, isAlive = () => true }: Checks) {
  if (path === '/metrics') return { status: 200, type: register.contentType, body: await register.metrics() };
  if (path === '/healthz') return verdict(isAlive(), 'alive');
  if (path === '/readyz') return verdict(await isReady(), 'ready');
  return text(404, 'not found');
}

const verdict = (result: Verdict, ok: string) => (result === true ? text(200, ok) : text(503, result));

const text = (status: number, body: string) => ({ status, type: 'text/plain', body });
