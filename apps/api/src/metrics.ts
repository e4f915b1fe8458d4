import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';
import { metric } from '@safira/operations/metrics';
import type { HotAnswers } from './hot-answers.ts';
import type { LiveHub } from './live-hub.ts';
import type { Snapshots } from './snapshots.ts';

const SLOW_MS = 100;

/** Counts and times every answer. */
export function registerMetrics(app: FastifyInstance): void {
  const seconds = metric(
    'safira_api_seconds',
    (name) =>
      new Histogram({
        name,
        help: 'Time to answer, by route and status',
        labelNames: ['route', 'status'] as const,
        buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      }),
  );
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    // The edge logs every request under the same id; here only slow, failed or unsafe ones are logged.
    const isOrdinary = request.method === 'GET' && reply.statusCode < 400 && reply.elapsedTime < SLOW_MS;
    if (!isOrdinary) {
      const ms = Math.round(reply.elapsedTime);
      request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
    }
    done();
  });
}

export function watchSizes({
  snapshots,
  hot,
  hub,
}: {
  snapshots: Snapshots;
  hot: HotAnswers;
  hub: LiveHub;
}): void {
  gauge('safira_snapshot_bytes', 'Bytes of cached answers', snapshots.size);
  gauge('safira_hot_answer_bytes', 'Bytes of answers that may be sent again unchanged', hot.size);
  gauge('safira_fallback_streams', 'Open streams of the push fallback', hub.size);
}

/** Counted separately from the timed answers: these take no time worth measuring. */
export function countHotAnswers(hot: HotAnswers): void {
  metric(
    'safira_api_hot_answers_total',
    (name) =>
      new Counter({
        name,
        help: 'Answers sent again unchanged, by route',
        labelNames: ['route'] as const,
        collect() {
          for (const [route, times] of hot.takeSent()) this.inc({ route }, times);
        },
      }),
  );
}

/** What browsers report; the head script sends one page load in ten. */
export function clientErrors() {
  return metric(
    'safira_client_errors_total',
    (name) =>
      new Counter({
        name,
        help: 'Errors reported by browsers, by kind and page',
        labelNames: ['kind', 'page'] as const,
      }),
  );
}

export function busMessagesRejected() {
  return metric(
    'safira_bus_messages_rejected_total',
    (name) => new Counter({ name, help: 'Bus messages that could not be read' }),
  );
}

function gauge(name: string, help: string, read: () => number): void {
  metric(
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
}
