import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { classNames } from './apps/web/test/class-names.ts';

const reports = process.env.SAFIRA_REPORTS;

/** Only ends a test that hangs, as others may use the machine too; a test measures itself how fast something is. */
const PATIENCE_MS = 120_000;

export default defineConfig({
  test: {
    // One for each core of the smallest machine that runs them.
    maxWorkers: 2,
    // .ci/run counts the tests by it.
    reporters: reports ? ['default', ['json', { outputFile: `${reports}/vitest.json` }]] : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          // Most files import the same large tables: a process per file would read them 190 times.
          isolate: false,
          testTimeout: PATIENCE_MS,
          include: [
            '{packages,apps}/*/src/**/*.test.ts',
            'apps/web/{app,server}/**/*.test.ts',
            '{scripts,tools}/**/*.test.ts',
            'e2e/{,world/}*.test.ts',
          ],
        },
      },
      {
        root: 'apps/web',
        plugins: [react(), classNames()],
        test: {
          name: 'component',
          testTimeout: PATIENCE_MS,
          environment: 'happy-dom',
          // One happy-dom per worker instead of one per file; the files stay isolated.
          pool: 'vmThreads',
          include: ['app/**/*.test.tsx'],
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          // They wait for engines and processes for a third of their time.
          maxWorkers: 3,
          include: ['{packages,apps}/*/test/**/*.test.ts', 'ops/**/*.test.ts'],
          globalSetup: ['packages/testkit/src/template.ts'],
          // Importing the apps costs more than most of these files do: a worker imports them once.
          isolate: false,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          // On a busy machine engines and processes stand still for seconds.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
