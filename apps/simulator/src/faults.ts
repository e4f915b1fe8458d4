import { z } from 'zod';

export const FaultKind = z.enum([
  'rate-limit',
  'quota-spent',
  'http-500',
  'html',
  'half-json',
  'slow',
  'bad-item',
  'wrong-types',
]);
export type FaultKind = z.infer<typeof FaultKind>;

/** The faults the next data calls will meet, in the order they were asked for. */
export function makeFaults() {
  let waiting: FaultKind[] = [];
  return {
    add(kind: FaultKind, times: number) {
      waiting.push(...Array.from({ length: times }, () => kind));
    },
    next: (): FaultKind | undefined => waiting.shift(),
    waiting: (): number => waiting.length,
    reset() {
      waiting = [];
    },
  };
}
export type Faults = ReturnType<typeof makeFaults>;

/** The first item out of shape, the others as they should be. */
export function withBadItem(items: readonly object[]): unknown[] {
  return [{ ...items[0], teams: null, goals: { home: 'two' } }, ...items.slice(1)];
}

/** Every number a string. */
export function withWrongTypes(items: readonly object[]): unknown[] {
  return JSON.parse(JSON.stringify(items), (_, value: unknown) =>
    typeof value === 'number' ? String(value) : value,
  ) as unknown[]; // a list went in
}
