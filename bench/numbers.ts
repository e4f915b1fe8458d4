export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) throw new Error('a median of nothing');
  return Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!;
}

/** The value that this share of them does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('a percentile of nothing');
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)]!;
}

/** Three digits at most: measurements are too noisy for more. */
export function short(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-GB');
  return value.toPrecision(3);
}
