import type { z } from 'zod';

/** An item that could not be read, its id if known, and the reason. */
export type Refused = { id: number | null; reason: string; item: unknown };

/** An item in our own shape, with the parts that had to be left out; or the reason it was refused, and its id. */
export type Mapped<T> =
  | { ok: true; value: T; refused?: Refused[] }
  | { ok: false; reason: string; id: number | null };

type How<S extends z.ZodType, T> = {
  /** The path of the item's id, so that an unreadable item can still be identified; some items have none. */
  idAt?: readonly string[];
  make: (wire: z.output<S>) => T;
};

/** HOME-14: reads one item of an answer; a fault in it is returned as a value, so the other items are still read. */
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
    // The cast is only for reading one property; other values than objects have none.
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : null;
  }
  return typeof found === 'number' && Number.isInteger(found) && Math.abs(found) < 2 ** 31 ? found : null;
}

/** What is wrong and where; `within` is the path of the part that was parsed. */
export function reasonOf(error: z.ZodError, within: readonly string[] = []): string {
  return error.issues
    .map(({ path, message }) => `${[...within, ...path].map(String).join('.') || 'item'}: ${message}`)
    .join('; ');
}
