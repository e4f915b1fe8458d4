import type { Mapped, Refused } from './mapped.ts';

export type Answer<T> = { items: T[]; refused: Refused[] };

export type Reader<T> = {
  read: (item: unknown) => Mapped<T>;
  /** Identifies the same item sent twice: by ids, not names, because names drift. */
  keyOf: (value: T) => string | number;
};

/** HOME-14: a bad item is set aside with its reason; of an item sent twice, the last one counts. */
export function collect<T>(items: readonly unknown[], { read, keyOf }: Reader<T>): Answer<T> {
  const values: T[] = [];
  const refused: Refused[] = [];
  for (const item of items) {
    const mapped = read(item);
    if (mapped.ok) {
      values.push(mapped.value);
      refused.push(...(mapped.refused ?? []));
    } else refused.push({ id: mapped.id, reason: mapped.reason, item });
  }
  return { items: latest(values, keyOf), refused };
}

/** For lists that are stored as a whole: a list without one side would delete what is stored of that side. */
export function wholeOrNothing<T>({ items, refused }: Answer<T>): Answer<T> {
  return { items: refused.length > 0 ? [] : items, refused };
}

/** One value per key: the last one, in the order the keys first appeared. */
export function latest<T>(values: readonly T[], keyOf: (value: T) => string | number): T[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}
