import { stopEdge } from '../scripts/stack.ts';
import { mainStack, startAll } from './stack.ts';

/** The whole path on the simulated league: fifteen times faster, and nobody scores unless a test says so. */
export default async function setup() {
  const stack = mainStack();
  await startAll(stack, { edge: true });
  return async () => {
    await stack.stop();
    stopEdge(stack); // a test may have started it anew
  };
}
