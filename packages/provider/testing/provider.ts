import { makeProvider } from '../src/client.ts';
import type { Mapped } from '../src/map/mapped.ts';
import { ProviderError } from '../src/provider-error.ts';

export const TODAY = { date: '2026-11-21' };
export const START = Date.parse('2026-11-21T18:00:00Z');

/** A clock that only moves when a test moves it, at a speed that keeps pauses short. */
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

/** The error of a failing call; a call that succeeds fails the test. */
export async function failure(call: Promise<unknown>): Promise<ProviderError> {
  const error = await call.then(() => undefined).catch((thrown: unknown) => thrown);
  if (!(error instanceof ProviderError)) throw new Error(`expected a ProviderError, got ${String(error)}`);
  return error;
}

/** The mapped value; a refused item fails the test. */
export function mappedOf<T>(mapped: Mapped<T>): T {
  if (!mapped.ok) throw new Error(mapped.reason);
  return mapped.value;
}
