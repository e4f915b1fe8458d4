// Says when each kind of backup was last completed, for the textfile collector of prometheus-node-exporter:
//   pgbackrest info --output=json | node ops/monitoring/backup-metrics.ts > backup.prom.new && mv backup.prom.new backup.prom
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const Info = z.array(
  z.object({
    name: z.string().regex(/^[\w-]+$/),
    backup: z
      .array(
        z.object({
          type: z.enum(['full', 'diff', 'incr']),
          error: z.boolean().nullish(),
          timestamp: z.object({ stop: z.int() }),
        }),
      )
      .default([]),
  }),
);

/** One line for each stanza and type; a backup with page errors does not count. */
export function backupMetrics(info: string): string {
  const lines = Info.parse(JSON.parse(info)).flatMap(({ name, backup }) =>
    (['full', 'diff', 'incr'] as const).flatMap((type) => {
      const stops = backup
        .filter((one) => one.type === type && !one.error)
        .map(({ timestamp }) => timestamp.stop);
      const labels = `stanza="${name}",type="${type}"`;
      return stops.length > 0
        ? [`safira_backup_completed_timestamp_seconds{${labels}} ${Math.max(...stops)}`]
        : [];
    }),
  );
  return ['# TYPE safira_backup_completed_timestamp_seconds gauge', ...lines, ''].join('\n');
}

if (import.meta.main) process.stdout.write(backupMetrics(await text(process.stdin)));
