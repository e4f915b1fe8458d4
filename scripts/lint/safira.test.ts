import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { good } from './fixtures/good.ts';
import { refused } from './fixtures/refused.ts';

const root = resolve(import.meta.dirname, '../..');
const tsconfig = { compilerOptions: { strict: true, jsx: 'preserve', module: 'nodenext', noEmit: true } };
let tree: string;
let found: Map<string, string[]>;

/** One run of the real linter with the real settings over a small tree. */
beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'safira-lint-'));
  await cp(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
  await cp(join(root, 'scripts/lint'), join(tree, 'scripts/lint'), { recursive: true });
  // The type-aware part of oxlint is a program of its own, found in node_modules.
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
  await writeFile(join(tree, 'tsconfig.json'), JSON.stringify(tsconfig));
  for (const { path, code } of [...refused, ...good]) {
    await mkdir(join(tree, dirname(path)), { recursive: true });
    await writeFile(join(tree, path), code);
  }
  found = await lint(tree);
}, 20_000);

afterAll(() => rm(tree, { recursive: true }));

test.each(refused)('HOUSE: $rule refuses $path', ({ rule, path }) => {
  expect(found.get(path)).toContain(rule);
});

test.each(good)('HOUSE: the linter accepts $path', ({ path }) => {
  expect(found.get(path) ?? []).toEqual([]);
});

type Report = { diagnostics: { code: string; filename: string }[] };

async function lint(folder: string): Promise<Map<string, string[]>> {
  const command = [join(root, 'node_modules/oxlint/bin/oxlint'), '-f', 'json', '.'];
  const stdout = await new Promise<string>((done) => {
    // It exits with 1 if it finds something; output that is not a report fails below.
    execFile(process.execPath, command, { cwd: folder }, (_error, out) => done(out));
  });
  expect(stdout).toMatch(/^\{/);
  const byFile = new Map<string, string[]>();
  for (const { filename, code } of (JSON.parse(stdout) as Report).diagnostics) {
    byFile.set(filename, [...(byFile.get(filename) ?? []), code]);
  }
  return byFile;
}
