/** The value that this share of them does not exceed; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** `p50 12 ms, p95 40 ms, max 310 ms`. */
export function summarise(ms: readonly number[]): string {
  const [p50, p95, max] = [0.5, 0.95, 1].map((share) => Math.round(percentile(ms, share)));
  return `p50 ${p50} ms, p95 ${p95} ms, max ${max} ms`;
}

/** `200: 315, 503 unavailable: 4`, the most frequent first. */
export function tally(names: readonly string[]): string {
  const groups = [...Map.groupBy(names, (name) => name)];
  const lines = groups
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name, each]) => `${name}: ${each.length}`);
  return lines.join(', ') || 'none';
}

/** The largest number of these moments, in milliseconds, within one second. */
export function peakPerSecond(moments: readonly number[]): number {
  const sorted = moments.toSorted((a, b) => a - b);
  let first = 0;
  let peak = 0;
  sorted.forEach((moment, index) => {
    while (sorted[first]! <= moment - 1_000) first++;
    peak = Math.max(peak, index - first + 1);
  });
  return peak;
}

/** The conditions that do not hold, as one sentence; undefined when all do. */
export function failedConditions(
  conditions: readonly (readonly [holds: boolean, fault: string])[],
): string | undefined {
  const failed = conditions.filter(([holds]) => !holds).map(([, fault]) => fault);
  return failed.length > 0 ? failed.join('; ') : undefined;
}

/** One value of a metrics port without labels, or the sum over its labels; fails if the port does not answer. */
export async function readMetric(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const values = text
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .map((line) => Number(line.slice(line.lastIndexOf(' ') + 1)));
  return values.reduce((sum, value) => sum + value, 0);
}
