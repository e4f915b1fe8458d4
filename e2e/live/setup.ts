import { mailSettings } from '../support/mail.ts';
import { mainStack, startLive, stopAll } from '../support/stack.ts';
import { readFacts } from '../world/world.ts';

/** The stored world going on, fifteen times faster; goals are scored by tests only. */
export default async function setup() {
  const stack = mainStack({ speed: '15', start: readFacts().now }, mailSettings);
  await startLive(stack);
  return () => stopAll(stack);
}
