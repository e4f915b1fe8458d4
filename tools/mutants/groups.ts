type Group = {
  /** What is mutated, as patterns of Stryker. */
  mutate: readonly string[];
  /** The tests that must notice, without `.test.ts` or `.test.tsx`: those next to the code. */
  tests: readonly string[];
  /** The share of mutants that they must notice, in percent. */
  least: number;
};

/** The code whose tests are tested by `pnpm mutants`, and how good they must be. */
export const groups: Readonly<Record<string, Group>> = {
  football: {
    least: 92,
    mutate: ['packages/football/src/**/*.ts', '!packages/football/src/{tables,testing}/**'],
    tests: ['packages/football/src/**/*'],
  },
  live: {
    least: 92,
    mutate: ['apps/web/app/features/live/*.{ts,tsx}'],
    tests: ['apps/web/app/features/live/*'],
  },
  'provider-map': {
    least: 88,
    mutate: ['packages/provider/src/map/*.ts'],
    tests: ['packages/provider/src/map/*'],
  },
  access: {
    least: 88,
    mutate: ['apps/api/src/{access,limiter,snapshots,depends-on,hot-answers}.ts'],
    tests: ['apps/api/src/*'],
  },
  state: {
    least: 88,
    mutate: ['apps/web/app/state/*.ts'],
    tests: ['apps/web/app/state/*', 'apps/web/app/ui/toaster*'],
  },
};
