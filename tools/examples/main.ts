// `pnpm examples`: applies the worked examples of CONTRIBUTING.md, word for word, to a clone of the last commit in
// .data/examples, runs their commands there, and then the checks. Stops the engines of `scripts/services`.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changed, examplesOf, type Step } from './steps.ts';

const root = join(import.meta.dirname, '../..');
const clone = join(root, '.data/examples');

// The clone starts engines of its own at the same ports.
execFileSync('scripts/services', ['down'], { cwd: root, stdio: 'inherit' });
rmSync(clone, { recursive: true, force: true });
execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
run('pnpm install --frozen-lockfile --prefer-offline');
const steps = examplesOf(readFileSync(join(clone, 'CONTRIBUTING.md'), 'utf8'));
try {
  for (const step of steps) take(step);
  run('git add --all && pnpm check');
} finally {
  run('scripts/services down');
}
rmSync(clone, { recursive: true });
console.log(`examples: ${steps.length} steps as written; the checks pass`);

function take(step: Step): void {
  if (step.kind === 'run') {
    run(step.text);
    return;
  }
  console.log(`examples: ${step.kind} ${step.path}`);
  const file = join(clone, step.path);
  mkdirSync(dirname(file), { recursive: true });
  if (step.kind === 'create') writeFileSync(file, step.text, { flag: 'wx' });
  if (step.kind === 'append') appendFileSync(file, withGap(file, step.text));
  if (step.kind === 'change') writeFileSync(file, changed(readFileSync(file, 'utf8'), step.text));
}

/** Declarations are separated by an empty line, rows of a table are not. */
function withGap(file: string, text: string): string {
  return file.endsWith('.md') ? text : `\n${text}`;
}

function run(commands: string): void {
  console.log(`examples: ${commands.trim()}`);
  execFileSync('bash', ['-euc', `source scripts/toolchain\n${commands}`], { cwd: clone, stdio: 'inherit' });
}
