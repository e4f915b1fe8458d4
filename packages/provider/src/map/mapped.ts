import type { z } from 'zod';

/** What could not be read, whose it was and why. */
export type Refused = { id: number | null; reason: string; item: unknown };

/** An item in our own shape, with the parts of it that had to be left out; or why it cannot be one and whose it was. */
export type Mapped<T> =
  { ok: true; value: T; refused?: Refused[] } | { ok: false; reason: string; id: number | null };

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

/** What is wrong and where; `within` is the way to what was read. */
export function reasonOf(error: z.ZodError, within: readonly string[] = []): string {
  return error.issues
    .map(({ path, message }) => `${[...within, ...path].map(String).join('.') || 'item'}: ${message}`)
    .join('; ');
}
