/** Makes a value when it is first needed, so that a server that never needs it starts without it. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
