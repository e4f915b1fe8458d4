/** An object in an answer. */
export type Item = Record<string, unknown>;

export function isRecord(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Changes every object, however deep, from the inside out. */
export function withEach(items: readonly unknown[], change: (record: Item) => Item): unknown[] {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isRecord(value)) return value;
    return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)])));
  };
  return items.map(walk);
}
