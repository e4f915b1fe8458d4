import { setTimeout as wait } from 'node:timers/promises';

/** Waits until the condition holds; fails naming what was waited for. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  seconds = 30,
): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (Date.now() < deadline) {
    if (await condition()) return;
    await wait(50);
  }
  throw new Error(`waited ${seconds} s in vain: ${what}`);
}
