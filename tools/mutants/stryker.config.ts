/** What all groups of `pnpm mutants` share; main.ts adds the rest. */
export default {
  testRunner: 'vitest',
  // Stryker looks next to itself, where pnpm does not put it.
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'tools/mutants/vitest.config.ts' },
  // One for each core of the smallest machine that runs them.
  concurrency: 2,
  // Stryker rewrites this file with an API of the compiler that TypeScript 7 does not have; a missing one is left alone.
  tsconfigFile: 'none',
  // Not copied for the tests. Vite reads tsconfig.json and every file that it refers to.
  ignorePatterns: ['.data', 'build', '.react-router', 'docs', 'bench', 'e2e', '!e2e/tsconfig.json'],
  incremental: true,
  cleanTempDir: 'always',
  logLevel: 'error',
  warnings: { slow: false },
};
