import { mainStack, startFrozen, stopAll } from './support/stack.ts';

/** What answers readers, on the stored world: nothing changes while tests look at it side by side. */
export default async function setup() {
  const stack = mainStack();
  await startFrozen(stack);
  return () => stopAll(stack);
}
