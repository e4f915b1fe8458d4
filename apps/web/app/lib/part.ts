import type { Reading } from './page.ts';

/** What a page read for one of its parts. A page is shown with the parts that could be read. */
export type Part<T> =
  | { state: 'loaded'; data: T }
  /** The provider's data is on its way. */
  | { state: 'syncing' }
  | { state: 'failed'; message: string };

export function partOf<A extends { data: unknown }>(reading: Reading): Part<A['data']> {
  // The API's own tests check its answers against the contract.
  if (reading.ok) return { state: 'loaded', data: (reading.body as A).data };
  return reading.isSyncing ? { state: 'syncing' } : { state: 'failed', message: reading.message };
}
