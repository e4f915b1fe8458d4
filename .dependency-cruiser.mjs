// The import table of docs/architecture.md: who may import whom. Everything else is refused.
const mayImport = {
  contract: [],
  arabic: [],
  operations: [],
  media: [],
  speech: [],
  football: ['contract', 'arabic'],
  broadcasts: ['contract', 'arabic'],
  provider: ['contract', 'football', 'arabic'],
  reports: ['contract', 'football', 'arabic'],
  podcast: ['football', 'arabic', 'reports'],
  store: ['contract', 'football', 'arabic', 'operations', 'broadcasts', 'media', 'reports', 'podcast'],
  api: ['contract', 'football', 'arabic', 'operations', 'broadcasts', 'media', 'speech', 'store'],
  worker: [
    'contract',
    'football',
    'arabic',
    'operations',
    'broadcasts',
    'media',
    'speech',
    'store',
    'provider',
    'reports',
    'podcast',
  ],
  simulator: ['provider', 'arabic', 'football', 'operations'],
  web: ['contract', 'football', 'arabic', 'operations'],
  // Starts the apps, acts as their clients and compares what they store with what the simulator played.
  testkit: [
    'contract',
    'football',
    'arabic',
    'operations',
    'broadcasts',
    'reports',
    'store',
    'simulator',
    'web',
  ],
};

// The same for the folders of apps/web/app; routes may import all of them. `features-stay-apart` adds that one feature
// does not import another.
const webMayImport = {
  lib: [],
  state: ['lib'],
  // Of the state only what any page has.
  ui: ['lib', 'state/(announce|store|stored|theme|toast)'],
  'football-ui': ['lib', 'state', 'ui'],
  shell: ['lib', 'state', 'ui', 'football-ui'],
  features: ['lib', 'state', 'ui', 'football-ui'],
};

export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...Object.entries(mayImport).map(([part, allowed]) => ({
      name: `one-way-${part}`,
      severity: 'error',
      from: { path: `^(packages|apps)/${part}/`, pathNot: '/test/' },
      to: { path: '^(packages|apps)/', pathNot: `^(packages|apps)/(${[part, ...allowed].join('|')})/` },
    })),
    {
      name: 'web-takes-only-types-of-contract',
      severity: 'error',
      from: { path: '^apps/web/app/', pathNot: '\\.test\\.tsx?$' },
      // The rules of what a form may contain have no schemas: zod is not sent to browsers.
      to: {
        path: '^packages/contract/',
        pathNot: '^packages/contract/src/accounts/rules/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'rules-of-accounts-only-in-their-forms',
      severity: 'error',
      from: { path: '^apps/web/app/', pathNot: '^apps/web/app/features/account/|\\.test\\.tsx?$' },
      to: { path: '^packages/contract/src/accounts/rules/' },
    },
    ...Object.entries(webMayImport).map(([folder, allowed]) => ({
      name: `one-way-web-${folder}`,
      severity: 'error',
      from: { path: `^apps/web/app/${folder}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/app/', pathNot: `^apps/web/app/(${[folder, ...allowed].join('|')})[./]` },
    })),
    {
      name: 'ui-knows-no-football',
      severity: 'error',
      from: { path: '^apps/web/app/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/(football|contract)/' },
    },
    {
      name: 'e2e-speaks-only-the-contract',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(contract|testkit)/' },
    },
    {
      name: 'nothing-imports-a-program',
      severity: 'error',
      from: { path: '^(packages|apps|ops|e2e)/', pathNot: '(/test/|\\.test\\.ts$)' },
      to: { path: '^(tools|scripts|bench)/' },
    },
    {
      name: 'a-tool-imports-no-other-tool',
      severity: 'error',
      from: { path: '^tools/([^/]+)/' },
      to: { path: '^tools/', pathNot: '^tools/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/build/|/\\+types/|\\.react-router/)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
