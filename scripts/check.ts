// pnpm check: all checks of the code that need no running service.
// Two steps run at a time; all of them run, so that one run shows every fault.
import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { judgeImports } from './judge-imports.ts';

type Step = {
  name: string;
  command: string[];
  cwd?: string;
  /** Reads the output of a command that succeeded; a returned text is a fault. */
  judge?: (stdout: string) => string | undefined;
};

const bin = (name: string, ...args: string[]) => [`node_modules/.bin/${name}`, ...args];
const css = 'apps/web/**/*.css';
const hasCss = globSync(css, { exclude: ['**/node_modules', '**/build'] }).length > 0;
const folders = ['packages', 'apps', 'e2e', 'ops', 'tools', 'scripts', 'bench'];
const hasWeb = existsSync('apps/web/react-router.config.ts');

/** The types of the routes: lint, tsc and depcruise read them. */
const first: Step[] = hasWeb
  ? [{ name: 'typegen', command: bin('react-router', 'typegen'), cwd: 'apps/web' }]
  : [];

/** The longest first, so that no core waits at the end. */
const steps: Step[] = [
  { name: 'vitest', command: bin('vitest', 'run', '--project', 'unit', '--project', 'component') },
  { name: 'oxlint', command: bin('oxlint') },
  { name: 'oxfmt', command: bin('oxfmt', '--check') },
  { name: 'tsc', command: bin('tsc', '-b') },
  {
    name: 'depcruise',
    command: bin('depcruise', ...folders, '--output-type', 'json'),
    judge: judgeImports,
  },
  { name: 'knip', command: bin('knip', '--no-config-hints') },
  ...(hasCss ? [{ name: 'stylelint', command: bin('stylelint', css) }] : []),
  { name: 'alerts', command: ['promtool', 'test', 'rules', ...globSync('ops/monitoring/tests/*.yml')] },
  { name: 'prometheus', command: ['promtool', 'check', 'config', 'ops/monitoring/prometheus.yml'] },
  { name: 'requirements', command: [process.execPath, 'scripts/requirements.ts'] },
  { name: 'vocabulary', command: [process.execPath, 'scripts/vocabulary-check.ts'] },
];

/** Only ends a tool that hangs: a busy machine needs ten times as long as an idle one. */
const LIMIT_MS = 1_200_000;

/** For two cores. */
const AT_ONCE = 2;

const running = new Set<number>();
const stopAll = () => running.forEach((pid) => stop(pid));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopAll();
    process.exit(1);
  });
}

const start = performance.now();
const failed: string[] = [];
await takeTurns(first.values());
const waiting = steps.values();
await Promise.all(Array.from({ length: AT_ONCE }, () => takeTurns(waiting)));
if (failed.length > 0) console.log(`check: failed after ${seconds(start)}: ${failed.join(', ')}`);
else console.log(`check: all good in ${seconds(start)}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function takeTurns(turns: Iterable<Step>) {
  for (const step of turns) if (!(await run(step))) failed.push(step.name);
}

/** Whether it found no fault. */
async function run({ name, command, cwd = '.', judge }: Step): Promise<boolean> {
  const from = performance.now();
  const { output, stdout, failure } = await capture(command, cwd);
  const fault = failure ?? judge?.(stdout);
  const time = seconds(from);
  if (!fault) console.log(`✓ ${name.padEnd(13)}${time.padStart(7)}`);
  else console.log([failure ? output.trim() : '', `✗ ${name}: ${fault} (${time})`].join('\n'));
  return !fault;
}

/** In a process group of its own, so that the child processes of a tool are stopped with it. */
function capture([file = '', ...args]: string[], cwd: string) {
  return new Promise<{ output: string; stdout: string; failure: string | undefined }>((done) => {
    const child = spawn(file, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    let output = '';
    let stdout = '';
    let failure: string | undefined;
    const limit = setTimeout(() => {
      failure = `not done after ${LIMIT_MS / 1000} s`;
      if (pid !== undefined) stop(pid);
    }, LIMIT_MS);
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      stdout += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
    child.on('error', (error) => (failure = error.message));
    child.on('close', (code, signal) => {
      clearTimeout(limit);
      if (pid !== undefined) running.delete(pid);
      if (code !== 0) failure ??= code === null ? `ended by ${signal}` : `exit code ${code}`;
      done({ output, stdout, failure });
    });
  });
}

function stop(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

function seconds(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}
