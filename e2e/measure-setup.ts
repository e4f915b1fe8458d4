import { stopEdge } from '../scripts/stack.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { mainStack, query, startAll } from './stack.ts';

/** As in global-setup.ts, at the pace of the world: at fifteen times that, the worker is half a core. */
export default async function setup() {
  const stack = mainStack('1');
  await startAll(stack, { edge: true });
  await worldIsStored(stack.name);
  return async () => {
    await stack.stop();
    stopEdge(stack);
  };
}

/** Until the worker has filled the days around: that takes a core, and what is measured would pay for it. */
async function worldIsStored(database: string): Promise<void> {
  const stored = () =>
    query(database, 'select (select count(*) from matches) + (select count(*) from players)');
  let before = '';
  for (let attempt = 0; attempt < 20 && before !== stored(); attempt++) {
    before = stored();
    await wait(10_000);
  }
}
