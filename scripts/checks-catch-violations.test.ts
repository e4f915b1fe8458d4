import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The checks other than the linter, each run once with the real settings on a small tree with many faults in it.

const root = resolve(import.meta.dirname, '..');
const trees: string[] = [];
afterAll(() => Promise.all(trees.map((tree) => rm(tree, { recursive: true }))));

async function treeOf(files: Record<string, string>): Promise<string> {
  const tree = await mkdtemp(join(tmpdir(), 'safira-checks-'));
  trees.push(tree);
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
  for (const name of ['.dependency-cruiser.mjs', '.stylelintrc.json', 'knip.json', 'pnpm-workspace.yaml']) {
    await cp(join(root, name), join(tree, name));
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(tree, dirname(path)), { recursive: true });
    await writeFile(join(tree, path), text);
  }
  return tree;
}

type Run = { failed: boolean; stdout: string; output: string };

async function run(tree: string, tool: string, ...args: string[]): Promise<Run> {
  const command = join(root, 'node_modules/.bin', tool);
  return new Promise((done) => {
    execFile(command, args, { cwd: tree }, (error, stdout, stderr) =>
      done({ failed: error !== null, stdout, output: stdout + stderr }),
    );
  });
}

const x = 'export const x = 1;\n';
const importing = (from: string, to: string, kind = 'import') =>
  `${kind} { x } from '${'../'.repeat(from.split('/').length - 1)}${to}';\nexport const y: typeof x = 1;\n`;

/** Rule, importing file, imported file. */
const refusedImports = [
  ['one-way-football', 'packages/football/src/a.ts', 'packages/store/src/b.ts'],
  ['one-way-contract', 'packages/contract/src/a.ts', 'packages/football/src/b.ts'],
  ['one-way-provider', 'packages/provider/src/a.ts', 'packages/store/src/b.ts'],
  ['one-way-store', 'packages/store/src/a.ts', 'packages/provider/src/b.ts'],
  ['one-way-api', 'apps/api/src/a.ts', 'packages/provider/src/b.ts'],
  ['one-way-web', 'apps/web/app/a.ts', 'packages/store/src/b.ts'],
  ['one-way-arabic', 'packages/arabic/src/a.ts', 'packages/contract/src/b.ts'],
  ['web-takes-only-types-of-contract', 'apps/web/app/a.ts', 'packages/contract/src/b.ts'],
  [
    'rules-of-accounts-only-in-their-forms',
    'apps/web/app/state/a.ts',
    'packages/contract/src/accounts/rules/b.ts',
  ],
  ['one-way-web-ui', 'apps/web/app/ui/a.ts', 'apps/web/app/football-ui/b.ts'],
  ['one-way-web-ui', 'apps/web/app/ui/a.ts', 'apps/web/app/state/spoiler.ts'],
  ['ui-knows-no-football', 'apps/web/app/ui/a.ts', 'packages/football/src/b.ts'],
  ['one-way-web-football-ui', 'apps/web/app/football-ui/a.ts', 'apps/web/app/features/day/b.ts'],
  ['one-way-web-state', 'apps/web/app/state/a.ts', 'apps/web/app/ui/b.ts'],
  ['one-way-web-lib', 'apps/web/app/lib/a.ts', 'apps/web/app/state/b.ts'],
  ['one-way-web-shell', 'apps/web/app/shell/a.ts', 'apps/web/app/features/day/b.ts'],
  ['one-way-web-features', 'apps/web/app/features/day/a.ts', 'apps/web/app/routes/match/b.ts'],
  ['e2e-speaks-only-the-contract', 'e2e/a.ts', 'packages/store/src/b.ts'],
  ['one-way-worker', 'apps/worker/src/a.ts', 'packages/testkit/src/b.ts'],
  ['nothing-imports-a-program', 'packages/testkit/src/a.ts', 'tools/drill/b.ts'],
  ['a-tool-imports-no-other-tool', 'tools/soak/a.ts', 'tools/drill/b.ts'],
] as const;

const allowedImports = [
  ['apps/web/app/types.ts', 'packages/contract/src/b.ts', 'import type'],
  ['apps/web/app/features/account/form.ts', 'packages/contract/src/accounts/rules/b.ts', 'import'],
  ['apps/web/app/ui/toasts.ts', 'apps/web/app/state/toast.ts', 'import'],
  ['apps/web/app/features/day/row.ts', 'apps/web/app/football-ui/b.ts', 'import'],
  ['e2e/calls.ts', 'packages/contract/src/b.ts', 'import'],
] as const;

/** Each case has an importing file of its own. */
const fileOf = (from: string, number: number) => from.replace(/a\.ts$/, `a${number}.ts`);

type Violation = { from: string; rule: { name: string } };
let violations: Violation[];

