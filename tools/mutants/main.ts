// `pnpm mutants [group …] [--fresh] [--mutate <file>]`
// Changes the code in hundreds of small ways (Stryker), runs the tests next to it that reach each change, and lists the
// changes that none noticed. Fails if the share of noticed ones is below the group's aim (groups.ts). Results are kept in
// .data/mutants and used again while code and tests are the same; `--fresh` ignores them. `--mutate` takes one file or
// range of lines (`a.ts:10-20`) instead of the whole group.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { equivalents } from './equivalent.ts';
import { groups } from './groups.ts';
import { type Mutant, scoreOf } from './score.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fresh: { type: 'boolean', default: false }, mutate: { type: 'string' } },
});
const names = positionals.length > 0 ? positionals : Object.keys(groups);
const unknown = names.filter((name) => !Object.hasOwn(groups, name));
if (unknown.length > 0) {
  console.error(`mutants: no group ${unknown.join(', ')}; the groups are ${Object.keys(groups).join(', ')}`);
  process.exit(1);
}

const failed: string[] = [];
for (const name of names) {
  const { mutate, least } = groups[name]!;
  const begun = performance.now();
  const mutants = await run(name, values.mutate ? [values.mutate] : mutate);
  const own = equivalents.filter(({ file }) => mutants.some((mutant) => mutant.file === file));
  const score = scoreOf(mutants, own);
  // A part of a group does not contain all of its equivalents.
  const outdated = values.mutate ? [] : score.outdated;
  for (const { file, line, from, to } of score.survivors) console.log(`${file}:${line}  ${from}  →  ${to}`);
  for (const { file, from, to } of outdated)
    console.log(`${file}: no longer in the code, remove it from equivalent.ts: ${from}  →  ${to}`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    `mutants: ${name}: ${score.percent.toFixed(1)} % of ${score.counted} noticed, aim ${least} % (${seconds} s)`,
  );
  if (score.percent < least || outdated.length > 0) failed.push(name);
}
if (failed.length > 0) console.log(`mutants: FAILED: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function run(name: string, mutate: readonly string[]): Promise<Mutant[]> {
  const incrementalFile = `.data/mutants/${name}.json`;
  forgetSurvivors(incrementalFile);
  const results = await new Stryker({
    configFile: 'tools/mutants/stryker.config.ts',
    mutate: [...mutate, '!**/*.test.{ts,tsx}'],
    incrementalFile,
    force: values.fresh,
    reporters: process.stdout.isTTY ? ['progress', 'html'] : ['html'],
    htmlReporter: { fileName: `.data/reports/mutants/${name}.html` },
  }).runMutationTest();

  return results.map(({ fileName, location, replacement, status }) => ({
    file: relative('.', fileName),
    line: location.start.line,
    from: textAt(fileName, location),
    to: oneLine(replacement),
    status,
  }));
}

/** Stryker does not notice that a new test reaches the mutant of a constant, so survivors always run again. */
function forgetSurvivors(file: string): void {
  if (!existsSync(file)) return;
  // Written by Stryker itself.
  const report = JSON.parse(readFileSync(file, 'utf8')) as { files: Record<string, { mutants: Stored[] }> };
  for (const one of Object.values(report.files))
    one.mutants = one.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  writeFileSync(file, JSON.stringify(report));
}

type Stored = { status: string };
type Location = { start: Position; end: Position };
type Position = { line: number; column: number };

/** Lines and columns are counted from 1, the end is exclusive. */
function textAt(file: string, { start, end }: Location): string {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]!.slice(0, end.column - 1);
  lines[0] = lines[0]!.slice(start.column - 1);
  return oneLine(lines.join('\n'));
}

function oneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim();
}
