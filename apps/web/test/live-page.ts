import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { FakeEventSource } from './event-source.ts';

/** For tests of what is followed live: fake time, a stream and a network that the test plays. */
export function livePage() {
  const fetched = vi.fn<typeof fetch>();
  const seconds = (n: number) => act(() => vi.advanceTimersByTimeAsync(n * 1000));
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T18:00:00Z') });
    vi.stubGlobal('EventSource', FakeEventSource);
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    FakeEventSource.opened = [];
  });
  afterEach(async () => {
    // The stream of one test must not serve the next.
    cleanup();
    await seconds(5);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    fetched.mockReset();
  });
  return { fetched, seconds };
}
