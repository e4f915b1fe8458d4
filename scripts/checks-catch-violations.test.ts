import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** The checks other than the linter, each run with the real settings on a small tree with one fault in it. */
const root = resolve(import.meta.dirname, '..');
const trees: string[] = [];
afterAll(() => Promise.all(trees.map((tree) => rm(tree, { recursive: true }))));

async function treeOf(files: Record<string, string>): Promise<string> {
  const tree = await mkdtemp(join(tmpdir(), 'safira-bites-'));
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

async function run(
  tree: string,
  tool: string,
  ...args: string[]
): Promise<{ failed: boolean; output: string }> {
  const command = join(root, 'node_modules/.bin', tool);
  return new Promise((done) => {
    execFile(command, args, { cwd: tree }, (error, out, err) =>
      done({ failed: error !== null, output: out + err }),
    );
  });
}

const cruise = async (files: Record<string, string>) =>
  run(
    await treeOf(files),
    'depcruise',
    ...['packages', 'apps', 'e2e', 'tools'].filter((part) =>
      Object.keys(files).some((path) => path.startsWith(part)),
    ),
    '--config',
    '.dependency-cruiser.mjs',
  );

const use = (path: string, kind = 'import') =>
  `${kind} { x } from '${path}';\nexport const y: typeof x = 1;\n`;
const x = 'export const x = 1;\n';

test.concurrent.each([
  ['one-way-football', 'packages/football/src/a.ts', 'packages/store/src/b.ts'],
  ['one-way-contract', 'packages/contract/src/a.ts', 'packages/football/src/b.ts'],
  ['one-way-provider', 'packages/provider/src/a.ts', 'packages/store/src/b.ts'],
  ['one-way-store', 'packages/store/src/a.ts', 'packages/provider/src/b.ts'],
  ['one-way-api', 'apps/api/src/a.ts', 'packages/provider/src/b.ts'],
  ['one-way-web', 'apps/web/app/a.ts', 'packages/store/src/b.ts'],
  ['one-way-arabic', 'packages/arabic/src/a.ts', 'packages/contract/src/b.ts'],
  ['web-takes-only-types-of-contract', 'apps/web/app/a.ts', 'packages/contract/src/b.ts'],
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
])('HOUSE: %s refuses %s importing %s', { timeout: 20_000 }, async (rule, from, to) => {
  const path = `${'../'.repeat(from.split('/').length - 1)}${to}`;
  const { failed, output } = await cruise({ [from]: use(path), [to]: x });
  expect(failed).toBe(true);
  expect(output).toContain(rule);
});

test('HOUSE: a cycle is refused', { timeout: 20_000 }, async () => {
  const { failed, output } = await cruise({
    'packages/football/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
    'packages/football/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
  });
  expect(failed).toBe(true);
  expect(output).toContain('no-cycle');
});

test(
  'HOUSE: allowed imports pass: types of the contract in the web, toasts in its ui, the contract in e2e',
  { timeout: 20_000 },
  async () => {
    const { failed, output } = await cruise({
      'apps/web/app/a.ts': use('../../../packages/contract/src/b.ts', 'import type'),
      'apps/web/app/ui/a.ts': use('../state/toast.ts'),
      'apps/web/app/state/toast.ts': x,
      'apps/web/app/features/day/a.ts': use('../../football-ui/b.ts'),
      'apps/web/app/football-ui/b.ts': x,
      'e2e/a.ts': use('../packages/contract/src/b.ts'),
      'packages/contract/src/b.ts': x,
    });
    expect(output).toContain('no dependency violations');
    expect(output).not.toContain('0 modules');
    expect(failed).toBe(false);
  },
);

test.concurrent.each([
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
])('HOUSE: the physical property «%s» is refused', { timeout: 20_000 }, async (declaration) => {
  const tree = await treeOf({ 'apps/web/a.css': `.row {\n  ${declaration};\n}\n` });
  expect((await run(tree, 'stylelint', 'apps/web/*.css')).failed).toBe(true);
});

test('HOUSE: logical properties pass', { timeout: 20_000 }, async () => {
  const css =
    '.row {\n  margin-inline-start: 1px;\n  inset-inline-end: 0;\n  inline-size: 10px;\n  text-align: start;\n}\n';
  expect(await run(await treeOf({ 'apps/web/a.css': css }), 'stylelint', 'apps/web/*.css')).toMatchObject({
    failed: false,
  });
});

test.concurrent.each([
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
])('HOUSE: «%s» is refused: distances and colours are tokens', { timeout: 20_000 }, async (declaration) => {
  const tree = await treeOf({ 'apps/web/a.css': `.row {\n  ${declaration};\n}\n` });
  const { failed, output } = await run(tree, 'stylelint', 'apps/web/*.css');
  expect(output).toContain('of tokens.css');
  expect(failed).toBe(true);
});

test(
  'HOUSE: tokens pass, and so do 0, one pixel, em, a mix of a token and the tokens themselves',
  { timeout: 20_000 },
  async () => {
    const css = `.row {
  --optical: 3px;

  gap: var(--sp-2) 0.28em;
  margin: 0 auto -1px;
  padding: calc(var(--sp-2) + 1px) var(--sp-1-5);
  inset-block-start: calc(-1 * var(--optical));
  border: 1px solid currentcolor;
  background: transparent;
  color: color-mix(in srgb, var(--ink) 35%, transparent);
}
`;
    const tree = await treeOf({
      'apps/web/a.css': css,
      'apps/web/styles/tokens.css':
        ':root {\n  --sp-2: 8px;\n  --ink: #0f1713;\n  --plate: rgb(8 26 16 / 72%);\n}\n',
    });
    expect(await run(tree, 'stylelint', 'apps/web/**/*.css')).toMatchObject({ failed: false });
  },
);

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
