import type { Incident } from '../../world/model.ts';

const QUARTERS = ['0-15', '16-30', '31-45', '46-60', '61-75', '76-90', '91-105', '106-120'] as const;
const QUARTER = 15;

type Minutes = Record<string, { total: number | null; percentage: string | null }>;

/** The number of incidents in each quarter-hour; zero is null. */
export function byMinutes(incidents: readonly Incident[]): Minutes {
  const counts = QUARTERS.map(() => 0);
  for (const { minute } of incidents) {
    const quarter = Math.min(QUARTERS.length - 1, Math.max(0, Math.ceil(minute.elapsed / QUARTER) - 1));
    counts[quarter]!++;
  }
  return Object.fromEntries(
    QUARTERS.map((name, i) => {
      const total = counts[i]!;
      const percentage = total ? `${((total / incidents.length) * 100).toFixed(2)}%` : null;
      return [name, { total: total || null, percentage }];
    }),
  );
}