beforeAll(async () => {
  const tree = await treeOf(
    Object.fromEntries([
      ...refusedImports.flatMap(([, from, to], number) => [
        [fileOf(from, number), importing(from, to)],
        [to, x],
      ]),
      ...allowedImports.flatMap(([from, to, kind]) => [
        [from, importing(from, to, kind)],
        [to, x],
      ]),
      ['packages/football/src/one.ts', "import { two } from './two.ts';\nexport const one = () => two;\n"],
      ['packages/football/src/two.ts', "import { one } from './one.ts';\nexport const two = () => one;\n"],
    ]) as Record<string, string>,
  );
  const config = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const { stdout } = await run(tree, 'depcruise', 'packages', 'apps', 'e2e', 'tools', ...config);
  ({ violations } = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary);
}, 30_000);

const rulesAgainst = (file: string) =>
  violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

test.each(refusedImports.map(([rule, from, to], number) => ({ rule, from, to, number })))(
  'HOUSE: $rule refuses $from importing $to',
  ({ rule, from, number }) => {
    expect(rulesAgainst(fileOf(from, number))).toContain(rule);
  },
);

test('HOUSE: a cycle is refused', () => {
  expect(rulesAgainst('packages/football/src/one.ts')).toContain('no-cycle');
});

test.each(allowedImports)('HOUSE: %s may import %s', (from) => {
  expect(rulesAgainst(from)).toEqual([]);
});

const physical = [
  'margin-left: 1px',
  'padding-right: 1px',
  'left: 0',
  'border-left: 1px solid',
  'border-top-left-radius: 4px',
  'text-align: left',
  'float: left',
  'width: 10px',
  'margin: 0 1px 2px 3px',
  'inset: 0 1px 2px 3px',
  'margin: calc(-1 * var(--sp-2)) 0 0 1px',
];

const withoutTokens = [
  'gap: 8px',
  'row-gap: 1.5px',
  'margin-block: auto 0.5rem',
  'padding: var(--sp-2) 12px',
  'padding-inline-start: 11px',
  'inset-block-end: calc(100% - 9px)',
  'margin-inline: -4px',
  'scroll-padding-inline: 24px',
  'color: #fff',
  'color: white',
  'background: rgb(0 0 0 / 50%)',
  'fill: oklch(50% 0.1 20deg)',
  'outline-color: color-mix(in srgb, black 30%, transparent)',
  '--edge: #25302a',
];

const accepted = {
  logical:
    '.row {\n  margin-inline-start: 1px;\n  inset-inline-end: 0;\n  inline-size: 10px;\n  text-align: start;\n}\n',
  tokens: `.row {
  --optical: 3px;

  gap: var(--sp-2) 0.28em;
  margin: 0 auto -1px;
  padding: calc(var(--sp-2) + 1px) var(--sp-1-5);
  inset-block-start: calc(-1 * var(--optical));
  border: 1px solid currentcolor;
  background: transparent;
  color: color-mix(in srgb, var(--ink) 35%, transparent);
}
`,
  'styles/tokens': ':root {\n  --sp-2: 8px;\n  --ink: #0f1713;\n  --plate: rgb(8 26 16 / 72%);\n}\n',
};

type StyleReport = { source: string; warnings: { text: string }[] }[];
let complaints: Map<string, string[]>;

beforeAll(async () => {
  const faulty = [...physical, ...withoutTokens].map((declaration, number) => [
    `apps/web/${number}.css`,
    `.row {\n  ${declaration};\n}\n`,
  ]);
  const good = Object.entries(accepted).map(([name, css]) => [`apps/web/${name}.css`, css]);
  const tree = await treeOf(Object.fromEntries([...faulty, ...good]) as Record<string, string>);
  // It writes its report to stderr.
  const { output } = await run(tree, 'stylelint', 'apps/web/**/*.css', '--formatter', 'json');
  complaints = new Map(
    (JSON.parse(output) as StyleReport).map(({ source, warnings }) => [
      source.split('/apps/web/')[1]!,
      warnings.map(({ text }) => text),
    ]),
  );
}, 30_000);

test.each(physical.map((declaration, number) => ({ declaration, number })))(
  'HOUSE: the physical property «$declaration» is refused',
  ({ number }) => {
    expect(complaints.get(`${number}.css`)).not.toEqual([]);
  },
);

test.each(withoutTokens.map((declaration, number) => ({ declaration, number: physical.length + number })))(
  'HOUSE: «$declaration» is refused: distances and colours are tokens',
  ({ number }) => {
    expect(complaints.get(`${number}.css`)!.join()).toContain('of tokens.css');
  },
);

test.each([
  ['logical properties', 'logical'],
  ['tokens, 0, one pixel, em, a mix of a token', 'tokens'],
  ['the values of the tokens themselves', 'styles/tokens'],
])('HOUSE: %s pass', (_what, name) => {
  expect(complaints.get(`${name}.css`)).toEqual([]);
});

test('HOUSE: an unused export is refused', { timeout: 20_000 }, async () => {
  const tree = await treeOf({
    'package.json': '{ "name": "tree", "private": true, "type": "module" }',
    'packages/football/package.json':
      '{ "name": "@safira/football", "private": true, "type": "module", "exports": { "./*": "./src/*.ts" } }',
    'packages/football/src/a.ts': 'export const unusedThing = 1;\n',
  });
  const { failed, output } = await run(tree, 'knip', '--include', 'exports');
  expect(output).toContain('unusedThing');
  expect(failed).toBe(true);
});
