import { setImmediate as nextTask } from 'node:timers/promises';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a busy machine the first import of a lazily loaded part may take many seconds.
configure({ asyncUtilTimeout: 40_000 });
afterEach(cleanup);

/**
 * Effects run in a task of their own after the elements that a test waits for have appeared. Without waiting for it a
 * test may click before a component has subscribed to its store.
 */
const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      await nextTask();
      await nextTask();
      return found;
    }),
});
