import { metric } from '@safira/operations/metrics';
import { findLeaseReport } from '@safira/store/coordination/leases';
import type { Db } from '@safira/store/db';
import { withinMs } from '@safira/store/redis';
import { Gauge } from 'prom-client';

const PATIENCE_MS = 1_000;

/** OURS-09: how current the live matches are, also when no worker runs that could say it. */
export function watchDataAge(db: Db): void {
  metric(
    'safira_stored_data_as_of_timestamp_seconds',
    (name) =>
      new Gauge({
        name,
        help: 'The moment up to which the stored live matches are current, as the last worker stored it',
        labelNames: ['source'] as const,
        async collect() {
          // While PostgreSQL is away the last moment stays, and the age grows: that is what readers get.
          const report = await withinMs(PATIENCE_MS, findLeaseReport(db, 'live')).catch(() => undefined);
          if (report?.asOf) this.set({ source: 'api' }, Date.parse(report.asOf) / 1_000);
        },
      }),
  );
}
