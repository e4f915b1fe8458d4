import { stopEdge } from '../scripts/stack.ts';
import { mainStack, startFrozen } from './support/stack.ts';

/** What answers readers, on the stored world: nothing changes while tests look at it side by side. */
export default async function setup() {
  const stack = mainStack();
  await startFrozen(stack);
  return async () => {
    await stack.stop();
    stopEdge(stack);
  };
}
