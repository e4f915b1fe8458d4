import { stopEdge } from '../../scripts/stack.ts';
import { mainStack, startLive } from '../support/stack.ts';
import { readFacts } from '../world/world.ts';

/** The stored world going on, fifteen times faster; goals are scored by tests only. */
export default async function setup() {
  const stack = mainStack({ speed: '15', start: readFacts().now });
  await startLive(stack);
  return async () => {
    await stack.stop();
    stopEdge(stack); // a test may have started it anew
  };
}
