import type { Clock } from '@safira/football/time/clock';
import { metric } from '@safira/operations/metrics';
import type { Db } from '@safira/store/db';
import { withinMs } from '@safira/store/redis';
import { countCalls } from '@safira/store/sync/provider-calls';
import { Gauge } from 'prom-client';

const PATIENCE_MS = 1_000;

/** HOME-14: the provider calls of this day, counted across all workers, and how many it may have. */
export function watchCalls({ db, clock, limit }: { db: Db; clock: Clock; limit: number }): void {
  metric(
    'safira_provider_calls_limit',
    (name) => new Gauge({ name, help: 'Provider calls that the plan allows a day' }),
  ).set(limit);
  metric(
    'safira_provider_calls_used',
    (name) =>
      new Gauge({
        name,
        help: 'Provider calls made today, in the time of the football world',
        async collect() {
          // While PostgreSQL is away no call is made either: the last figure stays true until midnight.
          const used = await withinMs(PATIENCE_MS, countCalls(db, clock.now())).catch(() => undefined);
          if (used !== undefined) this.set(used);
        },
      }),
  );
}
