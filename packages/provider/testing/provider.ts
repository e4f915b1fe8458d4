import { makeProvider } from '../src/client.ts';
import type { Mapped } from '../src/map/mapped.ts';
import { ProviderError } from '../src/provider-error.ts';

export const TODAY = { date: '2026-11-21' };
export const START = Date.parse('2026-11-21T18:00:00Z');

/** A clock that stands still unless a test moves it, in a world fast enough for short pauses. */
export function aClock(speed = 60) {
  const clock = { time: START, now: () => clock.time, speed };
  return clock;
}

export function providerOf(
  { baseUrl }: { baseUrl: string },
  settings: Partial<Parameters<typeof makeProvider>[0]> = {},
) {
  return makeProvider({ baseUrl, key: 'secret', clock: aClock(), perSecond: 1000, ...settings });
}

/** The way a call fails; one that does not is a failed test. */
export async function failure(call: Promise<unknown>): Promise<ProviderError> {
  const error = await call.then(() => undefined).catch((thrown: unknown) => thrown);
  if (!(error instanceof ProviderError)) throw new Error(`expected a ProviderError, got ${String(error)}`);
  return error;
}

/** What an item became; one that was refused is a failed test. */
export function mappedOf<T>(mapped: Mapped<T>): T {
  if (!mapped.ok) throw new Error(mapped.reason);
  return mapped.value;
}
