type Group = {
  /** What is mutated, as patterns of Stryker; tests never are. */
  mutate: readonly string[];
  /** The share of mutants that tests must detect, in percent. */
  least: number;
};

/** The code whose tests are tested by `pnpm mutants`, and how good they must be. */
export const groups: Readonly<Record<string, Group>> = {
  football: { least: 92, mutate: ['packages/football/src/**/*.ts', '!packages/football/src/tables/**'] },
  live: { least: 92, mutate: ['apps/web/app/features/live/**/*.{ts,tsx}'] },
  'provider-map': { least: 88, mutate: ['packages/provider/src/map/**/*.ts'] },
  access: {
    least: 88,
    mutate: ['apps/api/src/{access,limiter,snapshots,depends-on,hot-answers}.ts'],
  },
  state: {
    least: 88,
    mutate: [
      'apps/web/app/state/**/*.ts',
      'apps/web/app/ui/{theme,spoiler,opened-match,toast,announce}.ts',
      'apps/web/app/lib/{favourite-leagues,favourite-leagues-first-paint,zone-choice,stored,browser-zone}.ts',
    ],
  },
};
