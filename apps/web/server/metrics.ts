import type { FastifyReply, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const READY_TIMEOUT_MS = 2_000;

/** What is counted, and the private server that tells it. */
export function makeMetrics(apiUrl: string) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'web_request_seconds',
    help: 'Time to answer, by kind of request and status',
    labelNames: ['kind', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
    registers,
  });
  const pages = new Counter({
    name: 'web_pages_total',
    help: 'Pages by how they came about: kept, unchanged, rendered',
    labelNames: ['how'],
    registers,
  });

  return {
    onPage: (how: string) => pages.inc({ how }),
    onResponse(request: FastifyRequest, reply: FastifyReply) {
      requests.observe(
        { kind: kindOf(request.url), status: String(reply.statusCode) },
        reply.elapsedTime / 1000,
      );
    },
    watchKeptBytes(read: () => number) {
      registry.registerMetric(
        new Gauge({
          name: 'web_kept_page_bytes',
          help: 'Bytes of kept pages',
          registers: [],
          collect() {
            this.set(read());
          },
        }),
      );
    },
    buildServer() {
      const app = Fastify({ logger: false });
      app.get('/healthz', () => ({ state: 'ok' }));
      app.get('/readyz', async (_request, reply) => {
        const isReady = await answers(`${apiUrl}/api/health`);
        return reply.code(isReady ? 200 : 503).send({ state: isReady ? 'ok' : 'down' });
      });
      app.get('/metrics', async (_request, reply) =>
        reply.type(registry.contentType).send(await registry.metrics()),
      );
      return app;
    },
  };
}

function kindOf(url: string): string {
  const [, kind = ''] = /^\/(api|live|assets|icons)\//.exec(url) ?? [];
  return kind || (/\.data(\?|$)/.test(url) ? 'data' : 'page');
}

/** A server that answers at all can be worked with; what it lacks it says itself. */
async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
