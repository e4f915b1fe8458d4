/**
 * The value of the first pattern found in a text; the narrower pattern stands before the wider one.
 * For the free text of the provider, which says one thing in many ways.
 */
export function firstMatch<Value>(table: Readonly<Record<string, Value>>, text: string): Value | undefined {
  return Object.entries(table).find(([pattern]) => new RegExp(pattern, 'i').test(text))?.[1];
}
