import { afterAll, onTestFinished } from 'vitest';

/** Runs at the end of the test that calls it; outside of a test, at the end of the file. */
export function atEnd(close: () => unknown): void {
  try {
    onTestFinished(async () => void (await close()));
  } catch {
    afterAll(async () => void (await close()));
  }
}
