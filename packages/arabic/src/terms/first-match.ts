/**
 * The value of the first pattern that matches a text; narrower patterns come before wider ones.
 * For the provider's free text, which has many wordings for the same thing.
 */
export function firstMatch<Value>(table: Readonly<Record<string, Value>>, text: string): Value | undefined {
  return Object.entries(table).find(([pattern]) => new RegExp(pattern, 'i').test(text))?.[1];
}
