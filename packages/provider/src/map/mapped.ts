import type { z } from 'zod';

/** An item in our own shape, or why it cannot be one and whose it was. */
export type Mapped<T> = { ok: true; value: T } | { ok: false; reason: string; id: number | null };

type How<S extends z.ZodType, T> = {
  /** Where the item keeps its id, so that one that cannot be read can still be named; some have none. */
  idAt?: readonly string[];
  make: (wire: z.output<S>) => T;
};

/** HOME-14: reads one item of an answer; whatever is wrong with it is a value, and the others go on. */
export function mapItem<S extends z.ZodType, T>(
  schema: S,
  item: unknown,
  { idAt, make }: How<S, T>,
): Mapped<T> {
  const parsed = schema.safeParse(item);
  if (parsed.success) return { ok: true, value: make(parsed.data) };
  return { ok: false, reason: reasonOf(parsed.error), id: idAt ? idIn(item, idAt) : null };
}

function idIn(item: unknown, path: readonly string[]): number | null {
  let found = item;
  for (const name of path) {
    // Only asked for a name; what is no object has none.
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : null;
  }
  return typeof found === 'number' && Number.isInteger(found) && Math.abs(found) < 2 ** 31 ? found : null;
}

function reasonOf(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.') || 'item'}: ${message}`).join('; ');
}
