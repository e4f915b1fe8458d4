import { metric } from '@safira/operations/metrics';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';

/** Metrics of the web server: response times, how pages were produced, size of the page cache. */
export function makeMetrics() {
  const requests = metric(
    'safira_web_seconds',
    (name) =>
      new Histogram({
        name,
        help: 'Time to answer, by kind of request and status',
        labelNames: ['kind', 'status'] as const,
        buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
      }),
  );
  const pages = metric(
    'safira_web_pages_total',
    (name) =>
      new Counter({
        name,
        help: 'Pages by how they were produced: kept (cached), unchanged (revalidated), rendered',
        labelNames: ['how'] as const,
      }),
  );

  return {
    onPage: (how: string) => pages.inc({ how }),
    onResponse(request: FastifyRequest, reply: FastifyReply) {
      requests.observe(
        { kind: kindOf(request.url), status: String(reply.statusCode) },
        reply.elapsedTime / 1000,
      );
    },
    watchCachedBytes(read: () => number) {
      metric(
        'safira_web_kept_bytes',
        (name) =>
          new Gauge({
            name,
            help: 'Bytes of cached pages',
            collect() {
              this.set(read());
            },
          }),
      );
    },
  };
}

function kindOf(url: string): string {
  const [, kind = ''] = /^\/(api|live|assets|icons)\//.exec(url) ?? [];
  return kind || (/\.data(\?|$)/.test(url) ? 'data' : 'page');
}
