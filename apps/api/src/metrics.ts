import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, register } from 'prom-client';
import type { LiveHub } from './live-hub.ts';
import type { Snapshots } from './snapshots.ts';

/** One process builds one API; tests build several, so what is registered is used again. */
function once<M>(name: string, make: () => M): M {
  return (register.getSingleMetric(name) as M | undefined) ?? make();
}

/** Counts and times every answer, and writes one line for it. */
export function registerMetrics(app: FastifyInstance): void {
  const seconds = once(
    'safira_api_seconds',
    () =>
      new Histogram({
        name: 'safira_api_seconds',
        help: 'Time to answer, by route and status',
        labelNames: ['route', 'status'] as const,
        buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      }),
  );
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
}

export function watchSizes({ snapshots, hub }: { snapshots: Snapshots; hub: LiveHub }): void {
  const gauge = (name: string, help: string, read: () => number) =>
    once(
      name,
      () =>
        new Gauge({
          name,
          help,
          collect() {
            this.set(read());
          },
        }),
    );
  gauge('safira_snapshot_bytes', 'Bytes of kept answers', snapshots.size);
  gauge('safira_fallback_streams', 'Open streams of the fallback', hub.size);
}

/** What browsers report; the head script sends one page load in ten. */
export function clientErrors() {
  return once(
    'safira_client_errors_total',
    () =>
      new Counter({
        name: 'safira_client_errors_total',
        help: 'Errors reported by browsers, by kind and page',
        labelNames: ['kind', 'page'] as const,
      }),
  );
}
