import { stopEdge } from '../scripts/stack.ts';
import { mainStack, startAll, worldIsStored } from './stack.ts';

/** As in global-setup.ts, at the pace of the world: at fifteen times that, the worker is half a core. */
export default async function setup() {
  const stack = mainStack('1');
  await startAll(stack, { edge: true });
  await worldIsStored(stack);
  return async () => {
    await stack.stop();
    stopEdge(stack);
  };
}
